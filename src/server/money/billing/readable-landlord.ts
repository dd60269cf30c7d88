import { NotAllowedError } from '../../../domain/kernel/errors.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'

/**
 * Whose landlord data are read (D6): without an id, or with the viewer's own, those of the world that the viewer works
 * in; another landlord's only by staff for accounting or sales. NotAllowedError otherwise.
 */
export function readableLandlordId(viewer: Viewer, given?: string | null): string {
  const own = viewer.landlordId ?? viewer.id
  if (viewer.access === 'FULL' && !viewer.accessLinkId) {
    if (!given || given === own || given === viewer.id) return given ?? own
  }
  if (given && isStaffForMoney(viewer)) return given
  throw new NotAllowedError()
}

/** The same for what is the landlord's in person, taxes and accounts: team members don't read their employer's. */
export function readableOwnerId(viewer: Viewer, given?: string | null): string {
  const id = given ?? viewer.id
  if (!mayReadMoneyOf(viewer, id)) throw new NotAllowedError()
  return id
}

/** Whether the viewer may read taxes and accounts of that person: their own, or anybody's as staff for money. */
export function mayReadMoneyOf(viewer: Viewer, userId: string): boolean {
  if (userId === viewer.id && !viewer.accessLinkId) return true
  return isStaffForMoney(viewer)
}

function isStaffForMoney(viewer: Viewer): boolean {
  if (viewer.impersonation) return false
  return viewer.permissions.includes('accounting') || viewer.permissions.includes('sales')
}
