import { createHash } from 'node:crypto'
import { type GeoPoint, publicPointOf } from '../../domain/listings/map-point.ts'

/** The columns of a group that say where it is. */
export interface PointColumns {
  lon: number
  lat: number
  point_source: 'SET'
  map_x: number
  map_y: number
  located_at: Temporal.Instant
}

const metresOfDegree = 111_320
const fullTurn = 2 * Math.PI

/** The centres of the cities of the demo, by the packaged places, which the first start need not read for them. */
export const DEMO_CITIES: Readonly<Record<string, GeoPoint>> = {
  Berlin: { lon: 13.41053, lat: 52.52437 },
  Hamburg: { lon: 9.99302, lat: 53.55073 },
  Köln: { lon: 6.95, lat: 50.93333 },
  Lyon: { lon: 4.84671, lat: 45.74846 },
  München: { lon: 11.57549, lat: 48.13743 },
  Wien: { lon: 16.37208, lat: 48.20849 },
}

/**
 * Where a made-up home around a centre stands, as if its landlord had set it: always at the same place for the same word,
 * most of them near the centre.
 */
export function madeUpPoint(
  centre: GeoPoint,
  word: string,
  { metres, at }: { metres: number; at: Temporal.Instant },
): PointColumns {
  const point = spread(centre, word, metres)
  const { x, y } = publicPointOf(point)
  return { ...point, point_source: 'SET', map_x: x, map_y: y, located_at: at }
}

function spread(centre: GeoPoint, word: string, metres: number): GeoPoint {
  const hash = createHash('sha256').update(word).digest()
  const angle = (hash.readUInt32BE(0) / 2 ** 32) * fullTurn
  const distance = (hash.readUInt32BE(4) / 2 ** 32) * metres
  const north = (distance * Math.cos(angle)) / metresOfDegree
  const east = (distance * Math.sin(angle)) / (metresOfDegree * Math.cos((centre.lat / 180) * Math.PI))
  return { lon: rounded(centre.lon + east), lat: rounded(centre.lat + north) }
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6
}
