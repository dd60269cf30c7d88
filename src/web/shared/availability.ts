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
  month: string
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
  const now = Temporal.PlainDate.from(today)
  const first = now.with({ day: 1 })
  return Array.from({ length: count }, (_, at) => monthOf(first.add({ months: at }), now, taken))
}

function monthOf(
  first: Temporal.PlainDate,
  now: Temporal.PlainDate,
  taken: readonly TakenRange[],
): AvailabilityMonth {
  const last = first.with({ day: first.daysInMonth })
  const stretches: MonthStretch[] = taken
    .filter((range) => range.from <= last.toString() && range.to >= first.toString())
    .map((range) => ({
      from: range.from < first.toString() ? 1 : Temporal.PlainDate.from(range.from).day,
      to: range.to > last.toString() ? last.day : Temporal.PlainDate.from(range.to).day,
      kind: 'taken',
    }))
  const pastDays = Temporal.PlainDate.compare(now, first) > 0 ? now.day - 1 : 0
  if (pastDays > 0) stretches.unshift({ from: 1, to: pastDays, kind: 'past' })
  const lost = countDays(stretches, last.day)
  return {
    month: first.toString(),
    days: last.day,
    stretches,
    state: lost === 0 || lost === pastDays ? 'free' : lost === last.day ? 'taken' : 'partly',
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
  const horizon = Temporal.PlainDate.from(today).add({ months })
  const free: FreeRange[] = []
  let next = Temporal.PlainDate.from(today)
  for (const range of taken.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const from = Temporal.PlainDate.from(range.from)
    const after = Temporal.PlainDate.from(range.to).add({ days: 1 })
    if (Temporal.PlainDate.compare(from, next) > 0) {
      free.push({ from: next.toString(), to: from.subtract({ days: 1 }).toString() })
    }
    if (Temporal.PlainDate.compare(after, next) > 0) next = after
  }
  // Fewer than a month before the horizon says nothing about what comes after it.
  if (Temporal.PlainDate.compare(next, horizon.subtract({ months: 1 })) < 0) {
    free.push({ from: next.toString(), to: null })
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
    const after = Temporal.PlainDate.from(to).add({ days: 1 })
    return Temporal.PlainDate.compare(Temporal.PlainDate.from(from).add({ months }), after) <= 0
  })
}

/** The first taken range that a stay (both days inclusive) runs into, or undefined. */
export function takenDuring(from: string, to: string, taken: readonly TakenRange[]): TakenRange | undefined {
  return taken.find((range) => range.from <= to && range.to >= from)
}
