/** Why days are blocked; the specification names no values, these are ours. */
export const BLOCK_REASONS = [
  'OWN_USE',
  'RENTED_ELSEWHERE',
  'RENOVATION',
  'MAINTENANCE',
  'OTHER',
] as const satisfies readonly string[]

/** A block's reason. */
export type BlockReason = (typeof BLOCK_REASONS)[number]

/** Where a block came from (C3); 'own' is the product's own calendar. */
export const BLOCK_SOURCES = [
  'ics',
  'own',
  'hns',
  'hnsavailabilities',
  'hnsrestrictions',
] as const satisfies readonly string[]

/** A block's source. */
export type BlockSource = (typeof BLOCK_SOURCES)[number]

/** What occupies a unit: bookings, holds of offers, blocks. */
export const OCCUPANCY_KINDS = ['BOOKING', 'HOLD', 'BLOCK'] as const satisfies readonly string[]

/** A kind of occupancy. */
export type OccupancyKind = (typeof OCCUPANCY_KINDS)[number]

/** How a unit gets a calendar: by a link that is asked again and again, or by an uploaded file (D5). */
export const CALENDAR_FEED_KINDS = ['LINK', 'FILE'] as const satisfies readonly string[]

/** How a unit gets a calendar. */
export type CalendarFeedKind = (typeof CALENDAR_FEED_KINDS)[number]

/** How a feed is: it answers, it doesn't, what it answered is held back, or it has never answered. */
export const CALENDAR_FEED_STATES = [
  'OK',
  'FAILING',
  'QUARANTINE',
  'NEVER',
] as const satisfies readonly string[]

/** How a feed is. */
export type CalendarFeedState = (typeof CALENDAR_FEED_STATES)[number]

/** What an answer of a feed, or somebody's word, did to days. */
export const CALENDAR_CHANGES = [
  'BLOCKED',
  'FREED',
  'MOVED',
  'HELD_BACK',
  'WINDOW_LIMIT',
  'ECHO',
  'SAME_STAY',
  'KEPT',
  'UNSETTLED',
] as const satisfies readonly string[]

/** What was done to days. */
export type CalendarChangeKind = (typeof CALENDAR_CHANGES)[number]

/** Why that was done. */
export const CALENDAR_CHANGE_REASONS = [
  'EVENT_NEW',
  'EVENT_GONE',
  'EVENT_MOVED',
  'QUARANTINE',
  'ONE_MISSING',
  'SEVERAL_MISSING',
  'LAST_MISSING',
  'HALF_MISSING',
  'RELEASED_BY_TIME',
  'RELEASED_BY_LANDLORD',
  'ANSWERS_AGAIN',
  'ROLLING',
  'WINDOW_NEAR',
  'WINDOW_OPENED',
  'CONFIRMED_CLOSED',
  'CONFIRMED_NOT_OPENED',
  'STOPPED_ROLLING',
  'OWN_CALENDAR',
  'NO_LONGER_OWN',
  'SETTLED',
  'UNSETTLED',
  'BOOKING_GONE',
  'FEED_REMOVED',
] as const satisfies readonly string[]

/** Why days were changed. */
export type CalendarChangeReason = (typeof CALENDAR_CHANGE_REASONS)[number]

/** How a landlord settles a conflict: it is the same stay as ours, or the block stays beside it. */
export const CONFLICT_SETTLEMENTS = ['SAME_STAY', 'KEEP'] as const satisfies readonly string[]

/** How a conflict is settled. */
export type ConflictSettlement = (typeof CONFLICT_SETTLEMENTS)[number]

/** What a quarantine holds back: a stay that is gone, is shorter, or has moved away. */
export const HELD_BACK_KINDS = ['GONE', 'SHORTENED', 'MOVED'] as const satisfies readonly string[]

/** What is held back. */
export type HeldBackKind = (typeof HELD_BACK_KINDS)[number]

/** What the end of a feed's booking window means, as somebody has confirmed: the apartment is closed then, or not opened yet. */
export const WINDOW_MEANINGS = ['CLOSED', 'NOT_OPENED'] as const satisfies readonly string[]

/** What the end of a booking window means. */
export type WindowMeaning = (typeof WINDOW_MEANINGS)[number]

/** From where a calendar comes, or where it goes; the specification names none, these are ours. */
export const CALENDAR_PLATFORMS = [
  'AIRBNB',
  'BOOKING_COM',
  'VRBO',
  'EXPEDIA',
  'GOOGLE',
  'OUTLOOK',
  'APPLE',
  'OTHER',
] as const satisfies readonly string[]

/** A platform with calendars. */
export type CalendarPlatform = (typeof CALENDAR_PLATFORMS)[number]

/** What can go wrong when a calendar is read (D5, D8). */
export const CALENDAR_SYNC_ERRORS = [
  'INVALID_DATE_FORMAT',
  'NO_EVENTS',
  'INVALID_ICS_LINK',
  'SYNCHRONIZATION_FAILED',
  'INVALID_URL',
  'UNKNOWN_ERROR',
] as const satisfies readonly string[]

/** An error of reading a calendar. */
export type CalendarSyncError = (typeof CALENDAR_SYNC_ERRORS)[number]

/** The text of each error (D8, verbatim). */
export const CALENDAR_SYNC_ERROR_TEXTS = {
  INVALID_DATE_FORMAT: 'ical file has invalid date format',
  NO_EVENTS: 'ical file has no events',
  INVALID_ICS_LINK: 'invalid ics link',
  SYNCHRONIZATION_FAILED: 'synchronization failed',
  INVALID_URL: 'must be a valid url',
  UNKNOWN_ERROR: 'unknown error occurred',
} as const satisfies Record<CalendarSyncError, string>

/** The sources of blocks that partners have (C3): stays, days they can't offer, days they restrict. */
export const PARTNER_SOURCES = [
  'hns',
  'hnsavailabilities',
  'hnsrestrictions',
] as const satisfies readonly BlockSource[]

/** A partner's source of blocks. */
export type PartnerSource = (typeof PARTNER_SOURCES)[number]

/** Why a unit's days don't come from a partner; ours. The order is that in which they are looked at. */
export const PARTNER_OBSTACLES = [
  'NO_PARTNER',
  'NO_PARTNER_SYNC',
  'NEVER_SYNC_WITH_PARTNER_PORTAL',
  'SKIP_SYNC_WITH_PORTAL',
  'PARTNER_SYNC_NOT_ENABLED',
] as const satisfies readonly string[]

/** A reason why a unit's days don't come from a partner. */
export type PartnerObstacle = (typeof PARTNER_OBSTACLES)[number]
