import { ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import type { Day } from '../../../domain/kernel/day.ts'
import { rentSchedule } from '../../../domain/rentals/rent-schedule.ts'
import { canMarkRent, canUnmarkRent } from '../../../domain/rentals/rent.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { demand, requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { auditRequest } from '../lifecycle/audit.ts'
import { saveRents } from '../lifecycle/rents-sql.ts'
import { listUnscheduled, lockRent, saveReceived } from './sql.ts'

/** The landlord says that a rent has come, on a day that is not in the future. Returns its booking's id. */
export async function markRentReceived(
  ctx: Context,
  order: { rentId: string; receivedOn: Day },
  key: string,
): Promise<string> {
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'markRentReceived', body: order }, async () => {
      const rent = await lockRent(trx, requireViewer(ctx), order.rentId)
      if (!rent) throw new ResourceNotFoundError()
      if (order.receivedOn > ctx.today()) throw new ValidationError({ receivedOn: 'rents.receivedOn.future' })
      demand(canMarkRent(rent))
      await saveReceived(trx, rent.id, { amount: rent.amount, on: order.receivedOn })
      const { id, bookingId, amount } = rent
      await auditRequest(trx, ctx, { ...rent, id: rent.listingRequestId }, 'markRentReceived', {
        rentId: id,
        bookingId,
        amount,
        on: order.receivedOn,
      })
      return bookingId
    }),
  )
}

/** The landlord takes that back. Returns the booking's id. */
export async function unmarkRentReceived(ctx: Context, rentId: string, key: string): Promise<string> {
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'unmarkRentReceived', body: { rentId } }, async () => {
      const rent = await lockRent(trx, requireViewer(ctx), rentId)
      if (!rent) throw new ResourceNotFoundError()
      demand(canUnmarkRent(rent))
      await saveReceived(trx, rent.id, null)
      const { id, bookingId } = rent
      await auditRequest(trx, ctx, { ...rent, id: rent.listingRequestId }, 'unmarkRentReceived', {
        rentId: id,
        bookingId,
      })
      return bookingId
    }),
  )
}

const batch = 500

/** Stores the rents of bookings that were made before there were any. */
export async function scheduleRents(db: Db): Promise<void> {
  for (;;) {
    const stays = await listUnscheduled(db, batch)
    await saveRents(
      db,
      stays.map((stay) => ({ bookingId: stay.bookingId, rents: rentSchedule(stay) })),
    )
    if (stays.length < batch) return
  }
}
