import { LIKE_AREA } from '../../../domain/listings/price-comparison.ts'
import type { Db } from '../../kernel/db/database.ts'
import { publicGroups } from '../../kernel/viewer/visible-to.ts'
import type { GroupRow } from '../listings/sql.ts'

/** More prices than this make no other quartiles (ours). */
const mostCompared = 2000

/** The monthly prices of other published listings of that city, currency and about that area. */
export async function listLikePrices(db: Db, group: GroupRow): Promise<number[]> {
  let query = publicGroups(db)
    .where('g.city', '=', group.city)
    .where('g.country', '=', group.country)
    .where('g.currency', '=', group.currency)
    .where('g.id', '<>', group.groupId)
    .where('g.price', '>', 0)
  // Before its area is known, a listing is compared with all of its city.
  if (group.area > 0) {
    query = query.where((eb) =>
      eb.between('g.area', Math.floor(group.area * (1 - LIKE_AREA)), Math.ceil(group.area * (1 + LIKE_AREA))),
    )
  }
  const rows = await query.select('g.price').orderBy('g.created_at', 'desc').limit(mostCompared).execute()
  return rows.map(({ price }) => price)
}
