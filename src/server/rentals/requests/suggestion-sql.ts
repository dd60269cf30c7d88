import type { Stay } from '../../../domain/kernel/day.ts'
import type { Db } from '../../kernel/db/database.ts'

/** Stores dates that the landlord suggests; both sides have until the same moment. */
export async function saveSuggestion(
  db: Db,
  id: string,
  suggestion: Stay & { message: string; at: Temporal.Instant; until: Temporal.Instant },
): Promise<void> {
  await db
    .updateTable('listing_requests')
    .set({
      suggested_from: suggestion.from,
      suggested_to: suggestion.to,
      suggestion_message: suggestion.message,
      suggested_at: suggestion.at,
      auto_decline_at: suggestion.until,
      tenant_answer_until: suggestion.until,
    })
    .where('id', '=', id)
    .execute()
}

/** Moves a request to other dates, with the rent that they cost. */
export async function saveDates(db: Db, id: string, moved: Stay & { totalRent: number }): Promise<void> {
  await db
    .updateTable('listing_requests')
    .set({ from: moved.from, to: moved.to, total_rent: moved.totalRent })
    .where('id', '=', id)
    .execute()
}
