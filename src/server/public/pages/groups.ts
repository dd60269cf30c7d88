import type { Db } from '../../kernel/db/database.ts'
import { type GroupRow, listGroups } from '../../listings/listings/sql.ts'

/** Groups in the order of their ids: only for ids of published groups. */
export async function listGroupsInOrder(db: Db, ids: readonly string[]): Promise<GroupRow[]> {
  const groups = new Map((await listGroups(db, ids)).map((group) => [group.groupId, group]))
  return ids.flatMap((id) => groups.get(id) ?? [])
}
