/** The digits after the decimal mark of each currency, by Intl. Made by "npm run gen". */
export const FRACTION_DIGITS = {
  EUR: 2,
  CHF: 2,
  GBP: 2,
  USD: 2,
  PLN: 2,
  SEK: 2,
  DKK: 2,
  NOK: 2,
  ISK: 0,
  CZK: 2,
  RON: 2,
  TRY: 2,
  UAH: 2,
  JPY: 0,
} as const satisfies Record<string, number>
