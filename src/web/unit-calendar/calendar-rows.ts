import {
  type Day,
  addDays,
  addMonths,
  dayFrom,
  dayOfWeek,
  daysInMonth,
  firstOfMonth,
  parseDay,
  partsOfDay,
} from '../../domain/kernel/day.ts'

/** A month as weeks, or a year as months. */
export type CalendarView = 'month' | 'year'

/** A line of the calendar: days that follow each other, a week or a month. */
export interface CalendarRow {
  /** Its first day. */
  key: string
  days: readonly string[]
}

const DAYS_OF_WEEK = 7

/** The weeks from Monday to Sunday that a month touches; `month` is any day of it. */
export function weeksOf(month: string): CalendarRow[] {
  const first = firstOfMonth(parseDay(month))
  const monday = addDays(first, 1 - dayOfWeek(first))
  const weeks = Math.ceil((dayOfWeek(first) - 1 + daysInMonth(first)) / DAYS_OF_WEEK)
  return Array.from({ length: weeks }, (_, at) => rowFrom(addDays(monday, at * DAYS_OF_WEEK), DAYS_OF_WEEK))
}

/** The twelve months of a day's year. */
export function monthsOf(day: string): CalendarRow[] {
  const january = firstOfYear(parseDay(day))
  return Array.from({ length: 12 }, (_, at) => {
    const first = addMonths(january, at)
    return rowFrom(first, daysInMonth(first))
  })
}

/** The lines of a view around a day. */
export function rowsOf(view: CalendarView, day: string): CalendarRow[] {
  return view === 'month' ? weeksOf(day) : monthsOf(day)
}

/** The first day of the month or year that many pages later. */
export function pageAfter(view: CalendarView, day: string, pages: number): string {
  return view === 'month'
    ? addMonths(firstOfMonth(parseDay(day)), pages)
    : addMonths(firstOfYear(parseDay(day)), 12 * pages)
}

function firstOfYear(day: Day): Day {
  return dayFrom({ year: partsOfDay(day).year, month: 1, day: 1 })
}

/** Whether a day belongs to the month or year of another. */
export function isOnPage(view: CalendarView, page: string, day: string): boolean {
  const [ofPage, ofDay] = [partsOfDay(parseDay(page)), partsOfDay(parseDay(day))]
  return ofPage.year === ofDay.year && (view === 'year' || ofPage.month === ofDay.month)
}

function rowFrom(first: Day, length: number): CalendarRow {
  const days = Array.from({ length }, (_, at) => addDays(first, at))
  return { key: first, days }
}

/** A stretch within a row: columns from 0, both inclusive, its lane from 0, and whether it goes on beyond the row. */
export interface RowBar<Item> {
  item: Item
  start: number
  end: number
  lane: number
  goesOnBefore: boolean
  goesOnAfter: boolean
}

/** The bars of a row, each in the first lane that is free; items come in the order of their weight. */
export function barsOf<Item extends { from: string; to: string }>(
  row: CalendarRow,
  items: readonly Item[],
): RowBar<Item>[] {
  const first = row.days[0] ?? ''
  const last = row.days.at(-1) ?? ''
  const bars: RowBar<Item>[] = []
  for (const item of items) {
    if (item.from > last || item.to < first) continue
    const goesOnBefore = item.from < first
    const goesOnAfter = item.to > last
    const start = goesOnBefore ? 0 : row.days.indexOf(item.from)
    const end = goesOnAfter ? row.days.length - 1 : row.days.indexOf(item.to)
    bars.push({ item, start, end, lane: freeLane(bars, start, end), goesOnBefore, goesOnAfter })
  }
  return bars
}

function freeLane(bars: readonly RowBar<unknown>[], start: number, end: number): number {
  const taken = bars.filter((bar) => bar.start <= end && start <= bar.end).map(({ lane }) => lane)
  let lane = 0
  while (taken.includes(lane)) lane++
  return lane
}
