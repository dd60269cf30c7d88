import { type RawBuilder, sql } from 'kysely'
import { LAW_TIME_ZONE } from '../../../domain/public/retention/ends.ts'
import type { Shape } from './shape-sql.ts'

/** The last day on which a row is kept: that of the year in which its years are over; null where they don't run yet. */
export function lastDayKeptOf(
  shape: Shape,
  { table, alias, since, years }: { table: string; alias: string; since: string; years: number },
): RawBuilder<unknown> {
  const { value, isDay } = valueOfWay(shape, { table, alias, way: since })
  const day = isDay ? value : sql`(${value} at time zone ${sql.lit(LAW_TIME_ZONE)})`
  return sql`make_date(extract(year from ${day})::int + ${sql.lit(years)}, 12, 31)`
}

/** What stands at the end of a way of the retention table, in the row itself or in one that it names. */
export function valueOfWay(
  { columns }: Shape,
  { table, alias, way }: { table: string; alias: string; way: string },
): { value: RawBuilder<unknown>; isDay: boolean } {
  const [first = '', ...more] = way.split('>')
  return step(alias, table, first, more)

  function step(at: string, of: string, column: string, rest: string[]): ReturnType<typeof valueOfWay> {
    const [next, ...later] = rest
    const own = sql`${sql.ref(`${at}.${column}`)}`
    if (next === undefined) return { value: own, isDay: columns.get(`${of}.${column}`)?.type === 'date' }
    const [named = '', field = ''] = next.split('.')
    const inner = `${at}_${rest.length}`
    const { value, isDay } = step(inner, named, field, later)
    const found = sql`(select ${value} from ${sql.table(named)} as ${sql.ref(inner)}
      where ${sql.ref(`${inner}.id`)} = ${own})`
    return { value: found, isDay }
  }
}
