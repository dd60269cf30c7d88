import { startLocalStripe } from '../src/server/kernel/adapters/payments/local-stripe/server.ts'

// A card provider for trying things out, in a process of its own: it speaks as Stripe does, and nobody pays anything.
const origin = process.env['MEZZO_ORIGIN'] ?? 'http://localhost:3000'
const secretKey = process.env['STRIPE_SECRET_KEY'] ?? 'sk_test_local'
const webhookSecret = process.env['STRIPE_WEBHOOK_SECRET'] ?? 'whsec_local'
const provider = await startLocalStripe({
  secretKey,
  webhookSecret,
  port: Number(process.env['STRIPE_PORT'] ?? 3070),
  pages: `${origin}/api/test-payments`,
  deliver: async ({ type, body, headers }) => {
    const answer = await fetch(`${origin}/api/webhooks/stripe`, { method: 'POST', body, headers }).catch(
      () => null,
    )
    process.stdout.write(`webhook ${type}: ${answer?.status ?? 'not delivered'}\n`)
    return answer?.ok ?? false
  },
})
setInterval(() => {
  provider.tick().catch((error: unknown) => process.stdout.write(`${String(error)}\n`))
}, 30_000)
process.stdout.write(
  [
    `TEST card provider on ${provider.url}. Start Mezzo with`,
    `  STRIPE_API_URL=${provider.url} STRIPE_SECRET_KEY=${secretKey} STRIPE_WEBHOOK_SECRET=${webhookSecret} npm start`,
    '',
  ].join('\n'),
)
