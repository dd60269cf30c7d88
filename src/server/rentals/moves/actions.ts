import {
  BookingConflictError,
  ConditionNotMetError,
  ResourceNotFoundError,
} from '../../../domain/kernel/errors.ts'
import { auditRequest } from '../lifecycle/audit.ts'
import { declineWaiting } from '../lifecycle/conflicts.ts'
import { notifyTenant } from '../lifecycle/mails.ts'
import { lockWorldOfRequest } from '../lifecycle/locks-sql.ts'
import { reprojectGroup } from '../lifecycle/projection.ts'
import { listRequestsById } from '../lifecycle/requests-sql.ts'
import { listBookingsBy } from '../bookings/sql.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { blockWhatIsGone } from '../../calendars/feeds/block-again-actions.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { queueMail } from '../../kernel/mail/queue.ts'
import type { UnitForBooking } from './places.ts'
import { type MovePlan, planMove } from './plan.ts'
import { moveBookings } from './sql.ts'
import { requireViewer, demand } from '../../kernel/viewer/viewer-guard.ts'

/** A booking that is to go to another unit of its group. */
export interface MoveOrder {
  bookingId: string
  listingId: string
  /** The fingerprint of the consequences that were shown; null: nobody may be declined. */
  seen: string | null
}

/** What was done. */
export interface DoneMove {
  bookingIds: string[]
  listingId: string
}

/**
 * Moves an upcoming booking, with what extends it, to another free unit of its group (decision 50). The contract stays
 * as it was signed; the tenant is told.
 */
export async function moveBooking(ctx: Context, order: MoveOrder, key: string): Promise<DoneMove> {
  const viewer = requireViewer(ctx)
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'moveBooking', body: order }, async () => {
      const [seenBefore] = await listBookingsBy(trx, viewer, 'id', [order.bookingId])
      if (!seenBefore) throw new ResourceNotFoundError()
      await lockWorldOfRequest(trx, seenBefore.listingRequestId)
      const plan = await planMove(trx, ctx, order.bookingId)
      demand(plan.verdict)
      const unit = plan.units.find(({ calendar }) => calendar.id === order.listingId)
      if (!unit) throw new ResourceNotFoundError()
      if (unit.verdict.reason === 'UNAVAILABLE') throw new BookingConflictError()
      demand(unit.verdict)
      if (order.seen === null ? unit.declined.length > 0 : order.seen !== unit.seen) {
        throw new ConditionNotMetError('CONSEQUENCES_CHANGED')
      }
      const bookingIds = plan.moved.map(({ id }) => id)
      await moveBookings(trx, bookingIds, order.listingId)
      await blockWhatIsGone(trx, ctx, plan.booking.listingId)
      await auditMove(trx, ctx, plan, unit)
      await declineWaiting(trx, ctx, unit.declined)
      await reprojectGroup(trx, plan.booking.groupId)
      await tellTenant(trx, ctx, plan, unit)
      return { bookingIds, listingId: order.listingId }
    }),
  )
}

async function auditMove(trx: Db, ctx: Context, plan: MovePlan, { calendar }: UnitForBooking): Promise<void> {
  for (const { id, listingRequestId, landlordId, apartmentName } of plan.moved) {
    await auditRequest(trx, ctx, { id: listingRequestId, landlordId }, 'moveBooking', {
      bookingId: id,
      before: apartmentName,
      after: calendar.unit.apartmentName,
    })
  }
}

async function tellTenant(
  trx: Db,
  ctx: Context,
  { booking, moved }: MovePlan,
  { calendar }: UnitForBooking,
): Promise<void> {
  const [request] = await listRequestsById(trx, requireViewer(ctx), [booking.listingRequestId])
  if (!request) throw new ResourceNotFoundError()
  const [first, last] = [moved[0] ?? booking, moved.at(-1) ?? booking]
  await notifyTenant(trx, ctx, request, 'bookingMoved')
  await queueMail(trx, ctx, {
    to: request.tenantEmail,
    recipientId: request.tenantId,
    language: request.tenantLanguage,
    template: 'bookingMoved',
    data: {
      firstName: request.firstName,
      otherName: request.landlordFirstName,
      listingName: request.groupName,
      from: first.from,
      to: last.to,
      unitBefore: booking.apartmentName,
      unitAfter: calendar.unit.apartmentName,
      contractUnit:
        booking.contractUnit && booking.contractUnit.id !== calendar.id ? booking.contractUnit.name : 'none',
      path: `/${request.tenantLanguage}/bookings/${booking.id}`,
    },
  })
}
