import { answerDeadline, canBeAccepted, canBeRejected } from '../../../domain/rentals/booking-request.ts'
import { BookingConflictError } from '../../../domain/kernel/errors.ts'
import type { Actor } from '../../../domain/kernel/verdict.ts'
import { isExtension } from '../../../domain/rentals/classification.ts'
import type { RequestCommand } from '../../../domain/rentals/request-transitions.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { auditRequest } from '../lifecycle/audit.ts'
import { makeOffer } from '../offers/make-offer.ts'
import {
  circumstancesOf,
  type LockedRequest,
  lockVisibleRequest,
  reprojectAround,
  typeAfter,
} from '../lifecycle/command.ts'
import { declineForTakenDays } from '../lifecycle/conflicts.ts'
import { saveStatus, saveViewed } from '../lifecycle/command-sql.ts'
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
        demandSeenByAccepting(ctx, request, seen)
        await auditRequest(trx, ctx, request.row, 'acceptListingRequest')
        await makeAvailable(trx, ctx, request, { command: 'accept', who: 'LANDLORD' })
        await reprojectAround(trx, request)
        return requestId
      },
    ),
  )
}

/** Makes a request AVAILABLE: the tenant has 72 hours; an extension gets its contract, and with it its days, at once. */
export async function makeAvailable(
  trx: Db,
  ctx: Context,
  request: LockedRequest,
  by: { command: Extract<RequestCommand, 'accept' | 'takeSuggestion'>; who: Actor },
): Promise<void> {
  const { row } = request
  // An extension goes straight to its contract: there is nothing to confirm in time.
  const tenantAnswerUntil = isExtension(row.type) ? null : answerDeadline(ctx.now())
  await saveStatus(trx, [row.id], {
    statusType: typeAfter(by.command, row, by.who),
    at: ctx.now(),
    statusReason: null,
    autoDeclineAt: null,
    tenantAnswerUntil,
    answeredAt: ctx.now(),
  })
  if (isExtension(row.type)) {
    // Where only the landlord's own document will do, the days are promised all the same: nobody else is told to wait.
    const offerId = await makeOffer(trx, ctx, request)
    const promisedIn = offerId ? null : row.extendsListingId
    await declineForTakenDays(trx, ctx, request, { suppressingListingRequestId: row.id }, promisedIn)
  }
  const template = isExtension(row.type) ? 'extensionAccepted' : 'requestAccepted'
  await tellTenant(trx, ctx, { ...row, tenantAnswerUntil }, template)
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
