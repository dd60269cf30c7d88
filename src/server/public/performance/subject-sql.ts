import { type RawBuilder, sql } from 'kysely'
import type { FurnitureStandard } from '../../../domain/catalogue/listings.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import { inFullWorld } from '../../kernel/viewer/visible-to.ts'

/** What a page about performance is about: its currencies, the one with most homes first, and of a group what it is like. */
export interface PerformanceSubject {
  /** Of the group, also where it was asked for by one of its units; null where all homes are asked for. */
  groupId: string | null
  currencies: string[]
  /** The places of all of its homes; similar ones are of one of them. */
  places: { country: string; city: string }[]
  /** All null where all homes are asked for. */
  name: string | null
  partOfGroup: boolean | null
  price: number | null
  area: number | null
  standard: FurnitureStandard | null
}

/** All homes that the viewer may see, a group, or the group of a unit. */
export interface AskedSubject {
  viewer: Viewer
  groupId: string | null
  listingId: string | null
}

/** The subject; none of its currencies is known where there is no home, or none that the viewer may see. */
export async function findPerformanceSubject(
  source: Source,
  asked: AskedSubject,
): Promise<PerformanceSubject> {
  const row = await subjectIn.find(source, asked)
  if (!row) throw new Error('A sum has a row.')
  return row
}

const subjectIn = statement((_, { viewer, groupId, listingId }: AskedSubject) => {
  const isOne = groupId !== null || listingId !== null
  const one = (value: RawBuilder<unknown>) => (isOne ? value : sql`null`)
  return sql<PerformanceSubject>`
    with homes as (
      select g.* from groups g
      where ${inFullWorld(viewer, 'g.landlord_id', 'g.id')} and g.deleted_at is null
        ${groupId ? sql`and g.id = ${groupId}` : sql``}
        ${listingId ? sql`and g.id = (select group_id from listings where id = ${listingId})` : sql``}
    )
    select ${one(sql`min(g.id::text)`)}::uuid as "groupId",
      (select coalesce(json_agg(currency order by homes desc, currency), '[]')
        from (select currency, count(*) as homes from homes group by currency) as counted) as currencies,
      (select coalesce(json_agg(p), '[]') from (select distinct country, city from homes limit 20) as p) as places,
      ${one(sql`min(g.name)`)} as name, ${one(sql`bool_or(g.part_of_group)`)}::boolean as "partOfGroup",
      ${one(sql`min(g.price)`)}::bigint as price, ${one(sql`min(g.area)`)}::integer as area,
      ${one(sql`min(g.furniture_standard)`)} as standard
    ${isOne ? sql`from homes g` : sql``}`
})
