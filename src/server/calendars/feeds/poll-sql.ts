import { sql } from 'kysely'
import type { CalendarPlatform, CalendarSyncError } from '../../../domain/catalogue/calendars.ts'
import type { Db } from '../../kernel/db/database.ts'

/** The hash of a calendar without any entry, which is an answer all the same. */
export const NO_EVENTS_HASH = 'no-events'

/** A linked calendar, with what asking it needs. */
export interface LinkedFeed {
  id: string
  listingId: string
  groupId: string
  landlordId: string
  label: string
  platform: CalendarPlatform
  unitName: string
  country: string
  url: string
  etag: string | null
  lastModified: string | null
  contentHash: string | null
  answeredAt: Temporal.Instant | null
  checkedAt: Temporal.Instant | null
  recheckAt: Temporal.Instant | null
  failures: number
  error: CalendarSyncError | null
}

/** A calendar that is ours alone until the lease ends. */
export interface LeasedFeed extends LinkedFeed {
  lease: string
}

const columns = sql`f.id, f.listing_id as "listingId", f.group_id as "groupId", f.landlord_id as "landlordId", f.label,
  f.platform, l.apartment_name as "unitName", g.country, f.url, f.etag, f.last_modified as "lastModified",
  f.content_hash as "contentHash", f.answered_at as "answeredAt", f.checked_at as "checkedAt",
  f.recheck_at as "recheckAt", f.failures, f.error`

const alive = sql`f.kind = 'LINK' and f.removed_at is null
  and exists (select from listings u where u.id = f.listing_id and u.deleted_at is null)`

/** Takes up to `limit` calendars that are due and that nobody else is asking, the longest due first. */
export async function leaseDueFeeds(
  db: Db,
  by: { now: Temporal.Instant; until: Temporal.Instant; limit: number },
): Promise<LeasedFeed[]> {
  const { rows } = await sql<LeasedFeed>`
    with due as (
      select f.id from calendar_feeds f
      where ${alive} and f.next_check_at <= ${by.now}::timestamptz
        and (f.leased_until is null or f.leased_until <= ${by.now}::timestamptz)
      order by f.next_check_at
      limit ${by.limit}
      for update skip locked
    )
    update calendar_feeds f set lease = gen_random_uuid(), leased_until = ${by.until}::timestamptz
    from due, listings l, groups g
    where f.id = due.id and l.id = f.listing_id and g.id = f.group_id
    returning ${columns}, f.lease`.execute(db)
  return rows
}

/** Takes those of the named calendars that nobody else is asking. */
export async function leaseFeeds(
  db: Db,
  ids: readonly string[],
  by: { now: Temporal.Instant; until: Temporal.Instant },
): Promise<LeasedFeed[]> {
  const { rows } = await sql<LeasedFeed>`
    with wanted as (
      select f.id from calendar_feeds f
      where ${alive} and f.id = any(${ids}::uuid[])
        and (f.leased_until is null or f.leased_until <= ${by.now}::timestamptz)
      order by f.id
      for update skip locked
    )
    update calendar_feeds f set lease = gen_random_uuid(), leased_until = ${by.until}::timestamptz
    from wanted, listings l, groups g
    where f.id = wanted.id and l.id = f.listing_id and g.id = f.group_id
    returning ${columns}, f.lease`.execute(db)
  return rows
}

/** The linked calendars of groups, or those with these ids. */
export async function listLinkedFeeds(
  db: Db,
  by: { groupIds: readonly string[] } | { ids: readonly string[] },
): Promise<LinkedFeed[]> {
  const which =
    'ids' in by ? sql`f.id = any(${by.ids}::uuid[])` : sql`f.group_id = any(${by.groupIds}::uuid[])`
  const { rows } = await sql<LinkedFeed>`
    select ${columns} from calendar_feeds f
    join listings l on l.id = f.listing_id
    join groups g on g.id = f.group_id
    where ${alive} and ${which}
    order by l.apartment_name, f.created_at, f.id`.execute(db)
  return rows
}

