import {
  LANDLORD_STATUSES,
  type LandlordStatus,
  REQUEST_TYPES,
  type RequestType,
} from '../../domain/catalogue/requests.ts'
import {
  REQUEST_FILTERS,
  REQUEST_ORDERS,
  type RequestFilter,
  type RequestOrder,
} from '../../domain/rentals/classification.ts'
import { isDay } from '../../domain/kernel/day.ts'
import { localStore } from '../shared/browser-store.ts'

/** The states that a list can be narrowed to; what has ended has a chip of its own. */
export const ACTIVE_STATUSES = LANDLORD_STATUSES.filter((status) => status !== 'OTHER')

/** What the list shows; all of it lives in the URL. */
export interface InboxFilters {
  filter: RequestFilter
  order: RequestOrder
  type: RequestType | null
  /** In one of these states; empty for any. */
  statuses: LandlordStatus[]
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
    order: readOrder(search.order) ?? readOrder(localStore.read(ORDER_KEY)) ?? 'SPECIFIED',
    type: REQUEST_TYPES.find((known) => known === search.type) ?? null,
    statuses: readStatuses(search.status),
    search: search.search?.trim() || null,
    from: readDay(search.from),
    to: readDay(search.to),
  }
}

const ORDER_KEY = 'mezzo.inbox.order'

/** Keeps how somebody likes the list to be sorted, for their next visit with this browser. */
export function rememberOrder(order: RequestOrder): void {
  localStore.write(ORDER_KEY, order)
}

function readOrder(text: string | null | undefined): RequestOrder | undefined {
  return REQUEST_ORDERS.find((known) => known === text)
}

function readStatuses(text: string | undefined): LandlordStatus[] {
  const named = text?.split(',') ?? []
  return ACTIVE_STATUSES.filter((known) => named.includes(known))
}

function readDay(text: string | undefined): string | null {
  return text && isDay(text) ? text : null
}

/** The URL's values for some filters; what is not set leaves the URL. */
export function writeFilters(filters: Partial<InboxFilters>): Search {
  const search: Search = {}
  if ('filter' in filters) search.filter = filters.filter === 'NEEDS_YOU' ? undefined : filters.filter
  if ('order' in filters) search.order = filters.order
  if ('type' in filters) search.type = filters.type ?? undefined
  if ('statuses' in filters) search.status = filters.statuses?.join(',') || undefined
  if ('search' in filters) search.search = filters.search?.trim() || undefined
  if ('from' in filters) search.from = filters.from ?? undefined
  if ('to' in filters) search.to = filters.to ?? undefined
  return search
}

/** The query of the table of the same requests. */
export function tableQuery(scope: InboxScope, filters: InboxFilters): Record<string, string | undefined> {
  const { statuses, order: _, ...texts } = filters
  const named = { ...scope, ...texts, statuses: statuses.join(',') }
  return Object.fromEntries(Object.entries(named).map(([key, value]) => [key, value || undefined]))
}

/** Whether the list is narrowed beyond its chip. */
export function isNarrowed(filters: InboxFilters): boolean {
  return filters.search !== null || countNarrowings(filters) > 0
}

/** How many of the filters behind the button are set: kind, state, dates. */
export function countNarrowings(filters: InboxFilters): number {
  const set = [
    filters.type !== null,
    filters.statuses.length > 0,
    filters.from !== null || filters.to !== null,
  ]
  return set.filter(Boolean).length
}

/** What takes search, kind, state and dates off a list. */
export const CLEARED: Partial<InboxFilters> = { type: null, statuses: [], search: null, from: null, to: null }
