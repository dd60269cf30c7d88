import { sql } from 'kysely'
import type {
  CalendarFeedKind,
  CalendarFeedState,
  WindowMeaning,
  CalendarPlatform,
  CalendarSyncError,
} from '../../../domain/catalogue/calendars.ts'
import type { StoredFeedEvent } from '../../../domain/calendars/feed-state.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inFullWorld, inWorld } from '../../kernel/viewer/visible-to.ts'
import type { Day } from '../../../domain/kernel/day.ts'

/** A feed as the landlord sees it. */
export interface FeedRow {
  id: string
  listingId: string
  groupId: string
  landlordId: string
  label: string
  platform: CalendarPlatform
  kind: CalendarFeedKind
  url: string | null
  fileName: string | null
  error: CalendarSyncError | null
  errorDetail: string | null
  checkedAt: Temporal.Instant | null
  answeredAt: Temporal.Instant | null
  nextCheckAt: Temporal.Instant | null
  failingSince: Temporal.Instant | null
  quarantineSince: Temporal.Instant | null
  quarantineAnswers: number
  eventCount: number
  freeCount: number
  windowFrom: Day | null
  windowTo: Day | null
  windowBlocked: boolean
  windowMeaning: WindowMeaning | null
  /** What was received, for as long as some of it is held back or missing; else empty. */
  heldEvents: StoredFeedEvent[]
  createdAt: Temporal.Instant
  /** Until when somebody is asking it, at the latest; null where nobody is. */
  leasedUntil: Temporal.Instant | null
}

const columns = sql`f.id, f.listing_id as "listingId", f.group_id as "groupId", f.landlord_id as "landlordId", f.label,
  f.platform, f.kind, f.url, f.file_name as "fileName", f.error, f.error_detail as "errorDetail", f.checked_at as "checkedAt",
  f.answered_at as "answeredAt", case when f.kind = 'LINK' then f.next_check_at end as "nextCheckAt",
  f.failing_since as "failingSince", f.quarantine_since as "quarantineSince",
  f.quarantine_answers as "quarantineAnswers", f.event_count as "eventCount",
  f.free_count as "freeCount", lower(f.window_days) as "windowFrom",
  upper(f.window_days) - 1 as "windowTo", f.window_blocked as "windowBlocked", f.window_meaning as "windowMeaning",
  case when f.quarantine_since is null and f.missing_count = 0 then '[]' else f.events end as "heldEvents", f.created_at as "createdAt",
  f.leased_until as "leasedUntil"`

/** The feeds of a unit, a group or all listings in the viewer's world. */
export async function listFeeds(
  db: Db,
  viewer: Viewer,
  by: { listingId: string | null; groupId: string | null },
): Promise<FeedRow[]> {
  const { rows } = await sql<FeedRow>`
    select ${columns} from calendar_feeds f
    join listings u on u.id = f.listing_id and u.deleted_at is null
    where f.removed_at is null and ${inWorld(viewer, 'f.landlord_id', 'f.group_id', 'f.listing_id')}
      and (${by.listingId}::uuid is null or f.listing_id = ${by.listingId}::uuid)
      and (${by.groupId}::uuid is null or f.group_id = ${by.groupId}::uuid)
    order by u.apartment_name, f.created_at, f.id limit 5000`.execute(db)
  return rows
}

/** A feed that the viewer may change; undefined for a missing or foreign one. */
export async function findFeed(db: Db, viewer: Viewer, feedId: string): Promise<FeedRow | undefined> {
  const { rows } = await sql<FeedRow>`
    select ${columns} from calendar_feeds f
    join listings u on u.id = f.listing_id and u.deleted_at is null
    where f.id = ${feedId}::uuid and f.removed_at is null
      and ${inFullWorld(viewer, 'f.landlord_id', 'f.group_id', 'f.listing_id')}`.execute(db)
  return rows[0]
}

