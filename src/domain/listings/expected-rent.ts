import type { FurnitureStandard } from '../catalogue/listings.ts'
import { MIN_AREA } from '../kernel/constants.ts'

/** Monthly rent of a furnished square metre in a flat of 50 m² of medium standard, in euros (our decision). */
const RENT_PER_SQUARE_METRE = {
  Berlin: 32,
  München: 40,
  Wien: 28,
  Hamburg: 33,
  'Frankfurt am Main': 35,
  Köln: 30,
  Stuttgart: 34,
  Düsseldorf: 30,
  Leipzig: 24,
} as const satisfies Record<string, number>

/** A city whose rents are known. */
export type RentCity = keyof typeof RENT_PER_SQUARE_METRE

/** The cities whose rents are known. */
export const RENT_CITIES = Object.keys(RENT_PER_SQUARE_METRE) as RentCity[]

/** What the standard of the furniture adds to the rent or takes from it (our decision). */
const STANDARD_FACTOR = { STANDARD: 0.9, MEDIUM: 1, LUXURY: 1.2 } as const satisfies Record<
  FurnitureStandard,
  number
>

/** Small flats cost more for each square metre: the rent grows with this power of the area (our decision). */
const AREA_POWER = 0.8
const USUAL_AREA = 50

/** Rents of like listings lie this far below and above the middle (our decision). */
const SPREAD = 0.1

/** The largest area that an estimate is given for, in square metres (our decision). */
export const LARGEST_ESTIMATED_AREA = 300

/**
 * The monthly rent that a listing like this can expect, from lowest to highest, in minor units of the euro and rounded
 * to 10 euros; null for an area outside of what is estimated.
 */
export function expectedRent(
  city: RentCity,
  area: number,
  standard: FurnitureStandard,
): { lowest: number; highest: number } | null {
  if (!(area >= MIN_AREA && area <= LARGEST_ESTIMATED_AREA)) return null
  const middle =
    RENT_PER_SQUARE_METRE[city] * STANDARD_FACTOR[standard] * USUAL_AREA * (area / USUAL_AREA) ** AREA_POWER
  const round = (euros: number) => Math.round(euros / 10) * 1000
  return { lowest: round(middle * (1 - SPREAD)), highest: round(middle * (1 + SPREAD)) }
}
