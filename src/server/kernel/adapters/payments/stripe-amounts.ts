/**
 * Currencies that have no digits after the decimal mark any more, and that the provider still counts in hundredths: 100
 * is one króna (docs.stripe.com/currencies, special cases).
 */
const STILL_IN_HUNDREDTHS: readonly string[] = ['ISK', 'UGX']

/** An amount of ours as the provider counts it. */
export function amountForProvider(amount: number, currency: string): number {
  return amount * factorOf(currency)
}

/** What the provider counts, in our minor units; an Error for an amount that can't be said in them. */
export function amountOfProvider(amount: number, currency: string): number {
  const ours = amount / factorOf(currency)
  if (!Number.isInteger(ours)) throw new Error(`${amount} of ${currency} at the provider is no whole amount.`)
  return ours
}

function factorOf(currency: string): number {
  return STILL_IN_HUNDREDTHS.includes(currency.toUpperCase()) ? 100 : 1
}
