import { partsOfNumber } from '../../../../domain/kernel/day-number.ts'

/** Seconds of a day. */
export const DAY = 86_400

/** The weekday of a number of days since 1970-01-01, as rules count: Sunday is 0, Saturday 6. */
export function weekdayFromSunday(number: number): number {
  return (((number + 4) % 7) + 7) % 7
}

/** Seconds since 1970-01-01T00:00:00Z as YYYY-MM-DDTHH:MM:SSZ. */
export function instantText(seconds: number): string {
  const number = Math.floor(seconds / DAY)
  const { year, month, day } = partsOfNumber(number)
  const rest = seconds - number * DAY
  const [hour, minute] = [Math.floor(rest / 3600), Math.floor(rest / 60) % 60]
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(rest % 60)}Z`
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
