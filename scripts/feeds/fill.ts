import { sql } from 'kysely'
import type { Db } from '../../src/server/kernel/db/database.ts'

const UNITS_PER_LANDLORD = 50
/** Landlords of one statement, which has its time limit. */
const TOGETHER = 100
/** Statements that say when all are due. */
const PARTS = 20

/**
 * So many landlords that each has fifty units with a calendar each, all answered before, due one after the other within
 * `minutes`, the first in `seconds`. Those that hang are at a host of their own.
 */
export async function fillFeeds(
  db: Db,
  { feeds, port, minutes, seconds }: { feeds: number; port: number; minutes: number; seconds: number },
): Promise<void> {
  const landlords = Math.ceil(feeds / UNITS_PER_LANDLORD)
  for (let from = 0; from < landlords; from += TOGETHER)
    await fillSome(db, { from, to: Math.min(landlords, from + TOGETHER), port })
  // Only now, since it has taken its time.
  const start = Temporal.Now.instant().add({ seconds })
  const apart = (minutes * 60) / feeds
  for (let part = 0; part < PARTS; part++)
    await sql`
      update calendar_feeds set label = 'Airbnb', checked_at = now() - interval '14 minutes',
        answered_at = now() - interval '14 minutes',
        next_check_at = ${start}::timestamptz + make_interval(secs => label::int * ${apart}::float8)
      where case when label <> 'Airbnb' then label::int % ${PARTS}::int = ${part}::int end`.execute(db)
  await sql`analyze`.execute(db)
}

async function fillSome(db: Db, by: { from: number; to: number; port: number }): Promise<void> {
  await sql`
    with people as (
      insert into users (name, first_name, last_name, email, email_verified, phone, landlord)
      select 'Landlord ' || n, 'Landlord', n::text, 'landlord-' || n || '@feeds.example', true, '+49 30 ' || n, true
      from generate_series(${by.from + 1}::int, ${by.to}::int) n
      returning id
    ), homes as (
      insert into groups (landlord_id, part_of_group, name, title, street, street_number, zip_code, city, country, price,
        currency, area, accommodates, home_type, furniture_standard)
      select id, true, 'House', '{}', 'Street', '1', '10119', 'Berlin', 'DE', 150000, 'EUR', 48, 2,
        'ENTIRE_APARTMENT', 'MEDIUM'
      from people
      returning id, landlord_id
    ), counted as (
      insert into group_counts (group_id, landlord_id) select id, landlord_id from homes
    ), units as (
      insert into listings (group_id, landlord_id, apartment_name, available_from, published)
      select id, landlord_id, 'Unit ' || n, '2020-01-01', true
      from homes, generate_series(1, ${UNITS_PER_LANDLORD}::int) n
      returning id, group_id, landlord_id
    ), numbered as (select id, group_id, landlord_id, ${by.from * UNITS_PER_LANDLORD}::int + row_number() over () - 1 as n from units)
    insert into calendar_feeds (listing_id, group_id, landlord_id, kind, platform, label, url, next_check_at, etag)
    select id, group_id, landlord_id, 'LINK', 'AIRBNB', n,
      'http://' || case when n % 200 = 0 then 'localhost' else '127.0.0.1' end || ${`:${by.port}/`} || n || '.ics',
      'infinity', '"a"'
    from numbered`.execute(db)
}

/** When each calendar is due for the first time, in milliseconds since the start of the epoch, by its number. */
export async function listDue(db: Db): Promise<Map<number, number>> {
  const { rows } = await sql<{ number: number; due: number }>`
    select substring(url from '/(\\d+)\\.ics$')::int as number,
      (extract(epoch from next_check_at) * 1000)::float8 as due
    from calendar_feeds`.execute(db)
  return new Map(rows.map(({ number, due }) => [number, due]))
}
