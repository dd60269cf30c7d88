import * as z from 'zod/mini'
import { type Stay, durationOf } from '../kernel/day.ts'
import { rateOf } from '../kernel/rent.ts'

/** From so many months on the monthly rent of a home is so many percent lower. */
export interface StayDiscount {
  months: number
  percent: number
}

/** The most discounts of one home, the highest in percent, and the longest stay that one can be for (ours). */
export const STAY_DISCOUNT_LIMITS = { count: 5, percent: 50, months: 60 } as const

/** Discounts as the API takes them: each for another length of stay, and no longer stay with a lower one. */
export const stayDiscounts = z
  .array(
    z.strictObject({
      months: z.int().check(z.minimum(1), z.maximum(STAY_DISCOUNT_LIMITS.months)),
      percent: z.int().check(z.minimum(1), z.maximum(STAY_DISCOUNT_LIMITS.percent)),
    }),
  )
  .check(
    z.maxLength(STAY_DISCOUNT_LIMITS.count),
    z.refine((discounts) => !problemOfDiscounts(discounts)),
    z.overwrite(shortestFirst),
  )

/** Why discounts can't stand beside each other: two for the same length, or a longer stay that saves less. */
export type StayDiscountProblem = 'TWICE' | 'LESS' | 'RANGE' | 'MANY'

/** What is wrong with discounts, or null. */
export function problemOfDiscounts(discounts: readonly StayDiscount[]): StayDiscountProblem | null {
  const { count, percent: most, months: longest } = STAY_DISCOUNT_LIMITS
  const isWithin = ({ months, percent }: StayDiscount) =>
    months >= 1 && months <= longest && percent >= 1 && percent <= most
  if (discounts.length > count) return 'MANY'
  if (!discounts.every(isWithin)) return 'RANGE'
  const steps = shortestFirst(discounts)
  const pairs = steps.slice(1).map((longer, index) => ({ longer, shorter: steps[index] ?? longer }))
  if (pairs.some(({ longer, shorter }) => longer.months === shorter.months)) return 'TWICE'
  return pairs.some(({ longer, shorter }) => longer.percent <= shorter.percent) ? 'LESS' : null
}

/** Discounts in the order of the stays that they are for. */
export function shortestFirst<Discount extends StayDiscount>(discounts: readonly Discount[]): Discount[] {
  return discounts.toSorted((a, b) => a.months - b.months)
}

/** The discount that a stay has reached: the longest one counts; null where it is too short for any. */
export function discountOfStay(discounts: readonly StayDiscount[], stay: Stay): StayDiscount | null {
  const { months } = durationOf(stay)
  return shortestFirst(discounts).findLast((discount) => discount.months <= months) ?? null
}

/** A monthly rent with a discount taken off, in minor units, rounded. */
export function discountedRent(price: number, discount: StayDiscount | null): number {
  return discount ? rateOf(price, (100 - discount.percent) * 100) : price
}
