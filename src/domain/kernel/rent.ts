import type { InvoiceCalculationMethod } from '../catalogue/money.ts'
import { LANDLORD_FEE_PERCENT, TENANT_FEE_PERCENT } from './constants.ts'
import { addDays, compareDays, daysBetween, daysOfStay, durationOf, earlierDay, type Stay } from './day.ts'
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
  if (compareDays(stay.from, stay.to) > 0) return 0
  const months = MONTHS_BY_METHOD[method](stay)
  return roundHalfUp({ ...months, numerator: months.numerator * BigInt(monthlyPrice) })
}

/** Rent of a stay's first month, or of the whole stay when it is shorter, in minor units. */
export function rentOfFirstMonth(
  stay: Stay,
  monthlyPrice: number,
  method: InvoiceCalculationMethod = 'OWN_CALCULATION',
): number {
  const to = earlierDay(stay.to, addDays(stay.from.add({ months: 1 }), -1))
  return rentOfStay({ from: stay.from, to }, monthlyPrice, method)
}

const MONTHS_BY_METHOD = {
  OWN_CALCULATION: calendarMonths,
  CALCULATION_PER_NIGHT: nightlyMonths,
  HALF_OR_FULL_MONTH: halfOrFullMonths,
} satisfies Record<InvoiceCalculationMethod, (stay: Stay) => Fraction>

/** Full calendar months, and the first and last month by their days. */
function calendarMonths(stay: Stay): Fraction {
  let sum: Fraction = { numerator: 0n, denominator: 1n }
  let month = stay.from.with({ day: 1 })
  while (compareDays(month, stay.to) <= 0) {
    const end = month.with({ day: month.daysInMonth })
    const first = compareDays(month, stay.from) < 0 ? stay.from : month
    const last = compareDays(end, stay.to) > 0 ? stay.to : end
    sum = add(sum, daysBetween(first, last) + 1, month.daysInMonth)
    month = month.add({ months: 1 })
  }
  return sum
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

function roundHalfUp({ numerator, denominator }: Fraction): number {
  return Number((numerator * 2n + denominator) / (denominator * 2n))
}

/** A percentage of an amount in minor units, rounded half up; percentages have at most two decimals. */
export function percentOf(amount: number, percent: number): number {
  assertMinorUnits(amount)
  return roundHalfUp({ numerator: BigInt(amount) * BigInt(Math.round(percent * 100)), denominator: 10_000n })
}

/** The landlord's fee on the rent of a stay (C9: 10 percent unless agreed otherwise). */
export function landlordFee(rent: number, percent: number = LANDLORD_FEE_PERCENT): number {
  return percentOf(rent, percent)
}

/** The tenant's service fee on the rent of a stay (C9: 0 percent unless agreed otherwise). */
export function tenantFee(rent: number, percent: number = TENANT_FEE_PERCENT): number {
  return percentOf(rent, percent)
}
