import { MAP_SIZE, middleOf, toMapPoint } from '../listings/map-point.ts'

/** A part of the map in degrees; one whose east is west of its west goes over the date line. */
export interface MapBounds {
  west: number
  south: number
  east: number
  north: number
}

/** The same in units of the map, both ends within; `fromX` is larger than `toX` over the date line. */
export interface MapWindow {
  fromX: number
  toX: number
  fromY: number
  toY: number
}

/** How many markers an answer has at most; ours: more nobody tells apart. */
export const MAP_MARKERS_MAX = 300

/** The closest zoom that makes a difference: a marker's cell is two units then. */
export const MAP_ZOOM_MAX = 20

const worldShift = 21
const turns = 3

/** The window of given bounds; null where they are none: not finite, upside down, or turned around the earth too often. */
export function windowOfBounds({ west, south, east, north }: MapBounds): MapWindow | null {
  const isLatitude = (degrees: number) => Number.isFinite(degrees) && Math.abs(degrees) <= 90
  const isLongitude = (degrees: number) => Number.isFinite(degrees) && Math.abs(degrees) <= turns * 180
  if (!isLatitude(south) || !isLatitude(north) || south > north) return null
  if (!isLongitude(west) || !isLongitude(east)) return null
  const { y: fromY } = toMapPoint({ lon: 0, lat: north })
  const { y: toY } = toMapPoint({ lon: 0, lat: south })
  // A map that shows the world more than once shows all of it.
  if (east - west >= 360) return { fromX: 0, toX: MAP_SIZE - 1, fromY, toY }
  return { fromX: unitsOf(west), toX: unitsOf(east), fromY, toY }
}

function unitsOf(lon: number): number {
  const isWithin = lon >= -180 && lon <= 180
  return toMapPoint({ lon: isWithin ? lon : ((((lon + 180) % 360) + 360) % 360) - 180, lat: 0 }).x
}

/** How wide a window is, in units. */
export function widthOf({ fromX, toX }: MapWindow): number {
  return fromX <= toX ? toX - fromX + 1 : MAP_SIZE - fromX + toX + 1
}

/**
 * The cells by which homes of a window are put together, as the power of two of their units: some 64 px at that zoom of a
 * map whose world is 512 px wide at zoom 0, and larger where a window would have more of them than MAP_MARKERS_MAX.
 */
export function clusterShift(window: MapWindow, zoom: number): number {
  const wanted = worldShift - Math.min(MAP_ZOOM_MAX, Math.max(0, Math.round(zoom)))
  const cells = (units: number, shift: number) => Math.floor((units - 1) / 2 ** shift) + 2
  let shift = wanted
  while (
    shift < worldShift &&
    cells(widthOf(window), shift) * cells(window.toY - window.fromY + 1, shift) > MAP_MARKERS_MAX
  )
    shift++
  return shift
}

/** What a box in units is in degrees: of the middles of its ends. */
export function boundsOfWindow({ fromX, toX, fromY, toY }: MapWindow): MapBounds {
  const northWest = middleOf({ x: fromX, y: fromY })
  const southEast = middleOf({ x: toX, y: toY })
  return { west: northWest.lon, north: northWest.lat, east: southEast.lon, south: southEast.lat }
}
