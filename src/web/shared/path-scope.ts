import type { PathParams, RouteName } from '../routes.ts'
/** The listing or group that a page's address names; neither on the pages of all listings. */
export interface PathScope {
  listingId?: string | null
  groupId?: string | null
}

/** Whether what belongs to a listing stands under this address: what is another's is not found there. */
export function isUnder(path: PathScope, listing: { _id: string; groupId: string }): boolean {
  if (path.groupId && listing.groupId !== path.groupId) return false
  return !path.listingId || listing._id === path.listingId
}

/** The page of a unit's own calendar. */
export function unitCalendarPage(unit: { listingId: string; groupId: string; partOfGroup: boolean }): {
  page: RouteName
  params: PathParams
} {
  const { listingId, groupId, partOfGroup } = unit
  return partOfGroup
    ? { page: 'sublistingAvailability', params: { groupId, sublistingId: listingId } }
    : { page: 'listingAvailability', params: { listingId } }
}
