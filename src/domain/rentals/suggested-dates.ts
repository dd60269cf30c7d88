import { SUGGESTED_DATES_MAX_DAYS } from '../kernel/constants.ts'
import { type Day, type Stay, daysBetween, sameStay } from '../kernel/day.ts'
import { ALLOWED, refuse, type Verdict } from '../kernel/verdict.ts'

/** What surrounds dates that a landlord would like to suggest. */
export interface SuggestionCircumstances {
  belowMinimum: boolean
  aboveMaximum: boolean
  /** A unit is free for all of the days, and they are not over. */
  available: boolean
  /** The request extends a stay: it goes on where that ends, so only its end can be moved. */
  extends: boolean
}

/** Whether suggested dates may be sent: minimum, maximum, changed, at most 30 days away, available (D5, D8). */
export function checkSuggestedDates(
  original: Stay,
  suggested: Stay,
  circumstances: SuggestionCircumstances,
): Verdict {
  if (circumstances.belowMinimum) return refuse('BELOW_MINIMUM')
  if (circumstances.aboveMaximum) return refuse('ABOVE_MAXIMUM')
  if (sameStay(original, suggested)) return refuse('UNCHANGED')
  if (isTooFar(original.from, suggested.from) || isTooFar(original.to, suggested.to)) {
    return refuse('OVER_30_DAYS')
  }
  if (circumstances.extends && original.from !== suggested.from) return refuse('NOT_ADJOINING')
  return circumstances.available ? ALLOWED : refuse('UNAVAILABLE')
}

function isTooFar(original: Day, suggested: Day): boolean {
  return Math.abs(daysBetween(original, suggested)) > SUGGESTED_DATES_MAX_DAYS
}
