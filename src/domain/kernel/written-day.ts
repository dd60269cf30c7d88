import { type Day, isDay } from './day.ts'
import { withoutAccents } from './text.ts'

/** In which order a file writes day and month where that can't be seen: 03/04/2027. */
export const DAY_ORDERS = ['DAY_FIRST', 'MONTH_FIRST'] as const satisfies readonly string[]

/** One of these orders. */
export type DayOrder = (typeof DAY_ORDERS)[number]

/** What the days of a file say of their order; not sure where each of them could be either. */
export function recognizeDayOrder(texts: readonly string[]): { order: DayOrder; isSure: boolean } {
  const written = texts.flatMap((text) => numbersOf(text) ?? [])
  if (written.some(({ first, sign }) => first > 12 || sign === '.'))
    return { order: 'DAY_FIRST', isSure: true }
  if (written.some(({ second }) => second > 12)) return { order: 'MONTH_FIRST', isSure: true }
  return { order: 'DAY_FIRST', isSure: written.length === 0 }
}

/**
 * The day that a cell of a spreadsheet means, with or without a time behind it: 2027-03-04, 4.3.2027, 3/4/27, 4 March 2027,
 * Mar 4, 2027, in English, German or French. Null for anything else, and for days that don't exist.
 */
export function readDay(text: string, order: DayOrder): Day | null {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text) ?? []
  if (year && month && day) return dayOfParts(year, month, day)
  const numbers = numbersOf(text)
  if (numbers) {
    const { first, second, sign } = numbers
    const isDayFirst = order === 'DAY_FIRST' || sign === '.'
    return dayOfParts(numbers.year, String(isDayFirst ? second : first), String(isDayFirst ? first : second))
  }
  return readWords(text)
}

function numbersOf(text: string): { first: number; second: number; year: string; sign: string } | null {
  const [, first, sign, second, year] =
    /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?:,? \d{1,2}:.*)?$/.exec(text) ?? []
  if (!first || !second || !year || !sign) return null
  return { first: Number(first), second: Number(second), year, sign }
}

// The beginnings of months, without accents, in the languages of the interface.
const MONTHS: readonly RegExp[] = [
  /^(jan)/,
  /^(feb|fev)/,
  /^(mar|maer|mrz)/,
  /^(apr|avr)/,
  /^(may|mai)/,
  /^(jun|juin)/,
  /^(jul|juil)/,
  /^(aug|aou)/,
  /^(sep)/,
  /^(oct|okt)/,
  /^(nov)/,
  /^(dec|dez)/,
]

function readWords(text: string): Day | null {
  const words = withoutAccents(text.toLowerCase())
    .split(/[\s.,]+/)
    .filter(Boolean)
  const year = words.find((word) => /^\d{4}$/.test(word))
  const day = words.find((word) => /^\d{1,2}(st|nd|rd|th|er)?$/.test(word))
  const month = MONTHS.findIndex((beginning) => words.some((word) => beginning.test(word))) + 1
  return year && day && month > 0 ? dayOfParts(year, String(month), String(Number.parseInt(day, 10))) : null
}

function dayOfParts(year: string, month: string, day: string): Day | null {
  const text = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(text) ? text : null
}
