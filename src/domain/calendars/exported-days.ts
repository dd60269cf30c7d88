import type { CalendarPlatform } from '../catalogue/calendars.ts'
import type { Stay } from '../kernel/day.ts'

/** Days that were exported to the recipient of a private link, as one event. */
export interface ExportedStretch extends Stay {
  uid: string
  /** The feed that brought the block behind it; null for bookings, holds, own blocks and the availability window. */
  feedId: string | null
  /** Whether the last day is only where we stopped, so that a recipient may well stop earlier. */
  isOpenEnd: boolean
  /** Until when it was exported; null: it was at the last fetch, too. */
  exportedUntil: Temporal.Instant | null
}

/** What was exported of one unit to the recipient of one private link. */
export interface ExportedDays {
  exportId: string
  listingId: string
  platform: CalendarPlatform
  /** When the recipient last asked. */
  fetchedAt: Temporal.Instant
  stretches: ExportedStretch[]
}
