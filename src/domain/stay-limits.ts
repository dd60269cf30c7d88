import { addDays, compareDays, parseDay } from './day.ts'
import type { Stay } from './day.ts'
import { isInCity } from './reference/postal-codes.ts'
import { REGIONAL_STAY_RULES } from './stay-limits-data.ts'
import type { RegionalStayRule } from './stay-limits-data.ts'
import { ALLOWED, refuse } from './verdict.ts'
import type { Verdict } from './verdict.ts'

/** What the limits of a listing are made of; durations are whole months. */
export interface LimitedListing {
  address: { city?: string | null; zipCode?: string | null; country?: string | null }
  minBookingDuration?: number | null
  maxBookingDuration?: number | null
  minBookingDurationPermitId?: string | null
  minBookingDurationExemption?: boolean | null
}

/** A limit on the length of stays, and whose it is. */
export interface StayLimit {
  rule: 'MINIMUM' | 'MAXIMUM'
  months: number
  origin: 'REGION' | 'LISTING'
  region: RegionalStayRule['region'] | null
}

/** The outcome of all limits for one stay. */
export interface StayCheck {
  belowMinimum: boolean
  aboveMaximum: boolean
  limits: { limit: StayLimit; verdict: Verdict }[]
}

/** The limits that hold for a listing on a day: of its region, and its own (C5, D5). */
export function stayLimits(listing: LimitedListing, today: Temporal.PlainDate): StayLimit[] {
  const limits = regionalRules(listing, today)
    .filter((rule) => rule.rule === 'MAXIMUM' || !isMinimumLifted(listing))
    .map((rule): StayLimit => ({
      rule: rule.rule,
      months: rule.months,
      origin: 'REGION',
      region: rule.region,
    }))
  if (listing.minBookingDuration) limits.push(own('MINIMUM', listing.minBookingDuration))
  if (listing.maxBookingDuration) limits.push(own('MAXIMUM', listing.maxBookingDuration))
  return limits
}

function own(rule: StayLimit['rule'], months: number): StayLimit {
  return { rule, months, origin: 'LISTING', region: null }
}

/** Whether a permit or an exemption lifts the minimum of the region. */
export function isMinimumLifted(listing: LimitedListing): boolean {
  return Boolean(listing.minBookingDurationPermitId) || listing.minBookingDurationExemption === true
}

/** The regional rules for an address on a day; of several lines of one region and rule the latest counts. */
export function regionalRules(
  listing: Pick<LimitedListing, 'address'>,
  today: Temporal.PlainDate,
  rules: readonly RegionalStayRule[] = REGIONAL_STAY_RULES,
): RegionalStayRule[] {
  const current = new Map<string, RegionalStayRule>()
  for (const rule of rules.toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1))) {
    if (!isInCity(listing.address, rule.place, rule.nameNeeded)) continue
    if (compareDays(parseDay(rule.validFrom), today) > 0) continue
    current.set(`${rule.region} ${rule.rule}`, rule)
  }
  return [...current.values()]
}

/** Whether a stay keeps all limits of a listing, with a verdict for each (D8 'below minimum', 'above maximum'). */
export function checkStay(listing: LimitedListing, stay: Stay, today: Temporal.PlainDate): StayCheck {
  const limits = stayLimits(listing, today).map((limit) => ({ limit, verdict: verdictOf(limit, stay) }))
  return {
    belowMinimum: limits.some(({ verdict }) => verdict.reason === 'BELOW_MINIMUM'),
    aboveMaximum: limits.some(({ verdict }) => verdict.reason === 'ABOVE_MAXIMUM'),
    limits,
  }
}

function verdictOf(limit: StayLimit, stay: Stay): Verdict {
  const end = addDays(stay.to, 1)
  const mark = stay.from.add({ months: limit.months })
  if (limit.rule === 'MINIMUM') return compareDays(end, mark) < 0 ? refuse('BELOW_MINIMUM') : ALLOWED
  return compareDays(end, mark) > 0 ? refuse('ABOVE_MAXIMUM') : ALLOWED
}
