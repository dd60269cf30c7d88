import { type Stay, addDays, afterMonths, daysOfStay, laterDay, mergeStays } from '../kernel/day.ts'
import type { UnitCalendar } from './occupancy.ts'

/** Free days of a unit between what takes it. */
export interface UnitGap extends Stay {
  days: number
  /** Nothing is known to end it: it goes on to the last day that was asked for. */
  isOpen: boolean
  /** It ends, and a stay of the shortest length finds no place in it. */
  isTooShort: boolean
}

/**
 * The free stretches of a unit within a window, first to last: in its availability window and taken by nothing.
 * `minStay` is the shortest stay in months; null where any stay will do.
 */
export function gapsOf(unit: UnitCalendar, window: Stay, minStay: number | null): UnitGap[] {
  const from = unit.availableFrom ? laterDay(window.from, unit.availableFrom) : window.from
  const end = unit.availableTo && unit.availableTo < window.to ? unit.availableTo : null
  const to = end ?? window.to
  const gaps: UnitGap[] = []
  let next = from
  for (const taken of mergeStays(unit.occupancies)) {
    if (taken.to < next) continue
    if (taken.from > to) break
    if (taken.from > next) gaps.push(gap({ from: next, to: addDays(taken.from, -1) }, minStay, false))
    if (taken.to >= to) return gaps
    next = addDays(taken.to, 1)
  }
  const isOpen = end === null && !(unit.availableTo && unit.availableTo === to)
  if (next <= to) gaps.push(gap({ from: next, to }, minStay, isOpen))
  return gaps
}

/** Whether a stay of so many whole months fits into free days; the earliest start is the one that ends first. */
export function fitsMonths(free: Stay, months: number): boolean {
  return afterMonths(free.from, months) <= addDays(free.to, 1)
}

function gap(free: Stay, minStay: number | null, isOpen: boolean): UnitGap {
  return {
    ...free,
    days: daysOfStay(free),
    isOpen,
    isTooShort: !isOpen && minStay !== null && !fitsMonths(free, minStay),
  }
}
