/**
 * Days as whole numbers: those since 1 January 1970 in the proleptic Gregorian calendar. Everything that is reckoned
 * with days is reckoned here, in integers, since a list looks at some ten thousand of them and a timeline at more.
 */
export type DayNumber = number

/** A day taken apart; months are 1 to 12. */
export interface DayParts {
  year: number
  month: number
  day: number
}

const DAYS_OF_ERA = 146_097
const DAYS_BEFORE_1970 = 719_468

/** The number of an existing day; months are 1 to 12. */
export function dayNumberOf(year: number, month: number, day: number): DayNumber {
  // Years begin in March here, so that the odd day of a leap year is a year's last.
  const shifted = month <= 2 ? year - 1 : year
  const era = Math.floor(shifted / 400)
  const yearOfEra = shifted - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * DAYS_OF_ERA + dayOfEra - DAYS_BEFORE_1970
}

/** Year, month and day of a number. */
export function partsOfNumber(number: DayNumber): DayParts {
  const shifted = number + DAYS_BEFORE_1970
  const era = Math.floor(shifted / DAYS_OF_ERA)
  const dayOfEra = shifted - era * DAYS_OF_ERA
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const month = shiftedMonth + (shiftedMonth < 10 ? 3 : -9)
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1,
  }
}

/** Whether a year has 366 days. */
export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}

/** The number of days of a month, which is 1 to 12. */
export function lengthOfMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/** The weekday of a number: 0 is Monday, 6 Sunday. */
export function weekdayOf(number: DayNumber): number {
  return (((number + 3) % 7) + 7) % 7
}

/** The first day of the month so many months after that of a day (before it when negative). */
export function monthStart(number: DayNumber, months = 0): DayNumber {
  const { year, month } = monthLater(partsOfNumber(number), months)
  return dayNumberOf(year, month, 1)
}

/** The same day so many months later, or that month's last where it is too short. */
export function monthsLater(number: DayNumber, months: number): DayNumber {
  const parts = partsOfNumber(number)
  const { year, month } = monthLater(parts, months)
  return dayNumberOf(year, month, Math.min(parts.day, lengthOfMonth(year, month)))
}

function monthLater(parts: DayParts, months: number): { year: number; month: number } {
  const at = parts.year * 12 + parts.month - 1 + months
  const year = Math.floor(at / 12)
  return { year, month: at - year * 12 + 1 }
}

/**
 * Whole calendar months from a day to the day after another, then the days left over: a month is only whole when its
 * day is reached, so that from 31 May to 29 June it is 30 days. Both are negative where the second day is earlier.
 */
export function durationBetween(from: DayNumber, to: DayNumber): { months: number; days: number } {
  const [first, after] = [partsOfNumber(from), partsOfNumber(to + 1)]
  const apart = (after.year - first.year) * 12 + after.month - first.month
  const isShort = from <= to + 1 ? after.day < first.day : after.day > first.day
  const months = isShort ? apart - (from <= to + 1 ? 1 : -1) : apart
  return { months, days: to + 1 - monthsLater(from, months) }
}
