import { sql } from 'kysely'
import type { Db } from '../../kernel/db/database.ts'

/**
 * Counts anew what is kept for the figures of a landlord, without one of all; answers which units' years and bookings
 * were not as stored, each in words. The database keeps all of it itself (decision 67), so there should be none.
 */
export async function recountFigures(db: Db, landlordId: string | null): Promise<string[]> {
  const { rows } = await sql<{ wrong: string }>`
    select recount_figures(${landlordId}::uuid) as wrong`.execute(db)
  return rows.map(({ wrong }) => wrong).toSorted()
}
