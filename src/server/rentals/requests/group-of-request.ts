import type { Context } from '../../kernel/viewer/context.ts'
import { groupById } from '../../listings/listings/loaders.ts'
import type { GroupRow } from '../../listings/listings/sql.ts'
import type { RequestRow } from '../lifecycle/rows.ts'

/** The group that a request asks for; it stays as long as its requests do. */
export async function groupOf(ctx: Context, row: Pick<RequestRow, 'groupId'>): Promise<GroupRow> {
  const group = await groupById(ctx, row.groupId)
  if (!group) throw new Error(`The group ${row.groupId} is gone.`)
  return group
}
