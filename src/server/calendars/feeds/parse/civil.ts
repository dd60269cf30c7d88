/** Seconds of a day. */
export const DAY = 86_400

/** A day of the proleptic Gregorian calendar. */
export interface Civil {
  year: number
  month: number
  day: number
}

/** Days since 1970-01-01. Plain numbers, since rules look at some hundred thousand days. */
export function dayNumber(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const yearOfEra = y - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

/** The day of a number of days since 1970-01-01. */
export function civilOf(number: number): Civil {
  const shifted = number + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day }
}

/** Sunday is 0, Saturday 6. */
export function weekdayOf(number: number): number {
  return (((number + 4) % 7) + 7) % 7
}

/** Whether a year has 366 days. */
export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}

/** The number of days of a month, which is 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/** A number of days since 1970-01-01 as YYYY-MM-DD. */
export function dayText(number: number): string {
  const { year, month, day } = civilOf(number)
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
}

/** Seconds since 1970-01-01T00:00:00Z as YYYY-MM-DDTHH:MM:SSZ. */
export function instantText(seconds: number): string {
  const day = Math.floor(seconds / DAY)
  const rest = seconds - day * DAY
  const [hour, minute] = [Math.floor(rest / 3600), Math.floor(rest / 60) % 60]
  return `${dayText(day)}T${two(hour)}:${two(minute)}:${two(rest % 60)}Z`
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
