import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import { listUsers, type UserRow } from './sql.ts'

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
