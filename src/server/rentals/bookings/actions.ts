import { canCancelAsLandlord, canGiveBack } from '../../../domain/rentals/cancellation.ts'
import type { Day } from '../../../domain/kernel/day.ts'
import {
  ConditionNotMetError,
  ResourceNotFoundError,
  ValidationError,
} from '../../../domain/kernel/errors.ts'
import { rentSchedule } from '../../../domain/rentals/rent-schedule.ts'
import { EXPLANATION_MAX_LENGTH } from '../../../domain/kernel/text-limits.ts'
import { auditRequest } from '../lifecycle/audit.ts'
import { typeAfter } from '../lifecycle/command.ts'
import { saveStatus } from '../lifecycle/command-sql.ts'
import { lockWorldOfRequest } from '../lifecycle/locks-sql.ts'
import { reproject } from '../lifecycle/projection.ts'
import { listRequestsById } from '../lifecycle/requests-sql.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { blockWhatIsGone } from '../../calendars/feeds/block-again-actions.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { feeDocuments } from './fee-documents.ts'
import { tenantDues } from './tenant-dues.ts'
import { tenantRefunds } from './tenant-refunds.ts'
import { firstDueDay, saveRents } from '../lifecycle/rents-sql.ts'
import { endOffers } from '../lifecycle/end-offers.ts'
import { listAliveOffers } from '../lifecycle/offers-sql.ts'
import { type CancellationWords, tellOfCancellation, tellTenantOfCancellation } from './cancellation-mails.ts'
import {
  type CancellationPlan,
  changedSince,
  type EndingBooking,
  planCancellation,
} from './cancellation-plan.ts'
import { endStayProposals, freeDays, saveCancellation } from './cancellation-sql.ts'
import { listBookingsBy, listChains } from './sql.ts'
import { requireViewer, demand } from '../../kernel/viewer/viewer-guard.ts'

/** A cancellation as the API takes it. */
export interface CancellationOrder extends CancellationWords {
  bookingId: string
  /** Where somebody lives already: until when; null: until today. */
  lastDay: Day | null
  /** What of the rent that the tenant has paid here goes back, in minor units; null: what the consequences say. */
  refund: number | null
  /** The fingerprint of the consequences that were shown; null: none were asked for. */
  seen: string | null
}

/**
 * The landlord cancels a booking: days and paused requests are free, its fee is settled, later bookings of its chain
 * and requests to extend it end with it, everybody concerned is told (decision 33). Returns the booking's id.
 */
export async function cancelBooking(
  ctx: Context,
  order: CancellationOrder,
  key: string | null,
): Promise<string> {
  const viewer = requireViewer(ctx)
  const note = order.note.trim()
  if (note.length > EXPLANATION_MAX_LENGTH) throw new ValidationError({ note: 'bookings.note.long' })
  const words = { reason: order.reason, note }
  const body = { ...order, lastDay: order.lastDay ?? null }
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'cancelBookingAsLandlord', body }, async () => {
      const [seenBefore] = await listBookingsBy(trx, viewer, 'id', [order.bookingId])
      if (!seenBefore) throw new ResourceNotFoundError()
      const world = await lockWorldOfRequest(trx, seenBefore.listingRequestId)
      const [booking] = await listBookingsBy(trx, viewer, 'id', [order.bookingId])
      if (!booking) throw new ResourceNotFoundError()
      demand(canCancelAsLandlord(viewer, booking, ctx.today()))
      // What is paid from here on comes too late: the plan knows of all that came before.
      const chain = await listChains(trx, [booking.id])
      await tenantDues().lock(
        trx,
        chain.map(({ id }) => id),
      )
      const plan = await planCancellation(trx, ctx, order.bookingId, order.lastDay)
      const changed = order.seen === null ? null : changedSince(order.seen, plan)
      if (changed) throw new ConditionNotMetError(changed)
      const [first, ...later] = plan.ends
      const refunded: CancellationPlan = { ...plan, ends: [withRefund(first, order.refund), ...later] }
      await endBookings(trx, ctx, { plan: refunded, world, words })
      const [request] = await listRequestsById(trx, viewer, [booking.listingRequestId])
      if (!request) throw new ResourceNotFoundError()
      await tellTenantOfCancellation(trx, ctx, request, plan, words)
      return booking.id
    }),
  )
}

