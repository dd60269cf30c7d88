/** A point on the earth in degrees (WGS 84). */
export interface GeoPoint {
  lon: number
  lat: number
}

/** A point of the map in whole units of Web Mercator, from 0 in the north-west to MAP_SIZE - 1. */
export interface MapPoint {
  x: number
  y: number
}

/** How many units the map is wide and high; one is 2.4 m at the equator, 1.5 m in Berlin. */
export const MAP_SIZE = 2 ** 24

/** The end of the map in the north and in the south. */
export const MAP_MAX_LAT = 85.0511287798066

// Half a kilometre where most homes are: 560 m in Berlin, 710 m in Lisbon, 470 m in Stockholm.
const PUBLIC_CELL = 384
const earthRadius = 6_371_008.8

/** Whether numbers are a place on earth that the map can show. */
export function isOnMap({ lon, lat }: GeoPoint): boolean {
  return Math.abs(lon) <= 180 && Math.abs(lat) <= MAP_MAX_LAT
}

/** Where a place lies on the map; beyond its end is at its end. */
export function toMapPoint({ lon, lat }: GeoPoint): MapPoint {
  const sine = Math.sin(radians(Math.min(MAP_MAX_LAT, Math.max(-MAP_MAX_LAT, lat))))
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
  return { x: wholeUnits((lon + 180) / 360), y: wholeUnits(y) }
}

function wholeUnits(part: number): number {
  return Math.min(MAP_SIZE - 1, Math.max(0, Math.floor(part * MAP_SIZE)))
}

/** The place in degrees of a point of the map, which may lie between units. */
export function fromMapPoint({ x, y }: MapPoint): GeoPoint {
  const lat = Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / MAP_SIZE)))
  return { lon: (x / MAP_SIZE) * 360 - 180, lat: (lat * 180) / Math.PI }
}

/** The middle of a unit in degrees, to a tenth of a metre; what is counted on beyond the date line is turned back. */
export function middleOf({ x, y }: MapPoint): GeoPoint {
  const { lon, lat } = fromMapPoint({ x: (x + 0.5) % MAP_SIZE, y: y + 0.5 })
  return { lon: rounded(lon), lat: rounded(lat) }
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6
}

/**
 * What anybody may know of where a home is: the middle of its cell in a grid that never moves (decision 96). It depends
 * on nothing but the cell, so that however many answers somebody compares, they say no more than one.
 */
export function publicPointOf(point: GeoPoint): MapPoint {
  const { x, y } = toMapPoint(point)
  return { x: middleOfCell(x), y: middleOfCell(y) }
}

function middleOfCell(units: number): number {
  const middle = Math.floor(units / PUBLIC_CELL) * PUBLIC_CELL + PUBLIC_CELL / 2
  return Math.min(MAP_SIZE - 1, middle)
}

/** Metres between two places, as the crow flies. */
export function metresBetween(one: GeoPoint, other: GeoPoint): number {
  const half =
    Math.sin(radians(other.lat - one.lat) / 2) ** 2 +
    Math.cos(radians(one.lat)) *
      Math.cos(radians(other.lat)) *
      Math.sin(radians(other.lon - one.lon) / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(half)))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
