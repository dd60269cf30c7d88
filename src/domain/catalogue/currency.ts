/** The currencies amounts may have, with the number of digits after the decimal mark (D3). */
export const CURRENCIES = [
  { isoCode: 'EUR', fractionDigits: 2 },
  { isoCode: 'CHF', fractionDigits: 2 },
  { isoCode: 'GBP', fractionDigits: 2 },
  { isoCode: 'USD', fractionDigits: 2 },
  { isoCode: 'PLN', fractionDigits: 2 },
  { isoCode: 'SEK', fractionDigits: 2 },
  { isoCode: 'DKK', fractionDigits: 2 },
  { isoCode: 'NOK', fractionDigits: 2 },
  { isoCode: 'CZK', fractionDigits: 2 },
  { isoCode: 'HUF', fractionDigits: 2 },
  { isoCode: 'RON', fractionDigits: 2 },
  { isoCode: 'BGN', fractionDigits: 2 },
  { isoCode: 'TRY', fractionDigits: 2 },
  { isoCode: 'UAH', fractionDigits: 2 },
  { isoCode: 'JPY', fractionDigits: 0 },
] as const satisfies readonly { isoCode: string; fractionDigits: number }[]

/** The ISO code of a supported currency. */
export type CurrencyCode = (typeof CURRENCIES)[number]['isoCode']

/** A currency as the API gives it (D3). */
export interface Currency {
  isoCode: string
  fractionDigits: number
}

/** The supported currency of a code, or undefined. */
export function findCurrency(isoCode: string): Currency | undefined {
  return CURRENCIES.find((currency) => currency.isoCode === isoCode)
}
