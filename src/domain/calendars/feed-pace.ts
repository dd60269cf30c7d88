import { type Day, addDays, addMonths, daysBetween, partsOfDay } from '../kernel/day.ts'
import type { Pace } from './feed-state.ts'

/** An edge that stays for longer no longer moves: three days, or some days after it was due (our decision). */
const STILL_HOURS: Record<Pace, number> = { DAY: 72, WEEK: 9 * 24, MONTH: 33 * 24 }

/** How long an edge of such a pace may stay where it is, in hours. */
export function stillHours(pace: Pace | undefined): number {
  return STILL_HOURS[pace ?? 'DAY']
}

/**
 * With which pace of time an edge has moved on: as many days as have passed, give or take one; where `slow` is thinkable
 * also a week once a week, or a month once a month. Null: not with the time.
 */
export function paceOf(
  before: Day,
  now: Day,
  { hours, slow }: { hours: number; slow: boolean },
): Pace | null {
  const days = daysBetween(before, now)
  const passed = hours / 24
  if (days < 1) return null
  const isOnTime = Math.abs(days - passed) <= 1
  if (slow && days === 7 && isOnTime) return 'WEEK'
  if (slow && isMonthOn(before, now) && passed >= 27 && passed <= 32) return 'MONTH'
  return isOnTime ? 'DAY' : null
}

/** Whether a day is a month after another one: the same day of the next month, or both are the last of theirs. */
export function isMonthOn(before: Day, now: Day): boolean {
  const bothLast = isLastOfMonth(before) && isLastOfMonth(now) && daysBetween(before, now) <= 31
  return bothLast || addMonths(before, 1) === now || addMonths(now, -1) === before
}

function isLastOfMonth(day: Day): boolean {
  return partsOfDay(addDays(day, 1)).day === 1
}
