import type { IntervalUnit } from '../catalogue/metrics.ts'
import { ValidationError } from '../kernel/errors.ts'

/** Most intervals that one answer may have (ours). */
export const MOST_INTERVALS = 1000

/** A span of time cut into intervals: each begins at one of the starts and ends with the next, the last one with the span. */
export interface IntervalSteps {
  from: Temporal.Instant
  to: Temporal.Instant
  /** The first is `from`; in order, never empty. */
  starts: Temporal.Instant[]
}

const MINUTES: Readonly<Record<IntervalUnit, number>> = { DAYS: 24 * 60, HOURS: 60, MINUTES: 1 }
const DAY = 86_400_000

/**
 * Cuts a span into intervals of so many units (D3 metrics). Days are those of the time zone, so one in which the clocks
 * change has 23 or 25 hours. ValidationError for none, too many, or a span that ends first.
 */
export function intervalSteps(
  span: { from: Temporal.Instant; to: Temporal.Instant; intervals: number; intervalUnit: IntervalUnit },
  timeZone: string,
): IntervalSteps {
  const { from, to, intervals, intervalUnit } = span
  if (Temporal.Instant.compare(from, to) >= 0) throw new ValidationError({ to: 'metrics.to.notAfterFrom' })
  if (intervals < 1) throw new ValidationError({ intervals: 'metrics.intervals.tooFew' })
  const length = intervals * MINUTES[intervalUnit] * 60_000
  // An hour more or less is no interval more, unless it is the last one.
  if ((to.epochMilliseconds - from.epochMilliseconds) / length > MOST_INTERVALS + 1) throw tooMany()
  // What is longer than the span by more than a day has no second start, however long it is.
  if (length > to.epochMilliseconds - from.epochMilliseconds + DAY) return { from, to, starts: [from] }
  const first = from.toZonedDateTimeISO(timeZone)
  const startOf = (number: number) =>
    intervalUnit === 'DAYS'
      ? first.add({ days: number * intervals }).toInstant()
      : Temporal.Instant.fromEpochMilliseconds(from.epochMilliseconds + number * length)
  const starts = [from]
  for (let start = startOf(1); Temporal.Instant.compare(start, to) < 0; start = startOf(starts.length)) {
    starts.push(start)
  }
  if (starts.length > MOST_INTERVALS) throw tooMany()
  return { from, to, starts }
}

function tooMany(): ValidationError {
  return new ValidationError({ intervals: 'metrics.intervals.tooMany' })
}
