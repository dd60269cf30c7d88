import { findCurrency } from '../../catalogue/currencies.ts'

/** Minor units in whole units of the currency, half away from nothing: 12350 EUR are 124, -12350 are -124. */
export function wholeUnits(amount: number, currency: string): number {
  const one = 10 ** (findCurrency(currency)?.fractionDigits ?? 2)
  // A zero has no sign, so that the same figure is the same text.
  return Math.sign(amount) * Math.floor((Math.abs(amount) * 2 + one) / (2 * one)) || 0
}

/**
 * The quarters of a year in whole units, from those in minor units. Each is the difference of two sums that were rounded
 * once, so that the quarters together are the year, and none is off by more than one.
 */
export function wholeQuarters(amounts: readonly number[], currency: string): number[] {
  let exact = 0
  let rounded = 0
  return amounts.map((amount) => {
    exact += amount
    const before = rounded
    rounded = wholeUnits(exact, currency)
    return rounded - before || 0
  })
}
