import type { GeoPoint } from '../../../domain/listings/map-point.ts'
import { turned } from '../../../domain/public/map-address.ts'
import type { MapBounds } from '../../../domain/public/map-window.ts'

const METRES_OF_DEGREE = 111_320

/** The window of a map that may have been turned around the world, as the API takes it. */
export function windowOfMap(box: MapBounds): MapBounds {
  const south = Math.max(box.south, -85)
  const north = Math.min(box.north, 85)
  if (box.east - box.west >= 360) return { west: -180, south, east: 180, north }
  return { west: turned(box.west), south, east: turned(box.east), north }
}

/** The same window with `east` right of `west`, so that a map can show it. */
export function unwrapped(box: MapBounds): MapBounds {
  return box.east < box.west ? { ...box, east: box.east + 360 } : box
}

/** The corners of a circle around a place on the ground, closed; the radius in metres. */
export function circleAround({ lon, lat }: GeoPoint, radius: number, corners = 72): [number, number][] {
  const high = radius / METRES_OF_DEGREE
  const wide = high / Math.max(Math.cos((lat * Math.PI) / 180), 0.01)
  return Array.from({ length: corners + 1 }, (_, at) => {
    const turn = ((at % corners) / corners) * 2 * Math.PI
    return [lon + wide * Math.cos(turn), lat + high * Math.sin(turn)]
  })
}

/** The window that holds such a circle, with as much room around it again as `room` says. */
export function boxAround(point: GeoPoint, radius: number, room = 0): MapBounds {
  const reach = radius * (1 + room)
  const high = reach / METRES_OF_DEGREE
  const wide = high / Math.max(Math.cos((point.lat * Math.PI) / 180), 0.01)
  return {
    west: point.lon - wide,
    south: Math.max(point.lat - high, -85),
    east: point.lon + wide,
    north: Math.min(point.lat + high, 85),
  }
}

/** Degrees as they are typed: '52,5' and '52.5'; null for what is none, or lies beyond `most`. */
export function parseDegrees(text: string, most: number): number | null {
  const plain = text.trim().replace(',', '.')
  if (!/^[-+]?\d{1,3}(\.\d{1,15})?$/.test(plain)) return null
  const degrees = Number(plain)
  return Math.abs(degrees) <= most ? degrees : null
}
