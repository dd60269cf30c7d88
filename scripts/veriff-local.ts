import { startLocalVeriff } from '../src/server/kernel/adapters/identity/local-veriff.ts'

// An identity provider for trying things out: the endpoints and states of Veriff v1, and verdicts that prove nothing.
const origin = process.env['MEZZO_ORIGIN'] ?? 'http://localhost:3000'
const apiKey = process.env['VERIFF_API_KEY'] ?? 'local-key'
const secret = process.env['VERIFF_SECRET'] ?? 'local-secret'
const provider = await startLocalVeriff({
  apiKey,
  secret,
  port: Number(process.env['VERIFF_PORT'] ?? 3060),
  deliver: async ({ body, headers }) => {
    const answer = await fetch(`${origin}/api/webhooks/veriff`, { method: 'POST', body, headers })
    process.stdout.write(`webhook: ${answer.status}\n`)
  },
})
process.stdout.write(
  [
    `TEST identity provider on ${provider.url}. Start Mezzo with`,
    `  VERIFF_API_URL=${provider.url} VERIFF_API_KEY=${apiKey} VERIFF_SECRET=${secret} npm start`,
    'and switch the feature ID_VERIFICATION on (staff, features).',
    '',
  ].join('\n'),
)
