import { sql } from 'kysely'
import { addDays, midnightOf } from '../../domain/kernel/day.ts'
import type { Db } from '../kernel/db/database.ts'
import { sumUpDaysUntil } from '../public/metrics/sums-actions.ts'
import { type DemoClock, hoursAgo } from './clock.ts'
import { demoId } from './random.ts'

/** The listing that was off the market for some weeks, and when, in days before today. */
const pause = { key: 'sonnenallee', first: 150, last: 129 }
const days = 365
/** Since when homes are public that nobody has stayed in, in days before today. */
const newSince = 75

/** When each listing was public, and a year of visitors as sums, a row for each day of a listing and what they did. */
export async function insertFigures(trx: Db, clock: DemoClock): Promise<void> {
  const pausedGroup = demoId(`place/${pause.key}`)
  await insertPublishEvents(trx, clock, pausedGroup)
  const first = addDays(clock.today, -days)
  const pauseFrom = addDays(clock.today, -pause.first)
  const pauseTo = addDays(clock.today, -pause.last)
  // A hash of listing and day stands for chance: the same everywhere. Weekends have fewer visitors, spring has more.
  await sql`
    insert into listing_event_hours (group_id, landlord_id, type, hour, count)
    select g.id, g.landlord_id, k.type,
      d.day::timestamp at time zone 'UTC' + make_interval(hours => (6 + d.chance % 16)::int),
      k.times * greatest(1, 1 + d.chance % 5 - case when extract(isodow from d.day) > 5 then 1 else 0 end
        + case when extract(month from d.day) between 2 and 5 then 1 else 0 end)
    from (select * from groups where deleted_at is null and exists (
      select 1 from listings u where u.group_id = groups.id and u.published)) g
    cross join lateral (
      select day::date as day, abs(hashtext(g.id::text || day::date::text)::bigint) as chance
      from generate_series(greatest(${first}::date, g.created_at::date + 2)::timestamp,
        (${clock.today}::date - 1)::timestamp, interval '1 day') as day
    ) d
    -- Each home is seen by many who look for one, opened by some, and put aside by few.
    cross join (values ('ListingViewedInSearchResultsList', 6, 1), ('ListingViewedInSimilarApartments', 2, 4),
      ('ListingDetailsViewed', 1, 1), ('ListingShortlisted', 1, 9)) as k(type, times, every_days)
    where d.chance % k.every_days = 0 and not (g.id = ${pausedGroup}::uuid and d.day between ${pauseFrom}::date and ${pauseTo}::date)`.execute(
    trx,
  )
  await noteSummedUp(trx, clock)
}

/** Until today there are sums only. */
async function noteSummedUp(trx: Db, clock: DemoClock): Promise<void> {
  const midnight = midnightOf(clock.today)
  await trx
    .insertInto('event_sums')
    .values({ name: 'listing_events', summed_until: midnight, kept_from: midnight })
    .execute()
  await sumUpDaysUntil(trx, midnight)
}

async function insertPublishEvents(trx: Db, clock: DemoClock, pausedGroup: string): Promise<void> {
  await sql`
    insert into publish_events (listing_id, group_id, landlord_id, published, at)
    select u.id, u.group_id, u.landlord_id, e.published, e.at from listings u
    cross join lateral (
      -- A home that was let was public some weeks before its first stay; another one since lately.
      select greatest(u.last_published_at,
        coalesce((min(b."from") - 12)::timestamp at time zone 'UTC', ${hoursAgo(clock, 24 * newSince)}::timestamptz)) as since
      from bookings b where b.listing_id = u.id and not b.canceled
    ) as first
    cross join lateral (values
      (true, first.since, true),
      (false, ${hoursAgo(clock, 24 * 55)}::timestamptz, not u.published),
      (false, ${hoursAgo(clock, 24 * pause.first)}::timestamptz, u.group_id = ${pausedGroup}::uuid),
      (true, ${hoursAgo(clock, 24 * pause.last)}::timestamptz, u.group_id = ${pausedGroup}::uuid)
    ) as e(published, at, happened)
    where e.happened and e.at >= first.since
    order by e.at`.execute(trx)
}
