import type { OccupancyKind } from '../catalogue/calendars.ts'
import {
  type Day,
  type Stay,
  addDays,
  compareDays,
  covers,
  daysBetween,
  daysOfStay,
  earlierDay,
  intersection,
  laterDay,
  mergeStays,
  overlaps,
} from '../kernel/day.ts'

/** Days of a unit that are taken, and by what. */
export interface Occupancy extends Stay {
  kind: OccupancyKind
  /** The booking, offer or block behind it. */
  id?: string
  /** The day a booking was made. */
  createdOn?: Day
}

/** A unit with its availability window; null leaves a side open. */
export interface UnitCalendar {
  availableFrom: Day | null
  availableTo: Day | null
  occupancies: readonly Occupancy[]
}

/** Whether a day lies in the availability window of a unit. */
export function isInWindow(unit: UnitCalendar, day: Day): boolean {
  if (unit.availableFrom && day < unit.availableFrom) return false
  return !unit.availableTo || day <= unit.availableTo
}

/** Whether a unit can take a whole stay; occupancies of the ids to ignore don't count. */
export function isFreeFor(unit: UnitCalendar, stay: Stay, ignore: readonly string[] = []): boolean {
  if (!isInWindow(unit, stay.from) || !isInWindow(unit, stay.to)) return false
  return !unit.occupancies.some(
    (taken) => overlaps(taken, stay) && !(taken.id !== undefined && ignore.includes(taken.id)),
  )
}

/** The first day from today on that is in the window and taken by nothing, or null. */
export function nextVacancy(unit: UnitCalendar, today: Day): Day | null {
  let day = unit.availableFrom ? laterDay(today, unit.availableFrom) : today
  for (const taken of mergeStays(unit.occupancies)) {
    if (covers(taken, day)) day = addDays(taken.to, 1)
  }
  return isInWindow(unit, day) ? day : null
}

/** Share of a window's days, 0 to 1, that the given kinds take; days taken twice count once. */
export function occupancyShare(
  occupancies: readonly Occupancy[],
  window: Stay,
  kinds: readonly OccupancyKind[] = ['BOOKING'],
): number {
  const taken = mergeStays(occupancies.filter((occupancy) => kinds.includes(occupancy.kind)))
  const days = taken.reduce((sum, stay) => sum + daysShared(stay, window), 0)
  return days / daysOfStay(window)
}

function daysShared(stay: Stay, window: Stay): number {
  const shared = intersection(stay, window)
  return shared ? daysOfStay(shared) : 0
}

/** A stretch of days of one kind in the small occupancy line. */
export interface OccupancySegment extends Stay {
  kind: OccupancyKind | 'FREE' | 'NOT_AVAILABLE'
}

/** The days of a window as stretches without gaps; a booking hides a hold, a hold hides a block. */
export function occupancySegments(unit: UnitCalendar, window: Stay): OccupancySegment[] {
  const segments: OccupancySegment[] = []
  for (const from of segmentStarts(unit, window)) {
    const kind = kindOn(unit, from)
    const last = segments.at(-1)
    if (last) last.to = addDays(from, -1)
    if (last?.kind === kind) last.to = window.to
    else segments.push({ kind, from, to: window.to })
  }
  return segments
}

function segmentStarts(unit: UnitCalendar, window: Stay): Day[] {
  const starts = [window.from]
  if (unit.availableFrom) starts.push(unit.availableFrom)
  if (unit.availableTo) starts.push(addDays(unit.availableTo, 1))
  for (const taken of unit.occupancies) starts.push(taken.from, addDays(taken.to, 1))
  const unique = new Map(starts.filter((day) => covers(window, day)).map((day) => [day, day]))
  return [...unique.values()].toSorted(compareDays)
}

function kindOn(unit: UnitCalendar, day: Day): OccupancySegment['kind'] {
  const kinds = unit.occupancies.filter((taken) => covers(taken, day)).map((taken) => taken.kind)
  if (kinds.includes('BOOKING')) return 'BOOKING'
  if (kinds.includes('HOLD')) return 'HOLD'
  if (kinds.includes('BLOCK')) return 'BLOCK'
  return isInWindow(unit, day) ? 'FREE' : 'NOT_AVAILABLE'
}

/** Free days directly before and after a stay in a unit, up to a limit on each side. */
export function gapsAround(unit: UnitCalendar, stay: Stay, limit: number): { before: number; after: number } {
  let start = addDays(stay.from, -limit)
  let end = addDays(stay.to, limit)
  if (unit.availableFrom) start = laterDay(start, unit.availableFrom)
  if (unit.availableTo) end = earlierDay(end, unit.availableTo)
  for (const taken of unit.occupancies) {
    if (taken.to < stay.from) start = laterDay(start, addDays(taken.to, 1))
    if (taken.from > stay.to) end = earlierDay(end, addDays(taken.from, -1))
  }
  return {
    before: Math.max(0, daysBetween(start, stay.from)),
    after: Math.max(0, daysBetween(stay.to, end)),
  }
}
