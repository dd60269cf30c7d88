import { sql } from 'kysely'
import type {
  CalendarFeedKind,
  WindowMeaning,
  CalendarPlatform,
} from '../../../domain/catalogue/calendars.ts'
import type { Day, Stay } from '../../../domain/kernel/day.ts'
import type { FeedChange } from '../../../domain/calendars/feed-changes.ts'
import {
  type FeedState,
  fromStoredEvents,
  type StoredFeedEvent,
  toStoredEvents,
} from '../../../domain/calendars/feed-state.ts'
import { lockGroups } from '../blocks/block-sql.ts'
import type { Db } from '../../kernel/db/database.ts'
import { json } from '../../kernel/db/parameters.ts'

/** A feed under its lock, with all that its import remembers. */
export interface LockedFeed {
  id: string
  listingId: string
  groupId: string
  landlordId: string
  kind: CalendarFeedKind
  platform: CalendarPlatform
  label: string
  country: string
  contentHash: string | null
  windowMeaning: WindowMeaning | null
  recheckAt: Temporal.Instant | null
  state: FeedState
}

type LockedRow = Omit<LockedFeed, 'state'> & {
  events: StoredFeedEvent[]
  since: Temporal.Instant | null
  answers: number
}

/**
 * Locks the group of a feed and then the feed; undefined once it or its unit is gone, or, for whoever comes with a
 * lease, once the feed is no longer theirs: it got another link, or somebody else has asked it since.
 */
export async function lockFeed(
  trx: Db,
  feedId: string,
  lease: string | null = null,
): Promise<LockedFeed | undefined> {
  const found = await sql<{ groupId: string }>`
    select group_id as "groupId" from calendar_feeds where id = ${feedId}::uuid and removed_at is null`.execute(
    trx,
  )
  await lockGroups(
    trx,
    found.rows.map(({ groupId }) => groupId),
  )
  const { rows } = await sql<LockedRow>`
    select f.id, f.listing_id as "listingId", f.group_id as "groupId", f.landlord_id as "landlordId", f.kind, f.platform,
      f.label, g.country, f.content_hash as "contentHash", f.window_meaning as "windowMeaning", f.recheck_at as "recheckAt", f.events,
      f.quarantine_since as since, f.quarantine_answers as answers
    from calendar_feeds f
    join listings u on u.id = f.listing_id and u.deleted_at is null
    join groups g on g.id = f.group_id
    where f.id = ${feedId}::uuid and f.removed_at is null
      and (${lease}::uuid is null or f.lease = ${lease}::uuid)
    for update of f`.execute(trx)
  const [row] = rows
  if (!row) return undefined
  const { events, since, answers, ...feed } = row
  return {
    ...feed,
    state: { events: fromStoredEvents(events), quarantine: since ? { since, answers } : null },
  }
}

/** What else takes days of a unit. */
export interface UnitFacts {
  stays: (Stay & { offerId: string })[]
  taken: Stay[]
}

/** Bookings and holds of a unit from a day on, and all that takes its days but the blocks of one feed. */
export async function loadUnitFacts(
  db: Db,
  feed: Pick<LockedFeed, 'id' | 'listingId'>,
  since: Day,
): Promise<UnitFacts> {
  const { rows } = await sql<Stay & { offerId: string | null }>`
    select lower(days) as "from", upper(days) - 1 as "to", offer_id as "offerId" from occupancies
    where listing_id = ${feed.listingId}::uuid and upper(days) > ${since}::date
    union all
    select lower(days), upper(days) - 1, null from blocks
    where listing_id = ${feed.listingId}::uuid and upper(days) > ${since}::date
      and feed_id is distinct from ${feed.id}::uuid`.execute(db)
  return {
    taken: rows.map(({ from, to }) => ({ from, to })),
    stays: rows.flatMap(({ from, to, offerId }) => (offerId ? [{ from, to, offerId }] : [])),
  }
}

/** What an answer leaves of a feed. */
export interface SavedFeed {
  state: FeedState
  /** Null leaves the last one: nothing was answered. */
  answer: { hash: string; free: number | null; at: Temporal.Instant } | null
  recheckAt: Temporal.Instant | null
  windowLimit: (Stay & { isBlocked: boolean }) | null
}

/** Stores the state of a feed; one row. */
export async function saveFeedState(trx: Db, feedId: string, saved: SavedFeed): Promise<void> {
  const { state, answer, recheckAt, windowLimit } = saved
  const { quarantine } = state
  const window = windowLimit
    ? sql`daterange(${windowLimit.from}::date, ${windowLimit.to}::date, '[]')`
    : sql`null`
  await sql`
    update calendar_feeds
    set events = ${json(toStoredEvents(state.events))}::jsonb,
      event_count = ${state.events.filter(({ received }) => received !== null).length}::int,
      recheck_at = ${recheckAt}::timestamptz,
      quarantine_since = ${quarantine?.since ?? null}::timestamptz,
      quarantine_answers = ${quarantine?.answers ?? 0}::int,
      missing_count = ${state.events.filter(({ missing }) => missing !== null).length}::int,
      window_days = ${window},
      window_blocked = ${windowLimit?.isBlocked ?? false}::boolean,
      free_count = coalesce(${answer?.free ?? null}::int, free_count),
      content_hash = coalesce(${answer?.hash ?? null}::text, content_hash),
      answered_at = coalesce(${answer?.at ?? null}::timestamptz, answered_at),
      checked_at = coalesce(${answer?.at ?? null}::timestamptz, checked_at)
    where id = ${feedId}::uuid`.execute(trx)
}

/** Writes what changed into the history of a feed; one row, however much it was. */
export async function insertChanges(
  trx: Db,
  feed: Pick<LockedFeed, 'id' | 'landlordId'>,
  at: Temporal.Instant,
  changes: readonly FeedChange[],
): Promise<void> {
  await trx
    .insertInto('calendar_feed_changes')
    .values({ feed_id: feed.id, landlord_id: feed.landlordId, at, changes: json(changes.map(toStored)) })
    .execute()
}

/** A change as it is stored: days are texts. */
export interface StoredChange {
  kind: FeedChange['kind']
  reason: FeedChange['reason']
  from: Day
  to: Day
  before?: Stay
  summary: string
}

function toStored({ kind, reason, from, to, before, summary }: FeedChange): StoredChange {
  return {
    kind,
    reason,
    from,
    to,
    ...(before && { before: { from: before.from, to: before.to } }),
    summary,
  }
}
