import { MAX_PRICE_PER_SQUARE_METRE } from '../kernel/constants.ts'
import { toMinorUnits } from '../kernel/money.ts'

/** Whether a monthly price in minor units is above what a square metre may cost (C5); no area, no answer. */
export function isTooHigh(price: number, currency: string, area: number): boolean {
  return area > 0 && price > toMinorUnits(MAX_PRICE_PER_SQUARE_METRE * area, currency)
}
