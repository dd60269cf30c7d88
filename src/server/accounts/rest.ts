import { AuthenticationRequiredError, ResourceNotFoundError } from '../../domain/errors.ts'
import type { Viewer } from '../context.ts'
import type { Route } from '../http/route.ts'
import { findUser, type UserRow } from './sql.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

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
      return describe(user)
    },
  },
  {
    method: 'GET',
    url: '/api/users/:id',
    policy: 'viewer',
    scope: 'profile:read',
    handler: async (ctx, request) => {
      const { id } = request.params as { id: string }
      const isKnown = uuid.test(id) && ctx.viewer !== null && mayRead(ctx.viewer, id.toLowerCase())
      const user = isKnown ? await findUser(ctx.db, id) : null
      // Somebody else looks like nobody.
      if (!user) throw new ResourceNotFoundError()
      return describe(user)
    },
  },
]

/** Oneself, the landlord in whose world one has full access, and anybody for staff who sell or keep the books (D6). */
function mayRead(viewer: Viewer, id: string): boolean {
  if (id === viewer.id) return true
  if (viewer.landlordId === id) return viewer.access === 'FULL'
  return viewer.permissions.includes('sales') || viewer.permissions.includes('accounting')
}

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
