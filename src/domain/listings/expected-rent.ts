import { MIN_AREA } from '../kernel/constants.ts'

/** The largest area that an estimate is given for, in square metres (our decision). */
export const LARGEST_ESTIMATED_AREA = 300

/** Homes count that have from this to that share of the area asked for (our decision): others cost another rent for each square metre. */
export const COMPARED_AREAS = { from: 0.6, to: 1.6 } as const

/** So many homes of so many landlords have to stand behind an estimate (our decision): fewer say little, and could tell one landlord's rents. */
export const HOMES_BEHIND_RENT = { homes: 5, landlords: 3 } as const

/** What the published homes that are compared ask for. */
export interface ComparedRents {
  homes: number
  landlords: number
  /** A quarter asks less for each square metre and month, in minor units; null where there are none. */
  lowerRate: number | null
  /** A quarter asks more. */
  upperRate: number | null
}

/** Whether an estimate is given for this area, in square metres. */
export function isEstimatedArea(area: number): boolean {
  return area >= MIN_AREA && area <= LARGEST_ESTIMATED_AREA
}

/**
 * The monthly rent that the middle half of the compared homes would ask for this area, in minor units and rounded to ten
 * whole ones; null where too few homes or landlords stand behind it.
 */
export function expectedRent(
  { homes, landlords, lowerRate, upperRate }: ComparedRents,
  area: number,
): { lowest: number; highest: number } | null {
  const isEnough = homes >= HOMES_BEHIND_RENT.homes && landlords >= HOMES_BEHIND_RENT.landlords
  if (!isEnough || lowerRate === null || upperRate === null || !isEstimatedArea(area)) return null
  const round = (amount: number) => Math.round(amount / 1000) * 1000
  return { lowest: round(lowerRate * area), highest: round(upperRate * area) }
}
