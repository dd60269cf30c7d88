import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import { KEPT_DATA_PERMISSION } from '../../../domain/people/permission-table.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Context, Viewer } from '../../kernel/viewer/context.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import { findUser, listUsers, type UserRow } from './sql.ts'

const userOf = batched(async (ctx, ids: readonly string[]) => {
  const users = await listUsers(ctx.db, ids)
  return new Map(users.map((user) => [user.id, user]))
})

/** The row of a person who must exist. */
export async function loadUser(ctx: Context, id: string): Promise<UserRow> {
  const user = await userOf(ctx, id)
  if (!user) throw new ResourceNotFoundError()
  return user
}

/** Whether a person is the viewer, in a session of their own. */
export function isSelf(ctx: Context, user: UserRow): boolean {
  const { viewer } = ctx
  return viewer?.id === user.id && !viewer.impersonation && !viewer.accessLinkId && !viewer.accessToken
}

/**
 * A person whose record the viewer may read: oneself, the landlord in whose world one has full access, and anybody
 * for staff who sell or keep the books (D6), an erased one for the latter alone. Anybody else looks like nobody: null.
 */
export async function findVisibleUser(db: Db, viewer: Viewer, id: string): Promise<UserRow | null> {
  const user = isUuid(id) && mayRead(viewer, id.toLowerCase()) ? await findUser(db, id) : null
  return user?.erased_at && !viewer.permissions.includes(KEPT_DATA_PERMISSION) ? null : user
}

function mayRead(viewer: Viewer, id: string): boolean {
  if (id === viewer.id) return !viewer.accessLinkId
  if (viewer.landlordId === id) return viewer.access === 'FULL'
  if (viewer.impersonation) return false
  return viewer.permissions.includes('sales') || viewer.permissions.includes('accounting')
}
