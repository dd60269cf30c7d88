import type { CalendarUnit } from '../../domain/calendars/calendar-answer.ts'
import type { CalendarItem } from '../shared/blocks/calendar-items.ts'
import type { DayDrag, DayStretch } from './block-drag.ts'
import type { Key } from './calendar-keys.ts'
import type { CalendarView } from './calendar-rows.ts'

/** Properties of the CalendarGrid. */
export interface CalendarGridProps {
  view: CalendarView
  /** A day of the month or year that is shown. */
  page: string
  today: string
  unit: CalendarUnit
  items: readonly CalendarItem[]
  /** The days that are loaded; others are neither free nor taken. */
  known: DayStretch
  /** Whether the others are on their way. */
  isLoading: boolean
  /** The day that has the keyboard. */
  day: string
  /** Counts up when that day is to be focused. */
  focusCount: number
  /** The days that are marked, or null. */
  marked: DayStretch | null
  /** A block or days in hand. */
  drag: DayDrag | null
  /** The own block whose handles are shown. */
  chosenBlock: string | null
  /** Whether blocks can be changed by this person. */
  editable: boolean
  /** A sentence for whoever doesn't see the calendar, read when it changes. */
  status: string
  onKey: (key: Key) => boolean
  onFocusDay: (day: string) => void
  onDrag: (drag: DayDrag | null) => void
  onDrop: (drag: DayDrag) => void
  onTap: (day: string, blockId: string | null, shiftKey: boolean) => void
}
