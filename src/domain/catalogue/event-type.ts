/** What tenants do with a listing, as it is counted (C3). */
export const EVENT_TYPES = [
  'ListingDetailsViewed',
  'ListingViewedInSearchResultsList',
  'ListingViewedInSearchResultsMap',
  'ListingViewedInSimilarApartments',
  'ListingShortlisted',
  'ListingRequested',
] as const satisfies readonly string[]

/** An event type. */
export type EventType = (typeof EVENT_TYPES)[number]
