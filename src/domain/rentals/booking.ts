import { compareDays, type Stay } from '../kernel/day.ts'

/** Where a booking stands on a day. */
export const BOOKING_PHASES = [
  'UPCOMING',
  'CURRENT',
  'PAST',
  'CANCELLED',
] as const satisfies readonly string[]

/** A booking's phase. */
export type BookingPhase = (typeof BOOKING_PHASES)[number]

/** The phase of a booking on a day; the last day still is current. */
export function bookingPhase(booking: Stay & { canceled: boolean }, today: Temporal.PlainDate): BookingPhase {
  if (booking.canceled) return 'CANCELLED'
  if (compareDays(today, booking.from) < 0) return 'UPCOMING'
  return compareDays(today, booking.to) > 0 ? 'PAST' : 'CURRENT'
}
