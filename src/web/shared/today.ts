import { utcDayOf, dayFrom, type Day } from '../../domain/kernel/day.ts'

/** The day in UTC, which is the server's own (D5 'today'). */
export function utcToday(): Day {
  return utcDayOf(Date.now())
}

/** The day where the person is. */
export function localToday(): Day {
  const now = new Date()
  return dayFrom({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() })
}
