import type { DayNumber } from './day-number.ts'
import type { DaySpan, MonthCell, Zoom } from './timeline-scale.ts'

/** What all rows of a timeline have in common. */
export interface RowField {
  span: DaySpan
  zoom: Zoom
  today: DayNumber
  months: readonly MonthCell[]
}

/** Columns of the grid before the first day. */
export const NAME_COLUMNS = 1
