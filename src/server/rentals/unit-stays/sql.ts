import { sql } from 'kysely'
import type { Day } from '../../../domain/kernel/day.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import { BOOKING_INSTANTS, type BookingRow, bookingsOf, selectBookings } from '../bookings/rows-sql.ts'

/** How many stays are read: whoever lives there, and who comes next, also where both share the last day. */
const STAYS = 3

/** The stays of a unit that aren't over, the earliest first; of a cancelled one the days that are still lived. */
export async function listStaysOfUnit(
  source: Source,
  viewer: Viewer,
  listingId: string,
  today: Day,
): Promise<BookingRow[]> {
  return staysOfUnit.list(source, { viewer, listingId, today })
}

const lastDay = sql<Day | null>`case when b.canceled then b.stayed_until else b."to" end`

const staysOfUnit = statement(
  (db, { viewer, listingId, today }: { viewer: Viewer; listingId: string; today: Day }) =>
    selectBookings(bookingsOf(db, viewer, 'landlord'))
      .where('b.listing_id', '=', listingId)
      .where(lastDay, '>=', today)
      .orderBy('b.from')
      .orderBy('b.id')
      .limit(STAYS),
  BOOKING_INSTANTS,
)
