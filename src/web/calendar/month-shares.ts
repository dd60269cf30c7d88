import type { CalendarUnit } from '../../domain/calendars/calendar-answer.ts'
import { dayNumber } from '../../domain/kernel/day.ts'
import type { DaySpan } from './timeline-scale.ts'

/**
 * The share, 0 to 1, of the units' days that bookings take in each stretch of days (the domain's occupancyShare of all of
 * them); null without units. One pass over bookings and days, since it is asked for 1000 units at every filter.
 */
export function bookedShares(
  units: readonly Pick<CalendarUnit, 'bookings'>[],
  stretches: readonly DaySpan[],
): (number | null)[] {
  const first = Math.min(...stretches.map(({ from }) => from))
  const last = Math.max(...stretches.map(({ to }) => to))
  if (units.length === 0 || !(last >= first)) return stretches.map(() => null)
  // How many more units are booked on a day than on the one before, then the sum of booked days up to each.
  const booked = new Float64Array(last - first + 2)
  for (const { bookings } of units) {
    for (const { from, to } of bookings) {
      const [start, end] = [Math.max(dayNumber(from), first), Math.min(dayNumber(to), last)]
      if (start > end) continue
      booked[start - first] = (booked[start - first] ?? 0) + 1
      booked[end - first + 1] = (booked[end - first + 1] ?? 0) - 1
    }
  }
  let running = 0
  let sum = 0
  const sums = booked.map((change) => {
    running += change
    sum += running
    return sum
  })
  return stretches.map(({ from, to }) => {
    const before = from > first ? (sums[from - first - 1] ?? 0) : 0
    return ((sums[to - first] ?? 0) - before) / ((to - from + 1) * units.length)
  })
}
