import { sql } from 'kysely'
import type { BookingCancellationReason } from '../../../domain/catalogue/contracts.ts'
import { isNot } from '../../kernel/db/parameters.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { RequestRow } from '../lifecycle/rows.ts'
import { selectRequestsForSystem } from '../lifecycle/requests-sql.ts'
import type { Day } from '../../../domain/kernel/day.ts'

/** Requests to extend one of these bookings from a day on that have neither ended nor become bookings. */
export async function listOpenExtensions(
  db: Db,
  bookingIds: readonly string[],
  after: Day,
): Promise<RequestRow[]> {
  if (bookingIds.length === 0) return []
  return selectRequestsForSystem(db)
    .where('lr.extends_booking_id', 'in', bookingIds)
    .where('lr.from', '>', after)
    .where(isNot('lr.landlord_status', 'OTHER'))
    .orderBy('lr.from')
    .orderBy('lr.id')
    .execute()
}

/** Marks a booking as cancelled; with a last day the stay was lived until then. */
export async function saveCancellation(
  db: Db,
  id: string,
  cancellation: {
    at: Temporal.Instant
    reason: BookingCancellationReason
    note: string
    /** The last day that is lived, with the rent until then. */
    lived: { until: Day; rent: number } | null
  },
): Promise<void> {
  await db
    .updateTable('bookings')
    .set({
      canceled: true,
      canceled_at: cancellation.at,
      cancellation_reason: cancellation.reason,
      landlord_cancellation_note: cancellation.note,
      stayed_until: cancellation.lived?.until ?? null,
      actual_cost: cancellation.lived?.rent ?? null,
    })
    .where('id', '=', id)
    .execute()
}

/** What was offered on top of a booking is over with it. */
export async function endStayProposals(db: Db, bookingId: string, at: Temporal.Instant): Promise<void> {
  await db
    .updateTable('stay_proposals')
    .set({ state: 'WITHDRAWN', ended_at: at })
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'OPEN')
    .execute()
}

/** Frees the days of a booking after the last one that is lived, in each of its units; without a last day all of them. */
export async function freeDays(db: Db, bookingId: string, lastDay: Day | null): Promise<void> {
  if (lastDay === null) {
    await db.deleteFrom('occupancies').where('booking_id', '=', bookingId).execute()
    return
  }
  await sql`delete from occupancies where booking_id = ${bookingId} and lower(days) > ${lastDay}::date`.execute(
    db,
  )
  const { rows } = await sql<{ listingId: string }>`update occupancies
    set days = daterange(lower(days), ${lastDay}::date, '[]')
    where booking_id = ${bookingId} and upper(days) - 1 >= ${lastDay}::date
    returning listing_id as "listingId"`.execute(db)
  // Whoever leaves before an agreed move never comes to the other unit (decision 136).
  const last = rows[0]?.listingId
  if (last === undefined) return
  await db
    .updateTable('bookings')
    .set({ listing_id: last })
    .where('id', '=', bookingId)
    .where('listing_id', '<>', last)
    .execute()
}
