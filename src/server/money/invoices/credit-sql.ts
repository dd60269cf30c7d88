import type { InvoiceLiveMode } from '../../../domain/catalogue/invoices.ts'
import type { Db } from '../../kernel/db/database.ts'

/** A credit note whose paid amount nothing has used yet, in minor units. */
export interface Credit {
  id: string
  mode: InvoiceLiveMode
  left: number
}

/** Those of a booking, the oldest first; they are locked. */
export async function lockCredits(db: Db, bookingId: string): Promise<Credit[]> {
  return selectCredits(db, bookingId).forUpdate().execute()
}

/** What credit notes of a booking can still pay in one mode, in minor units: money of test mode pays nothing real. */
export async function sumCredits(db: Db, bookingId: string, mode: InvoiceLiveMode): Promise<number> {
  const credits = await selectCredits(db, bookingId).where('live_mode', '=', mode).execute()
  return credits.reduce((sum, { left }) => sum + left, 0)
}

function selectCredits(db: Db, bookingId: string) {
  return db
    .selectFrom('invoices')
    .select(['id', 'live_mode as mode', 'credit_left as left'])
    .where('booking_id', '=', bookingId)
    .where('credit_left', '>', 0)
    .orderBy('position')
}

/** Says what is left of a credit note's paid amount, in minor units. */
export async function saveCreditLeft(db: Db, id: string, left: number): Promise<void> {
  await db.updateTable('invoices').set({ credit_left: left }).where('id', '=', id).execute()
}
