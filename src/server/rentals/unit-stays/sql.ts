import { sql } from 'kysely'
import { addDays, type Day } from '../../../domain/kernel/day.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import { BOOKING_INSTANTS, type BookingRow, bookingsOf, selectBookings } from '../bookings/rows-sql.ts'

/** How many bookings are read: the chain of whoever lives there, and who comes next. */
const MOST_BOOKINGS = 40

/** As far back as a chain of bookings is followed, in days; ours. */
const DAYS_BEFORE = 2 * 365

/** The bookings of a unit around today, the earliest first; of a cancelled one the days that are lived. */
export async function listStaysOfUnit(
  source: Source,
  viewer: Viewer,
  listingId: string,
  today: Day,
): Promise<BookingRow[]> {
  return staysOfUnit.list(source, { viewer, listingId, since: addDays(today, -DAYS_BEFORE) })
}

const lastDay = sql<Day | null>`case when b.canceled then b.stayed_until else b."to" end`

const staysOfUnit = statement(
  (db, { viewer, listingId, since }: { viewer: Viewer; listingId: string; since: Day }) =>
    selectBookings(bookingsOf(db, viewer, 'landlord'))
      .where('b.listing_id', '=', listingId)
      .where(lastDay, '>=', since)
      .orderBy('b.from')
      .orderBy('b.id')
      .limit(MOST_BOOKINGS),
  BOOKING_INSTANTS,
)
