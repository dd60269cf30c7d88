import { sql } from 'kysely'
import type { Db } from '../kernel/db/database.ts'
import type { DemoClock } from './clock.ts'
import { jana } from './people.ts'

/**
 * Calendars that Jana's units got as files: those behind the imported blocks, and one whose window's end was
 * recognised. Links would be asked, and the demo reaches nobody.
 */
export async function insertCalendarFeeds(trx: Db, clock: DemoClock): Promise<void> {
  await sql`
    with imported as (
      select k.id as block_id, k.listing_id, k.group_id, k.days, k.note,
        ${clock.now}::timestamptz - interval '6 days' as at
      from blocks k where k.landlord_id = ${jana.id}::uuid and k.source = 'ics'
    ), feeds as (
      insert into calendar_feeds (landlord_id, group_id, listing_id, kind, platform, label, file_name, created_at,
        checked_at, answered_at, content_hash, event_count, events)
      select ${jana.id}::uuid, i.group_id, i.listing_id, 'FILE',
        case i.note when 'Airbnb' then 'AIRBNB' when 'Booking.com' then 'BOOKING_COM' else 'OTHER' end, i.note,
        lower(replace(i.note, '.', '-')) || '.ics', i.at, i.at, i.at, 'demo', 1,
        jsonb_build_array(jsonb_build_object('id', i.block_id, 'uid', i.block_id || '@demo.example',
          'summary', 'Reserved', 'kind', 'STAY', 'received', stay, 'days', stay, 'block', stay))
      from imported i, lateral jsonb_build_object('from', lower(i.days), 'to', upper(i.days) - 1) as stay
      returning id, listing_id, created_at
    ), linked as (
      update blocks k set feed_id = f.id, note = 'Reserved' from feeds f, imported i
      where f.listing_id = i.listing_id and k.id = i.block_id
    )
    insert into calendar_feed_changes (feed_id, landlord_id, at, changes)
    select f.id, ${jana.id}::uuid, f.created_at, jsonb_build_array(jsonb_build_object('kind', 'BLOCKED',
      'reason', 'EVENT_NEW', 'from', lower(i.days), 'to', upper(i.days) - 1, 'summary', 'Reserved'))
    from feeds f join imported i on i.listing_id = f.listing_id`.execute(trx)
  await sql`
    insert into calendar_feeds (landlord_id, group_id, listing_id, kind, platform, label, file_name, created_at,
      checked_at, answered_at, content_hash, event_count, events, window_days)
    select ${jana.id}::uuid, u.group_id, u.id, 'FILE', 'AIRBNB', 'Airbnb', 'airbnb.ics', at, at, at, 'demo', 1,
      jsonb_build_array(jsonb_build_object('id', u.id, 'uid', 'window@demo.example', 'summary', 'Airbnb (Not available)',
        'kind', 'WINDOW_LIMIT', 'received', stay, 'days', stay, 'limit', jsonb_build_object('from', first, 'near', false))),
      daterange(first, first + 180)
    from (
      select id, group_id from listings where landlord_id = ${jana.id}::uuid and deleted_at is null
      order by created_at, id limit 1
    ) u, lateral (select ${clock.today}::date + 365 as first, ${clock.now}::timestamptz - interval '2 days' as at) t,
      lateral jsonb_build_object('from', first, 'to', first + 179) as stay`.execute(trx)
}
