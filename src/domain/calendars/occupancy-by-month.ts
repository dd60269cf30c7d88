import type { OccupancyKind } from '../catalogue/calendars.ts'
import {
  type Stay,
  addDays,
  addMonths,
  daysOfStay,
  earlierDay,
  firstOfMonth,
  intersection,
  lastOfMonth,
  mergeStays,
  monthText,
} from '../kernel/day.ts'
import type { UnitCalendar } from './occupancy.ts'

/** Days of one or more units in a window; each day of a unit counts once, and a booking hides a hold and a block. */
export interface OccupiedDays {
  /** All days of all units. */
  days: number
  booked: number
  held: number
  blocked: number
  free: number
  /** Outside of the availability window, and taken by nothing. */
  notAvailable: number
}

/** A calendar month of a window; the first and the last may be cut. */
export interface OccupiedMonth extends Stay, OccupiedDays {
  /** YYYY-MM. */
  month: string
}

/** How the days of units are used in each month of a window: of one unit, of a group, or of all. */
export function occupancyByMonth(units: readonly UnitCalendar[], window: Stay): OccupiedMonth[] {
  return monthsOf(window).map((month) => ({
    ...month,
    month: monthText(month.from),
    ...occupiedDays(units, month),
  }))
}

/** How the days of units are used in a window. */
export function occupiedDays(units: readonly UnitCalendar[], window: Stay): OccupiedDays {
  const sum: OccupiedDays = { days: 0, booked: 0, held: 0, blocked: 0, free: 0, notAvailable: 0 }
  for (const unit of units) {
    const booked = count(unit, window, ['BOOKING'])
    const taken = count(unit, window, ['BOOKING', 'HOLD'])
    const all = count(unit, window, ['BOOKING', 'HOLD', 'BLOCK'])
    const days = daysOfStay(window)
    const usable = outside(unit, window)
    const notAvailable = usable.reduce((total, stay) => total + daysOfStay(stay) - count(unit, stay), 0)
    sum.days += days
    sum.booked += booked
    sum.held += taken - booked
    sum.blocked += all - taken
    sum.notAvailable += notAvailable
    sum.free += days - all - notAvailable
  }
  return sum
}

function count(
  unit: UnitCalendar,
  window: Stay,
  kinds: readonly OccupancyKind[] = ['BOOKING', 'HOLD', 'BLOCK'],
): number {
  const taken = unit.occupancies.flatMap((occupancy) =>
    kinds.includes(occupancy.kind) ? (intersection(occupancy, window) ?? []) : [],
  )
  return mergeStays(taken).reduce((total, stay) => total + daysOfStay(stay), 0)
}

function outside({ availableFrom, availableTo }: UnitCalendar, window: Stay): Stay[] {
  const parts: Stay[] = []
  if (availableFrom && availableFrom > window.from) {
    parts.push({ from: window.from, to: earlierDay(addDays(availableFrom, -1), window.to) })
  }
  if (availableTo && availableTo < window.to) {
    const first = addDays(availableTo, 1)
    parts.push({ from: first > window.from ? first : window.from, to: window.to })
  }
  return parts
}

/** The calendar months of a window, cut to it. */
export function monthsOf(window: Stay): Stay[] {
  const months: Stay[] = []
  for (let from = window.from; from <= window.to; from = firstOfMonth(addMonths(from, 1))) {
    const to = earlierDay(lastOfMonth(from), window.to)
    months.push({ from, to })
    if (to === window.to) break
  }
  return months
}
