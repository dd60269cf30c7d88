import { useMemo } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { type Language, withOrdinal } from '../../domain/catalogue/language.ts'
import { formatMoney, NUMBER_LOCALES } from '../../domain/kernel/money.ts'
import { DAY_LOCALES } from '../i18n/languages.ts'
import { reportClientError } from './report-client-error.ts'
import { millisecondsOf, parseDay } from '../../domain/kernel/day.ts'
import { useTimeZone } from './use-time-zone.ts'

/** When decimals are hidden: 'yes' always, 'auto' when the amount is whole, 'no' never (D9). */
export type HideFraction = 'yes' | 'auto' | 'no'

/** How much of a day is written: 15 Jan · 15 Jan 2027 · Friday, 15 January · Friday, 15 January 2027. */
export type DayStyle = 'short' | 'medium' | 'weekday' | 'long'

/** Writes days, instants, amounts and durations in the person's language. */
export interface Format {
  /** '2027-01-15' -> '15 Jan 2027'. */
  day(day: string, style?: DayStyle): string
  /** First and last day, both inclusive -> '1 Feb – 31 Jul 2027'; `bare` leaves out the years. */
  dayRange(from: string, to: string, style?: 'full' | 'bare'): string
  /** '2026-11-01', '2027-01-31' -> 'Nov 2026 – Jan 2027'; within a year 'Feb – Apr 2027'. */
  monthRange(from: string, to: string): string
  /** '2027-02-01' -> 'February'; with the year: 'February 2027'. */
  month(day: string, style?: 'name' | 'year'): string
  /** An instant in the person's time zone -> '21 Nov 2026, 06:41'. */
  instant(instant: string): string
  /** An instant in the person's time zone -> '06:41'. */
  time(instant: string): string
  /** An instant against now (milliseconds) -> '2 hours ago'. */
  relative(instant: string, now?: number): string
  /** Minor units and an ISO code -> '€1,950'; 'ERROR' for a currency that is not supported (D8). */
  money(amount: number, currency: string, hide?: HideFraction): string
  /** The length of a stay -> '6 months and 3 days'. */
  duration(duration: { months: number; days: number }): string
  /** Minutes -> '45 min', '6.2 h', '3 days'. */
  minutes(minutes: number): string
  /** 1234.5 -> '1,234.5'. */
  number(value: number): string
  /** 0.91 -> '91%'. */
  percent(share: number): string
  /** A rate in hundredths of a percent: 725 -> '7.25%'. */
  rate(rate: number): string
  /** Texts -> 'a, b and c'. */
  list(texts: readonly string[]): string
}

/** The formats of the current language; instants are written in the person's time zone. */
export function useFormat(): Format {
  const language = useLocale()
  const t = useTranslations('format')
  const timeZone = useTimeZone()
  return useMemo(() => createFormat(language, t, { timeZone, reportCurrency }), [language, t, timeZone])
}

function reportCurrency(isoCode: string) {
  reportClientError('PRICING_ERROR', { name: isoCode, message: 'Unsupported currency' })
}

/** A text of the key "format" with its values. */
type Translate = (key: string, values?: Record<string, string | number>) => string

/** Formats depend on more than the language in tests and for the report of D8. */
interface FormatOptions {
  /** The zone of instants, without it that of the machine. */
  timeZone?: string
  /** Told about a currency nobody knows, whose amount is shown as 'ERROR'. */
  reportCurrency?: (isoCode: string) => void
}

/** The formats of a language. */
export function createFormat(language: Language, t: Translate, options: FormatOptions = {}): Format {
  const days = daysOf(DAY_LOCALES[language])
  const instants = instantsOf(DAY_LOCALES[language], options.timeZone)
  const numbers = numberFormats(language, options.reportCurrency)
  return {
    ...days,
    ...instants,
    ...numbers,
    duration: ({ months, days }) => {
      if (months === 0) return t('days', { days })
      return days === 0 ? t('months', { months }) : t('monthsAndDays', { months, days })
    },
    minutes: (minutes) => {
      if (minutes < MINUTES_PER_HOUR) return t('minutes', { minutes: Math.round(minutes) })
      if (minutes < 2 * MINUTES_PER_DAY)
        return t('hours', { hours: numbers.number(minutes / MINUTES_PER_HOUR) })
      return t('days', { days: Math.round(minutes / MINUTES_PER_DAY) })
    },
  }
}

