import type { Stay } from '../kernel/day.ts'
import { bestUnit, freeUnits, type Unit } from './availability.ts'
import { isFreeFor, type UnitCalendar } from './occupancy.ts'

/** What a unit costs a month for itself, in minor units of its home's currency; null: what its home does. */
export interface UnitWithRent {
  price: number | null
}

/** What a home costs a month where its units have no rent of their own, in minor units. */
export interface PricedHome {
  price: number
  currency: string
}

/** What a unit costs a month: its own rent, or its home's. */
export function rentOfUnit(home: { price: number }, unit: UnitWithRent): number {
  return unit.price ?? home.price
}

/**
 * The lowest and the highest rent of a home's units: of the published ones, since nobody can have the others, else of
 * all; of none it is the home's. The columns of the database say the same of all units of a home.
 */
export function rentsOfUnits(
  home: { price: number },
  units: readonly (UnitWithRent & { published: boolean })[],
): { lowest: number; highest: number } {
  const published = units.filter((unit) => unit.published)
  const rents = (published.length > 0 ? published : units).map((unit) => rentOfUnit(home, unit))
  if (rents.length === 0) return { lowest: home.price, highest: home.price }
  return { lowest: Math.min(...rents), highest: Math.max(...rents) }
}

/** The monthly rent at which days are asked for: that of the cheapest of the units that are free then, else the home's. */
export function rentForDays(
  home: { price: number },
  units: readonly (UnitCalendar & { unit: UnitWithRent })[],
  stay: Stay,
): number {
  const free = units.filter((unit) => isFreeFor(unit, stay))
  return free.length === 0 ? home.price : Math.min(...free.map(({ unit }) => rentOfUnit(home, unit)))
}

/** A unit of a home with its calendar and rent. */
type UnitToTake = Unit & { unit: UnitWithRent }

/** What was asked for a month, whatever the stay; null where that isn't known. */
export interface AskedRent {
  listPrice: number | null
  currency: string
}

/**
 * The free unit that a request goes into: of those that cost what was asked for, else of all, the one where the stay
 * leaves the smallest gaps; null where none is free.
 */
export function unitToTake<U extends UnitToTake>(
  home: PricedHome,
  units: readonly U[],
  request: AskedRent & Stay,
  ignore: readonly string[] = [],
): U | null {
  const free = freeUnits(units, request, ignore)
  const asked = free.filter(({ unit }) => !otherRentOf(home, unit, request))
  return bestUnit(asked.length > 0 ? asked : free, request, ignore)
}

/** What a unit costs a month for itself, and what was asked for instead. */
export interface OtherRent {
  rent: number
  asked: number
}

/**
 * The rent of a unit where it is another than what was asked for, dearer or cheaper: who takes it nevertheless pays what
 * they asked for. Null where it is the same, or where there is nothing to compare: no rent is known, or in another currency.
 */
export function otherRentOf(
  home: PricedHome,
  unit: UnitWithRent,
  { listPrice, currency }: AskedRent,
): OtherRent | null {
  const rent = rentOfUnit(home, unit)
  if (listPrice === null || currency !== home.currency || rent === listPrice) return null
  return { rent, asked: listPrice }
}