/** Those of the named calendars that somebody is asking right now. */
export async function listLeased(
  db: Db,
  ids: readonly string[],
  now: Temporal.Instant,
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from calendar_feeds
    where id = any(${ids}::uuid[]) and leased_until > ${now}::timestamptz`.execute(db)
  return new Set(rows.map((row) => row.id))
}

/** A question that is over: the calendar is given back. */
interface OverFeed {
  id: string
  lease: string
  checkedAt: Temporal.Instant
  nextCheckAt: Temporal.Instant
}

/** An answer that says nothing new, with the marks to send back next time. */
export interface UnchangedFeed extends OverFeed {
  etag: string | null
  lastModified: string | null
}

/** Notes many such answers in one statement. */
export async function saveUnchanged(db: Db, all: readonly UnchangedFeed[]): Promise<void> {
  if (all.length === 0) return
  await sql`
    update calendar_feeds f
    set checked_at = u.checked_at, answered_at = u.checked_at, next_check_at = u.next_check_at, etag = u.etag,
      last_modified = u.last_modified, lease = null, leased_until = null, failures = 0, failing_since = null,
      failing_notified_at = null, error = case when f.content_hash = ${NO_EVENTS_HASH} then 'NO_EVENTS' end,
      error_detail = null
    from unnest(${all.map((one) => one.id)}::uuid[], ${all.map((one) => one.lease)}::uuid[],
      ${all.map((one) => one.checkedAt)}::timestamptz[], ${all.map((one) => one.nextCheckAt)}::timestamptz[],
      ${all.map((one) => one.etag)}::text[], ${all.map((one) => one.lastModified)}::text[])
      as u (id, lease, checked_at, next_check_at, etag, last_modified)
    where f.id = u.id and f.lease = u.lease`.execute(db)
}

/** A calendar that did not answer, or with something that can't be read. */
export interface FailedFeed extends OverFeed {
  error: CalendarSyncError
  /** What happened; says nothing of the link. */
  detail: string
}

/** Notes a failure; answers whether it has lasted since `since` and nobody was notified, and notes that too. */
export async function saveFailed(db: Db, one: FailedFeed, since: Temporal.Instant): Promise<boolean> {
  const { rows } = await sql<{ isToNotify: boolean }>`
    with before as (
      select id, coalesce(failing_since, ${one.checkedAt}::timestamptz) as failing_since, failing_notified_at
      from calendar_feeds where id = ${one.id}::uuid and lease = ${one.lease}::uuid for update
    )
    update calendar_feeds f
    set checked_at = ${one.checkedAt}::timestamptz, next_check_at = ${one.nextCheckAt}::timestamptz,
      error = ${one.error}, error_detail = ${one.detail}, failures = f.failures + 1, failing_since = b.failing_since, lease = null,
      leased_until = null,
      failing_notified_at = case when b.failing_since <= ${since}::timestamptz
        then coalesce(b.failing_notified_at, ${one.checkedAt}::timestamptz) end
    from before b
    where f.id = b.id
    returning b.failing_notified_at is null and b.failing_since <= ${since}::timestamptz as "isToNotify"`.execute(
    db,
  )
  return rows[0]?.isToNotify ?? false
}

/** Gives calendars back that were not asked after all. */
export async function endLeases(db: Db, all: readonly Pick<LeasedFeed, 'id' | 'lease'>[]): Promise<void> {
  if (all.length === 0) return
  await sql`
    update calendar_feeds f set lease = null, leased_until = null
    from unnest(${all.map((one) => one.id)}::uuid[], ${all.map((one) => one.lease)}::uuid[]) as u (id, lease)
    where f.id = u.id and f.lease = u.lease`.execute(db)
}

/** Gives calendars back that nobody could ask now, to be due again at a time. */
export async function postpone(
  db: Db,
  all: readonly Pick<LeasedFeed, 'id' | 'lease'>[],
  until: Temporal.Instant,
): Promise<void> {
  if (all.length === 0) return
  await sql`
    update calendar_feeds f set lease = null, leased_until = null, next_check_at = ${until}::timestamptz
    from unnest(${all.map((one) => one.id)}::uuid[], ${all.map((one) => one.lease)}::uuid[]) as u (id, lease)
    where f.id = u.id and f.lease = u.lease`.execute(db)
}
