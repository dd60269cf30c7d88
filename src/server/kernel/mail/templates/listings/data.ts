import type { UnpublishReasonValue } from '../../../../../domain/catalogue/unpublish-reason.ts'
import type { PhotoFolderProblem } from '../../../../../domain/listings/photo-folder.ts'
import type { Day, Stay } from '../../../../../domain/kernel/day.ts'

/** Which listing was taken out, and why. */
export interface UnpublishedData {
  firstName: string
  listingName: string
  unpublishReason: UnpublishReasonValue
  /** What staff wrote to it, or ''. */
  explanation: string
  isExplained: boolean
  path: string
}

/** Of which listing staff changed the booking preferences, and why. */
export interface PreferencesData {
  firstName: string
  listingName: string
  reason: string
  path: string
}

/** Which shared folder of which listing is read no more, and why. */
export interface StoppedFolderData {
  firstName: string
  listingName: string
  folderName: string
  problem: PhotoFolderProblem
  path: string
}

/** Which linked calendar of which unit needs a look. */
export interface CalendarData {
  firstName: string
  calendarName: string
  listingName: string
  /** Since when it has not answered; null where it has. */
  failingSince: Temporal.Instant | null
  /** The first of the days that are taken twice; null where none are. */
  from: Day | null
  to: Day | null
  /** How many stretches of days are taken twice. */
  count: number
  path: string
}

/** Of which unit a partner takes days that are taken here. */
export interface PartnerConflictData extends Stay {
  firstName: string
  listingName: string
  /** How many stretches of days are taken twice; `from` and `to` are the first. */
  count: number
  path: string
}

/** What each mail about listings needs to know. */
export interface ListingMails {
  /** To the landlord's side: a linked calendar has not answered for a day. */
  calendarFailing: CalendarData
  /** To the landlord's side: a linked calendar has suddenly far fewer days, which are held for now. */
  calendarQuarantine: CalendarData
  /** To the landlord's side: the end of a linked calendar's booking window is near, and may be a closure. */
  calendarWindow: CalendarData
  /** To the landlord's side: a linked calendar takes days of our own stays. */
  calendarConflict: CalendarData
  /** To the landlord's side: a partner takes days of our own stays. */
  partnerConflict: PartnerConflictData
  /** To the landlord: sales took a listing out. */
  listingUnpublished: UnpublishedData
  /** To the landlord: staff changed what a listing accepts by itself or asks of tenants. */
  bookingPreferencesChanged: PreferencesData
  /** To the landlord: a shared folder with photos can't be read any more. */
  photoFolderStopped: StoppedFolderData
}
