import type { CalendarPlatform } from '../catalogue/calendars.ts'
import type { Stay } from '../kernel/day.ts'

/** Days that a private link told its recipient, as one event. */
export interface ToldStretch extends Stay {
  uid: string
  /** The feed that brought the block behind it; null for bookings, holds, own blocks and the availability window. */
  feedId: string | null
  /** Whether the last day is only where we stopped, so that a recipient may well stop earlier. */
  isOpenEnd: boolean
  /** Null: told at the last fetch. Else since when it is no longer told. */
  untoldAt: Temporal.Instant | null
}

/** What the recipient of one private link was told of one unit. */
export interface ToldDays {
  exportId: string
  listingId: string
  platform: CalendarPlatform
  /** When the recipient last asked. */
  fetchedAt: Temporal.Instant
  stretches: ToldStretch[]
}
