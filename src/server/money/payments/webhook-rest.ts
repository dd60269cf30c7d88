import { NotAllowedError, ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import type { Route } from '../../kernel/http/route.ts'
import { insertWebhook, saveWebhookHandled } from '../../kernel/webhooks/sql.ts'

/** What the card provider tells; it is stored before the answer, and then only makes a job look at the object itself. */
export const paymentWebhookRoutes: readonly Route[] = [
  {
    method: 'POST',
    url: '/api/webhooks/stripe',
    policy: 'public',
    scope: 'any',
    raw: true,
    bodyLimit: 512 * 1024,
    description: 'Webhooks of the card provider, signed with the shared secret and at most 300 seconds old.',
    takes: 'an event of Stripe; Stripe-Signature holds the time and the HMAC of it and the very bytes',
    answers: '{ received: true }',
    handler: async (ctx, request) => {
      if (!ctx.payments) throw new ResourceNotFoundError()
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const signature = request.headers['stripe-signature']
      const notice = ctx.payments.readWebhook(body, typeof signature === 'string' ? signature : '', ctx.now())
      if (!notice) throw new NotAllowedError('Not allowed to access: the signature is not the provider’s.')
      const { eventId, type, paymentExternalId: externalId } = notice
      const { objectId, account } = notice
      const isAboutPayout = type.startsWith('transfer.') || type.startsWith('payout.')
      const accountId = type.startsWith('account.') ? (account ?? objectId) : null
      await inTransaction(ctx, async (trx) => {
        const event = { provider: 'STRIPE', eventId, name: type, body: notice.body, at: ctx.now() } as const
        if (!(await insertWebhook(trx, event))) return
        if (type.startsWith('refund.'))
          await ctx.enqueue(trx, 'syncRefund', { eventId, externalId: notice.objectId })
        else if (type.startsWith('charge.dispute.'))
          await ctx.enqueue(trx, 'syncDispute', { eventId, externalId: notice.objectId })
        else if (externalId) await ctx.enqueue(trx, 'syncPayment', { eventId, externalId })
        else if (accountId) await ctx.enqueue(trx, 'syncPayoutAccount', { eventId, externalId: accountId })
        else if (isAboutPayout)
          await ctx.enqueue(trx, 'syncPayouts', { eventId, externalId: objectId, account })
        else await saveWebhookHandled(trx, 'STRIPE', eventId, ctx.now())
      })
      return { received: true }
    },
  },
]
