import { type MapBounds, windowOfBounds } from './map-window.ts'

/** What the address says when the map is shown beside the list: `view=map`. */
export const MAP_VIEW = 'map'

/** A tenth of a metre to a metre, as finely as a window of the map is told. */
const DIGITS = 5

/** Reads a window of the map from the address: 'west,south,east,north' in degrees; null for what is none. */
export function boundsOfText(text: string | undefined): MapBounds | null {
  const parts = (text ?? '').split(',')
  if (parts.length !== 4 || !parts.every((part) => /^-?\d{1,3}(\.\d{1,8})?$/.test(part))) return null
  const [west = 0, south = 0, east = 0, north = 0] = parts.map(Number)
  const bounds = { west, south, east, north }
  return windowOfBounds(bounds) ? bounds : null
}

/** The part of an address that names a window of the map. */
export function textOfBounds({ west, south, east, north }: MapBounds): string {
  return [west, south, east, north].map((degrees) => String(Number(degrees.toFixed(DIGITS)))).join(',')
}

/** A window with a part more on each side, and never so small that nothing is around it; both in degrees. */
export function widened(bounds: MapBounds, part = 0.15, least = 0.01): MapBounds {
  const { west, south, east, north } = bounds
  const wide = east < west ? east + 360 - west : east - west
  const aside = Math.max(wide * part, (least - wide) / 2)
  const above = Math.max((north - south) * part, (least - (north - south)) / 2)
  return {
    west: turned(west - aside),
    south: Math.max(south - above, -85),
    east: turned(east + aside),
    north: Math.min(north + above, 85),
  }
}

/** A longitude between -180 and 180. */
export function turned(longitude: number): number {
  return longitude >= -180 && longitude <= 180 ? longitude : ((((longitude + 180) % 360) + 360) % 360) - 180
}

/** All that the map has. */
export const WHOLE_MAP: MapBounds = { west: -180, south: -85, east: 180, north: 85 }

/** What the map shows where no home is. */
export const EUROPE: MapBounds = { west: -10, south: 36, east: 28, north: 60 }
