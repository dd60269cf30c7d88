import type { MaxVacancyUnit } from '../catalogue/listings.ts'
import { type Day, addMonths } from '../kernel/day.ts'
import { RENT_PLAN_MONTHS } from './rent-change.ts'

/** The longest stay that a landlord may ask for at least or allow at most, in months (our decision). */
export const MOST_STAY_MONTHS = 60

/** The longest that a home may be let stand empty before a stay, in any unit (our decision). */
export const MOST_VACANCY = 366

/** What a landlord sets for a home's stays: how long they last at least and at most, how long it may stand empty before. */
export const HOME_LIMIT_KINDS = ['MINIMUM_STAY', 'MAXIMUM_STAY', 'VACANCY'] as const

/** One of them. */
export type HomeLimitKind = (typeof HOME_LIMIT_KINDS)[number]

/** A length; null is no limit. Stays are limited in months. */
export interface LimitLength {
  value: number | null
  unit: MaxVacancyUnit
}

/** All limits of a home. */
export type HomeLimits = Readonly<Record<HomeLimitKind, LimitLength>>

/** What counts in the home's city whatever its landlord sets, in months. */
export interface CityLimits {
  minimum: number | null
  maximum: number | null
}

/** A home with the limits that it has and will have. */
export interface LimitedHome {
  groupId: string
  limits: HomeLimits
  city: CityLimits
  planned: readonly (LimitLength & { kind: HomeLimitKind; from: Day })[]
}

/** What is wanted of one limit of some homes. */
export interface LimitOrder extends LimitLength {
  kind: HomeLimitKind
  from: Day
}

/** Why a home can't be limited so. */
export type LimitProblem = 'NO_STAY_FITS' | 'PLANNED'

/** A home's limit on the day before and from it on; with a problem nothing is changed. */
export interface LimitStep {
  groupId: string
  before: LimitLength
  after: LimitLength
  problem: LimitProblem | null
}

/** Whether there is such an order: a length within bounds, and a day that can be planned. */
export function isLimitOrder({ kind, value, unit, from }: LimitOrder, today: Day): boolean {
  if (from < today || from > addMonths(today, RENT_PLAN_MONTHS)) return false
  if (kind !== 'VACANCY' && unit !== 'MONTH') return false
  if (value === null) return true
  const [least, most] = kind === 'VACANCY' ? [0, MOST_VACANCY] : [1, MOST_STAY_MONTHS]
  return Number.isSafeInteger(value) && value >= least && value <= most
}

/** What an order would do to each home, in the order of the homes. */
export function planLimits(homes: readonly LimitedHome[], order: LimitOrder): LimitStep[] {
  const after = { value: order.value, unit: order.unit }
  return homes.map((home) => {
    const limits = limitsOn(home, order.from)
    const isPlanned = home.planned.some(({ kind, from }) => kind === order.kind && from === order.from)
    const fits = doesAnyStayFit({ ...limits, [order.kind]: after }, home.city)
    const problem = isPlanned ? 'PLANNED' : fits ? null : 'NO_STAY_FITS'
    return { groupId: home.groupId, before: limits[order.kind], after, problem }
  })
}

/** The steps that change something, as they are sent and kept. */
export function changingLimits(steps: readonly LimitStep[]): LimitStep[] {
  return steps.filter(({ before, after, problem }) => problem === null && !isSameLimit(before, after))
}

/** Whether two lengths are the same limit; without one the unit means nothing. */
export function isSameLimit(one: LimitLength, other: LimitLength): boolean {
  return one.value === other.value && (one.value === null || one.unit === other.unit)
}

/** Whether a stay can be as long as the home asks and not longer than it allows, in its city. */
export function doesAnyStayFit({ MINIMUM_STAY, MAXIMUM_STAY }: HomeLimits, city: CityLimits): boolean {
  const shortest = Math.max(MINIMUM_STAY.value ?? 0, city.minimum ?? 0)
  return shortest <= Math.min(MAXIMUM_STAY.value ?? Infinity, city.maximum ?? Infinity)
}

/** A change of a limit that was made, as far as it decides whether it can be taken back. */
export interface MadeLimitChange {
  groupId: string
  kind: HomeLimitKind
  before: LimitLength
  /** Not only planned. */
  isInForce: boolean
  /** Nothing has changed the limit since, and it was neither undone nor has it lapsed. */
  isUntouched: boolean
}

/** Those of one order that can be taken back: of a home all that are untouched, or none where no stay would fit then. */
export function takenBackOf<Change extends MadeLimitChange>(
  changes: readonly Change[],
  homes: ReadonlyMap<string, Pick<LimitedHome, 'limits' | 'city'>>,
): Change[] {
  const untouched = changes.filter(({ isUntouched }) => isUntouched)
  return [...Map.groupBy(untouched, ({ groupId }) => groupId)].flatMap(([groupId, ofHome]) => {
    const home = homes.get(groupId)
    const inForce = ofHome.filter(({ isInForce }) => isInForce)
    const fits =
      home && (inForce.length === 0 || doesAnyStayFit(limitsAfter(home.limits, inForce), home.city))
    return fits ? ofHome : []
  })
}

function limitsAfter(limits: HomeLimits, back: readonly MadeLimitChange[]): HomeLimits {
  return { ...limits, ...Object.fromEntries(back.map(({ kind, before }) => [kind, before])) }
}

function limitsOn({ limits, planned }: LimitedHome, day: Day): HomeLimits {
  const begun = planned.filter(({ from }) => from <= day).toSorted((a, b) => (a.from < b.from ? -1 : 1))
  return {
    ...limits,
    ...Object.fromEntries(begun.map(({ kind, value, unit }) => [kind, { value, unit }])),
  }
}
