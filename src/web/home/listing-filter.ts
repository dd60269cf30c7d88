/** What the listings overview is narrowed to; it stands in the URL of the page. */
export interface ListingFilter {
  /** Part of a name, an address or an id. */
  q?: string
  city?: string
  state?: 'VACANT_SOON'
}

/** The filter of a URL; what isn't known is left out. */
export function readListingFilter(search: Record<string, unknown>): ListingFilter {
  return {
    q: text(search.q),
    city: text(search.city),
    state: search.state === 'VACANT_SOON' ? search.state : undefined,
  }
}

// The router reads a number from '?q=14'.
function text(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) || undefined : undefined
}

/** True when the overview shows less than everything. */
export function isNarrowed(filter: ListingFilter): boolean {
  return Boolean(filter.q ?? filter.city ?? filter.state)
}
