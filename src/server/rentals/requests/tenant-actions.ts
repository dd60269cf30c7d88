import { canConfirmInterest, canWithdraw } from '../../../domain/rentals/booking-request.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { makeOffer } from '../offers/make-offer.ts'
import { endOffers } from '../lifecycle/end-offers.ts'
import { listAliveOffers } from '../lifecycle/offers-sql.ts'
import { isWaitingForTenant } from '../tenant-documents/needed.ts'
import { auditRequest } from '../lifecycle/audit.ts'
import { lockVisibleRequest, reprojectAround, timelinessOf, typeAfter } from '../lifecycle/command.ts'
import { tellLandlord, tellOfWithdrawal } from '../lifecycle/mails.ts'
import { saveStatus } from '../lifecycle/command-sql.ts'
import { requireViewer, demand } from '../../kernel/viewer/viewer-guard.ts'

/** The tenant still wants it: a unit is chosen, its days are held, and the contract is written. */
export async function confirmTenantInterest(ctx: Context, requestId: string, key: string): Promise<string> {
  const viewer = requireViewer(ctx)
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'confirmTenantInterest', body: requestId }, async () => {
      const request = await lockVisibleRequest(trx, viewer, 'tenant', requestId)
      demand(canConfirmInterest(request.facts, timelinessOf(request.row, request.row.tenantAnswerUntil, ctx)))
      await saveStatus(trx, [requestId], {
        statusType: typeAfter('confirmInterest', request.row, 'TENANT'),
        at: ctx.now(),
        tenantAnswerUntil: null,
      })
      await auditRequest(trx, ctx, request.row, 'confirmTenantInterest')
      const facts = { ...request.facts, statusType: 'TENANT_APPROVED' } as const
      const waits = await isWaitingForTenant(trx, ctx, { ...request, facts })
      await tellLandlord(trx, ctx, request.row, waits ? 'documentsAwaited' : 'interestConfirmed')
      const verification = { ...facts.verification, done: true }
      if (!waits) await makeOffer(trx, ctx, { ...request, facts: { ...facts, verification } })
      await reprojectAround(trx, request)
      return requestId
    }),
  )
}

/** The tenant takes the request back; an offer in signing ends and its days are free again. */
export async function withdrawListingRequest(ctx: Context, requestId: string, key: string): Promise<string> {
  const viewer = requireViewer(ctx)
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'withdrawListingRequest', body: requestId }, async () => {
      const request = await lockVisibleRequest(trx, viewer, 'tenant', requestId)
      demand(canWithdraw(request.facts))
      const offers = await listAliveOffers(trx, { requestIds: [requestId], tenantIds: [] })
      const offerIds = offers.map((offer) => offer.id)
      // Who has signed can't refuse the contract any more, only step back from it.
      const hadSigned = Boolean(request.row.offer?.tenantSignedAt)
      await endOffers(
        trx,
        ctx,
        offerIds,
        hadSigned
          ? { status: 'CANCELED', cancellationReason: 'TENANT_CANCELED' }
          : { status: 'REJECTED', cancellationReason: 'REQUEST_WITHDRAWN' },
      )
      await saveStatus(trx, [requestId], {
        statusType: typeAfter('withdraw', request.row, 'TENANT'),
        at: ctx.now(),
        statusReason: 'WITHDRAWN_BY_TENANT',
        autoDeclineAt: null,
        tenantAnswerUntil: null,
      })
      await auditRequest(trx, ctx, request.row, 'withdrawListingRequest')
      await reprojectAround(trx, request)
      await tellOfWithdrawal(trx, ctx, request.row, {
        letTimePass: false,
        contractEnded: offerIds.length > 0,
      })
      return requestId
    }),
  )
}
