import type { CalendarSyncError } from '../catalogue/calendars.ts'
import type { Stay } from '../kernel/day.ts'

/**
 * One entry of a calendar that takes days: an event, or one instance of an event that repeats. The days are those of
 * the unit's own calendar, `to` is the last one taken (D5, decision 45).
 */
export interface CalendarEvent extends Stay {
  /** The event's UID; for an event without one it is derived from its days and summary and starts with 'derived:'. */
  uid: string
  /** Which instance of a repeating event: its original start as a day or a UTC instant. Null where nothing repeats. */
  instance: string | null
  /** What the entry is called, in one line; '' where it says nothing. */
  summary: string
  /** The longer text, shortened; '' where it says nothing. */
  description: string
  /** When the sender made the entry (CREATED), null where the file doesn't have it. */
  createdAt: Temporal.Instant | null
  /** Whether the file gives days; false for times, which were turned into days of the unit. */
  allDay: boolean
}

/** A calendar that was read. `events` may be empty: every entry may be cancelled or take no time. */
export interface CalendarContent {
  error: null
  /** Sorted by first day, last day, UID and instance; no two have the same UID and instance. */
  events: CalendarEvent[]
  /** Which program wrote the file, '' where the file doesn't have it. */
  prodId: string
  /** The calendar's name (X-WR-CALNAME or NAME), '' where the file doesn't have it. */
  name: string
  /** What the file is for (METHOD), in capitals; null where the file doesn't have it. */
  method: string | null
  /** How many entries are marked as free there (TRANSPARENT), and so take no days. */
  free: number
  /** Of the events, and of how many are free, alone: the same however the file is folded, ordered or stamped. */
  hash: string
}

/** A calendar that was refused: which of the six messages is shown, and in plain words why, for the log and support. */
export interface CalendarRefusal {
  error: CalendarSyncError
  detail: string
}

/** What reading a calendar gives. */
export type ReadCalendar = CalendarContent | CalendarRefusal
