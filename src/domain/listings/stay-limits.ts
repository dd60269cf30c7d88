import { CHAIN_GAP_DAYS } from '../kernel/constants.ts'
import { type Day, type Stay, addDays, afterMonths, parseDay, sameStay } from '../kernel/day.ts'
import { isInCity } from '../catalogue/postal-codes.ts'
import { chainOf, NO_OTHER_STAYS, type TenantStays } from './stay-chain.ts'
import { REGIONAL_STAY_RULES, type RegionalStayRule } from './stay-limits-data.ts'
import { ALLOWED, refuse, type Verdict } from '../kernel/verdict.ts'

/** What the limits of a listing are made of; durations are whole months. */
export interface LimitedListing {
  address: { city?: string | null; zipCode?: string | null; country?: string | null }
  minBookingDuration?: number | null
  maxBookingDuration?: number | null
  minBookingDurationPermitId?: string | null
  minBookingDurationExemption?: boolean | null
}

/** What sets a region's minimum aside. */
export type LiftedBy = 'PERMIT' | 'EXEMPTION'

/** A limit on the length of stays, and whose it is. */
export interface StayLimit {
  rule: 'MINIMUM' | 'MAXIMUM'
  months: number
  origin: 'REGION' | 'LISTING'
  /** The rule of the region; null for the listing's own limit. */
  regional: RegionalStayRule | null
  /** Set when the limit does not count here, and why. */
  lifted: LiftedBy | null
}

/** What one limit says about a stay; `chain` are the days it counts where these are more than the stay's own. */
export interface StayLimitCheck {
  limit: StayLimit
  verdict: Verdict
  chain: Stay | null
}

/** The outcome of all limits for one stay. */
export interface StayCheck {
  belowMinimum: boolean
  aboveMaximum: boolean
  limits: StayLimitCheck[]
}

/** The limits of a listing on a day: of its region, also those that are lifted, and its own (C5, D5). */
export function stayLimits(listing: LimitedListing, today: Day): StayLimit[] {
  const limits = regionalRules(listing, today).map((regional): StayLimit => ({
    rule: regional.rule,
    months: regional.months,
    origin: 'REGION',
    regional,
    lifted: regional.rule === 'MINIMUM' ? minimumLiftedBy(listing) : null,
  }))
  if (listing.minBookingDuration) limits.push(own('MINIMUM', listing.minBookingDuration))
  if (listing.maxBookingDuration) limits.push(own('MAXIMUM', listing.maxBookingDuration))
  return limits
}

function own(rule: StayLimit['rule'], months: number): StayLimit {
  return { rule, months, origin: 'LISTING', regional: null, lifted: null }
}

/** What lifts the minimum of the region, or null: a permit id or an exemption. */
export function minimumLiftedBy(listing: LimitedListing): LiftedBy | null {
  if (listing.minBookingDurationPermitId) return 'PERMIT'
  return listing.minBookingDurationExemption === true ? 'EXEMPTION' : null
}

/** The strictest limit that counts: the longest minimum or the shortest maximum, in months; null without any. */
export function strictestLimit(limits: readonly StayLimit[], rule: StayLimit['rule']): number | null {
  const months = limits.filter((limit) => limit.rule === rule && !limit.lifted).map((limit) => limit.months)
  if (months.length === 0) return null
  return rule === 'MINIMUM' ? Math.max(...months) : Math.min(...months)
}

/** The regional rules for an address on a day; of several lines of one region and rule the latest counts. */
export function regionalRules(
  listing: Pick<LimitedListing, 'address'>,
  today: Day,
  rules: readonly RegionalStayRule[] = REGIONAL_STAY_RULES,
): RegionalStayRule[] {
  const current = new Map<string, RegionalStayRule>()
  for (const rule of rules.toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1))) {
    if (!isInCity(listing.address, rule.place, rule.nameNeeded)) continue
    if (parseDay(rule.validFrom) > today) continue
    current.set(`${rule.region} ${rule.rule}`, rule)
  }
  return [...current.values()]
}

/** Whether a stay keeps all limits of a listing, with a verdict for each (D8 'below minimum', 'above maximum'). */
export function checkStay(
  listing: LimitedListing,
  stay: Stay,
  today: Day,
  others: TenantStays = NO_OTHER_STAYS,
): StayCheck {
  const limits = stayLimits(listing, today).map((limit): StayLimitCheck => {
    const counted = countedDays(limit.rule, stay, others)
    return {
      limit,
      verdict: limit.lifted ? ALLOWED : verdictOf(limit, counted),
      chain: sameStay(counted, stay) ? null : counted,
    }
  })
  return {
    belowMinimum: limits.some(({ verdict }) => verdict.reason === 'BELOW_MINIMUM'),
    aboveMaximum: limits.some(({ verdict }) => verdict.reason === 'ABOVE_MAXIMUM'),
    limits,
  }
}

/**
 * The days that a limit counts. A maximum counts everything that the tenant has or wants there, also over a short
 * gap. A minimum counts only what is booked and follows without a day between: a request may still be taken back.
 */
function countedDays(rule: StayLimit['rule'], stay: Stay, others: TenantStays): Stay {
  if (rule === 'MINIMUM') return chainOf(stay, others.agreed, 0)
  return chainOf(stay, [...others.agreed, ...others.asked], CHAIN_GAP_DAYS)
}

function verdictOf(limit: StayLimit, stay: Stay): Verdict {
  const end = addDays(stay.to, 1)
  const mark = afterMonths(stay.from, limit.months)
  if (limit.rule === 'MINIMUM') return end < mark ? refuse('BELOW_MINIMUM') : ALLOWED
  return end > mark ? refuse('ABOVE_MAXIMUM') : ALLOWED
}
