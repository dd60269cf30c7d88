import type { Stay } from '../kernel/day.ts'
import { isFreeFor, type UnitCalendar } from './occupancy.ts'

/** What a unit costs a month for itself, in minor units of its home's currency; null: what its home does. */
export interface UnitWithRent {
  price: number | null
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

/** Those of the units that cost what was asked, or all where none does. */
export function unitsAtRent<U extends { unit: UnitWithRent }>(
  home: { price: number },
  units: readonly U[],
  rent: number,
): readonly U[] {
  const asked = units.filter(({ unit }) => rentOfUnit(home, unit) === rent)
  return asked.length > 0 ? asked : units
}
