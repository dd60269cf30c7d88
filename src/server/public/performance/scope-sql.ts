import { sql } from 'kysely'
import type { FurnitureStandard } from '../../../domain/catalogue/listings.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import { inFullWorld } from '../../kernel/viewer/visible-to.ts'

/** What a page about performance is about: its currencies, the one with most homes first, and of a group what it is like. */
export interface PerformanceSubject {
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

/** The subject; none of its currencies is known where there is no home, or none that the viewer may see. */
export async function findPerformanceSubject(
  source: Source,
  asked: { viewer: Viewer; groupId: string | null },
): Promise<PerformanceSubject> {
  const row = await subjectIn.find(source, asked)
  if (!row) throw new Error('A sum has a row.')
  return row
}

const subjectIn = statement((_, { viewer, groupId }: { viewer: Viewer; groupId: string | null }) => {
  const one = (column: string) => (groupId ? sql`min(${sql.ref(`g.${column}`)})` : sql`null`)
  return sql<PerformanceSubject>`
    with homes as (
      select g.* from groups g
      where ${inFullWorld(viewer, 'g.landlord_id', 'g.id')} and g.deleted_at is null
        ${groupId ? sql`and g.id = ${groupId}` : sql``}
    )
    select
      (select coalesce(json_agg(currency order by homes desc, currency), '[]')
        from (select currency, count(*) as homes from homes group by currency) as counted) as currencies,
      (select coalesce(json_agg(p), '[]') from (select distinct country, city from homes limit 20) as p) as places,
      ${one('name')} as name, ${groupId ? sql`bool_or(g.part_of_group)` : sql`null::boolean`} as "partOfGroup",
      ${one('price')}::bigint as price, ${one('area')}::integer as area, ${one('furniture_standard')} as standard
    from homes g`
})
