import { FRACTION_DIGITS } from './fraction-digits.gen.ts'

/**
 * The currencies that amounts may have: those of Europe's markets, the dollar and the yen; C3 shows no list.
 * The forint is missing on purpose: ISO 4217 gives it two digits and Intl none, so that its amounts would be unclear.
 */
export const CURRENCY_CODES = [
  'EUR',
  'CHF',
  'GBP',
  'USD',
  'PLN',
  'SEK',
  'DKK',
  'NOK',
  'ISK',
  'CZK',
  'RON',
  'TRY',
  'UAH',
  'JPY',
] as const satisfies readonly string[]

/** The ISO code of a supported currency. */
export type CurrencyCode = (typeof CURRENCY_CODES)[number]

/** A currency as the API gives it (D3). */
export interface Currency {
  isoCode: string
  fractionDigits: number
}

/** The supported currencies with the number of their digits after the decimal mark (D3, D7). */
export const CURRENCIES: readonly Currency[] = CURRENCY_CODES.map((isoCode) => ({
  isoCode,
  fractionDigits: FRACTION_DIGITS[isoCode],
}))

/** The supported currency of a code, or undefined. */
export function findCurrency(isoCode: string): Currency | undefined {
  return CURRENCIES.find((currency) => currency.isoCode === isoCode)
}

/** The name of a currency in a language, for example 'Schweizer Franken'. */
export function currencyName(isoCode: CurrencyCode, language: string): string {
  return new Intl.DisplayNames(language, { type: 'currency' }).of(isoCode) ?? isoCode
}
