import { LOCAL_KLIPPA_WORDS, startLocalKlippa } from '../src/server/kernel/adapters/solvency/local-klippa.ts'

// A reader of documents for trying things out: the endpoint of Klippa DocHorizon, and figures that are made up.
const apiKey = process.env['KLIPPA_API_KEY'] ?? 'local-key'
const provider = await startLocalKlippa({
  apiKey,
  port: Number(process.env['KLIPPA_PORT'] ?? 3060),
  holderName: process.env['KLIPPA_HOLDER'] ?? 'Tom Berger',
  today: () => Temporal.Now.plainDateISO('UTC').toString(),
})
process.stdout.write(
  [
    `TEST reader of documents on ${provider.url}. Start Mezzo with`,
    `  KLIPPA_API_URL=${provider.url} KLIPPA_API_KEY=${apiKey} npm start`,
    'and switch the features DOCUMENT_VERIFICATION and SOLVENCY_CHECK on (staff, features).',
    'Words in the name of a file make something else happen:',
    ...Object.entries(LOCAL_KLIPPA_WORDS).map(([word, what]) => `  ${word}: ${what}`),
    '',
  ].join('\n'),
)
