import { type GeoPoint, isOnMap, metresBetween } from './map-point.ts'

/** Where a home's point is from, the most exact first: its landlord, a geocoder, its postal code, its city. */
export const POINT_SOURCES = ['SET', 'GEOCODED', 'POSTAL_CODE', 'CITY'] as const satisfies readonly string[]

/** One of them. */
export type PointSource = (typeof POINT_SOURCES)[number]

/** Where a home is, as far as is known. */
export interface LocatedPoint extends GeoPoint {
  source: PointSource
}

/** How long an answer of a geocoder is kept, so that nothing is asked twice; ours. */
export const GEOCODED_DAYS_KEPT = 365

/**
 * How far around the public point the home may be, in metres. Of an exact point it is more than half the diagonal of a cell
 * anywhere on earth; the centre of a postal code or a city says no more than that it is somewhere there.
 */
export const PUBLIC_RADIUS = {
  SET: 650,
  GEOCODED: 650,
  POSTAL_CODE: 3_000,
  CITY: 6_000,
} as const satisfies Record<PointSource, number>

/** How far a landlord may set the point from the centre of the city of the address, in metres; ours. */
export const MOST_METRES_FROM_CITY = 50_000

/** Of what is known of a home's place the most exact; null where nothing is. */
export function mostExactPoint(
  known: Readonly<Partial<Record<PointSource, GeoPoint | null>>>,
): LocatedPoint | null {
  for (const source of POINT_SOURCES) {
    const point = known[source]
    if (point) return { lon: point.lon, lat: point.lat, source }
  }
  return null
}

/** Why a point can't be set, as the key of its text, or null; a city that nobody knows refuses nothing. */
export function pointProblem(point: GeoPoint, city: GeoPoint | null): string | null {
  if (!isOnMap(point)) return 'listing.point.nowhere'
  return isFarFromCity(point, city) ? 'listing.point.far' : null
}

/** Whether a point can't be meant for that city. */
export function isFarFromCity(point: GeoPoint, city: GeoPoint | null): boolean {
  return city !== null && metresBetween(point, city) > MOST_METRES_FROM_CITY
}

const firstWait = 5
const mostLooks = 6

/** In how many minutes a geocoder that failed is asked again, after so many failures before; null: no more. */
export function minutesUntilNextLook(tries: number): number | null {
  return tries >= mostLooks ? null : firstWait * 2 ** tries
}
