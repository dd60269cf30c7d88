import { PUBLIC_CATEGORIES, type PublicCategory } from '../catalogue/pictures.ts'
import { isDay, parseDay } from '../kernel/day.ts'
import { ALL_PLACES, slugOf } from '../listings/listing-path.ts'
import { boundsOfText, WHOLE_MAP } from './map-address.ts'
import type { MapBounds } from './map-window.ts'

/** How many listings a page of results shows; ours. */
export const SEARCH_PAGE_SIZE = 24

/** How many listings a search counts and pages through; ours: whoever has more before them had better narrow it. */
export const SEARCH_MAX = 1000

/** What somebody looks for; null where they don't mind. Amounts in major units, days as 'YYYY-MM-DD'. */
export interface PublicSearch {
  /** The city as a part of an address. */
  place: string | null
  category: PublicCategory | null
  from: string | null
  to: string | null
  guests: number | null
  maxPrice: number | null
  minArea: number | null
  pets: boolean
  /** The window of the map that homes have to be in. */
  bounds: MapBounds | null
  /** From 1 on. */
  page: number
}

const lastPage = Math.ceil(SEARCH_MAX / SEARCH_PAGE_SIZE)
const maxGuests = 20
const largest = 1_000_000

/** Reads a search from the parts of an address; what makes no sense is as if it weren't there. */
export function readSearch(parts: Readonly<Record<string, string | undefined>>): PublicSearch {
  const place = slugOf((parts.place ?? parts.city ?? '').slice(0, 100))
  const from = isDay(parts.from ?? '') ? (parts.from ?? null) : null
  const to = isDay(parts.to ?? '') ? (parts.to ?? null) : null
  const isStay = from !== null && to !== null && parseDay(from) < parseDay(to)
  return {
    place: place && place !== ALL_PLACES ? place : null,
    category: categoryOf(parts.category),
    from: isStay ? from : null,
    to: isStay ? to : null,
    guests: numberIn(parts.guests, maxGuests),
    maxPrice: numberIn(parts.maxPrice, largest),
    minArea: numberIn(parts.minArea, largest),
    pets: parts.pets === '1',
    bounds: boundsOfText(parts.bounds),
    page: numberIn(parts.page, lastPage) ?? 1,
  }
}

/** The category that a part of an address names: 'family-homes' -> FAMILY_HOMES; null for none. */
export function categoryOf(slug: string | undefined): PublicCategory | null {
  return PUBLIC_CATEGORIES.find((category) => slugOfCategory(category) === slug?.toLowerCase()) ?? null
}

/** The part of an address that names a category. */
export function slugOfCategory(category: PublicCategory): string {
  return category.toLowerCase().replaceAll('_', '-')
}

/** Whether a search asks for more than a place and a category, so that it has no page of its own to be found by. */
export function isNarrowed(search: PublicSearch): boolean {
  const { from, guests, maxPrice, minArea, pets, bounds } = search
  return Boolean(from ?? guests ?? maxPrice ?? minArea ?? bounds) || pets
}

/** A search as the API takes it (GraphQL PublicSearchFilter). */
export function filterOf(search: PublicSearch) {
  const { place, category, from, to, guests, maxPrice, minArea, pets, bounds } = search
  return {
    place,
    category,
    from,
    to,
    guests,
    maxPriceInWholeUnits: maxPrice,
    minArea,
    pets: pets || null,
    bounds,
  }
}

/** What the map of a search asks first: all that fits, wherever it is. */
export function wholeMapOf(search: PublicSearch) {
  return { filter: filterOf({ ...search, bounds: null }), bounds: WHOLE_MAP, zoom: 1 }
}

/** The window of results that a page shows. */
export function windowOf({ page }: PublicSearch): { offset: number; limit: number } {
  return { offset: (page - 1) * SEARCH_PAGE_SIZE, limit: SEARCH_PAGE_SIZE }
}

function numberIn(text: string | undefined, most: number): number | null {
  if (!text || !/^\d{1,7}$/.test(text)) return null
  const number = Number(text)
  return number >= 1 && number <= most ? number : null
}

/** How many similar listings stand below a listing (our decision): one row of cards. */
export const SIMILAR_LISTINGS = 3
