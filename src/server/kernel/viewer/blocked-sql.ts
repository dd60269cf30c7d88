import { type RawBuilder, sql } from 'kysely'
import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import { KEPT_DATA_PERMISSION } from '../../../domain/people/permission-table.ts'
import type { Db } from '../db/database.ts'
import type { Context } from './context.ts'
import { requireViewer } from './viewer-guard.ts'

/**
 * Whether nobody in these columns was erased. What the law keeps of an erased person is blocked (decision 102): a query
 * by which staff find people's things asks this, and only those who keep the books find such rows.
 */
export function isOfNobodyErased(...people: string[]): RawBuilder<boolean> {
  return sql<boolean>`not exists (select from users erased
    where erased.erased_at is not null and erased.id in (${sql.join(people.map((column) => sql.ref(column)))}))`
}

/** Whether all of these people have an account. */
export async function haveAccounts(db: Db, ids: readonly string[]): Promise<boolean> {
  const there = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...ids])
    .where('erased_at', 'is', null)
    .execute()
  return there.length === new Set(ids).size
}

/**
 * The id of whom the viewer reads something that the policy lets them read. Of an erased person only those who keep the
 * books read what is kept; to others of the staff they look like nobody: ResourceNotFoundError.
 */
export async function unblockedId(ctx: Context, id: string): Promise<string> {
  const viewer = requireViewer(ctx)
  if (id === viewer.id || id === viewer.landlordId || viewer.permissions.includes(KEPT_DATA_PERMISSION))
    return id
  if (!isUuid(id) || !(await haveAccounts(ctx.db, [id]))) throw new ResourceNotFoundError()
  return id
}
