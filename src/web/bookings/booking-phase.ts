import type { BookingPhase } from '../gen/graphql.ts'

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
