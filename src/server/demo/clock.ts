import { type Day, type Stay, addDays, addMonths, dayOf, firstOfMonth } from '../../domain/kernel/day.ts'

/** The moment for which the demo is made; everything in it is relative to it. */
export interface DemoClock {
  now: Temporal.Instant
  today: Day
}

/** The clock of a moment. */
export function demoClock(now: Temporal.Instant): DemoClock {
  return { now, today: dayOf(now) }
}

/** The first 1st or 16th of a month that is at least `days` after today: stays begin on such days. */
export function startAfter(clock: DemoClock, days: number): Day {
  const day = addDays(clock.today, days)
  const first = firstOfMonth(day)
  if (day === first) return day
  const middle = addDays(first, 15)
  return day <= middle ? middle : addMonths(first, 1)
}

/** A stay between two such days; it ends on the day before the second. */
export function stayBetween(clock: DemoClock, first: number, second: number): Stay {
  return { from: startAfter(clock, first), to: addDays(startAfter(clock, second), -1) }
}

/** A stay of whole months from the first such day. */
export function stayOfMonths(clock: DemoClock, first: number, months: number): Stay {
  const from = startAfter(clock, first)
  return { from, to: addDays(addMonths(from, months), -1) }
}

/** The moment so many hours before now (after it, when negative), to the minute. */
export function hoursAgo(clock: DemoClock, hours: number): Temporal.Instant {
  return clock.now.subtract({ minutes: Math.round(hours * 60) })
}

/** When staff gave second chances. */
export function secondChanceAt(clock: DemoClock): Temporal.Instant {
  return hoursAgo(clock, 12)
}
