import { isDay } from '../../domain/day.ts'

/** The chips of the inbox, in the order in which they stand; the names are the API's. */
export const REQUEST_FILTERS = ['NEEDS_YOU', 'OPEN', 'WAITING', 'ALL'] as const

/** A chip of the inbox. */
export type RequestFilter = (typeof REQUEST_FILTERS)[number]

/** What the list shows; all of it lives in the URL. */
export interface InboxFilters {
  filter: RequestFilter
  search: string | null
  from: string | null
  to: string | null
}

/** One listing or group of the list, or all of them. */
export interface InboxScope {
  listingId: string | null
  groupId: string | null
}

type Search = Record<string, string | undefined>

/** The filters that a URL names; nonsense in it is left out, never an error. */
export function readFilters(search: Search): InboxFilters {
  const filter = REQUEST_FILTERS.find((known) => known === search.filter)
  return {
    filter: filter ?? 'NEEDS_YOU',
    search: search.search?.trim() || null,
    from: readDay(search.from),
    to: readDay(search.to),
  }
}

function readDay(text: string | undefined): string | null {
  return text && isDay(text) ? text : null
}

/** The URL's values for some filters; what is not set leaves the URL. */
export function writeFilters(filters: Partial<InboxFilters>): Search {
  const search: Search = {}
  if ('filter' in filters) search.filter = filters.filter === 'NEEDS_YOU' ? undefined : filters.filter
  if ('search' in filters) search.search = filters.search?.trim() || undefined
  if ('from' in filters) search.from = filters.from ?? undefined
  if ('to' in filters) search.to = filters.to ?? undefined
  return search
}

/** Whether the list is narrowed beyond its chip. */
export function isNarrowed(filters: InboxFilters): boolean {
  return filters.search !== null || filters.from !== null || filters.to !== null
}
