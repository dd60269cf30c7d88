import { z } from 'zod'
import { NotAllowedError, ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import { insertWebhook } from '../../kernel/webhooks/sql.ts'
import { isOwnSignature } from '../../kernel/adapters/signing/yousign.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import type { Route } from '../../kernel/http/route.ts'

/** Older or younger ones are refused: nobody can play an old one again (Q4). What is missed is asked for later. */
const WEBHOOK_SECONDS = 300

const webhook = z.object({
  event_id: z.string().min(1).max(200),
  event_name: z.string().min(1).max(200),
  event_time: z.coerce.number(),
  data: z.object({ signature_request: z.object({ id: z.string().min(1).max(200) }) }),
})

/** What the signature provider tells; it is stored before the answer and acted on afterwards. */
export const webhookRoutes: readonly Route[] = [
  {
    method: 'POST',
    url: '/api/webhooks/yousign',
    policy: 'public',
    scope: 'any',
    raw: true,
    bodyLimit: 256 * 1024,
    description:
      'Webhooks of the signature provider, signed with the shared secret and at most 300 seconds old.',
    takes: 'an event of Yousign v3; X-Yousign-Signature-256 holds the HMAC of the very bytes',
    answers: '{ received: true }',
    handler: async (ctx, request) => {
      const access = ctx.config.yousign
      if (!access) throw new ResourceNotFoundError()
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      if (!isOwnSignature(access, body, request.headers['x-yousign-signature-256']))
        throw new NotAllowedError('Not allowed to access: the signature is not the provider’s.')
      const event = webhook.safeParse(parse(body))
      if (!event.success) throw new ValidationError({ body: 'webhook.unknown' })
      const { event_id: eventId, event_name: name, event_time: time, data } = event.data
      if (Math.abs(ctx.now().epochMilliseconds / 1000 - time) > WEBHOOK_SECONDS)
        throw new NotAllowedError('Not allowed to access: the event is too old.')
      await inTransaction(ctx, async (trx) => {
        if (
          !(await insertWebhook(trx, { provider: 'YOUSIGN', eventId, name, body: event.data, at: ctx.now() }))
        )
          return
        const externalId = data.signature_request.id
        await ctx.enqueue(trx, 'syncSigning', { externalId }, { singletonKey: externalId })
      })
      return { received: true }
    },
  },
]

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    // Refused as unknown by the caller.
    return null
  }
}
