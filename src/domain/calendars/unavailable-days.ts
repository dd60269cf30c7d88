import { type Stay, addDays, earlierDay, intersection, laterDay, mergeStays } from '../kernel/day.ts'
import type { UnitCalendar } from './occupancy.ts'

/** The days of a window on which no unit is free, as periods; without units the whole window. */
export function unavailableDays(units: readonly UnitCalendar[], window: Stay): Stay[] {
  return units.reduce<Stay[]>(
    (common, unit) => intersections(common, takenDays(unit, window)),
    [{ from: window.from, to: window.to }],
  )
}

/** The days of a window that a unit can't take: occupied or outside of its availability window. */
function takenDays(unit: UnitCalendar, window: Stay): Stay[] {
  const outside: Stay[] = []
  if (unit.availableFrom && unit.availableFrom > window.from) {
    outside.push({ from: window.from, to: earlierDay(addDays(unit.availableFrom, -1), window.to) })
  }
  if (unit.availableTo && unit.availableTo < window.to) {
    outside.push({ from: laterDay(addDays(unit.availableTo, 1), window.from), to: window.to })
  }
  const occupied = unit.occupancies.flatMap((taken) => intersection(taken, window) ?? [])
  return mergeStays([...outside, ...occupied])
}

function intersections(left: readonly Stay[], right: readonly Stay[]): Stay[] {
  return left.flatMap((a) => right.flatMap((b) => intersection(a, b) ?? []))
}
