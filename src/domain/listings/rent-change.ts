import { type Day, addMonths } from '../kernel/day.ts'
import { toMinorUnits } from '../kernel/money.ts'
import { rateOf } from '../kernel/rent.ts'
import { isTooHigh } from './price-comparison.ts'

/** How many rents are changed at once: by hundredths of a percent, by an amount, or to one; amounts in minor units. */
export const RENT_CHANGE_KINDS = ['PERCENT', 'AMOUNT', 'FIXED'] as const

/** One of them. */
export type RentChangeKind = (typeof RENT_CHANGE_KINDS)[number]

/** Rents are planned so many months ahead at most (our decision). */
export const RENT_PLAN_MONTHS = 24

/** The most that a rent goes up or down by at once, in hundredths of a percent (our decision): more is a slip. */
export const MOST_RENT_PERCENT = { down: -9_000, up: 10_000 } as const

/** Whose rent it is: a home's, or the one that a unit of it has for itself. */
export interface RentOwner {
  groupId: string
  /** Null for the home's. */
  listingId: string | null
}

/** What tells rents of one landlord apart. */
export function rentKey({ groupId, listingId }: RentOwner): string {
  return listingId ?? groupId
}

/** A home, or a unit with a rent of its own, with what it costs and what it will cost; in minor units, no rent yet is 0. */
export interface HomeWithRent extends RentOwner {
  price: number
  currency: string
  area: number
  planned: readonly { from: Day; after: number }[]
}

/** What is wanted of the rents of some homes. */
export interface RentOrder {
  kind: RentChangeKind
  value: number
  /** Of an amount. */
  currency: string
  /** To whole units of the currency. */
  isRounded: boolean
  from: Day
}

/** Why the rent of a home can't be changed so. */
export type RentProblem = 'NO_RENT' | 'OTHER_CURRENCY' | 'TOO_LOW' | 'TOO_HIGH' | 'PLANNED'

/** What a home costs on the day before and from it on; with a problem nothing is changed. */
export interface RentStep extends RentOwner {
  before: number
  after: number
  problem: RentProblem | null
}

/** Whether there is such an order: a number that changes something within bounds, and a day that can be planned. */
export function isRentOrder({ kind, value, from }: RentOrder, today: Day): boolean {
  if (!Number.isSafeInteger(value) || from < today || from > addMonths(today, RENT_PLAN_MONTHS)) return false
  if (kind === 'FIXED') return value > 0
  return (
    value !== 0 && (kind === 'AMOUNT' || (value >= MOST_RENT_PERCENT.down && value <= MOST_RENT_PERCENT.up))
  )
}

/** What an order would do to each home, in the order of the homes. */
export function planRents(homes: readonly HomeWithRent[], order: RentOrder): RentStep[] {
  return homes.map((home) => {
    const before = rentOn(home, order.from)
    const after = rentAfter(before, order, home.currency)
    const { groupId, listingId } = home
    return { groupId, listingId, before, after, problem: problemOf(home, order, { before, after }) }
  })
}

/** The steps that change something, as they are sent and kept. */
export function changingSteps(steps: readonly RentStep[]): RentStep[] {
  return steps.filter(({ before, after, problem }) => problem === null && before !== after)
}

/** A change that was made, as far as it decides whether it can be taken back; amounts in minor units. */
export interface MadeRentChange {
  before: number
  currency: string
  /** Of the home, today. */
  area: number
  /** Not only planned. */
  isInForce: boolean
  /** Nothing has changed the rent since, and it was neither undone nor has it lapsed. */
  isUntouched: boolean
}

/** Whether a change can be taken back: a home that became smaller since may not cost any more what it did. */
export function canBeTakenBack({ before, currency, area, isInForce, isUntouched }: MadeRentChange): boolean {
  return isUntouched && !(isInForce && isTooHigh(before, currency, area))
}

function rentOn({ price, planned }: HomeWithRent, day: Day): number {
  const begun = planned.filter(({ from }) => from <= day).toSorted((a, b) => (a.from < b.from ? -1 : 1))
  return begun.at(-1)?.after ?? price
}

function rentAfter(before: number, { kind, value, isRounded }: RentOrder, currency: string): number {
  const after = kind === 'FIXED' ? value : kind === 'AMOUNT' ? before + value : rateOf(before, 10_000 + value)
  if (!isRounded || kind === 'FIXED') return after
  const unit = toMinorUnits(1, currency)
  return Math.round(after / unit) * unit
}

function problemOf(
  home: HomeWithRent,
  order: RentOrder,
  { before, after }: { before: number; after: number },
): RentProblem | null {
  if (order.kind !== 'FIXED' && before === 0) return 'NO_RENT'
  if (order.kind !== 'PERCENT' && order.currency !== home.currency) return 'OTHER_CURRENCY'
  if (home.planned.some(({ from }) => from === order.from)) return 'PLANNED'
  if (after <= 0) return 'TOO_LOW'
  return isTooHigh(after, home.currency, home.area) ? 'TOO_HIGH' : null
}
