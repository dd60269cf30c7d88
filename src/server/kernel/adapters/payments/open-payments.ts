import type { Config } from '../../config/config.ts'
import type { LocalPayments } from '../../config/access.ts'
import type { Log } from '../../config/log.ts'
import type { Db } from '../../db/database.ts'
import { type LocalStripe, startLocalStripe } from './local-stripe/server.ts'
import { databaseStore } from './local-stripe/store-sql.ts'
import type { SentWebhook } from './local-stripe/webhooks.ts'
import type { Payments } from './payments.ts'
import { stripeProvider } from './stripe.ts'

const SECONDS_BETWEEN_TICKS = 30
const DELIVERY_LIMIT = 5_000

/** Where the local provider's pages are, below our own address. */
export const TEST_PAGES = '/api/test-payments'

/** Brings a webhook of the local provider to the server; false where it has to be sent again. */
export type DeliverWebhook = (webhook: SentWebhook) => Promise<boolean>

/** The card provider that the settings name; the local one is started with the process. Null: nobody can pay here. */
export async function openPayments(
  config: Pick<Config, 'payments' | 'origin' | 'host' | 'port'>,
  db: Db,
  log: Log,
  deliver: DeliverWebhook = (webhook) => deliverTo(config, webhook),
): Promise<Payments | null> {
  const access = config.payments
  if (!access) return null
  if (access.kind === 'STRIPE') return stripeProvider({ provider: 'STRIPE', url: null, ...access })
  if (access.url) return localProvider(access, access.url, async () => {})
  const local = await startLocalStripe({
    ...access,
    port: 0,
    store: databaseStore(db),
    pages: `${config.origin}${TEST_PAGES}`,
    deliver,
  })
  const timer = setInterval(() => tick(local, log), SECONDS_BETWEEN_TICKS * 1000).unref()
  return localProvider(access, local.url, async () => {
    clearInterval(timer)
    await local.close()
  })
}

/** The local provider as the product sees it, wherever it runs. */
export function localProvider(
  access: Pick<LocalPayments, 'secretKey' | 'webhookSecret'>,
  url: string,
  close: () => Promise<void>,
): Payments {
  return stripeProvider({
    provider: 'LOCAL',
    mode: 'TESTING',
    secretKey: access.secretKey,
    publishableKey: null,
    webhookSecrets: [access.webhookSecret],
    url,
    close,
    browserCall: async (name, body) => {
      const answer = await fetch(`${url}/browser/${encodeURIComponent(name)}`, {
        method: 'POST',
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(DELIVERY_LIMIT * 2),
      })
      return { status: answer.status, body: await answer.json() }
    },
  })
}

/** Over HTTP, as everybody's webhooks come; one that does not arrive is sent again by the next tick. */
async function deliverTo(
  { host, port }: Pick<Config, 'host' | 'port'>,
  { body, headers }: SentWebhook,
): Promise<boolean> {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  try {
    const address = `http://${name}:${port}/api/webhooks/stripe`
    const answer = await fetch(address, {
      method: 'POST',
      body,
      headers,
      signal: AbortSignal.timeout(DELIVERY_LIMIT),
    })
    return answer.ok
  } catch {
    // A worker has no port, and a server that stops takes none.
    return false
  }
}

function tick(local: LocalStripe, log: Log): void {
  local.tick().catch((error: unknown) => log.warn({ err: error }, 'the local payment provider did not go on'))
}
