import { EXTENSION_MIN_DAYS, MAX_STAY_YEARS } from '../kernel/constants.ts'
import { type Day, type Stay, addDays, addMonths, daysBetween, earlierDay } from '../kernel/day.ts'
import { type UnitCalendar, isInWindow } from '../calendars/occupancy.ts'
import type { TenantStays } from '../listings/stay-chain.ts'
import { checkStay, type LimitedListing } from '../listings/stay-limits.ts'
import { ALLOWED, refuse, type Verdict } from '../kernel/verdict.ts'

/** Everything that decides whether, and until when, a tenant can ask to stay longer. */
export interface ExtensionSituation {
  booking: Stay & {
    canceled: boolean
    /** The account of the tenant or of the landlord is on hold. */
    accountFrozen: boolean
  }
  /** The tenant's unbroken bookings of the unit around that booking: an extension goes on at their end. */
  booked: Stay
  /** Another extension of these bookings waits for an answer or a signature. */
  hasOpenExtension: boolean
  /** The unit with what takes its days; null once it is deleted. */
  unit: UnitCalendar | null
  listing: LimitedListing
  others: TenantStays
  today: Day
}

/** What a tenant can ask for; the days are null where nothing can be asked for. */
export interface ExtensionOptions {
  canRequest: Verdict
  /** The day after the last booked one. */
  from: Day
  earliestTo: Day | null
  latestTo: Day | null
  /** The unit's last free day from then on; null while nothing follows. */
  freeUntil: Day | null
}

/** Whether a tenant can ask to stay longer, and between which last days; the first reason against it counts. */
export function extensionOptions(situation: ExtensionSituation): ExtensionOptions {
  const from = addDays(situation.booked.to, 1)
  const freeUntil = situation.unit && lastFreeDay(situation.unit, from)
  const refused = (reason: NonNullable<Verdict['reason']>): ExtensionOptions => ({
    canRequest: refuse(reason),
    from,
    earliestTo: null,
    latestTo: null,
    freeUntil,
  })
  if (situation.booking.canceled) return refused('ALREADY_CANCELED')
  if (situation.booked.to < situation.today) return refused('STAY_OVER')
  if (situation.booking.accountFrozen) return refused('ACCOUNT_FROZEN')
  if (situation.hasOpenExtension) return refused('ALREADY_REQUESTED')
  if (!situation.unit) return refused('LISTING_UNPUBLISHED')
  const shortest = addDays(from, EXTENSION_MIN_DAYS - 1)
  const longest = addDays(addMonths(from, 12 * MAX_STAY_YEARS), -1)
  const last = freeUntil ? earlierDay(freeUntil, longest) : longest
  if (last < shortest) return refused('UNAVAILABLE')
  const check = (to: Day) => checkStay(situation.listing, { from, to }, situation.today, situation.others)
  if (check(shortest).aboveMaximum) return refused('ABOVE_MAXIMUM')
  // The longer a stay, the more it is for a maximum, and the more it is for a minimum: both have one turning day.
  const earliestTo = firstDay(shortest, last, (to) => !check(to).belowMinimum)
  const tooLong = firstDay(shortest, last, (to) => check(to).aboveMaximum)
  const latestTo = tooLong ? addDays(tooLong, -1) : last
  if (!earliestTo) return refused('BELOW_MINIMUM')
  if (latestTo < earliestTo) return refused('ABOVE_MAXIMUM')
  return { canRequest: ALLOWED, from, earliestTo, latestTo, freeUntil }
}

/** Whether a tenant can ask to stay until that day. */
export function canExtendTo(situation: ExtensionSituation, to: Day): Verdict {
  const { canRequest, earliestTo, latestTo, freeUntil } = extensionOptions(situation)
  if (!canRequest.value || !earliestTo || !latestTo) return canRequest
  if (to < earliestTo) return refuse('BELOW_MINIMUM')
  if (freeUntil && to > freeUntil) return refuse('UNAVAILABLE')
  return to > latestTo ? refuse('ABOVE_MAXIMUM') : ALLOWED
}

/** The last day of a unit's free days that begin with a day; the day before when that one is taken, null without an end. */
function lastFreeDay(unit: UnitCalendar, from: Day): Day | null {
  if (!isInWindow(unit, from)) return addDays(from, -1)
  const ends = unit.occupancies
    .filter((taken) => taken.to >= from)
    .map((taken) => addDays(taken.from <= from ? from : taken.from, -1))
  if (unit.availableTo) ends.push(unit.availableTo)
  return ends.length === 0 ? null : ends.reduce(earlierDay)
}

/** The first day for which something holds that goes on to hold for all later ones, or null. */
function firstDay(first: Day, last: Day, holds: (day: Day) => boolean): Day | null {
  if (!holds(last)) return null
  let low = 0
  let high = daysBetween(first, last)
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(addDays(first, middle))) high = middle
    else low = middle + 1
  }
  return addDays(first, low)
}
