import { dayFrom, parseDay, type Day, utcDayOf } from '../../domain/kernel/day.ts'

/** The day in UTC, which is the server's own (D5 'today'). */
export function utcToday(): Day {
  return utcDayOf(Date.now())
}

/** The day where the person is. */
export function localToday(): Day {
  const now = new Date()
  return dayFrom({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() })
}

/** The day and the hour (0 to 23) that an instant is in a time zone. */
export function timeIn(timeZone: string, instant = new Date()): { day: Day; hour: number } {
  // Swedish writes '2026-01-31 09:00:00'.
  const time = instant.toLocaleString('sv-SE', { timeZone })
  return { day: parseDay(time.slice(0, 10)), hour: Number(time.slice(11, 13)) }
}