/** How a feed is. What is held back comes first: it needs somebody. */
export function feedStateOf(
  feed: Pick<FeedRow, 'quarantineSince' | 'failingSince' | 'answeredAt'>,
): CalendarFeedState {
  if (feed.quarantineSince) return 'QUARANTINE'
  if (feed.failingSince) return 'FAILING'
  return feed.answeredAt ? 'OK' : 'NEVER'
}

/** How many feeds a unit has. */
export async function countFeeds(db: Db, listingId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from calendar_feeds
    where listing_id = ${listingId}::uuid and removed_at is null`.execute(db)
  return rows[0]?.total ?? 0
}

/** The links of a unit's feeds; without that of one of them. */
export async function listLinks(db: Db, listingId: string, exceptId: string | null): Promise<string[]> {
  const { rows } = await sql<{ url: string }>`
    select url from calendar_feeds
    where listing_id = ${listingId}::uuid and removed_at is null and kind = 'LINK'
      and id is distinct from ${exceptId}::uuid`.execute(db)
  return rows.map(({ url }) => url)
}

/** A feed to store. */
export interface NewFeed {
  unit: { id: string; groupId: string; landlordId: string }
  kind: CalendarFeedKind
  platform: CalendarPlatform
  label: string
  url: string | null
  fileName: string | null
  at: Temporal.Instant
}

/** Stores a new feed, to be asked at once; answers its id. */
export async function insertFeed(db: Db, feed: NewFeed): Promise<string> {
  const row = await db
    .insertInto('calendar_feeds')
    .values({
      listing_id: feed.unit.id,
      group_id: feed.unit.groupId,
      landlord_id: feed.unit.landlordId,
      kind: feed.kind,
      platform: feed.platform,
      label: feed.label,
      url: feed.url,
      file_name: feed.fileName,
      next_check_at: feed.kind === 'LINK' ? feed.at : null,
      created_at: feed.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Renames a feed, or gives it another link, which is asked at once; who still reads the old one reads it in vain. */
export async function saveFeed(
  db: Db,
  feedId: string,
  given: { label: string; platform: CalendarPlatform; url: string | null; at: Temporal.Instant },
): Promise<void> {
  await sql`
    update calendar_feeds
    set label = ${given.label}, platform = ${given.platform},
      etag = case when url is distinct from ${given.url}::text then null else etag end,
      last_modified = case when url is distinct from ${given.url}::text then null else last_modified end,
      lease = case when url is distinct from ${given.url}::text then null else lease end,
      leased_until = case when url is distinct from ${given.url}::text then null else leased_until end,
      next_check_at = case when url is distinct from ${given.url}::text then ${given.at}::timestamptz
        else next_check_at end,
      url = ${given.url}::text
    where id = ${feedId}::uuid`.execute(db)
}

/** Notes the newer file of a feed. */
export async function saveFile(db: Db, feedId: string, fileName: string): Promise<void> {
  await sql`update calendar_feeds set file_name = ${fileName} where id = ${feedId}::uuid`.execute(db)
}

/** Ends a feed; its link is forgotten. */
export async function saveFeedRemoved(db: Db, feedId: string, at: Temporal.Instant): Promise<void> {
  await sql`
    update calendar_feeds
    set removed_at = ${at}::timestamptz, url = case when kind = 'LINK' then '' end, events = '[]', missing_count = 0, lease = null,
      leased_until = null, next_check_at = null, window_days = null, window_blocked = false, quarantine_since = null, recheck_at = null
    where id = ${feedId}::uuid`.execute(db)
}

/** Makes the blocks of a feed the landlord's own; answers how many. */
export async function keepBlocks(db: Db, feedId: string): Promise<number> {
  const { numAffectedRows } = await sql`
    update blocks set feed_id = null, source = 'own', kind = 'STAY' where feed_id = ${feedId}::uuid`.execute(
    db,
  )
  return Number(numAffectedRows ?? 0)
}

/** The blocks of a feed that end on a day or later. */
export async function listBlockIds(db: Db, feedId: string, since: Day): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from blocks where feed_id = ${feedId}::uuid and upper(days) > ${since}::date`.execute(db)
  return rows.map(({ id }) => id)
}
