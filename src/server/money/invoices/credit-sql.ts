import type { Db } from '../../kernel/db/database.ts'

/** Credit notes of a booking whose paid amount nothing has used yet, the oldest first; they are locked. In minor units. */
export async function lockCredits(db: Db, bookingId: string): Promise<{ id: string; left: number }[]> {
  return selectCredits(db, bookingId).forUpdate().execute()
}

/** What credit notes of a booking can still pay, in minor units. */
export async function sumCredits(db: Db, bookingId: string): Promise<number> {
  const credits = await selectCredits(db, bookingId).execute()
  return credits.reduce((sum, { left }) => sum + left, 0)
}

function selectCredits(db: Db, bookingId: string) {
  return db
    .selectFrom('invoices')
    .select(['id', 'credit_left as left'])
    .where('booking_id', '=', bookingId)
    .where('credit_left', '>', 0)
    .orderBy('position')
}

/** Says what is left of a credit note's paid amount, in minor units. */
export async function saveCreditLeft(db: Db, id: string, left: number): Promise<void> {
  await db.updateTable('invoices').set({ credit_left: left }).where('id', '=', id).execute()
}
