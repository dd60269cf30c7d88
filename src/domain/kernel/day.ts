import {
  dayNumberOf,
  durationBetween,
  lengthOfMonth,
  monthsLater,
  partsOfNumber,
  weekdayOf,
  type DayNumber,
  type DayParts,
} from './day-number.ts'

declare const kind: unique symbol

/**
 * A day of a calendar without a time, 'YYYY-MM-DD' in the years 1 to 9999. It passes from the database to the page as
 * the text it is, and of two days the smaller text is the earlier day; whatever else is asked of a day is asked here.
 */
export type Day = string & { readonly [kind]: 'Day' }

/** A stay from the first to the last day, both inclusive: `to` is the contract's last day. */
export interface Stay {
  from: Day
  to: Day
}

/** A length in whole calendar months and the days left over (D3). */
export interface StayDuration {
  months: number
  days: number
}

const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/

/** Whether a text is an existing day in the form YYYY-MM-DD. */
export function isDay(text: string): text is Day {
  return DAY_PATTERN.test(text) && isExisting(partsOfText(text))
}

/** The day of a text YYYY-MM-DD; anything else is a RangeError, never a guess. */
export function parseDay(text: string): Day {
  if (!isDay(text)) throw new RangeError(`Not a day: ${text}`)
  return text
}

/** The day of a year, a month (1 to 12) and a day of it; a RangeError where there is no such day. */
export function dayFrom(parts: DayParts): Day {
  if (!isExisting(parts)) throw new RangeError(`Not a day: ${parts.year}-${parts.month}-${parts.day}`)
  return textOfParts(parts)
}

/** Year, month (1 to 12) and day of a day. */
export function partsOfDay(day: Day): DayParts {
  return partsOfText(day)
}

/** The number of a day. */
export function dayNumber(day: Day): DayNumber {
  const parts = partsOfDay(day)
  return dayNumberOf(parts.year, parts.month, parts.day)
}

/** The day of a number; a RangeError for what is no whole number of a day in the years 1 to 9999. */
export function dayText(number: DayNumber): Day {
  if (!(Number.isInteger(number) && number >= FIRST_NUMBER && number <= LAST_NUMBER))
    throw new RangeError(`Not the number of a day: ${number}`)
  return textOfParts(partsOfNumber(number))
}

const FIRST_NUMBER = dayNumberOf(1, 1, 1)
const LAST_NUMBER = dayNumberOf(9999, 12, 31)

function isExisting({ year, month, day }: DayParts): boolean {
  if (!(Number.isInteger(year) && Number.isInteger(month) && Number.isInteger(day))) return false
  if (year < 1 || year > 9999 || month < 1 || month > 12) return false
  return day >= 1 && day <= lengthOfMonth(year, month)
}

function partsOfText(text: string): DayParts {
  return {
    year: twoDigits(text, 0) * 100 + twoDigits(text, 2),
    month: twoDigits(text, 5),
    day: twoDigits(text, 8),
  }
}

const ZERO = 48

function twoDigits(text: string, at: number): number {
  return (text.charCodeAt(at) - ZERO) * 10 + text.charCodeAt(at + 1) - ZERO
}

const TWO_DIGITS = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'))

function textOfParts({ year, month, day }: DayParts): Day {
  const century = Math.floor(year / 100)
  return `${TWO_DIGITS[century]}${TWO_DIGITS[year - century * 100]}-${TWO_DIGITS[month]}-${TWO_DIGITS[day]}` as Day
}

const MILLISECONDS = 86_400_000

/** The day of an instant in a time zone; UTC is the server's own (D5 'today'). */
export function dayOf(instant: Temporal.Instant, timeZone = 'UTC'): Day {
  if (timeZone === 'UTC') return utcDayOf(instant.epochMilliseconds)
  return dayFrom(instant.toZonedDateTimeISO(timeZone).toPlainDate())
}

/** The day in UTC of a number of milliseconds since 1970. */
export function utcDayOf(milliseconds: number): Day {
  return dayText(Math.floor(milliseconds / MILLISECONDS))
}

/** Midnight in UTC, with which a day begins. */
export function midnightOf(day: Day): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(millisecondsOf(day))
}

/** The milliseconds from 1970 to a day's midnight in UTC: what `Intl` writes days by, in UTC. */
export function millisecondsOf(day: Day): number {
  return dayNumber(day) * MILLISECONDS
}

