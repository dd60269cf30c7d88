import { sql } from 'kysely'
import type { ToldDays, ToldStretch } from '../../../domain/calendars/calendar-told.ts'
import { parseDay } from '../../../domain/kernel/day.ts'
import type { Db } from '../../kernel/db/database.ts'

interface ToldRow extends Omit<ToldDays, 'stretches'> {
  stretches: {
    uid: string
    from: string
    to: string
    feedId: string | null
    isOpenEnd: boolean
    untoldAt: string | null
  }[]
}

/**
 * What the recipients of private links were told of units, each link at its last fetch, and what they were told
 * before and no longer since `since`. Links that nobody ever fetched told nothing. One statement.
 */
export async function toldDays(
  db: Db,
  listingIds: readonly string[],
  since: Temporal.Instant,
): Promise<ToldDays[]> {
  if (listingIds.length === 0) return []
  const { rows } = await sql<ToldRow>`
    select t.export_id as "exportId", t.listing_id as "listingId", e.platform, e.fetched_at as "fetchedAt",
      json_agg(json_build_object('uid', t.uid, 'from', lower(t.days), 'to', upper(t.days) - 1, 'feedId', t.feed_id,
        'isOpenEnd', t.open_end, 'untoldAt', t.untold_at) order by lower(t.days), t.uid, t.sequence) as stretches
    from calendar_export_told t
    join calendar_exports e on e.id = t.export_id
    where t.listing_id = any(${listingIds}::uuid[]) and e.fetched_at is not null
      and (t.untold_at is null or t.untold_at >= ${since}::timestamptz)
    group by t.export_id, t.listing_id, e.platform, e.fetched_at
    order by t.export_id, t.listing_id`.execute(db)
  return rows.map((row) => ({ ...row, stretches: row.stretches.map(toStretch) }))
}

function toStretch(row: ToldRow['stretches'][number]): ToldStretch {
  return {
    uid: row.uid,
    from: parseDay(row.from),
    to: parseDay(row.to),
    feedId: row.feedId,
    isOpenEnd: row.isOpenEnd,
    untoldAt: row.untoldAt === null ? null : Temporal.Instant.from(row.untoldAt),
  }
}
