import { COUNTRY_ZONES } from '../catalogue/country-zones.gen.ts'

/**
 * The time zone in which the days of a listing in that country are meant: the one in which most of its listings lie (our
 * decision, number 45); UTC where nobody lives.
 */
export function timeZoneOf(country: string): string {
  return (Object.hasOwn(COUNTRY_ZONES, country) && COUNTRY_ZONES[country]) || 'UTC'
}