/** Ends what a plan says, under the locks of its world: bookings, requests that extend them, days, documents and money. */
export async function endBookings(
  trx: Db,
  ctx: Context,
  ending: {
    plan: CancellationPlan
    world: Awaited<ReturnType<typeof lockWorldOfRequest>>
    words: CancellationWords
  },
): Promise<void> {
  const { plan, world, words } = ending
  for (const end of plan.ends) await endBooking(trx, ctx, end, words)
  await endExtensions(trx, ctx, plan)
  for (const listingId of new Set(plan.ends.map(({ booking }) => booking.listingId)))
    await blockWhatIsGone(trx, ctx, listingId)
  const days = [...plan.ends.map(({ freed }) => freed), ...plan.endedRequests]
  await reproject(trx, {
    ...world,
    days: days.map(({ from, to }) => ({ groupId: world.groupId, from, to })),
  })
}

/** The landlord may give back more of the rent than would go back by itself, or less where somebody has moved in. */
function withRefund(ending: EndingBooking, wished: number | null): EndingBooking {
  if (wished === null) return ending
  const rent = ending.refunds.find(({ purpose }) => purpose === 'FIRST_MONTH_RENT')
  const isPossible = Number.isSafeInteger(wished) && wished >= 0 && wished <= (rent?.kept ?? 0)
  if (!isPossible) throw new ValidationError({ refund: 'bookings.refund' })
  demand(canGiveBack(wished, { lastDay: ending.lastDay, planned: rent?.amount ?? 0 }))
  return {
    ...ending,
    refunds: ending.refunds.map((refund) => (refund === rent ? { ...refund, amount: wished } : refund)),
  }
}

async function endBooking(
  trx: Db,
  ctx: Context,
  ending: EndingBooking,
  words: CancellationWords,
): Promise<void> {
  const { booking, lastDay, rent } = ending
  await saveCancellation(trx, booking.id, {
    at: ctx.now(),
    reason: words.reason,
    note: words.note,
    lived: lastDay && { until: lastDay, rent },
  })
  await freeDays(trx, booking.id, lastDay)
  await endStayProposals(trx, booking.id, ctx.now())
  const lived = lastDay && {
    ...booking,
    to: lastDay,
    totalCost: rent,
    firstDueOn: await firstDueDay(trx, booking.id),
  }
  await saveRents(trx, [{ bookingId: booking.id, rents: lived ? rentSchedule(lived) : [] }])
  await tenantDues().schedule(trx, ctx, booking.id)
  for (const { paymentId, amount } of ending.refunds) {
    const reason = lastDay ? 'STAY_SHORTENED' : 'STAY_CANCELLED'
    if (amount > 0) await tenantRefunds().refund(trx, ctx, { paymentId, amount, reason })
  }
  await auditRequest(
    trx,
    ctx,
    { id: booking.listingRequestId, landlordId: booking.landlordId },
    'cancelBooking',
    {
      bookingId: booking.id,
      cancellationReason: words.reason,
      ...(lastDay && { until: lastDay }),
      ...(words.isAgreed && { isAgreed: true }),
    },
  )
  if (!words.isAgreed) await tellOfCancellation(trx, ctx, ending, words)
  await settle(trx, ctx, ending)
}

/** Credit notes first, then the invoice of what was lived: numbers follow what happened. */
async function settle(
  trx: Db,
  ctx: Context,
  { booking, lastDay, rent, documents }: EndingBooking,
): Promise<void> {
  const takenBack = [...documents.creditNotes.map(({ invoiceId }) => invoiceId), ...documents.withdrawnIds]
  await feeDocuments().takeBack(trx, ctx, takenBack)
  if (documents.net === null) return
  await feeDocuments().invoice(trx, ctx, {
    landlordId: booking.landlordId,
    bookingId: booking.id,
    groupId: booking.groupId,
    stay: { from: booking.from, to: lastDay ?? booking.to },
    rent,
    feeRate: booking.landlordFeeRate,
    net: documents.net,
    currency: booking.currency,
  })
}

/** Requests to stay longer have nothing left to go on from; a contract in signing ends and its days are free. */
async function endExtensions(
  trx: Db,
  ctx: Context,
  { endedRequests }: Pick<CancellationPlan, 'endedRequests'>,
): Promise<void> {
  const offers = await listAliveOffers(trx, { requestIds: endedRequests.map(({ id }) => id), tenantIds: [] })
  const offerIds = offers.map(({ id }) => id)
  await endOffers(trx, ctx, offerIds, { status: 'CANCELED', cancellationReason: 'REQUEST_DECLINED' })
  for (const request of endedRequests) {
    await saveStatus(trx, [request.id], {
      statusType: typeAfter('declineByConflict', request, 'SYSTEM'),
      at: ctx.now(),
      statusReason: 'DECLINED_BY_LANDLORD',
      autoDeclineAt: null,
      tenantAnswerUntil: null,
    })
    await auditRequest(trx, ctx, request, 'endExtensionRequest')
  }
}
