import type { CalendarPlatform } from '../catalogue/calendars.ts'

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
