import { CALENDAR_PLATFORMS, type CalendarPlatform } from '../../../domain/catalogue/calendar-platform.ts'

// The names of hosts that calendars of a platform come from, below any country's ending.
const HOSTS: readonly [CalendarPlatform, RegExp][] = [
  ['AIRBNB', /(^|\.)airbnb\./],
  ['BOOKING_COM', /(^|\.)booking\.com$/],
  ['VRBO', /(^|\.)(vrbo|homeaway|abritel|fewo-direkt|bookabach|stayz)\./],
  ['EXPEDIA', /(^|\.)(expedia|expediapartnercentral|hotels)\./],
  ['GOOGLE', /(^|\.)google\./],
  ['OUTLOOK', /(^|\.)(outlook|office365|office|live)\./],
  ['APPLE', /(^|\.)(icloud|apple)\.com$/],
]

/** The platform that a calendar's link is of, by the name of its host; null where that says nothing. */
export function platformOfLink(link: string): CalendarPlatform | null {
  const url = link.trim().replace(/^webcal:/i, 'https:')
  const host = URL.parse(url)?.hostname.toLowerCase()
  return HOSTS.find(([, pattern]) => host !== undefined && pattern.test(host))?.[0] ?? null
}

/** A platform of the catalogue; what is newer than this page is 'OTHER'. */
export function knownPlatform(platform: string): CalendarPlatform {
  return CALENDAR_PLATFORMS.find((one) => one === platform) ?? 'OTHER'
}
