import {
  addDays,
  addMonths,
  type Day,
  earlierDay,
  firstOfMonth,
  lastOfMonth,
  type Stay,
} from '../kernel/day.ts'
import { type MoneyPeriod, readPeriod } from '../money/period.ts'

/** How addresses name the twelve months up to this one. */
export const LAST_YEAR = 'last-12'

/** The days that figures are about: what was lived of a period, and the same days a year before. */
export interface PerformanceSpan {
  period: Stay
  /** The last night is over; null where none of the period is. */
  now: Stay | null
  before: Stay | null
}

/** The period that a text names: as on the money page, or the twelve months up to this one; null for every other text. */
export function readPerformancePeriod(text: string, today: Day): MoneyPeriod | null {
  if (text !== LAST_YEAR) return readPeriod(text)
  const month = firstOfMonth(today)
  return { length: 'year', from: addMonths(month, -11), to: lastOfMonth(month) }
}

/** Of a period the nights before today, and those a year earlier. */
export function performanceSpan({ from, to }: Stay, today: Day): PerformanceSpan {
  const period = { from, to }
  const until = earlierDay(to, addDays(today, -1))
  if (until < from) return { period, now: null, before: null }
  const lastYear = addMonths(until, -12)
  const isWhole = until === lastOfMonth(until)
  const before = { from: addMonths(from, -12), to: isWhole ? lastOfMonth(lastYear) : lastYear }
  return { period, now: { from, to: until }, before }
}

/** The part of a span that isn't a whole month: its last days; null where there is none. */
export function unfinishedMonth({ from, to }: Stay): Stay | null {
  if (to === lastOfMonth(to)) return null
  const first = firstOfMonth(to)
  return { from: first < from ? from : first, to }
}
