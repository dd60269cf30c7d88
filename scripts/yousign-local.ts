import { startLocalYousign } from '../src/server/kernel/adapters/signing/local-yousign.ts'

// A signature provider for trying things out: the endpoints and states of Yousign v3, and signatures that bind nobody.
const origin = process.env['MEZZO_ORIGIN'] ?? 'http://localhost:3000'
const apiKey = process.env['YOUSIGN_API_KEY'] ?? 'local-key'
const webhookSecret = process.env['YOUSIGN_WEBHOOK_SECRET'] ?? 'local-secret'
const provider = await startLocalYousign({
  apiKey,
  webhookSecret,
  port: Number(process.env['YOUSIGN_PORT'] ?? 3050),
  deliver: async ({ body, headers }) => {
    const answer = await fetch(`${origin}/api/webhooks/yousign`, { method: 'POST', body, headers })
    process.stdout.write(`webhook: ${answer.status}\n`)
  },
})
process.stdout.write(
  [
    `TEST signature provider on ${provider.url}. Start Mezzo with`,
    `  YOUSIGN_API_URL=${provider.url} YOUSIGN_API_KEY=${apiKey} YOUSIGN_WEBHOOK_SECRET=${webhookSecret} npm start`,
    'and switch the feature ENVIRONMENT_YOUSIGN_CONTRACTS on (staff, features).',
    '',
  ].join('\n'),
)
