import type { InvoiceCalculationMethod } from '../catalogue/invoices.ts'
import { LANDLORD_FEE_RATE } from './constants.ts'
import {
  type Stay,
  addDays,
  addMonths,
  daysBetween,
  daysInMonth,
  daysOfStay,
  durationOf,
  earlierDay,
  firstOfMonth,
  lastOfMonth,
} from './day.ts'
import { assertMinorUnits } from './money.ts'

/** A fraction that is rounded only at the very end. */
interface Fraction {
  numerator: bigint
  denominator: bigint
}

/** Rent of a whole stay in minor units, rounded half up once at the end. */
export function rentOfStay(
  stay: Stay,
  monthlyPrice: number,
  method: InvoiceCalculationMethod = 'OWN_CALCULATION',
): number {
  assertMinorUnits(monthlyPrice)
  if (monthlyPrice < 0) throw new RangeError(`A monthly price is not negative: ${monthlyPrice}`)
  if (stay.from > stay.to) return 0
  const months = MONTHS_BY_METHOD[method](stay)
  return roundHalfUp({ ...months, numerator: months.numerator * BigInt(monthlyPrice) })
}

/** Rent of a stay's first month, or of the whole stay when it is shorter, in minor units. */
export function rentOfFirstMonth(
  stay: Stay,
  monthlyPrice: number,
  method: InvoiceCalculationMethod = 'OWN_CALCULATION',
): number {
  const to = earlierDay(stay.to, addDays(addMonths(stay.from, 1), -1))
  return rentOfStay({ from: stay.from, to }, monthlyPrice, method)
}

const MONTHS_BY_METHOD = {
  OWN_CALCULATION: calendarMonths,
  CALCULATION_PER_NIGHT: nightlyMonths,
  HALF_OR_FULL_MONTH: halfOrFullMonths,
} satisfies Record<InvoiceCalculationMethod, (stay: Stay) => Fraction>

/**
 * The average of what a month costs in parts of a stay that follow each other, in minor units: each day weighs its part
 * of its month. Rounded half up, once.
 */
export function averageMonthlyRent(parts: readonly (Stay & { price: number })[]): number {
  const [first, ...others] = parts
  if (!first) throw new RangeError('A stay has at least a day.')
  if (others.length === 0) return first.price
  let rents: Fraction = { numerator: 0n, denominator: 1n }
  let months: Fraction = { numerator: 0n, denominator: 1n }
  for (const part of parts) {
    const share = calendarMonths(part)
    months = plus(months, share)
    rents = plus(rents, { ...share, numerator: share.numerator * BigInt(part.price) })
  }
  return roundHalfUp({
    numerator: rents.numerator * months.denominator,
    denominator: rents.denominator * months.numerator,
  })
}

/** Full calendar months, and the first and last month by their days. */
function calendarMonths(stay: Stay): Fraction {
  let sum: Fraction = { numerator: 0n, denominator: 1n }
  for (let first = stay.from; ; first = firstOfMonth(addMonths(first, 1))) {
    const last = earlierDay(lastOfMonth(first), stay.to)
    sum = add(sum, daysBetween(first, last) + 1, daysInMonth(first))
    if (last === stay.to) return sum
  }
}

/** Nights x 12 / 365. */
function nightlyMonths(stay: Stay): Fraction {
  return { numerator: BigInt(daysOfStay(stay)) * 12n, denominator: 365n }
}

/** Whole months, and a started one as half up to 15 days, else full. */
function halfOrFullMonths(stay: Stay): Fraction {
  const { months, days } = durationOf(stay)
  const halves = days === 0 ? 0 : days <= 15 ? 1 : 2
  return { numerator: BigInt(months * 2 + halves), denominator: 2n }
}

function add(sum: Fraction, days: number, daysInMonth: number): Fraction {
  if (days === daysInMonth) return { ...sum, numerator: sum.numerator + sum.denominator }
  return {
    numerator: sum.numerator * BigInt(daysInMonth) + BigInt(days) * sum.denominator,
    denominator: sum.denominator * BigInt(daysInMonth),
  }
}

function plus(one: Fraction, other: Fraction): Fraction {
  return {
    numerator: one.numerator * other.denominator + other.numerator * one.denominator,
    denominator: one.denominator * other.denominator,
  }
}

function roundHalfUp({ numerator, denominator }: Fraction): number {
  return Number((numerator * 2n + denominator) / (denominator * 2n))
}

/** What a rate in basis points is of an amount in minor units, rounded half up. */
export function rateOf(amount: number, rate: number): number {
  assertMinorUnits(amount)
  return roundHalfUp({ numerator: BigInt(amount) * BigInt(rate), denominator: 10_000n })
}

/** The landlord's fee on the rent of a stay (C9: 10 percent unless agreed otherwise). */
export function landlordFee(rent: number, rate: number = LANDLORD_FEE_RATE): number {
  return rateOf(rent, rate)
}

/** The tenant's service fee on the rent of a stay (C9: 0 percent unless agreed otherwise). */
export function tenantFee(rent: number, rate: number): number {
  return rateOf(rent, rate)
}

/** What a day of a stay is worth, in minor units: its whole rent by its days, rounded. */
export function rentPerDay(totalRent: number, stay: Stay): number {
  return Math.round(totalRent / daysOfStay(stay))
}
