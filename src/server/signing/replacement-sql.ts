import type { Db } from '../db/database.ts'

/** The offers that go on from those offers. */
export async function listReplacements(
  db: Db,
  offerIds: readonly string[],
): Promise<{ id: string; replacesOfferId: string }[]> {
  if (offerIds.length === 0) return []
  return db
    .selectFrom('booking_offers')
    .select(['id', 'replaces_offer_id as replacesOfferId'])
    .where('replaces_offer_id', 'in', offerIds)
    .$castTo<{ id: string; replacesOfferId: string }>()
    .execute()
}
