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

/** A booking with its days in one unit: of a cancelled one those that are lived, of one that moves those there. */
export interface StayOfUnit extends BookingRow {
  unitFrom: Day
  unitTo: Day
}

/** The bookings of a unit around today, the earliest days there first. */
export async function listStaysOfUnit(
  source: Source,
  viewer: Viewer,
  listingId: string,
  today: Day,
): Promise<StayOfUnit[]> {
  return staysOfUnit.list(source, { viewer, listingId, since: addDays(today, -DAYS_BEFORE) })
}

const staysOfUnit = statement(
  (db, { viewer, listingId, since }: { viewer: Viewer; listingId: string; since: Day }) =>
    selectBookings(bookingsOf(db, viewer, 'landlord'))
      .innerJoin('occupancies as o', 'o.booking_id', 'b.id')
      .select([sql<Day>`lower(o.days)`.as('unitFrom'), sql<Day>`upper(o.days) - 1`.as('unitTo')])
      .where('o.listing_id', '=', listingId)
      .where(sql<Day>`upper(o.days)`, '>', since)
      .orderBy('o.days')
      .orderBy('b.id')
      .limit(MOST_BOOKINGS),
  BOOKING_INSTANTS,
)
