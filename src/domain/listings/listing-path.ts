/** The path of a listing's public page; raises when the id it needs is missing (D2, texts of D8). */
export function listingPath(
  language: string,
  listing: { _id?: string | null; groupId?: string | null; partOfGroup: boolean },
): string {
  if (listing.partOfGroup) {
    if (!listing.groupId) throw new Error('groupId is required when partOfGroup is true')
    return `/${language}/g/${encodeURIComponent(listing.groupId)}`
  }
  if (!listing._id) throw new Error('_id is required when partOfGroup is false')
  return `/${language}/l/${encodeURIComponent(listing._id)}`
}

/** Raises unless one of both ids is given (D8, text verbatim). */
export function assertListingOrGroup(ids: { listingId?: string | null; groupId?: string | null }): void {
  if (ids.listingId || ids.groupId) return
  throw new Error('Provide either listingId or groupId in order to fetch a listing!')
}

/** The name of a city as a part of an address: 'München' -> 'munchen', 'Frankfurt am Main' -> 'frankfurt-am-main'. */
export function slugOf(city: string): string {
  return city
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}

/** What stands in the address for all cities together. */
export const ALL_PLACES = 'all'
