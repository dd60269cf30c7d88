import type { CalendarPlatform, CalendarSyncError } from '../catalogue/calendars.ts'
import type { Stay } from '../kernel/day.ts'

/** A linked calendar of a unit, as a message names it. */
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

/** A calendar of which nobody knows what it would answer now. */
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

const NAMES: readonly [RegExp, CalendarPlatform][] = [
  [/airbnb/i, 'AIRBNB'],
  [/booking\.?com|bookingdotcom/i, 'BOOKING_COM'],
  [/vrbo|homeaway|abritel|fewo/i, 'VRBO'],
  [/expedia/i, 'EXPEDIA'],
  [/google/i, 'GOOGLE'],
  [/outlook|microsoft|exchange|office/i, 'OUTLOOK'],
  [/dataaccessd|calendaragent|\bical\/|\bios\/|macos|mac os x.*calendar/i, 'APPLE'],
]

/** Whose program asks for a calendar, by the name that it gives itself; null where that says nothing. */
export function fetcherOf(userAgent: string): CalendarPlatform | null {
  return NAMES.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null
}

const CALENDAR_SCHEMES = ['http:', 'https:', 'webcal:']
const ADDRESS =
  /^([a-z][a-z0-9+.-]*:)\/\/(?:[^\s/@]+@)?(?:[^\s/:@[\]]+|\[[0-9a-f:.]+\])(?::\d{1,5})?(?:[/?#]\S*)?$/i

/** What is wrong with the link of a calendar, or null: it must be a valid URL that calendars come from (D5, D8). */
export function calendarLinkError(link: string): CalendarSyncError | null {
  const scheme = ADDRESS.exec(link.trim())?.[1]?.toLowerCase()
  return scheme && CALENDAR_SCHEMES.includes(scheme) ? null : 'INVALID_URL'
}

/** What is wrong with the reference of a calendar file, or null: it must end with '.ics' (D5, D8). */
export function calendarFileError(reference: string): CalendarSyncError | null {
  return reference.endsWith('.ics') ? null : 'INVALID_ICS_LINK'
}
