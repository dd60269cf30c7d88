import { compareTexts } from '../kernel/text.ts'

/** How many listings have their price in a currency. */
export interface CurrencyCount {
  currency: string
  total: number
}

/** What decides where a listing stands in a list by price; the price in minor units. */
export interface PricedListing {
  id: string
  currency: string
  price: number
}

/** What a search's highest price is in where nothing is let yet. */
const DEFAULT_CURRENCY = 'EUR'

/** The currencies of listings, that of most first; of equally many the first by its code. */
export function currenciesByListings(counts: readonly CurrencyCount[]): string[] {
  const totals = new Map<string, number>()
  for (const { currency, total } of counts) totals.set(currency, (totals.get(currency) ?? 0) + total)
  return [...totals]
    .toSorted(([code, a], [other, b]) => b - a || compareTexts(code, other))
    .map(([code]) => code)
}

/**
 * The currency of a search: that of most listings of its place. Its highest price is in it, and its order begins with it,
 * for there are no rates by which prices of others could be compared.
 */
export function searchCurrency(counts: readonly CurrencyCount[]): string {
  return currenciesByListings(counts)[0] ?? DEFAULT_CURRENCY
}

/** Compares listings for a list: currencies as they are ordered, and only within one the cheapest first. */
export function compareByPrice(currencies: readonly string[], a: PricedListing, b: PricedListing): number {
  return (
    rankOf(currencies, a) - rankOf(currencies, b) ||
    compareTexts(a.currency, b.currency) ||
    a.price - b.price ||
    compareTexts(a.id, b.id)
  )
}

function rankOf(currencies: readonly string[], { currency }: PricedListing): number {
  const at = currencies.indexOf(currency)
  return at < 0 ? currencies.length : at
}
