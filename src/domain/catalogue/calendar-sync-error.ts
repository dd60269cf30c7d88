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
