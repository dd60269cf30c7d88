import { sql } from 'kysely'
import type { ExportedDays, ExportedStretch } from '../../../domain/calendars/exported-days.ts'
import type { Day } from '../../../domain/kernel/day.ts'
import type { Db } from '../../kernel/db/database.ts'

interface ExportedDaysRow extends Omit<ExportedDays, 'stretches'> {
  stretches: {
    uid: string
    from: Day
    to: Day
    feedId: string | null
    isOpenEnd: boolean
    exportedUntil: string | null
  }[]
}

/**
 * What was exported of units by private links, each at its last fetch, and what was exported before and no longer is
 * since `since`. Links that nobody ever fetched exported nothing. One statement.
 */
export async function listExportedDays(
  db: Db,
  listingIds: readonly string[],
  since: Temporal.Instant,
): Promise<ExportedDays[]> {
  if (listingIds.length === 0) return []
  const { rows } = await sql<ExportedDaysRow>`
    select t.export_id as "exportId", t.listing_id as "listingId", e.platform, e.fetched_at as "fetchedAt",
      json_agg(json_build_object('uid', t.uid, 'from', lower(t.days), 'to', upper(t.days) - 1, 'feedId', t.feed_id,
        'isOpenEnd', t.open_end, 'exportedUntil', t.exported_until) order by lower(t.days), t.uid, t.sequence) as stretches
    from calendar_export_events t
    join calendar_exports e on e.id = t.export_id
    where t.listing_id = any(${listingIds}::uuid[]) and e.fetched_at is not null
      and (t.exported_until is null or t.exported_until >= ${since}::timestamptz)
    group by t.export_id, t.listing_id, e.platform, e.fetched_at
    order by t.export_id, t.listing_id`.execute(db)
  return rows.map((row) => ({ ...row, stretches: row.stretches.map(toStretch) }))
}

function toStretch(row: ExportedDaysRow['stretches'][number]): ExportedStretch {
  return {
    uid: row.uid,
    from: row.from,
    to: row.to,
    feedId: row.feedId,
    isOpenEnd: row.isOpenEnd,
    exportedUntil: row.exportedUntil === null ? null : Temporal.Instant.from(row.exportedUntil),
  }
}
