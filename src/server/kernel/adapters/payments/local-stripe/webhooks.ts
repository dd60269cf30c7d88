import { createHmac } from 'node:crypto'
import { PLATFORM } from './call.ts'
import type { ProviderEvent } from './money-objects.ts'
import type { Store } from './store.ts'

/** A webhook as the provider sends it. */
export interface SentWebhook {
  id: string
  type: string
  body: string
  headers: { 'content-type': string; 'stripe-signature': string }
}

/** How webhooks are sent, to see what becomes of it: held back, twice, the last first. */
export interface WebhookMood {
  held: boolean
  doubled: boolean
  backwards: boolean
}

/** An event with the provider's signature over its very bytes. */
export function signedWebhook(event: ProviderEvent, secret: string, seconds: number): SentWebhook {
  const body = JSON.stringify(event, null, 2)
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return {
    id: event.id,
    type: event.type,
    body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': `t=${seconds},v1=${signature}`,
    },
  }
}

/** Sends events and notes which have arrived; those that haven't are sent again by `sendAgain`. */
export function webhookSender(options: {
  store: Store
  secret: string
  now: () => number
  deliver: (webhook: SentWebhook) => Promise<boolean>
}) {
  const mood: WebhookMood = { held: false, doubled: false, backwards: false }
  const sent: SentWebhook[] = []
  return { mood, sent, send, sendAgain }

  async function send(events: readonly ProviderEvent[]): Promise<void> {
    const order = mood.backwards ? events.toReversed() : events
    const webhooks = order.map((event) => signedWebhook(event, options.secret, options.now()))
    for (const webhook of webhooks.flatMap((one) => (mood.doubled ? [one, one] : [one]))) {
      sent.push(webhook)
      if (!mood.held && (await options.deliver(webhook))) await saveArrived(webhook.id)
    }
  }

  async function saveArrived(id: string): Promise<void> {
    await options.store.change(async (books) => {
      const event = (await books.find(PLATFORM, id)) as ProviderEvent | null
      if (event) await books.save(PLATFORM, { ...event, pending_webhooks: 0 } as ProviderEvent)
    })
  }

  async function sendAgain(olderThan: number): Promise<void> {
    const waiting = await options.store.change((books) =>
      books.list(PLATFORM, 'event', { match: { pending_webhooks: 1 }, until: olderThan, limit: 100 }),
    )
    await send(waiting.toReversed() as ProviderEvent[])
  }
}
