import { type RawBuilder, sql } from 'kysely'
import type { EarningsInterval, EventType } from '../../../domain/catalogue/metrics.ts'
import { type Day, type Stay, dayOf } from '../../../domain/kernel/day.ts'
import type { IntervalSteps } from '../../../domain/public/metric-intervals.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { visibleGroups } from '../../kernel/viewer/visible-to.ts'

/** How much happened in an interval; the end is not part of it. */
export interface CountedInterval {
  start: Temporal.Instant
  end: Temporal.Instant
  count: number
}

/** A group whose figures the viewer may see, with its currency and country; undefined for a foreign one. */
export async function findMeasuredGroup(
  db: Db,
  viewer: Viewer,
  groupId: string,
): Promise<{ groupId: string; currency: string; country: string } | undefined> {
  return visibleGroups(db, viewer)
    .select(['g.id as groupId', 'g.currency', 'g.country'])
    .where('g.id', '=', groupId)
    .executeTakeFirst()
}

/** Events of a kind by intervals, none left out. */
export async function countEvents(
  db: Db,
  groupId: string,
  type: EventType,
  steps: IntervalSteps,
): Promise<CountedInterval[]> {
  return countByIntervals(
    db,
    steps,
    sql`select h.hour as at, h.count as count from listing_event_hours h
      where h.group_id = ${groupId} and h.type = ${type} and h.hour < ${summedUntil(steps)}
      union all
      select e.at, 1 from listing_events e where e.group_id = ${groupId} and e.type = ${type}
      and e.day between ${dayOf(steps.from)}::date and ${dayOf(steps.to)}::date and e.at >= ${summedUntil(steps)}`,
  )
}

/**
 * Until when sums of hours stand for events. They do where intervals begin and end with an hour; else only for what
 * is kept in no other way, and such an hour counts where it begins.
 */
function summedUntil({ to, starts }: IntervalSteps): RawBuilder<unknown> {
  const isFull = starts.every((start) => start.epochMilliseconds % 3_600_000 === 0)
  const lastHour = to.round({ smallestUnit: 'hour', roundingMode: 'floor' })
  const until = isFull ? sql`greatest(kept_from, least(summed_until, ${lastHour}))` : sql`kept_from`
  // The union is there for when nothing was summed up yet.
  return sql`(select max(until) from (select ${until} as until from event_sums where name = 'listing_events'
    union all select ${Temporal.Instant.from('2000-01-01T00:00:00Z')}::timestamptz) as known)`
}

/** Requests for a group by intervals, none left out. */
export async function countRequestsOfGroup(
  db: Db,
  groupId: string,
  steps: IntervalSteps,
): Promise<CountedInterval[]> {
  return countByIntervals(
    db,
    steps,
    sql`select lr.requested_at as at, 1 as count from listing_requests lr where lr.group_id = ${groupId}
      and lr.requested_at >= ${steps.from} and lr.requested_at < ${steps.to}`,
  )
}

async function countByIntervals(
  db: Db,
  steps: IntervalSteps,
  happened: RawBuilder<unknown>,
): Promise<CountedInterval[]> {
  const { rows } = await sql<CountedInterval>`
    with happened as (${happened}),
    counted as (
      select width_bucket(at, ${startsOf(steps)}) as number, sum(count)::bigint as count
      from happened where at >= ${steps.from}::timestamptz and at < ${steps.to}::timestamptz group by 1
    ), ${stepsOf(steps)}
    select s.start, s."end", coalesce(c.count, 0) as count
    from steps s left join counted c on c.number = s.number order by s.number`.execute(db)
  return rows
}

function stepsOf(steps: IntervalSteps): RawBuilder<unknown> {
  return sql`steps as (
    select number, start, lead(start, 1, ${steps.to}::timestamptz) over (order by number) as "end"
    from unnest(${startsOf(steps)}) with ordinality as step (start, number)
  )`
}

function startsOf({ starts }: IntervalSteps): RawBuilder<unknown> {
  return sql`${starts.map(String)}::timestamptz[]`
}

