import type { Db } from '../../kernel/db/database.ts'
import { sql } from 'kysely'

/** What of a group decides whether it may be shown anywhere. */
export interface HomeStateRow {
  groupId: string
  landlordId: string
  isDeleted: boolean
  isArchived: boolean
  publishedUnits: number
  pictures: number
  /** Of a listing that stands alone. */
  listingId: string
}

/** The states of groups, deleted ones too: only for ids that came out of a visible row, or for a feed. */
export async function listHomeStates(db: Db, groupIds: readonly string[]): Promise<HomeStateRow[]> {
  const { rows } = await sql<HomeStateRow>`
    select g.id as "groupId", g.landlord_id as "landlordId", g.deleted_at is not null as "isDeleted",
      g.archived_at is not null as "isArchived",
      (select count(*)::integer from listings u where u.group_id = g.id and u.published and u.deleted_at is null)
        as "publishedUnits",
      (select count(*)::integer from pictures p where p.group_id = g.id) as pictures,
      (select u.id from listings u where u.group_id = g.id order by u.created_at, u.id limit 1) as "listingId"
    from groups g where g.id = any(${groupIds}::uuid[])`.execute(db)
  return rows
}
