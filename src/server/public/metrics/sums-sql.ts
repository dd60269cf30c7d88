import { type RawBuilder, sql } from 'kysely'
import { addDays, dayOf } from '../../../domain/kernel/day.ts'
import { countryZones, joinZones, zoneOfGroup } from '../../listings/occupancy/sql.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { EventTable } from './partitions-sql.ts'

/** The events of a span of time, whose ends are full hours; the end is not part of it. */
export interface Span {
  from: Temporal.Instant
  to: Temporal.Instant
}

/** What is summed up beside the events: visits by days, from the sums of hours, and what homes did by months. */
export const DAY_SUMS = 'listing_event_days'
export const MONTH_SUMS = 'home_months'

/** How far a table's events are summed up, locked until the transaction ends. */
export async function lockSummedUntil(
  trx: Db,
  table: EventTable | typeof DAY_SUMS | typeof MONTH_SUMS,
): Promise<Temporal.Instant> {
  await trx
    .insertInto('event_sums')
    .values({ name: table, summed_until: Temporal.Instant.from('2000-01-01T00:00:00Z') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await trx
    .selectFrom('event_sums')
    .select('summed_until')
    .where('name', '=', table)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return row.summed_until
}

/** Adds up the events of a span by hours, which nobody has done before, and notes that it is done. */
export async function sumUp(trx: Db, table: EventTable, span: Span): Promise<void> {
  // The days let the database leave out the other months.
  const happened = sql`e.day between ${dayOf(span.from)}::date and ${addDays(dayOf(span.to), 1)}::date
    and e.at >= ${span.from} and e.at < ${span.to}`
  await sums[table](happened).execute(trx)
  await saveSummedUntil(trx, table, span.to)
}

const hour = sql`date_trunc('hour', e.at, 'UTC')`

const sums: Record<EventTable, (happened: RawBuilder<unknown>) => RawBuilder<unknown>> = {
  listing_events: (happened) => sql`
    insert into listing_event_hours (group_id, landlord_id, type, hour, count)
    select e.group_id, e.landlord_id, e.type, ${hour}, count(*) from listing_events e
    where ${happened} group by e.group_id, e.landlord_id, e.type, ${hour}`,
  page_events: (happened) => sql`
    insert into page_event_hours (page, type, language, hour, count, visitors)
    select e.page, e.type, e.language, ${hour}, count(*), count(distinct e.visitor_hash) from page_events e
    where ${happened} group by e.page, e.type, e.language, ${hour}`,
}

/** Adds up the hours of a span by the days of the homes, of each home and of its landlord, which nobody has done before. */
export async function sumUpDays(trx: Db, span: Span): Promise<void> {
  await sql`
    with ${countryZones}, days as (
      select h.group_id, h.landlord_id, h.type, sum(h.count) as count, (h.hour at time zone ${zoneOfGroup})::date as day
      from listing_event_hours h join groups g on g.id = h.group_id ${joinZones}
      where h.hour >= ${span.from} and h.hour < ${span.to} group by h.group_id, h.landlord_id, h.type, 5
    ), of_landlords as (
      insert into landlord_event_days (landlord_id, type, day, count)
      select landlord_id, type, day, sum(count) from days group by landlord_id, type, day
      on conflict (landlord_id, type, day) do update set count = landlord_event_days.count + excluded.count
    )
    insert into listing_event_days (group_id, landlord_id, type, day, count)
    select group_id, landlord_id, type, day, count from days
    on conflict (group_id, type, day) do update set count = listing_event_days.count + excluded.count`.execute(
    trx,
  )
  await saveSummedUntil(trx, DAY_SUMS, span.to)
}

/** Notes how far something is summed up. */
export async function saveSummedUntil(
  trx: Db,
  name: EventTable | typeof DAY_SUMS | typeof MONTH_SUMS,
  until: Temporal.Instant,
): Promise<void> {
  await trx.updateTable('event_sums').set({ summed_until: until }).where('name', '=', name).execute()
}

/** Notes that single events before an instant are gone. */
export async function saveKeptFrom(trx: Db, table: EventTable, keptFrom: Temporal.Instant): Promise<void> {
  await sql`update event_sums set kept_from = greatest(kept_from, ${keptFrom}) where name = ${table}`.execute(
    trx,
  )
}

/** Forgets sums of hours and days before an instant. */
export async function deleteSums(trx: Db, before: Temporal.Instant): Promise<void> {
  for (const table of HOUR_TABLES) await trx.deleteFrom(table).where('hour', '<', before).execute()
  for (const table of DAY_TABLES) await trx.deleteFrom(table).where('day', '<', dayOf(before)).execute()
}

const HOUR_TABLES = ['listing_event_hours', 'page_event_hours'] as const
const DAY_TABLES = ['listing_event_days', 'landlord_event_days'] as const