/** When the first event of a kind was noted for a group; null when none was. */
export async function findFirstEvent(
  db: Db,
  groupId: string,
  type: EventType,
): Promise<Temporal.Instant | null> {
  // The key is sorted by day: one day is read instead of all. Older ones are known by the hour.
  const { rows } = await sql<{ at: Temporal.Instant | null }>`
    select min(at) as at from (
      select min(e.at) as at from listing_events e where e.group_id = ${groupId} and e.type = ${type} and e.day =
        (select min(day) from listing_events where group_id = ${groupId} and type = ${type})
      union all
      select min(h.hour) from listing_event_hours h where h.group_id = ${groupId} and h.type = ${type}
        and h.hour < (select kept_from from event_sums where name = 'listing_events')
    ) as firsts`.execute(db)
  return rows[0]?.at ?? null
}

/** When the first request for a group came; null when none did. */
export async function findFirstRequestAt(db: Db, groupId: string): Promise<Temporal.Instant | null> {
  const row = await db
    .selectFrom('listing_requests')
    .select(sql<Temporal.Instant | null>`min(requested_at)`.as('at'))
    .where('group_id', '=', groupId)
    .executeTakeFirst()
  return row?.at ?? null
}

/** Whether any unit of a group was public at some moment of each interval; what lies ahead is not. */
export async function listPublishTimeline(
  db: Db,
  groupId: string,
  steps: IntervalSteps,
  now: Temporal.Instant,
): Promise<{ intervalStartTime: Temporal.Instant; isPublished: boolean }[]> {
  const { rows } = await sql<{ intervalStartTime: Temporal.Instant; isPublished: boolean }>`
    with ${stepsOf(steps)}, periods as (
      select published, at as start, lead(at) over (partition by listing_id order by at, id) as "end"
      from publish_events where group_id = ${groupId}
    ), public as (
      -- The periods of all units as one value: a group may have a thousand of them.
      select coalesce(range_agg(tstzrange(start, "end")), '{}'::tstzmultirange) as periods
      from periods where published
    )
    select s.start as "intervalStartTime",
      s.start <= ${now}::timestamptz and tstzrange(s.start, s."end") && public.periods as "isPublished"
    from steps s cross join public order by s.number`.execute(db)
  return rows
}

/** Rents by months or quarters within a stay of time, each booking's spread over its days; amounts in minor units. */
export async function listEarnings(
  db: Db,
  group: { groupId: string; currency: string },
  { from, to }: Stay,
  interval: EarningsInterval,
): Promise<{ intervalStart: Day; amount: number; quarter: number }[]> {
  const unit = interval === 'MONTHLY' ? 'month' : 'quarter'
  const step = interval === 'MONTHLY' ? '1 month' : '3 months'
  // What a booking has earned up to a day is rounded, and an interval is the difference of two: so they sum up exactly.
  const earnedUntil = (day: RawBuilder<unknown>) =>
    sql`round(b.cost::numeric * (${day} - b."from") / (b."to" - b."from" + 1))`
  const { rows } = await sql<{ intervalStart: Day; amount: number; quarter: number }>`
    with steps as (
      select start::date as start, greatest(start::date, ${from}::date) as first,
        least((start + ${step}::interval)::date - 1, ${to}::date) as last
      from generate_series(date_trunc(${unit}, ${from}::date::timestamp), ${to}::date::timestamp, ${step}::interval)
        as start
    ), lived as (
      -- A stay that was cancelled after it had begun has earned what was lived (decision 33).
      select "from", coalesce(stayed_until, "to") as "to", coalesce(actual_cost, total_cost) as cost
      from bookings
      where group_id = ${group.groupId} and currency = ${group.currency}
        and (not canceled or stayed_until is not null)
    )
    select s.start as "intervalStart", extract(quarter from s.start)::int as quarter,
      coalesce(sum(${earnedUntil(sql`least(b."to", s.last) + 1`)} - ${earnedUntil(sql`greatest(b."from", s.first)`)}),
        0)::bigint as amount
    from steps s
    left join lived b on b."from" <= s.last and b."to" >= s.first
    group by s.start order by s.start`.execute(db)
  return rows
}
