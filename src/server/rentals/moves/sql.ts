import { sql } from 'kysely'
import type { Db } from '../../kernel/db/database.ts'

/** Puts bookings and the days that they take into another unit; the database refuses an overlap there. */
export async function moveBookings(db: Db, bookingIds: readonly string[], listingId: string): Promise<void> {
  await sql`update bookings set listing_id = ${listingId}::uuid where id = any(${bookingIds}::uuid[])`.execute(
    db,
  )
  await sql`update occupancies set listing_id = ${listingId}::uuid
    where booking_id = any(${bookingIds}::uuid[])`.execute(db)
}
