import { createHash } from 'node:crypto'
import { type GeoPoint, publicPointOf } from '../../domain/listings/map-point.ts'
import { findPackagedCity } from '../listings/places/packaged-places.ts'

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

/**
 * Where a made-up home of that city stands, as if its landlord had set it: always at the same place for the same word,
 * most of them near the centre; null for a city that nobody knows.
 */
export async function madeUpPoint(
  address: { country: string; city: string },
  word: string,
  { metres, at }: { metres: number; at: Temporal.Instant },
): Promise<PointColumns | null> {
  const centre = await findPackagedCity(address.country, address.city)
  if (!centre) return null
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
