import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Geometry } from 'geojson'
import { iso31661 } from 'iso-3166'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { LANGUAGES } from '../../src/domain/catalogue/language.ts'
import type { MapFeature, Ring } from './features.ts'

/** The finest outlines of countries that are needed at all zooms of the base map (Natural Earth 1:50m). */
const OUTLINES = 'world-atlas/countries-50m.json'

/** How many square degrees a country needs to be named from far away, and from nearer. */
const LARGE = 60
const MIDDLE = 6

/** Land, borders between countries, and their names in our languages. */
export function countryFeatures(): { land: MapFeature[]; borders: MapFeature[]; names: MapFeature[] } {
  const world = readTopology(createRequire(import.meta.url).resolve(OUTLINES))
  const countries = world.objects.countries
  if (!countries) throw new Error(`${OUTLINES} has no countries`)
  const { features } = feature(world, countries)
  const borders = mesh(world, countries, (one, other) => one !== other)
  return {
    land: features.map(({ geometry }) => ({ type: 'Feature', geometry, properties: {} })),
    borders: [{ type: 'Feature', geometry: borders, properties: {} }],
    names: features.flatMap(({ id, geometry }) => {
      const names = namesOf(String(id))
      const ring = largestRing(geometry)
      if (!names || !ring) return []
      const size = areaOf(ring)
      const rank = size > LARGE ? 1 : size > MIDDLE ? 2 : 3
      const point = { type: 'Point' as const, coordinates: middleOf(ring) }
      return { type: 'Feature' as const, geometry: point, properties: { ...names, rank } }
    }),
  }
}

/** The borders of states and provinces, which are no borders of countries (Natural Earth, admin 1). */
export function stateFeatures(): MapFeature[] {
  const topology = readTopology(new URL('states.topo.json', import.meta.url))
  return Object.values(topology.objects).flatMap((object) =>
    feature(topology, object).features.map(({ geometry }) => ({ type: 'Feature', geometry, properties: {} })),
  )
}

function readTopology(path: string | URL): Topology<Record<string, GeometryCollection>> {
  return JSON.parse(readFileSync(path, 'utf8')) as Topology<Record<string, GeometryCollection>>
}

/** What a country is called in each language, by its number in ISO 3166. */
function namesOf(number: string): Record<string, string> | null {
  const code = iso31661.find(({ numeric }) => numeric === number.padStart(3, '0'))?.alpha2
  if (!code) return null
  return Object.fromEntries(
    LANGUAGES.map((language) => [
      `name_${language}`,
      new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code,
    ]),
  )
}

function largestRing(geometry: Geometry): Ring | undefined {
  if (geometry.type === 'Polygon') return geometry.coordinates[0]
  if (geometry.type !== 'MultiPolygon') return undefined
  const rings = geometry.coordinates.flatMap(([outer]) => (outer ? [outer] : []))
  return rings.toSorted((one, other) => areaOf(other) - areaOf(one))[0]
}

/** Square degrees, as a map of the world shows them at the equator. */
function areaOf(ring: Ring): number {
  return Math.abs(sumOver(ring, (cross) => cross)) / 2
}

function middleOf(ring: Ring): [number, number] {
  const doubled = sumOver(ring, (cross) => cross)
  const along = (at: 0 | 1) =>
    sumOver(ring, (cross, one, other) => cross * ((one[at] ?? 0) + (other[at] ?? 0))) / (3 * doubled)
  return [along(0), along(1)]
}

type Position = Ring[number]

function sumOver(ring: Ring, term: (cross: number, one: Position, other: Position) => number): number {
  return ring.reduce((sum, one, at) => {
    const other = ring[(at + 1) % ring.length] ?? one
    return sum + term((one[0] ?? 0) * (other[1] ?? 0) - (other[0] ?? 0) * (one[1] ?? 0), one, other)
  }, 0)
}
