import { sql } from 'kysely'
import type { Db } from '../kernel/db/database.ts'
import type { DemoClock } from './clock.ts'
import { jana } from './people.ts'

/** Private calendar links of Jana's: three that are fetched, each by its own recipient, and one that was revoked. */
export async function insertCalendarLinks(trx: Db, clock: DemoClock): Promise<void> {
  await sql`
    with units as (
      select u.id, u.group_id, row_number() over (order by u.created_at, u.id) as place
      from listings u where u.landlord_id = ${jana.id}::uuid and u.deleted_at is null
    ), links as (
      insert into calendar_exports (landlord_id, group_id, listing_id, label, platform, language, created_at,
        revoked_at, changed_at, fetched_at, fetched_by, fetches)
      select ${jana.id}::uuid, u.group_id, u.id, l.label, l.platform, 'en', ${clock.now}::timestamptz - l.age,
        case when l.revoked then ${clock.now}::timestamptz - interval '9 days' end,
        date_trunc('second', ${clock.now}::timestamptz - l.age), ${clock.now}::timestamptz - l.last, l.reader, l.fetches
      from (values
        (1, 'Airbnb', 'AIRBNB', interval '210 days', interval '95 minutes', 'Airbnb calendar import', 1680, false),
        (1, 'Booking.com', 'BOOKING_COM', interval '200 days', interval '22 minutes', 'Booking.com iCal', 4800, false),
        (2, 'My own calendar', 'GOOGLE', interval '90 days', interval '5 hours', 'Google-Calendar-Importer', 270, false),
        (2, 'Cleaning service', 'OTHER', interval '120 days', interval '10 days', 'iCal4j', 96, true)
      ) as l (place, label, platform, age, last, reader, fetches, revoked)
      join units u on u.place = l.place
      returning id, fetched_at, fetched_by
    )
    insert into calendar_export_fetches (export_id, at, status, user_agent)
    select l.id, l.fetched_at - n * interval '4 hours', case when n % 6 = 0 then 200 else 304 end, l.fetched_by
    from links l, generate_series(0, 11) n`.execute(trx)
}
