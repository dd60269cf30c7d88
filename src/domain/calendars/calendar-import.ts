import type { CalendarSyncError } from '../catalogue/calendars.ts'

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
