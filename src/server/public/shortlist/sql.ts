import { sql } from 'kysely'
import { SHORTLIST_MAX } from '../../../domain/kernel/constants.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'

/** The groups that a person has put aside, the latest first. */
export async function listShortlisted(db: Db, viewer: Viewer): Promise<string[]> {
  const rows = await db
    .selectFrom('shortlisted_groups')
    .select('group_id')
    .where('user_id', '=', viewer.id)
    .orderBy('created_at', 'desc')
    .orderBy('group_id')
    .execute()
  return rows.map((row) => row.group_id)
}

/** Puts groups aside for a person; those that are there already stay as they are. */
export async function insertShortlisted(
  db: Db,
  viewer: Viewer,
  groupIds: readonly string[],
  now: Temporal.Instant,
): Promise<void> {
  if (groupIds.length === 0) return
  await sql`
    insert into shortlisted_groups (user_id, group_id, created_at)
    select ${viewer.id}, unnest(${groupIds}::uuid[]), ${now} on conflict do nothing`.execute(db)
}

/** Forgets the oldest of a person's beyond SHORTLIST_MAX. */
export async function deleteBeyondLimit(db: Db, viewer: Viewer): Promise<void> {
  await sql`
    delete from shortlisted_groups where user_id = ${viewer.id} and group_id in (
      select group_id from shortlisted_groups where user_id = ${viewer.id}
      order by created_at desc, group_id offset ${SHORTLIST_MAX})`.execute(db)
}

/** Takes groups from a person's list. */
export async function deleteShortlisted(db: Db, viewer: Viewer, groupIds: readonly string[]): Promise<void> {
  if (groupIds.length === 0) return
  await db
    .deleteFrom('shortlisted_groups')
    .where('user_id', '=', viewer.id)
    .where('group_id', 'in', groupIds)
    .execute()
}
