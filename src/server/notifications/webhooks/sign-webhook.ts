import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'

/** A secret of a webhook as Standard Webhooks writes it: 'whsec_' and 32 bytes in base64. */
export function createWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`
}

/**
 * The headers of a message as Standard Webhooks has them: its id, when it is sent, and the signature with each secret
 * that counts, the newest first.
 */
export function webhookHeaders(
  secrets: readonly string[],
  { id, at, body }: { id: string; at: Temporal.Instant; body: string },
): Record<string, string> {
  const seconds = Math.floor(at.epochMilliseconds / 1_000)
  const signatures = secrets.map((secret) => new Webhook(secret).sign(id, new Date(seconds * 1_000), body))
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  }
}
