/** What the listings overview is narrowed to; it stands in the URL of the page. */
export interface ListingFilter {
  /** Part of a name, an address or an id. */
  q?: string
  city?: string
  state?: 'VACANT_SOON'
}

/** The filter of a URL; what isn't known is left out. */
export function readListingFilter(search: Record<string, string | undefined>): ListingFilter {
  return {
    q: search.q || undefined,
    city: search.city || undefined,
    state: search.state === 'VACANT_SOON' ? search.state : undefined,
  }
}

/** True when the overview shows less than everything. */
export function isNarrowed(filter: ListingFilter): boolean {
  return Boolean(filter.q ?? filter.city ?? filter.state)
}
