/** What similar listings cost, in minor units per month. */
export interface ComparablePrices {
  lowerQuartile: number
  median: number
  upperQuartile: number
}

/** How a price stands among similar ones: below, within or above the middle half of them; null without a price. */
export function pricePosition(
  price: number | null,
  prices: ComparablePrices,
): 'BELOW' | 'WITHIN' | 'ABOVE' | null {
  if (!price) return null
  if (price < prices.lowerQuartile) return 'BELOW'
  return price > prices.upperQuartile ? 'ABOVE' : 'WITHIN'
}
