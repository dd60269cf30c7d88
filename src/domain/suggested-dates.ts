import { SUGGESTED_DATES_MAX_DAYS } from './constants.ts'
import { daysBetween, sameStay } from './day.ts'
import type { Stay } from './day.ts'
import { ALLOWED, refuse } from './verdict.ts'
import type { Verdict } from './verdict.ts'

/** Whether suggested dates may be sent: minimum, maximum, changed, at most 30 days away, available (D5, D8). */
export function checkSuggestedDates(
  original: Stay,
  suggested: Stay,
  circumstances: { belowMinimum: boolean; aboveMaximum: boolean; available: boolean },
): Verdict {
  if (circumstances.belowMinimum) return refuse('BELOW_MINIMUM')
  if (circumstances.aboveMaximum) return refuse('ABOVE_MAXIMUM')
  if (sameStay(original, suggested)) return refuse('UNCHANGED')
  if (isTooFar(original.from, suggested.from) || isTooFar(original.to, suggested.to)) {
    return refuse('OVER_30_DAYS')
  }
  return circumstances.available ? ALLOWED : refuse('UNAVAILABLE')
}

function isTooFar(original: Temporal.PlainDate, suggested: Temporal.PlainDate): boolean {
  return Math.abs(daysBetween(original, suggested)) > SUGGESTED_DATES_MAX_DAYS
}
