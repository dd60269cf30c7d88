import { BOOKED_SOON_DAYS, SPARK_DAYS, VACANT_SOON_DAYS } from '../kernel/constants.ts'
import { type Day, addDays, compareDays, covers, laterDay, unbrokenChain } from '../kernel/day.ts'
import {
  isInWindow,
  occupancySegments,
  type Occupancy,
  type OccupancySegment,
  type UnitCalendar,
} from './occupancy.ts'

/** What a unit is on a day, with the day that goes with it (D3). */
export type CurrentState =
  | { kind: 'VACANT_SOON'; vacantFrom: Day }
  | { kind: 'OCCUPIED'; occupiedUntil: Day }
  | { kind: 'BLOCKED'; blockedUntil: Day }
  | { kind: 'BOOKED'; bookedSince: Day }
  | { kind: 'VACANT'; vacantSince: Day }
  | {
      kind: 'NOT_AVAILABLE'
      notAvailableSince: Day
      notAvailableUntil: Day | null
    }
  | { kind: 'MULTILISTING'; units: number }

/** A unit's calendar with the day the unit was created. */
export interface DatedUnit extends UnitCalendar {
  createdOn: Day
}

/** The state of a unit on a day: the first rule that holds. */
export function currentStateOf(unit: DatedUnit, today: Day): CurrentState {
  return (
    notAvailable(unit, today) ??
    occupied(unit, today) ??
    blocked(unit, today) ??
    booked(unit, today) ??
    vacant(unit, today)
  )
}

/** The state of a listing of a group: only its number of units (D3). */
export function multilistingState(units: number): CurrentState {
  return { kind: 'MULTILISTING', units }
}

function notAvailable(unit: DatedUnit, today: Day): CurrentState | null {
  if (isInWindow(unit, today)) return null
  const over = unit.availableTo !== null && today > unit.availableTo
  return {
    kind: 'NOT_AVAILABLE',
    notAvailableSince: over && unit.availableTo ? addDays(unit.availableTo, 1) : unit.createdOn,
    notAvailableUntil: over ? null : unit.availableFrom,
  }
}

function occupied(unit: DatedUnit, today: Day): CurrentState | null {
  const chain = unbrokenChain(ofKind(unit, 'BOOKING'), today)
  if (!chain) return null
  const after = addDays(chain.to, 1)
  const soon = chain.to <= addDays(today, VACANT_SOON_DAYS)
  const free = !unit.occupancies.some((taken) => covers(taken, after))
  return soon && free
    ? { kind: 'VACANT_SOON', vacantFrom: after }
    : { kind: 'OCCUPIED', occupiedUntil: chain.to }
}

function blocked(unit: DatedUnit, today: Day): CurrentState | null {
  const chain = unbrokenChain(ofKind(unit, 'BLOCK'), today)
  return chain && { kind: 'BLOCKED', blockedUntil: chain.to }
}

function booked(unit: DatedUnit, today: Day): CurrentState | null {
  const horizon = addDays(today, BOOKED_SOON_DAYS)
  const next = ofKind(unit, 'BOOKING')
    .filter((taken) => taken.from > today && taken.from <= horizon)
    .toSorted((a, b) => compareDays(a.from, b.from))[0]
  return next ? { kind: 'BOOKED', bookedSince: next.createdOn ?? unit.createdOn } : null
}

function vacant(unit: DatedUnit, today: Day): CurrentState {
  const past = unit.occupancies.filter((taken) => taken.to < today)
  const last = past.map((taken) => taken.to).reduce<Day | null>(latest, null)
  return { kind: 'VACANT', vacantSince: last ? addDays(last, 1) : unit.createdOn }
}

function latest(a: Day | null, b: Day): Day {
  return a ? laterDay(a, b) : b
}

function ofKind(unit: DatedUnit, kind: Occupancy['kind']): Occupancy[] {
  return unit.occupancies.filter((taken) => taken.kind === kind)
}

/** The next 90 days of a unit as stretches, for the small occupancy line of a listing. */
export function sparkSegments(unit: UnitCalendar, today: Day): OccupancySegment[] {
  return occupancySegments(unit, { from: today, to: addDays(today, SPARK_DAYS - 1) })
}
