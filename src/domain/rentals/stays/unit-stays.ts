import { addDays, type Day, type Stay } from '../../kernel/day.ts'
import { actualStay } from '../cancellation.ts'

/** A booking of a unit, as far as it says who lives there. */
export interface StayedBooking extends Stay {
  tenantId: string
  canceled: boolean
  stayedUntil: Day | null
}

/** A stay without a break, over all bookings of it; `booking` is that of the day, or its first. */
export interface UnbrokenStay<Booking> extends Stay {
  booking: Booking
}

/**
 * The stays of a unit without a break, of its bookings by their first day; on `day` each is told by the booking of that
 * day, or its first. Whoever has extended their stay neither leaves nor arrives in between.
 */
export function unbrokenStays<Booking extends StayedBooking>(
  bookings: readonly Booking[],
  day: Day,
): UnbrokenStay<Booking>[] {
  const stays: UnbrokenStay<Booking>[] = []
  for (const booking of bookings) {
    const lived = actualStay(booking)
    if (!lived) continue
    const last = stays.at(-1)
    if (last?.booking.tenantId !== booking.tenantId || lived.from !== addDays(last.to, 1)) {
      stays.push({ ...lived, booking })
      continue
    }
    last.to = lived.to
    if (lived.from <= day) last.booking = booking
  }
  return stays
}

/** Who lives in a unit on a day, and who moves in next after it; of bookings by their first day. */
export function whoLivesIn<Booking extends StayedBooking>(
  bookings: readonly Booking[],
  day: Day,
): { current: UnbrokenStay<Booking> | null; next: UnbrokenStay<Booking> | null } {
  const stays = unbrokenStays(bookings, day)
  return {
    current: stays.find(({ from, to }) => from <= day && day <= to) ?? null,
    next: stays.find(({ from }) => from > day) ?? null,
  }
}
