import { isUuid } from '../../../domain/kernel/text.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { findUser, type UserRow } from './sql.ts'

/**
 * A person whose record the viewer may read: oneself, the landlord in whose world one has full access, and anybody
 * for staff who sell or keep the books (D6). Anybody else looks like nobody: null.
 */
export async function findVisibleUser(db: Db, viewer: Viewer, id: string): Promise<UserRow | null> {
  return isUuid(id) && mayRead(viewer, id.toLowerCase()) ? await findUser(db, id) : null
}

function mayRead(viewer: Viewer, id: string): boolean {
  if (id === viewer.id) return !viewer.accessLinkId
  if (viewer.landlordId === id) return viewer.access === 'FULL'
  if (viewer.impersonation) return false
  return viewer.permissions.includes('sales') || viewer.permissions.includes('accounting')
}
