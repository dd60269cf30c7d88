import { monthStart, partsOfNumber, type DayNumber } from '../../domain/kernel/day-number.ts'
import { dayText } from '../../domain/kernel/day.ts'

/** How much time fits on the screen: from single days to all of 18 months. */
export const ZOOMS = ['week', 'month', 'quarter'] as const satisfies readonly string[]

/** One of them. */
export type Zoom = (typeof ZOOMS)[number]

/** Width of a day in pixels. */
export const DAY_WIDTH: Record<Zoom, number> = { week: 34, month: 4.5, quarter: 1.8 }

/** The days a timeline shows, both inclusive. */
export interface DaySpan {
  from: DayNumber
  to: DayNumber
}

/** Months ahead that are shown at first, and how many one step brings more; ours, product.md asks for 18. */
export const MONTHS_AHEAD = 18
/** See MONTHS_AHEAD. */
export const MONTHS_MORE = 6
/** Months that are shown at most ahead and back: the server answers for five years at once. */
export const MONTHS_MOST = 33
/** See MONTHS_MOST. */
export const MONTHS_BACK_MOST = 25

/** The days shown: from the month before today's, or before an earlier day, for so many months. */
export function spanOf(today: DayNumber, back: number, ahead: number): DaySpan {
  return { from: monthStart(today, -back), to: monthStart(today, ahead + 1) - 1 }
}

/** The zoom of an URL's text; month unless it is one. */
export function zoomOf(text: string | undefined): Zoom {
  return ZOOMS.find((zoom) => zoom === text) ?? 'month'
}

/** Where a day begins, in pixels from the left edge of the days. */
export function xOf(day: DayNumber, span: DaySpan, zoom: Zoom): number {
  return (day - span.from) * DAY_WIDTH[zoom]
}

/** Which day lies at so many pixels, kept within the span. */
export function dayAt(x: number, span: DaySpan, zoom: Zoom): DayNumber {
  const day = span.from + Math.floor(x / DAY_WIDTH[zoom])
  return Math.min(Math.max(day, span.from), span.to)
}

/** Width of all days in pixels. */
export function widthOf(span: DaySpan, zoom: Zoom): number {
  return (span.to - span.from + 1) * DAY_WIDTH[zoom]
}

/** A calendar month of the head. */
export interface MonthCell extends DaySpan {
  /** Its first day as text. */
  month: string
  year: number
  /** The first of the year that is shown: its name carries the year. */
  isFirstOfYear: boolean
}

/** The months of a span. */
export function monthsOf(span: DaySpan): MonthCell[] {
  const months: MonthCell[] = []
  for (let from = monthStart(span.from); from <= span.to; from = monthStart(from, 1)) {
    const { year, month } = partsOfNumber(from)
    months.push({
      from: Math.max(from, span.from),
      to: Math.min(monthStart(from, 1) - 1, span.to),
      month: dayText(from),
      year,
      isFirstOfYear: months.length === 0 || month === 1,
    })
  }
  return months
}

/** What all rows of a timeline have in common. */
export interface RowField {
  span: DaySpan
  zoom: Zoom
  today: DayNumber
  months: readonly MonthCell[]
}

/** Columns of the grid before the first day. */
export const NAME_COLUMNS = 1
