import type { IntervalUnit } from '../catalogue/metrics.ts'
import { ValidationError } from '../kernel/errors.ts'

/** Most intervals that one answer may have (ours). */
export const MOST_INTERVALS = 1000

/** A span of time cut into intervals of the same length; the last one may be shorter. */
export interface IntervalSteps {
  from: Temporal.Instant
  to: Temporal.Instant
  minutes: number
  count: number
}

const MINUTES: Readonly<Record<IntervalUnit, number>> = { DAYS: 24 * 60, HOURS: 60, MINUTES: 1 }

/** Cuts a span into intervals of so many units (D3 metrics); ValidationError for none, too many, or a span that ends first. */
export function intervalSteps(span: {
  from: Temporal.Instant
  to: Temporal.Instant
  intervals: number
  intervalUnit: IntervalUnit
}): IntervalSteps {
  const { from, to, intervals } = span
  if (Temporal.Instant.compare(from, to) >= 0) throw new ValidationError({ to: 'metrics.to.notAfterFrom' })
  if (intervals < 1) throw new ValidationError({ intervals: 'metrics.intervals.tooFew' })
  const minutes = intervals * MINUTES[span.intervalUnit]
  const count = Math.ceil((to.epochMilliseconds - from.epochMilliseconds) / (minutes * 60_000))
  if (count > MOST_INTERVALS) throw new ValidationError({ intervals: 'metrics.intervals.tooMany' })
  return { from, to, minutes, count }
}
