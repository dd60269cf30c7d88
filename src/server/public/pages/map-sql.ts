import { sql } from 'kysely'
import { MAP_SIZE } from '../../../domain/listings/map-point.ts'
import type { MapWindow } from '../../../domain/public/map-window.ts'
import type { Db } from '../../kernel/db/database.ts'
import { conditions, type GroupFilter } from './search-sql.ts'

/** Homes of a cell of the map; units of the map, in a window over the date line counted on beyond its end. */
export interface ClusterRow {
  count: number
  /** Of the cheapest in the currency of the search, or else in the one that most have. */
  priceFrom: number
  currency: string
  /** Where they are on average. */
  x: number
  y: number
  minX: number
  maxX: number
  minY: number
  maxY: number
  /** Of a home that is alone. */
  groupId: string | null
}

/** Published homes that fit and lie in a window, by cells of a power of two of units. One statement. */
export async function listClusters(
  db: Db,
  filter: GroupFilter & { window: MapWindow },
  shift: number,
): Promise<ClusterRow[]> {
  const { window, currencies } = filter
  const fits = sql.join(conditions(filter), sql` and `)
  // Over the date line the west of the window comes first.
  const x =
    window.fromX <= window.toX
      ? sql`g.map_x`
      : sql`(g.map_x + case when g.map_x < ${window.fromX} then ${MAP_SIZE} else 0 end)`
  const order = sql`currency = ${currencies[0] ?? ''} desc, number desc, currency`
  const { rows } = await sql<ClusterRow>`
    with cells as materialized (
      select ${x} >> ${shift} as cell_x, g.map_y >> ${shift} as cell_y, g.currency, count(*)::integer as number,
        min(g.from_price) as cheapest, sum(${x})::bigint as sum_x, sum(g.map_y)::bigint as sum_y,
        min(${x}) as min_x, max(${x}) as max_x, min(g.map_y) as min_y, max(g.map_y) as max_y
      from groups g where g.deleted_at is null and ${fits}
      group by 1, 2, 3), clusters as (
      select sum(number)::integer as count,
        ((array_agg(cheapest order by ${order}))[1])::float8 as "priceFrom",
        (array_agg(currency order by ${order}))[1] as currency,
        (sum(sum_x) / sum(number))::float8 as x, (sum(sum_y) / sum(number))::float8 as y,
        min(min_x) as "minX", max(max_x) as "maxX", min(min_y) as "minY", max(max_y) as "maxY"
      from cells group by cell_x, cell_y)
    select clusters.*, case when count = 1 then (
      select g.id from groups g
      where g.map_x = "minX" % ${MAP_SIZE} and g.map_y = "minY" and g.deleted_at is null and ${fits} limit 1) end as "groupId"
    from clusters order by "minY", "minX"`.execute(db)
  return rows
}