/** Negative, zero or positive as `a` is before, on or after `b`. */
export function compareDays(a: Day, b: Day): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** The day so many days later (earlier when negative); beyond the years 1 to 9999 the last or first day there is. */
export function addDays(day: Day, days: number): Day {
  const wanted = twoDigits(day, 8) + days
  // Within a month nothing has to be reckoned; most often it is the next day.
  if (wanted >= 1 && wanted <= 28 && Number.isInteger(days))
    return `${day.slice(0, 8)}${TWO_DIGITS[wanted]}` as Day
  return dayText(withinYears(dayNumber(day) + days))
}

/** The same day so many months later (earlier when negative), or that month's last where it is too short; ends as `addDays`. */
export function addMonths(day: Day, months: number): Day {
  return dayText(withinYears(monthsLater(dayNumber(day), months)))
}

// Open ends are written as the last day of 9999, and a rule that asks for the day after one finds it again.
function withinYears(number: DayNumber): DayNumber {
  return Math.max(FIRST_NUMBER, Math.min(number, LAST_NUMBER))
}

/**
 * The day after so many months that begin with a day: the same day of a later month, or the first of the next one
 * where that month is too short. A month from 31 January is over with the last of February (BGB § 188).
 */
export function afterMonths(day: Day, months: number): Day {
  const later = monthsLater(dayNumber(day), months)
  const isShort = partsOfNumber(later).day < partsOfDay(day).day
  return dayText(withinYears(isShort ? later + 1 : later))
}

/** Days from `from` to `to`: 0 for the same day, negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return dayNumber(to) - dayNumber(from)
}

/** The day's weekday: 1 is Monday, 7 Sunday. */
export function dayOfWeek(day: Day): number {
  return weekdayOf(dayNumber(day)) + 1
}

/** The number of days of a day's month. */
export function daysInMonth(day: Day): number {
  const { year, month } = partsOfDay(day)
  return lengthOfMonth(year, month)
}

/** The month of a day as YYYY-MM. */
export function monthText(day: Day): string {
  return day.slice(0, 7)
}

/** The first day of a day's month. */
export function firstOfMonth(day: Day): Day {
  return `${monthText(day)}-01` as Day
}

/** The last day of a day's month. */
export function lastOfMonth(day: Day): Day {
  return `${monthText(day)}-${daysInMonth(day)}` as Day
}

/** The earlier of two days. */
export function earlierDay(a: Day, b: Day): Day {
  return a <= b ? a : b
}

/** The later of two days. */
export function laterDay(a: Day, b: Day): Day {
  return a >= b ? a : b
}

/** From the first to the last day of two stays, with what is between them. */
export function hull(a: Stay, b: Stay): Stay {
  return { from: earlierDay(a.from, b.from), to: laterDay(a.to, b.to) }
}

/** Number of days of a stay, first and last included; also its nights, since the last night is the tenant's. */
export function daysOfStay(stay: Stay): number {
  return daysBetween(stay.from, stay.to) + 1
}

/** Whole calendar months between `from` and the day after `to`, then the remaining days. */
export function durationOf(stay: Stay): StayDuration {
  return durationBetween(dayNumber(stay.from), dayNumber(stay.to))
}

/** Whether a day lies in a stay. */
export function covers(stay: Stay, day: Day): boolean {
  return stay.from <= day && day <= stay.to
}

/** Whether two stays share a day. */
export function overlaps(a: Stay, b: Stay): boolean {
  return a.from <= b.to && b.from <= a.to
}

/** Whether two stays are the same days. */
export function sameStay(a: Stay, b: Stay): boolean {
  return a.from === b.from && a.to === b.to
}

/** The days two stays share, or null. */
export function intersection(a: Stay, b: Stay): Stay | null {
  if (!overlaps(a, b)) return null
  return { from: laterDay(a.from, b.from), to: earlierDay(a.to, b.to) }
}

/** Sorted stays without gaps or overlaps between them: neighbours that touch become one. */
export function mergeStays(stays: readonly Stay[]): Stay[] {
  const merged: Stay[] = []
  for (const stay of stays.toSorted((a, b) => compareDays(a.from, b.from))) {
    const last = merged.at(-1)
    if (last && daysBetween(last.to, stay.from) <= 1) last.to = laterDay(last.to, stay.to)
    else merged.push({ from: stay.from, to: stay.to })
  }
  return merged
}

/** The unbroken chain of stays that covers a day, or null when none does. */
export function unbrokenChain(stays: readonly Stay[], day: Day): Stay | null {
  return mergeStays(stays).find((stay) => covers(stay, day)) ?? null
}

/** The instant at which a day begins where the clocks of a time zone are. RangeError for a zone that nobody knows. */
export function startOfDay(day: Day, timeZone: string): Temporal.Instant {
  return Temporal.PlainDate.from(day).toZonedDateTime(timeZone).toInstant()
}
