import { canBeAccepted, canBeRejected } from '../../../domain/rentals/booking-request.ts'
import { BookingConflictError } from '../../../domain/kernel/errors.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { auditRequest } from '../lifecycle/audit.ts'
import { makeAvailable } from './availability-steps.ts'
import { circumstancesOf, lockVisibleRequest, reprojectAround } from '../lifecycle/command.ts'
import { saveViewed } from '../lifecycle/command-sql.ts'
import { demandSeenByAccepting } from '../lifecycle/declined-by-answer.ts'
import { tellTenant } from '../lifecycle/mails.ts'
import { rejectionBody, type Rejection, rejectLocked } from './rejection-steps.ts'
import { requireViewer, demand } from '../../kernel/viewer/viewer-guard.ts'
import type { Seen } from '../../listings/occupancy/waiting.ts'

/** Notes the landlord's first look at a request; the badge 'new' ends with it. */
export async function markListingRequestViewed(ctx: Context, requestId: string): Promise<string> {
  const viewer = requireViewer(ctx)
  return inTransaction(ctx, async (trx) => {
    const landlordId = await saveViewed(trx, viewer, requestId, ctx.now())
    if (landlordId) await auditRequest(trx, ctx, { id: requestId, landlordId }, 'markListingRequestViewed')
    return requestId
  })
}

/**
 * The landlord says that the unit is free: the tenant has 72 hours; an extension leads straight to a contract and
 * declines exactly those that were shown.
 */
export async function acceptListingRequest(
  ctx: Context,
  requestId: string,
  seen: Seen,
  key: string,
): Promise<string> {
  const viewer = requireViewer(ctx)
  return inTransaction(ctx, (trx) =>
    withIdempotency(
      trx,
      ctx,
      { key, operation: 'acceptListingRequest', body: { requestId, seen } },
      async () => {
        const request = await lockVisibleRequest(trx, viewer, 'landlord', requestId)
        const verdict = canBeAccepted(request.facts, circumstancesOf(request, ctx))
        if (verdict.reason === 'NO_FREE_UNIT') throw new BookingConflictError()
        demand(verdict)
        demandSeenByAccepting(request, seen)
        await auditRequest(trx, ctx, request.row, 'acceptListingRequest')
        await makeAvailable(trx, ctx, request, { command: 'accept', who: 'LANDLORD' })
        await reprojectAround(trx, request)
        return requestId
      },
    ),
  )
}

/** The landlord declines with a reason; days named with an 'occupied' reason become blocks in the same transaction. */
export async function rejectListingRequest(
  ctx: Context,
  requestId: string,
  rejection: Rejection,
  key: string,
): Promise<string> {
  const viewer = requireViewer(ctx)
  const body = { requestId, ...rejectionBody(rejection) }
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'rejectListingRequest', body }, async () => {
      const request = await lockVisibleRequest(trx, viewer, 'landlord', requestId)
      demand(canBeRejected(request.facts, { hasPermission: true }))
      await rejectLocked(trx, ctx, request, { rejection, command: 'reject' })
      await tellTenant(trx, ctx, request.row, 'requestDeclined')
      return requestId
    }),
  )
}
