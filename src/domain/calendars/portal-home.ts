import type { Amenity, ApartmentRule, FurnitureStandard, HomeType } from '../catalogue/listings.ts'
import type { Day } from '../kernel/day.ts'
import { localize, type LocalizedText } from '../kernel/text.ts'
import { nextVacancy, type UnitCalendar } from './occupancy.ts'

/** From when a home can be had: now, from a day, or not at all within its windows. */
export type PortalVacancy = { kind: 'NOW' } | { kind: 'FROM'; day: Day } | { kind: 'NEVER' }

/**
 * What a portal is told of a home: what everybody may read on its public page, so neither street nor number nor anybody's
 * name. Amounts in minor units, durations in months.
 */
export interface PortalHome {
  id: string
  url: string
  title: string
  description: string
  zipCode: string
  city: string
  country: string
  homeType: HomeType
  furnitureStandard: FurnitureStandard
  area: number
  rooms: number
  bedrooms: number
  accommodates: number
  /** A month in the cheapest of its units, and in the dearest: the same where all cost the same. */
  price: number
  highestPrice: number
  currency: string
  deposit: number
  finalCleaningFee: number
  petRule: ApartmentRule
  smokingRule: ApartmentRule
  amenities: readonly Amenity[]
  minMonths: number | null
  maxMonths: number | null
  vacancy: PortalVacancy
  units: number
  registrationNumber: string | null
  pictures: readonly { url: string; category: string }[]
}

/** From when one of the units can be had. A day that is over is now, so that it doesn't change with every day. */
export function portalVacancy(units: readonly UnitCalendar[], today: Day): PortalVacancy {
  const [first] = units.flatMap((unit) => nextVacancy(unit, today) ?? []).toSorted()
  if (!first) return { kind: 'NEVER' }
  return first <= today ? { kind: 'NOW' } : { kind: 'FROM', day: first }
}

/** A text in the portal's language, else in English, else in the first one that there is. */
export function portalText(text: LocalizedText, language: string): string {
  const own = localize(text, language).trim()
  return (
    own ||
    (Object.values(text)
      .find((other) => other?.trim())
      ?.trim() ??
      '')
  )
}
