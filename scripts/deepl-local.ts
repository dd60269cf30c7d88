import { LOCAL_DEEPL_WORDS, startLocalDeepL } from '../src/server/kernel/adapters/translation/local-deepl.ts'

// A DeepL for trying things out: it answers the same text, marked with the language.
const key = process.env['DEEPL_API_KEY'] ?? 'local-key'
const deepl = await startLocalDeepL({ key, port: Number(process.env['DEEPL_PORT'] ?? 3090) })
process.stdout.write(
  [
    `TEST DeepL on ${deepl.url}. Start Mezzo with`,
    `  DEEPL_API_URL=${deepl.url} DEEPL_API_KEY=${key} npm start`,
    'Words in a message make something else happen:',
    ...Object.entries(LOCAL_DEEPL_WORDS).map(([word, what]) => `  ${word}: ${what}`),
    '',
  ].join('\n'),
)
