import type { CurrencyCode } from '../catalogue/currencies.ts'
import { type Day, parseDay } from '../kernel/day.ts'

interface SepaCountry {
  /** The first day on which its banks take part. */
  since: Day
  /** Inside the European Economic Area an IBAN alone is enough (Regulation EU 260/2012, article 5). */
  inEea: boolean
  /** Its own money where that is not the euro and the product knows it. */
  ownCurrency?: CurrencyCode
}

const START = '2008-01-28'
const eea = (since: string = START, ownCurrency?: CurrencyCode): SepaCountry => ({
  since: parseDay(since),
  inEea: true,
  ...(ownCurrency && { ownCurrency }),
})
const beyond = (since: string, ownCurrency?: CurrencyCode): SepaCountry => ({
  ...eea(since, ownCurrency),
  inEea: false,
})

/**
 * The countries to whose accounts money goes by SEPA, by the first two signs of their IBANs: the European Payments
 * Council's list of scheme countries (EPC409-09), with the days on which it says that each began.
 */
const SEPA_COUNTRIES: Readonly<Partial<Record<string, SepaCountry>>> = {
  AT: eea(),
  BE: eea(),
  BG: eea(),
  CY: eea(),
  CZ: eea(START, 'CZK'),
  DE: eea(),
  DK: eea(START, 'DKK'),
  EE: eea(),
  ES: eea(),
  FI: eea(),
  FR: eea(),
  GR: eea(),
  HR: eea('2013-07-01'),
  HU: eea(),
  IE: eea(),
  IS: eea(START, 'ISK'),
  IT: eea(),
  LI: eea(START, 'CHF'),
  LT: eea(),
  LU: eea(),
  LV: eea(),
  MT: eea(),
  NL: eea(),
  NO: eea(START, 'NOK'),
  PL: eea(START, 'PLN'),
  PT: eea(),
  RO: eea(START, 'RON'),
  SE: eea(START, 'SEK'),
  SI: eea(),
  SK: eea(),
  CH: beyond(START, 'CHF'),
  GB: beyond(START, 'GBP'),
  GI: beyond(START),
  MC: beyond(START),
  SM: beyond('2014-02-01'),
  AD: beyond('2019-03-01'),
  VA: beyond('2019-03-01'),
  AL: beyond('2025-10-05'),
  MD: beyond('2025-10-05'),
  ME: beyond('2025-10-05'),
  MK: beyond('2025-10-05'),
  RS: beyond('2026-05-05'),
}

/** Whether money goes to accounts of a country by SEPA on a day. */
export function isSepaCountry(country: string, on: Day): boolean {
  const found = SEPA_COUNTRIES[country]
  return found !== undefined && found.since <= on
}

/** Whether an account of a SEPA country is found by its BIC only: those outside the European Economic Area. */
export function needsBic(country: string): boolean {
  return SEPA_COUNTRIES[country]?.inEea === false
}

/** The currencies that accounts of a country may have: the euro, and the country's own. */
export function accountCurrencies(country: string): readonly CurrencyCode[] {
  const own = SEPA_COUNTRIES[country]?.ownCurrency
  return own ? ['EUR', own] : ['EUR']
}
