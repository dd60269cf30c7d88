import {
  type Day,
  addDays,
  addMonths,
  firstOfMonth,
  lastOfMonth,
  parseDay,
  partsOfDay,
} from '../../domain/kernel/day.ts'

/** Days on which nothing is free, both inclusive, as the API gives them. */
export interface TakenRange {
  from: string
  to: string
}

/** A stretch of a month, by its day numbers, both inclusive. */
export interface MonthStretch {
  from: number
  to: number
  kind: 'past' | 'taken'
}

/** A calendar month with what of it can't be had. */
export interface AvailabilityMonth {
  /** Its first day. */
  month: Day
  days: number
  stretches: MonthStretch[]
  state: 'free' | 'taken' | 'partly'
}

/** How far ahead a listing's calendar is shown; ours, the specification names no figure. */
export const CALENDAR_MONTHS = 18

/** The months from today's on with their taken stretches; days before today count as past. */
export function availabilityMonths(
  today: string,
  taken: readonly TakenRange[],
  count: number = CALENDAR_MONTHS,
): AvailabilityMonth[] {
  const now = parseDay(today)
  const first = firstOfMonth(now)
  return Array.from({ length: count }, (_, at) => monthOf(addMonths(first, at), now, taken))
}

function monthOf(first: Day, now: Day, taken: readonly TakenRange[]): AvailabilityMonth {
  const last = lastOfMonth(first)
  const stretches: MonthStretch[] = taken
    .filter((range) => range.from <= last && range.to >= first)
    .map((range) => ({
      from: range.from < first ? 1 : partsOfDay(parseDay(range.from)).day,
      to: range.to > last ? partsOfDay(last).day : partsOfDay(parseDay(range.to)).day,
      kind: 'taken',
    }))
  const pastDays = now > first ? partsOfDay(now).day - 1 : 0
  if (pastDays > 0) stretches.unshift({ from: 1, to: pastDays, kind: 'past' })
  const lost = countDays(stretches, partsOfDay(last).day)
  return {
    month: first,
    days: partsOfDay(last).day,
    stretches,
    state: lost === 0 || lost === pastDays ? 'free' : lost === partsOfDay(last).day ? 'taken' : 'partly',
  }
}

function countDays(stretches: readonly MonthStretch[], days: number): number {
  let count = 0
  for (let day = 1; day <= days; day++) {
    if (stretches.some((stretch) => stretch.from <= day && day <= stretch.to)) count++
  }
  return count
}

/** A stretch of free days; without an end it goes on past the calendar's horizon. */
export interface FreeRange {
  from: string
  to: string | null
}

/** The free days between the taken ones from today on, up to the calendar's horizon. */
export function freeRanges(
  today: string,
  taken: readonly TakenRange[],
  months: number = CALENDAR_MONTHS,
): FreeRange[] {
  const horizon = addMonths(parseDay(today), months)
  const free: FreeRange[] = []
  let next = parseDay(today)
  for (const range of taken.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const from = parseDay(range.from)
    const after = addDays(parseDay(range.to), 1)
    if (from > next) {
      free.push({ from: next, to: addDays(from, -1) })
    }
    if (after > next) next = after
  }
  // Fewer than a month before the horizon says nothing about what comes after it.
  if (next < addMonths(horizon, -1)) {
    free.push({ from: next, to: null })
  }
  return free
}

/** The next free days that are long enough for a stay of so many months, or undefined. */
export function nextFreeStay(
  today: string,
  taken: readonly TakenRange[],
  months: number,
): FreeRange | undefined {
  return freeRanges(today, taken).find(({ from, to }) => {
    if (to === null) return true
    const after = addDays(parseDay(to), 1)
    return addMonths(parseDay(from), months) <= after
  })
}

/** The first taken range that a stay (both days inclusive) runs into, or undefined. */
export function takenDuring(from: string, to: string, taken: readonly TakenRange[]): TakenRange | undefined {
  return taken.find((range) => range.from <= to && range.to >= from)
}
