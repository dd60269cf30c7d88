import { CONTRACT_NAMES, BOOKING_CANCELLATION_REASONS } from '../../domain/catalogue/contracts.ts'
import { REQUEST_TYPES } from '../../domain/catalogue/requests.ts'
import { isDay } from '../../domain/kernel/day.ts'
import { oneOf } from '../../domain/kernel/text.ts'
import type { BookingFilter, BookingPhase } from '../gen/graphql.ts'
import type { PathParams } from '../routes.ts'
import type { BookingScope } from './booking-queries.ts'

/** The parts of the URL that narrow the list, beside the phase and the search. */
export const NARROWINGS = ['from', 'to', 'listing', 'contract', 'kind', 'tenant', 'reason'] as const

/** One of them. */
export type Narrowing = (typeof NARROWINGS)[number]

/** The filter that a page's URL means; what can't be is left out. */
export function readFilter(scope: BookingScope, phase: BookingPhase, query: PathParams): BookingFilter {
  const day = (text: string | undefined) => (text && isDay(text) ? text : undefined)
  return {
    listingId: scope.listingId,
    groupId: scope.groupId ?? query.listing,
    phase,
    search: query.q,
    from: day(query.from),
    to: day(query.to),
    selectedContract: oneOf(CONTRACT_NAMES, query.contract),
    type: oneOf(REQUEST_TYPES, query.kind),
    tenantId: query.tenant,
    cancellationReason: phase === 'CANCELLED' ? oneOf(BOOKING_CANCELLATION_REASONS, query.reason) : undefined,
  }
}

/** The part of a page's address that a saved view keeps: the tab, also the one that is shown by itself, and what narrows it. */
export function writeView(phase: BookingPhase, query: PathParams): Record<string, string | undefined> {
  const kept = ['q', ...NARROWINGS].map((name) => [name, query[name] || undefined])
  return { phase, ...Object.fromEntries(kept) }
}

/** How many narrowings a URL has. */
export function countNarrowings(query: PathParams): number {
  return NARROWINGS.filter((name) => query[name]).length
}

/** The query of an export that has the same bookings as the list, in the language of the page. */
export function exportQuery(filter: BookingFilter, language: string): string {
  const entries = Object.entries({ ...filter, language })
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return new URLSearchParams(texts).toString()
}

/** The tabs of the bookings page, in their order, each with its count's name. */
export const BOOKING_PHASES = [
  { phase: 'UPCOMING', count: 'upcoming' },
  { phase: 'CURRENT', count: 'current' },
  { phase: 'PAST', count: 'past' },
  { phase: 'CANCELLED', count: 'cancelled' },
] as const satisfies { phase: BookingPhase; count: string }[]

/** The phase of a URL; undefined for none and for what isn't one. */
export function readPhase(text: string | undefined): BookingPhase | undefined {
  return BOOKING_PHASES.find(({ phase }) => phase === text)?.phase
}
