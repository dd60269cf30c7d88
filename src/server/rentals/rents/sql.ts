import { sql } from 'kysely'
import type { Day } from '../../../domain/kernel/day.ts'
import type { RentedStay } from '../../../domain/rentals/rent-schedule.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { visibleBookings } from '../../kernel/viewer/visible-to.ts'
import { RENT_COLUMNS, type RentRow } from '../lifecycle/rents-sql.ts'

/** A rent of the viewer's world, locked, with the request of its booking; undefined for a foreign one. */
export async function lockRent(
  trx: Db,
  viewer: Viewer,
  id: string,
): Promise<(RentRow & { landlordId: string; listingRequestId: string }) | undefined> {
  return visibleBookings(trx, viewer)
    .innerJoin('rents as r', 'r.booking_id', 'b.id')
    .select(RENT_COLUMNS)
    .select(['b.landlord_id as landlordId', 'b.listing_request_id as listingRequestId'])
    .where('r.id', '=', id)
    .whereRef('r.landlord_id', '=', 'b.landlord_id')
    .forUpdate('r')
    .executeTakeFirst()
}

/** Notes what has come of a rent, in minor units; null takes it back. */
export async function saveReceived(
  trx: Db,
  id: string,
  received: { amount: number; on: Day } | null,
): Promise<void> {
  await trx
    .updateTable('rents')
    .set({ received_amount: received?.amount ?? 0, received_on: received?.on ?? null })
    .where('id', '=', id)
    .execute()
}

/** A stay whose rents are to be stored. */
export interface UnscheduledStay extends RentedStay {
  bookingId: string
}

/** Bookings that have no rents yet, as they were agreed or lived; those that nobody moved into have none. */
export async function listUnscheduled(db: Db, limit: number): Promise<UnscheduledStay[]> {
  return db
    .selectFrom('bookings as b')
    .innerJoin('groups as g', 'g.id', 'b.group_id')
    .select([
      'b.id as bookingId',
      'b.from',
      sql<Day>`coalesce(b.stayed_until, b."to")`.as('to'),
      'b.price',
      sql<number>`coalesce(b.actual_cost, b.total_cost)`.as('totalCost'),
      sql<RentedStay['method']>`coalesce(b.invoice_calculation_method, g.invoice_calculation_method)`.as(
        'method',
      ),
      'b.from as firstDueOn',
    ])
    .where((eb) => eb.or([eb('b.canceled', '=', false), eb('b.stayed_until', 'is not', null)]))
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('rents as r').select('r.id').whereRef('r.booking_id', '=', 'b.id'))),
    )
    .orderBy('b.created_at')
    .limit(limit)
    .execute()
}
