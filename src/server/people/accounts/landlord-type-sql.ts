import { sql } from 'kysely'
import type { LandlordUserType } from '../../../domain/catalogue/people.ts'
import { type LandlordProgress, landlordUserTypeOf } from '../../../domain/people/user-type.ts'
import type { Db } from '../../kernel/db/database.ts'

/** As what those of these people are known who have nothing public yet; landlords' ids, which must have been checked. */
export async function listLandlordUserTypes(
  db: Db,
  landlordIds: readonly string[],
): Promise<Map<string, LandlordUserType | null>> {
  if (landlordIds.length === 0) return new Map()
  const { rows } = await sql<LandlordProgress & { id: string }>`
    select u.id,
      exists (select from groups g where g.landlord_id = u.id and g.deleted_at is null) as "hasListing",
      exists (select from listings l where l.landlord_id = u.id and l.deleted_at is null
        and (l.published or l.last_published_at is not null)) as "wasPublished"
    from users u where u.id = any(${landlordIds}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.id, landlordUserTypeOf(row)]))
}
