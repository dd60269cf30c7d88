import { AuthenticationRequiredError, ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import type { Route } from '../../kernel/http/route.ts'
import { findUser, type UserRow } from './sql.ts'
import { findVisibleUser } from './readable-user.ts'

/** REST calls about people (D7). */
export const accountRoutes: readonly Route[] = [
  {
    method: 'GET',
    url: '/api/users/me',
    description: 'The person who is asking.',
    answers: '{ _id, createdAt, email, landlord, firstName, lastName, phone, language, permissions }',
    policy: 'viewer',
    scope: 'profile:read',
    acting: 'READS',
    handler: async (ctx) => {
      const user = ctx.viewer && (await findUser(ctx.db, ctx.viewer.id))
      if (!user) throw new AuthenticationRequiredError()
      return describe(user)
    },
  },
  {
    method: 'GET',
    url: '/api/users/:id',
    description:
      'Oneself, the landlord one works for, or anybody for staff with sales or accounting permission; others look missing.',
    answers: 'as /api/users/me',
    policy: 'viewer',
    scope: 'profile:read',
    acting: 'READS',
    handler: async (ctx, request) => {
      const { id } = request.params as { id: string }
      const user = ctx.viewer && (await findVisibleUser(ctx.db, ctx.viewer, id))
      if (!user) throw new ResourceNotFoundError()
      return describe(user)
    },
  },
]

function describe(user: UserRow) {
  return {
    _id: user.id,
    createdAt: user.created_at.toString(),
    email: user.email,
    landlord: user.landlord,
    firstName: user.first_name,
    lastName: user.last_name,
    phone: user.phone,
    language: user.language,
    permissions: user.permissions,
  }
}
