import { sql } from 'kysely'
import type { Db } from '../../kernel/db/database.ts'

/** A published listing as the sitemap names it. */
export interface SitemapRow {
  _id: string
  groupId: string
  partOfGroup: boolean
  changedAt: Temporal.Instant | null
}

/** How many listings there are to be found. */
export async function countPublicGroups(db: Db): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(distinct u.group_id)::integer as total from listings u
    join groups g on g.id = u.group_id and g.deleted_at is null
    where u.published and u.deleted_at is null`.execute(db)
  return rows[0]?.total ?? 0
}

/** A window of the published listings, each with one of its units and when it was last published. */
export async function listSitemapRows(
  db: Db,
  window: { offset: number; limit: number },
): Promise<SitemapRow[]> {
  const { rows } = await sql<SitemapRow>`
    select g.id as "groupId", g.part_of_group as "partOfGroup", u.id as _id, u.changed as "changedAt"
    from groups g cross join lateral (
      select min(one.id::text) as id, max(one.last_published_at) as changed from listings one
      where one.group_id = g.id and one.published and one.deleted_at is null) u
    where g.deleted_at is null and u.id is not null
    order by g.id offset ${window.offset} limit ${window.limit}`.execute(db)
  return rows
}
