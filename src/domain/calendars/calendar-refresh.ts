import type { CalendarPlatform, CalendarSyncError } from '../catalogue/calendars.ts'
import type { Stay } from '../kernel/day.ts'

/** A linked calendar of a unit, as somebody is told of it. */
export interface AskedCalendar {
  feedId: string
  listingId: string
  unitName: string
  label: string
  platform: CalendarPlatform
}

/** Days that a calendar took or gave back just now. */
export interface CalendarChange extends AskedCalendar, Stay {
  kind: 'BLOCKED' | 'FREED'
}

/** A calendar of which nobody knows what it says now. */
export interface StaleCalendar extends AskedCalendar {
  /** When it last answered; null: never. */
  answeredAt: Temporal.Instant | null
  /** Why it didn't; null where it did not answer in time. */
  error: CalendarSyncError | null
}

/** What asking the calendars of a group before a decision brought (D5). */
export interface CalendarRefresh {
  /** Linked calendars of the group, the fresh ones counted too. */
  asked: number
  changes: CalendarChange[]
  stale: StaleCalendar[]
}
