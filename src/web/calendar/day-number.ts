/**
 * Days as whole numbers: those since 1 January 1970. A timeline of 1000 units compares and places some hundred thousand
 * days while it scrolls, for which Temporal's objects are too slow; what is shown and sent stays a text YYYY-MM-DD.
 */
export type DayNumber = number

const DAYS_OF_ERA = 146_097
const DAYS_BEFORE_1970 = 719_468

/** The number of a day 'YYYY-MM-DD'. */
export function dayNumber(day: string): DayNumber {
  const month = Number(day.slice(5, 7))
  // Years begin in March here, so that the odd day of a leap year is a year's last.
  const year = Number(day.slice(0, 4)) - (month <= 2 ? 1 : 0)
  const era = Math.floor(year / 400)
  const yearOfEra = year - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + Number(day.slice(8, 10)) - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * DAYS_OF_ERA + dayOfEra - DAYS_BEFORE_1970
}

/** Year, month (1 to 12) and day of a number. */
export function partsOfDay(number: DayNumber): { year: number; month: number; day: number } {
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

/** The day of a number as YYYY-MM-DD. */
export function dayText(number: DayNumber): string {
  const { year, month, day } = partsOfDay(number)
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** The weekday of a number: 0 is Monday, 6 Sunday. */
export function weekdayOf(number: DayNumber): number {
  return (((number + 3) % 7) + 7) % 7
}

/** The first day of the month so many months after that of a day (before it when negative). */
export function monthStart(number: DayNumber, months = 0): DayNumber {
  const { year, month } = partsOfDay(number)
  const at = year * 12 + month - 1 + months
  return dayNumber(`${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`)
}

/** The same day so many months later, or that month's last where it is too short. */
export function addMonths(number: DayNumber, months: number): DayNumber {
  const { day } = partsOfDay(number)
  return Math.min(monthStart(number, months) + day - 1, monthStart(number, months + 1) - 1)
}

/**
 * Whole calendar months from a day to the day after another, then the days left over, as the domain's durationOf has
 * them: a month is only whole when its day is reached, so that from 31 May to 29 June it is 30 days.
 */
export function durationBetween(from: DayNumber, to: DayNumber): { months: number; days: number } {
  const [first, after] = [partsOfDay(from), partsOfDay(to + 1)]
  const apart = (after.year - first.year) * 12 + after.month - first.month
  const months = after.day < first.day ? apart - 1 : apart
  return { months, days: to + 1 - addMonths(from, months) }
}
