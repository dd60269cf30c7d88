import { createHash } from 'node:crypto'
import { z } from 'zod'
import { NotAllowedError, ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import { isOwnSignature } from '../../kernel/adapters/identity/veriff.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import type { Route } from '../../kernel/http/route.ts'
import { insertWebhook } from '../../kernel/webhooks/sql.ts'

const id = z.string().regex(/^[\w-]{1,80}$/)
const word = z.string().min(1).max(60)

const event = z.object({ id, action: word, code: z.number().nullish() })
const decision = z.object({
  verification: z.object({ id, status: word, code: z.number().nullish() }),
})

/** What the identity provider tells; it is stored before the answer and acted on afterwards. */
export const identityWebhookRoutes: readonly Route[] = [
  {
    method: 'POST',
    url: '/api/webhooks/veriff',
    policy: 'public',
    scope: 'any',
    raw: true,
    bodyLimit: 256 * 1024,
    description:
      'Webhooks of the identity provider, signed with the shared secret. Of what they say only session, word and number are stored; where the session stands is read.',
    takes: 'an event or a decision of Veriff v1; X-HMAC-SIGNATURE holds the HMAC of the very bytes',
    answers: '{ received: true }',
    handler: async (ctx, request) => {
      const access = ctx.config.veriff
      if (!access) throw new ResourceNotFoundError()
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      if (!isOwnSignature(access, body, request.headers['x-hmac-signature']))
        throw new NotAllowedError('Not allowed to access: the signature is not the provider’s.')
      const told = toldIn(body)
      if (!told) throw new ValidationError({ body: 'webhook.unknown' })
      const { sessionId } = told
      await inTransaction(ctx, async (trx) => {
        const eventId = createHash('sha256').update(body).digest('hex')
        const stored = { provider: 'VERIFF', eventId, name: told.word, body: told, at: ctx.now() } as const
        if (!(await insertWebhook(trx, stored))) return
        await ctx.enqueue(trx, 'syncIdentity', { sessionId }, { singletonKey: sessionId })
      })
      return { received: true }
    },
  },
]

/** Which session it is about and in which word: whoever a decision is about, and what was read on their document, is left out. */
function toldIn(body: Buffer): { sessionId: string; word: string; code: number | null } | null {
  const content = parse(body)
  const decided = decision.safeParse(content)
  if (decided.success) {
    const { verification } = decided.data
    return { sessionId: verification.id, word: verification.status, code: verification.code ?? null }
  }
  const happened = event.safeParse(content)
  if (!happened.success) return null
  return { sessionId: happened.data.id, word: happened.data.action, code: happened.data.code ?? null }
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    // Refused as unknown by the caller.
    return null
  }
}
