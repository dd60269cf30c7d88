import { sql } from 'kysely'
import type { Viewer } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inFullWorld } from '../../kernel/viewer/visible-to.ts'
import type { StoredChange } from './state-sql.ts'

/** Answers that a page of the history has. */
const PAGE = 30

/** One thing that happened to days, with when. */
export interface HistoryRow extends StoredChange {
  id: string
  at: Temporal.Instant
}

/** A page of a feed's history, newest first; `next` leads to the older ones. */
export async function listHistory(
  db: Db,
  viewer: Viewer,
  feedId: string,
  after: number | null,
): Promise<{ nodes: HistoryRow[]; next: string | null }> {
  const { rows } = await sql<{ id: number; at: Temporal.Instant; changes: StoredChange[] }>`
    select c.id, c.at, c.changes from calendar_feed_changes c
    join calendar_feeds f on f.id = c.feed_id
    where c.feed_id = ${feedId}::uuid and ${inFullWorld(viewer, 'f.landlord_id', 'f.group_id', 'f.listing_id')}
      and (${after}::bigint is null or c.id < ${after}::bigint)
    order by c.id desc limit ${PAGE}`.execute(db)
  const last = rows.at(-1)
  return {
    nodes: rows.flatMap(({ id, at, changes }) =>
      changes.map((change, index) => ({ ...change, id: `${id}-${index}`, at })),
    ),
    next: last && rows.length === PAGE ? String(last.id) : null,
  }
}
