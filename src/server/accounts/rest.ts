import { AuthenticationRequiredError } from '../../domain/errors.ts'
import type { Route } from '../http/route.ts'
import { findUser } from './sql.ts'

/** REST calls about people (D7). */
export const accountRoutes: readonly Route[] = [
  {
    method: 'GET',
    url: '/api/users/me',
    policy: 'viewer',
    scope: 'profile:read',
    handler: async (ctx) => {
      const user = ctx.viewer && (await findUser(ctx.db, ctx.viewer.id))
      if (!user) throw new AuthenticationRequiredError()
      return {
        _id: user.id,
        createdAt: user.created_at.toString(),
        email: user.email,
        landlord: user.landlord,
        firstName: user.first_name,
        lastName: user.last_name,
        language: user.language,
        permissions: user.permissions,
      }
    },
  },
]
