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

/** The intervals of earnings (D3). */
export const EARNINGS_INTERVALS = ['MONTHLY', 'QUARTERLY'] as const satisfies readonly string[]

/** An earnings interval. */
export type EarningsInterval = (typeof EARNINGS_INTERVALS)[number]

/** The units of the intervals of metrics (D3). */
export const INTERVAL_UNITS = ['DAYS', 'HOURS', 'MINUTES'] as const satisfies readonly string[]

/** An interval unit. */
export type IntervalUnit = (typeof INTERVAL_UNITS)[number]

/** Largest batch of events in one call, in bytes (C9). */
export const TRACKER_BATCH_BYTES = 40_000

/** How long a call to the collector may take, in milliseconds (C9). */
export const TRACKER_CONNECTION_TIMEOUT_MS = 5000

/** How long a visit lasts without an event, in minutes (C9). */
export const TRACKER_SESSION_MINUTES = 30

/** How long the cookie of the tracker lasts, in years (C9). */
export const TRACKER_COOKIE_YEARS = 2

/** Most events that wait in the browser (C9). */
export const TRACKER_QUEUE_LENGTH = 1000

/** How the tracker asks whether somebody has consented: every so many milliseconds … (D9) */
export const CONSENT_POLL_MS = 500

/** … and so many times; without an answer tracking stays anonymous (D9). */
export const CONSENT_POLL_TRIES = 5

/** The currency of figures that come without one, as where nothing was earned yet (D9). */
export const ANALYTICS_CURRENCY = 'EUR'

/** Length of the id of the funnel of creating a listing, kept for the session (D2). */
export const LISTING_FUNNEL_ID_LENGTH = 21

/** What the tracker sends (C7). */
export const TRACKER_EVENTS = ['PAGE_VIEW', 'PAGE_PING', 'LINK_CLICK'] as const satisfies readonly string[]

/** A kind of event of the tracker. */
export type TrackerEvent = (typeof TRACKER_EVENTS)[number]

/** How often a page that is looked at says so, in seconds, and how many times; with consent only (ours). */
export const PAGE_PING_SECONDS = 30
export const MOST_PAGE_PINGS = 20

/** How many events of our pages one address may send in a day: a household or an office (ours). */
export const PAGE_EVENTS_PER_ADDRESS = 1000

/** Months before the current one of which single events are kept; older ones are sums by hours (ours). */
export const EVENT_MONTHS_KEPT = 3

/** Days of which sums are kept: two years can be compared, and some days more (ours). */
export const EVENT_SUM_DAYS_KEPT = 2 * 366 + 31

/** What the browser reports: a call that failed (D7), or an amount in a currency nobody knows (D8, category pricing). */
export const CLIENT_ERROR_EVENTS = [
  'API_ERROR',
  'GRAPHQL_ERROR',
  'PRICING_ERROR',
] as const satisfies readonly string[]

/** A kind of reported client error. */
export type ClientErrorEvent = (typeof CLIENT_ERROR_EVENTS)[number]
