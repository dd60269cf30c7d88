import { sql } from 'kysely'
import type { Stay } from '../../../domain/kernel/day.ts'
import type { Db } from '../../kernel/db/database.ts'

/** Puts bookings and the days that they take into another unit; the database refuses an overlap there. */
export async function moveBookings(db: Db, bookingIds: readonly string[], listingId: string): Promise<void> {
  if (bookingIds.length === 0) return
  // What a booking earned in a unit is counted by its days there: they move first.
  await sql`update occupancies set listing_id = ${listingId}::uuid
    where booking_id = any(${bookingIds}::uuid[])`.execute(db)
  await sql`update bookings set listing_id = ${listingId}::uuid where id = any(${bookingIds}::uuid[])`.execute(
    db,
  )
}

/**
 * Puts the last days of a booking into another unit, and leaves those before where they are; the booking is of the unit
 * that its stay ends in. The database refuses an overlap there.
 */
export async function moveLastDays(db: Db, bookingId: string, days: Stay, listingId: string): Promise<void> {
  const first = sql`${days.from}::date`
  await sql`delete from occupancies where booking_id = ${bookingId}::uuid and lower(days) >= ${first}`.execute(
    db,
  )
  await sql`update occupancies set days = daterange(lower(days), ${first})
    where booking_id = ${bookingId}::uuid and upper(days) > ${first}`.execute(db)
  // Back in the unit that an earlier move was to leave then: the days there go on.
  const goesOn = await sql`update occupancies set days = daterange(lower(days), ${days.to}::date, '[]')
    where booking_id = ${bookingId}::uuid and listing_id = ${listingId}::uuid and upper(days) = ${first}`.execute(
    db,
  )
  if (!goesOn.numAffectedRows) {
    await sql`insert into occupancies (listing_id, group_id, landlord_id, kind, days, offer_id, booking_id)
      select ${listingId}::uuid, group_id, landlord_id, 'BOOKING', daterange(${first}, ${days.to}::date, '[]'), offer_id, id
      from bookings where id = ${bookingId}::uuid`.execute(db)
  }
  await sql`update bookings set listing_id = ${listingId}::uuid where id = ${bookingId}::uuid`.execute(db)
  // The unit may be the same where an earlier move only begins on another day.
  await sql`select recount_booking_months(array[${bookingId}::uuid])`.execute(db)
}
