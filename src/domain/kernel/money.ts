import { findCurrency, type Currency } from '../catalogue/currencies.ts'

/** The locale numbers are written in, by language (D9). */
export const NUMBER_LOCALES = {
  en: 'en-US',
  de: 'de-DE',
  fr: 'fr-FR',
  uk: 'uk-UA',
  ru: 'ru-RU',
  es: 'es-ES',
  pt: 'pt-PT',
  pl: 'pl-PL',
  tr: 'tr-TR',
  it: 'it-IT',
} as const satisfies Record<string, string>

/** A language that has a number locale. */
export type NumberLanguage = keyof typeof NUMBER_LOCALES

/** How an amount is written: 'yes' hides decimals, 'auto' hides them when the amount is whole (D9). */
export interface MoneyFormat {
  language: NumberLanguage
  hideFraction?: 'yes' | 'auto' | 'no'
  /** Told about a currency nobody knows; the text is then 'ERROR' (D8). */
  onUnsupported?: (isoCode: string) => void
}

/** What is shown for an unsupported currency (D8). */
export const UNSUPPORTED_CURRENCY_TEXT = 'ERROR'

/** Minor units as text in a currency, for example 123450 EUR as '1.234,50 €'. */
export function formatMoney(amount: number, isoCode: string, format: MoneyFormat): string {
  const currency = findCurrency(isoCode)
  if (!currency) {
    format.onUnsupported?.(isoCode)
    return UNSUPPORTED_CURRENCY_TEXT
  }
  const fractionDigits = shownDigits(amount, currency, format.hideFraction ?? 'no')
  return numberFormat(format.language, currency.isoCode, fractionDigits).format(decimalText(amount, currency))
}

function shownDigits(amount: number, currency: Currency, hide: 'yes' | 'auto' | 'no'): number {
  if (hide === 'yes') return 0
  if (hide === 'auto' && amount % 10 ** currency.fractionDigits === 0) return 0
  return currency.fractionDigits
}

// Constructing a number format is slow, and there are few of them.
const formats = new Map<string, Intl.NumberFormat>()

function numberFormat(language: NumberLanguage, currency: string, fractionDigits: number): Intl.NumberFormat {
  const key = `${language} ${currency} ${fractionDigits}`
  const known = formats.get(key)
  if (known) return known
  const created = new Intl.NumberFormat(NUMBER_LOCALES[language], {
    style: 'currency',
    currency,
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  })
  formats.set(key, created)
  return created
}

function decimalText(amount: number, { fractionDigits }: Currency): Intl.StringNumericLiteral {
  assertMinorUnits(amount)
  const digits = String(Math.abs(amount)).padStart(fractionDigits + 1, '0')
  const split = digits.length - fractionDigits
  const fraction = fractionDigits > 0 ? `.${digits.slice(split)}` : ''
  return `${amount < 0 ? '-' : ''}${digits.slice(0, split)}${fraction}` as Intl.StringNumericLiteral
}

/** Minor units in major units for other programs, such as '1234.50' for 123450 EUR and '1000' for 1000 JPY; raises as toMajorUnits does. */
export function toDecimal(amount: number, isoCode: string): string {
  return decimalText(amount, supported(isoCode))
}

/** The minor units of what toDecimal writes, or null for a text that it would not write, or an unsupported currency. */
export function fromDecimal(text: string, isoCode: string): number | null {
  const amount = Number(text.replace('.', ''))
  const currency = findCurrency(isoCode)
  return currency && Number.isSafeInteger(amount) && decimalText(amount, currency) === text ? amount : null
}

/** Raises a RangeError unless the amount is a whole, exactly representable number of minor units. */
export function assertMinorUnits(amount: number): void {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not an amount in minor units: ${amount}`)
}

/** What of a paid amount is more than is owed, in minor units; never negative. */
export function tooMuch(kept: number, owed: number): number {
  return Math.max(0, kept - owed)
}

/** How money for something open is used, in minor units: what that still needs, and what is too much. */
export function splitReceived(open: number, received: number): { used: number; surplus: number } {
  const used = Math.min(open, received)
  return { used, surplus: received - used }
}

/** Minor units in major units, for charts and analytics; an unsupported currency is a RangeError (D8). */
export function toMajorUnits(amount: number, isoCode: string): number {
  assertMinorUnits(amount)
  return amount / 10 ** supported(isoCode).fractionDigits
}

/** An amount typed in major units as minor units, rounded half away from zero; raises as toMajorUnits does. */
export function toMinorUnits(major: number, isoCode: string): number {
  // The decimal exponent goes into the text, so that 1.005 does not become 100.49999.
  const [digits, exponent = '0'] = String(Math.abs(major)).split('e')
  const shifted = Number(`${digits}e${Number(exponent) + supported(isoCode).fractionDigits}`)
  const amount = Math.sign(major) * Math.round(shifted)
  assertMinorUnits(amount)
  return amount === 0 ? 0 : amount
}

function supported(isoCode: string): Currency {
  const currency = findCurrency(isoCode)
  if (!currency) throw new RangeError(`Unsupported currency: ${isoCode}`)
  return currency
}

/** What of a gross amount in minor units is VAT at a rate in hundredths of a percent, rounded half up. */
export function vatWithin(gross: number, rate: number): number {
  assertMinorUnits(gross)
  const parts = BigInt(10_000 + rate)
  return Number((BigInt(gross) * BigInt(rate) * 2n + parts) / (parts * 2n))
}
