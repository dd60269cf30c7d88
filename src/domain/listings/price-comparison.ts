import { MAX_PRICE_PER_SQUARE_METRE } from '../kernel/constants.ts'
import { toMinorUnits } from '../kernel/money.ts'

/** Fewer listings than this say nothing about a city, and too much about each other (ours). */
export const FEWEST_COMPARED = 5

/** How far the area of a like listing may differ, as a share (ours). */
export const LIKE_AREA = 0.3

/** What like listings cost per month, in minor units. */
export interface PriceComparison {
  count: number
  lowerQuartile: number
  median: number
  upperQuartile: number
}

/** The quartiles of prices in minor units, or null where there are too few of them. */
export function comparePrices(prices: readonly number[]): PriceComparison | null {
  if (prices.length < FEWEST_COMPARED) return null
  const sorted = prices.toSorted((a, b) => a - b)
  return {
    count: sorted.length,
    lowerQuartile: quantile(sorted, 0.25),
    median: quantile(sorted, 0.5),
    upperQuartile: quantile(sorted, 0.75),
  }
}

/** The value below which that share of sorted prices lies, between two of them by how near each is. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)] ?? 0
  const above = sorted[Math.ceil(place)] ?? below
  return Math.round(below + (above - below) * (place - Math.floor(place)))
}

/** Whether a monthly price in minor units is above what a square metre may cost (C5); no area, no answer. */
export function isTooHigh(price: number, currency: string, area: number): boolean {
  return area > 0 && price > toMinorUnits(MAX_PRICE_PER_SQUARE_METRE * area, currency)
}

/** How a price stands among similar ones: below, within or above the middle half of them; null without a price. */
export function pricePosition(
  price: number | null,
  prices: Omit<PriceComparison, 'count'>,
): 'BELOW' | 'WITHIN' | 'ABOVE' | null {
  if (!price) return null
  if (price < prices.lowerQuartile) return 'BELOW'
  return price > prices.upperQuartile ? 'ABOVE' : 'WITHIN'
}
