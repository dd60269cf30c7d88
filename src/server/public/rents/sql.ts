import { sql } from 'kysely'
import type { FurnitureStandard } from '../../../domain/catalogue/listings.ts'
import type { ComparedRents } from '../../../domain/listings/expected-rent.ts'
import type { Db } from '../../kernel/db/database.ts'

/** What homes of a city ask for that are public, furnished alike and in euros, and whose area lies between two. */
export async function findComparedRents(
  db: Db,
  of: { city: string; standard: FurnitureStandard; fromArea: number; toArea: number },
): Promise<ComparedRents> {
  const { rows } = await sql<ComparedRents>`
    select count(*)::integer as homes, count(distinct g.landlord_id)::integer as landlords,
      percentile_cont(0.25) within group (order by g.price::float8 / g.area) as "lowerRate",
      percentile_cont(0.75) within group (order by g.price::float8 / g.area) as "upperRate"
    from groups g
    where g.city = ${of.city} and g.deleted_at is null and g.archived_at is null and g.currency = 'EUR'
      and g.price > 0 and g.furniture_standard = ${of.standard}
      and g.area > 0 and g.area between ${of.fromArea} and ${of.toArea}
      and exists (select from listings u where u.group_id = g.id and u.published and u.deleted_at is null)
  `.execute(db)
  return rows[0] ?? { homes: 0, landlords: 0, lowerRate: null, upperRate: null }
}
