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
