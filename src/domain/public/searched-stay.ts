import { isRequestableStay } from '../rentals/booking-request-input.ts'
import { type Day, type Stay, addDays, afterMonths, durationOf, parseDay } from '../kernel/day.ts'
import { REGIONAL_STAY_RULES, type RegionalStayRule } from '../listings/stay-limits-data.ts'

/** What a listing must be like so that somebody who has no other stay there may ask for one of that length. */
export interface SearchedStay extends Stay {
  /** The longest minimum that the stay keeps: the months that are over with its last day. */
  wholeMonths: number
  /** The shortest maximum that it keeps: the months that have begun. */
  begunMonths: number
  /** The rules of regions that it breaks. */
  broken: BrokenRule[]
}

/** A rule that a stay breaks, and the later rules of its region, which count instead where they hold. */
export interface BrokenRule {
  rule: RegionalStayRule
  replacedBy: RegionalStayRule[]
}

/** A stay with what the limits of listings are compared with; null where nobody may ask for such days (C5). */
export function searchedStay(
  stay: Stay,
  today: Day,
  rules: readonly RegionalStayRule[] = REGIONAL_STAY_RULES,
): SearchedStay | null {
  if (!isRequestableStay(stay, today)) return null
  const months = monthsOf(stay)
  const current = rules
    .filter((rule) => parseDay(rule.validFrom) <= today)
    .toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1))
  const broken = current.flatMap((rule, at) => {
    const isBroken =
      rule.rule === 'MINIMUM' ? rule.months > months.wholeMonths : rule.months < months.begunMonths
    const later = current.slice(at + 1)
    const replacedBy = later.filter((other) => other.region === rule.region && other.rule === rule.rule)
    return isBroken ? [{ rule, replacedBy }] : []
  })
  return { from: stay.from, to: stay.to, ...months, broken }
}

function monthsOf({ from, to }: Stay): { wholeMonths: number; begunMonths: number } {
  const end = addDays(to, 1)
  // A month that ends in a shorter one is over a day later than the calendar's difference says.
  const near = durationOf({ from, to }).months
  const wholeMonths = afterMonths(from, near) > end ? near - 1 : near
  const isWhole = afterMonths(from, wholeMonths) === end
  return { wholeMonths, begunMonths: isWhole ? wholeMonths : wholeMonths + 1 }
}
