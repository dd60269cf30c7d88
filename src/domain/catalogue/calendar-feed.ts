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
  'SAID_CLOSED',
  'SAID_NOT_OPENED',
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

/** What the end of a feed's booking window means, as somebody has said: the home is closed then, or not opened yet. */
export const WINDOW_MEANINGS = ['CLOSED', 'NOT_OPENED'] as const satisfies readonly string[]

/** What the end of a booking window means. */
export type WindowMeaning = (typeof WINDOW_MEANINGS)[number]
