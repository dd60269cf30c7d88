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
