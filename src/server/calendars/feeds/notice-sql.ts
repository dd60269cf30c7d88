import { sql } from 'kysely'
import { type Stay, compareDays } from '../../../domain/kernel/day.ts'
import type { Db } from '../../kernel/db/database.ts'

/** A linked calendar as mails and notices name it. */
export interface FeedOfNotice {
  id: string
  landlordId: string
  groupId: string
  listingId: string
  partOfGroup: boolean
  label: string
  unitName: string
  failingSince: Temporal.Instant | null
}

/** The calendar that somebody is notified about, or undefined where it has been removed. */
export async function findFeedOfNotice(db: Db, feedId: string): Promise<FeedOfNotice | undefined> {
  return db
    .selectFrom('calendar_feeds as f')
    .innerJoin('listings as l', 'l.id', 'f.listing_id')
    .innerJoin('groups as g', 'g.id', 'f.group_id')
    .select([
      'f.id',
      'f.landlord_id as landlordId',
      'f.group_id as groupId',
      'f.listing_id as listingId',
      'g.part_of_group as partOfGroup',
      'f.label',
      'l.apartment_name as unitName',
      'f.failing_since as failingSince',
    ])
    .where('f.id', '=', feedId)
    .where('f.removed_at', 'is', null)
    .executeTakeFirst()
}

/**
 * Notes that somebody is notified of a quarantine; false where there is none, or somebody was notified of it or of
 * another one within a day: a calendar that has all and half of its entries in turns would do so each hour.
 */
export async function saveQuarantineNotified(
  db: Db,
  feedId: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const { rows } = await sql`
    update calendar_feeds set quarantine_notified_at = ${now}::timestamptz
    where id = ${feedId}::uuid and quarantine_since is not null
      and coalesce(quarantine_notified_at < quarantine_since
        and quarantine_notified_at <= ${now}::timestamptz - interval '1 day', true)
    returning id`.execute(db)
  return rows.length > 0
}

/** Notes that somebody is notified of blocks that overlap our own stays; answers the days of those that were news. */
export async function saveConflictsNotified(
  db: Db,
  blockIds: readonly string[],
  now: Temporal.Instant,
): Promise<Stay[]> {
  const { rows } = await sql<Stay>`
    update blocks set conflict_notified_at = ${now}::timestamptz
    where id = any(${blockIds}::uuid[]) and conflict_notified_at is null
    returning lower(days) as "from", upper(days) - 1 as "to"`.execute(db)
  return rows.sort((a, b) => compareDays(a.from, b.from))
}
