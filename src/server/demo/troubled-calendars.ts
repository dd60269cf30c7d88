import { sql } from 'kysely'
import { toStoredEvents } from '../../domain/calendars/feed-state.ts'
import { type Day, type Stay, addDays } from '../../domain/kernel/day.ts'
import type { Db } from '../kernel/db/database.ts'
import { json } from '../kernel/db/parameters.ts'
import type { DemoClock } from './clock.ts'
import { jana } from './people.ts'
import { demoId } from './random.ts'

/** A calendar by link of which something is the matter, for a unit of the house. */
interface Troubled {
  key: string
  platform: 'AIRBNB' | 'BOOKING_COM' | 'VRBO'
  label: string
  /** What it blocks. */
  block: Stay
  summary: string
  /** Whether its last answer left that out. */
  isHeld: boolean
  failingHours: number | null
}

const groupId = demoId('place/lindenhof')

/**
 * Three calendars of the house that want to be looked at: one that came back empty, one that doesn't answer, and one
 * with days over a booking. They lead to reserved names, which are never looked up.
 */
export async function insertTroubledCalendars(trx: Db, clock: DemoClock): Promise<void> {
  const free = (from: number, to: number) => ({
    from: addDays(clock.today, from),
    to: addDays(clock.today, to),
  })
  await insertTroubled(trx, clock, await findFreeUnit(trx, free(230, 260), 0), {
    key: 'empty',
    platform: 'BOOKING_COM',
    label: 'Booking.com',
    block: free(230, 260),
    summary: 'CLOSED - Not available',
    isHeld: true,
    failingHours: null,
  })
  await insertTroubled(trx, clock, await findFreeUnit(trx, free(200, 214), 1), {
    key: 'silent',
    platform: 'VRBO',
    label: 'Vrbo',
    block: free(200, 214),
    summary: 'Reserved - Ella',
    isHeld: false,
    failingHours: 27,
  })
  const booked = await findComingBooking(trx, clock)
  if (!booked) throw new Error('The house of the demo has no booking to come')
  await insertTroubled(trx, clock, booked.listingId, {
    key: 'conflict',
    platform: 'AIRBNB',
    label: 'Airbnb',
    block: { from: addDays(booked.from, 3), to: addDays(booked.from, 8) },
    summary: 'Reserved',
    isHeld: false,
    failingHours: null,
  })
}

async function findFreeUnit(trx: Db, days: Stay, place: number): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select u.id from listings u
    where u.group_id = ${groupId}::uuid and u.published and u.deleted_at is null
      and not exists (select from occupancies o where o.listing_id = u.id
        and o.days && daterange(${days.from}::date - 5, ${days.to}::date + 5))
      and not exists (select from blocks b where b.listing_id = u.id)
    order by u.apartment_name desc limit 1 offset ${place}`.execute(trx)
  const [unit] = rows
  if (!unit) throw new Error('The house of the demo has no free unit')
  return unit.id
}

async function findComingBooking(
  trx: Db,
  clock: DemoClock,
): Promise<{ listingId: string; from: Day } | undefined> {
  const { rows } = await sql<{ listingId: string; from: Day }>`
    select o.listing_id as "listingId", lower(o.days) as "from" from occupancies o
    where o.group_id = ${groupId}::uuid and o.kind = 'BOOKING' and lower(o.days) > ${clock.today}::date
    order by lower(o.days), o.listing_id limit 1`.execute(trx)
  return rows[0]
}

async function insertTroubled(trx: Db, clock: DemoClock, listingId: string, feed: Troubled): Promise<void> {
  const feedId = demoId(`feed/${feed.key}`)
  const blockId = demoId(`feed/${feed.key}/block`)
  const { block, summary, isHeld, failingHours } = feed
  const ago = (hours: number) => clock.now.subtract({ hours })
  const answered = ago(failingHours ?? 1)
  const events = toStoredEvents([
    {
      id: blockId,
      uid: `${feed.key}@demo.example`,
      instance: null,
      summary,
      kind: 'STAY',
      received: isHeld ? null : block,
      days: block,
      counted: block,
      block,
      rolling: null,
      limit: null,
      closure: null,
      sameAs: [],
      missing: null,
    },
  ])
  await sql`
    insert into calendar_feeds (id, landlord_id, group_id, listing_id, kind, platform, label, url, created_at, checked_at,
      answered_at, next_check_at, failures, failing_since, failing_notified_at, error, content_hash, event_count, events,
      quarantine_since, quarantine_answers, quarantine_notified_at)
    values (${feedId}::uuid, ${jana.id}::uuid, ${groupId}::uuid, ${listingId}::uuid, 'LINK', ${feed.platform},
      ${feed.label}, ${`https://calendars.example/${feed.key}.ics`}, ${ago(24 * 40)}, ${ago(failingHours ? 2 : 1)},
      ${answered}, ${clock.now.add({ hours: 6 })}, ${failingHours ? 9 : 0}, ${failingHours ? answered : null},
      ${failingHours ? ago(2) : null}, ${failingHours ? 'SYNCHRONIZATION_FAILED' : null}, 'demo', ${isHeld ? 0 : 1},
      ${json(events)}::jsonb, ${isHeld ? ago(7) : null}, ${isHeld ? 2 : 0}, ${isHeld ? ago(7) : null})`.execute(
    trx,
  )
  await sql`
    insert into blocks (id, listing_id, group_id, landlord_id, days, source, reason, note, created_at, feed_id,
      conflict_notified_at)
    values (${blockId}::uuid, ${listingId}::uuid, ${groupId}::uuid, ${jana.id}::uuid,
      daterange(${block.from}::date, ${block.to}::date, '[]'), 'ics', 'RENTED_ELSEWHERE', ${summary}, ${ago(24 * 20)},
      ${feedId}::uuid, ${ago(24)})`.execute(trx)
  const blocked = { kind: 'BLOCKED', reason: 'EVENT_NEW', from: block.from, to: block.to, summary }
  const held = { kind: 'HELD_BACK', reason: 'QUARANTINE', from: block.from, to: block.to, summary }
  await sql`
    insert into calendar_feed_changes (feed_id, landlord_id, at, changes)
    select ${feedId}::uuid, ${jana.id}::uuid, c.at, c.changes
    from (values (${ago(24 * 20)}::timestamptz, ${json([blocked])}::jsonb, true),
      (${ago(7)}::timestamptz, ${json([held])}::jsonb, ${isHeld}::boolean)) c (at, changes, happened)
    where c.happened order by c.at`.execute(trx)
}