/** So many are kept: more than a page says, and not all that a server ever has. */
const MOST_KEPT = 2000

/** Making formats of Intl costs more than a page's use of them. */
function once<By extends (string | undefined)[], Made>(make: (...by: By) => Made): (...by: By) => Made {
  const made = new Map<string, Made>()
  return (...by) => {
    const key = by.join()
    const known = made.get(key)
    if (known !== undefined) return known
    if (made.size >= MOST_KEPT) made.clear()
    const one = make(...by)
    made.set(key, one)
    return one
  }
}

const daysOf = once(dayFormats)
const instantsOf = once(instantFormats)
const numbersOf = once((locale: string) => ({
  number: new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }),
  percent: new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }),
  rate: new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }),
  list: new Intl.ListFormat(locale, { type: 'conjunction' }),
}))

const MINUTES_PER_HOUR = 60
const MINUTES_PER_DAY = 1440

const DAY_STYLES: Record<DayStyle, Intl.DateTimeFormatOptions> = {
  short: { day: 'numeric', month: 'short' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
}

function dayFormats(locale: string): Pick<Format, 'day' | 'dayRange' | 'monthRange' | 'month'> {
  // A day has no zone; it is written by its midnight in UTC, so that no zone moves it.
  const utc = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  const styles: Record<DayStyle, Intl.DateTimeFormat> = {
    short: utc(DAY_STYLES.short),
    medium: utc(DAY_STYLES.medium),
    weekday: utc(DAY_STYLES.weekday),
    long: utc(DAY_STYLES.long),
  }
  // Each takes a tenth of a millisecond, and lists say the same ones again and again.
  const range = once((from: string, to: string, style: 'short' | 'medium') =>
    withOrdinal(locale, rangeOf(styles[style], from, to)),
  )
  const months = utc({ month: 'short', year: 'numeric' })
  const month = utc({ month: 'long' })
  const monthOfYear = utc({ month: 'long', year: 'numeric' })
  return {
    day: (day, style = 'medium') => withOrdinal(locale, styles[style].format(midnight(day))),
    dayRange: (from, to, style = 'full') => range(from, to, style === 'bare' ? 'short' : 'medium'),
    monthRange: (from, to) => rangeOf(months, from, to),
    month: (day, style = 'name') => (style === 'year' ? monthOfYear : month).format(midnight(day)),
  }
}

// Browsers and the server don't agree on which spaces stand around the dash.
function rangeOf(format: Intl.DateTimeFormat, from: string, to: string): string {
  return format.formatRange(midnight(from), midnight(to)).replaceAll(/[\u2009\u202f]/g, ' ')
}

/** '2027-02-01' -> 'Feb'. */
export function shortMonth(day: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' }).format(midnight(day))
}

function midnight(day: string): number {
  return millisecondsOf(parseDay(day))
}

const RELATIVE_UNITS = [
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

function instantFormats(locale: string, timeZone: string | undefined) {
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone })
  const full = new Intl.DateTimeFormat(locale, {
    ...DAY_STYLES.medium,
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  })
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  return {
    instant: (instant: string) => withOrdinal(locale, full.format(Date.parse(instant))),
    time: (instant: string) => time.format(Date.parse(instant)),
    relative: (instant: string, now = Date.now()) => {
      const seconds = (Date.parse(instant) - now) / 1000
      for (const [unit, size] of RELATIVE_UNITS) {
        if (Math.abs(seconds) >= size) return relative.format(Math.trunc(seconds / size), unit)
      }
      return relative.format(0, 'minute')
    },
  }
}

function numberFormats(
  language: Language,
  reportCurrency: FormatOptions['reportCurrency'],
): Pick<Format, 'money' | 'number' | 'percent' | 'rate' | 'list'> {
  const locale = NUMBER_LOCALES[language]
  const { number, percent, rate, list } = numbersOf(locale)
  return {
    number: (value) => number.format(value),
    percent: (share) => percent.format(share),
    rate: (value) => rate.format(value / 10_000),
    list: (texts) => list.format(texts),
    money: (amount, currency, hide = 'auto') =>
      formatMoney(amount, currency, {
        language,
        hideFraction: hide,
        ...(reportCurrency && { onUnsupported: reportCurrency }),
      }).replace('-', '−'),
  }
}

/** First and last name: how dialogs name whom an answer concerns, since first names repeat. */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`
}
