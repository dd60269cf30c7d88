import { BOOKED_SOON_DAYS, SPARK_DAYS, VACANT_SOON_DAYS } from '../kernel/constants.ts'
import { addDays, compareDays, covers, laterDay, unbrokenChain } from '../kernel/day.ts'
import {
  isInWindow,
  occupancySegments,
  type Occupancy,
  type OccupancySegment,
  type UnitCalendar,
} from './occupancy.ts'

/** What a unit is on a day, with the day that goes with it (D3). */
export type CurrentState =
  | { kind: 'VACANT_SOON'; vacantFrom: Temporal.PlainDate }
  | { kind: 'OCCUPIED'; occupiedUntil: Temporal.PlainDate }
  | { kind: 'BLOCKED'; blockedUntil: Temporal.PlainDate }
  | { kind: 'BOOKED'; bookedSince: Temporal.PlainDate }
  | { kind: 'VACANT'; vacantSince: Temporal.PlainDate }
  | {
      kind: 'NOT_AVAILABLE'
      notAvailableSince: Temporal.PlainDate
      notAvailableUntil: Temporal.PlainDate | null
    }
  | { kind: 'MULTILISTING'; units: number }

/** A unit's calendar with the day the unit was created. */
export interface DatedUnit extends UnitCalendar {
  createdOn: Temporal.PlainDate
}

/** The state of a unit on a day: the first rule that holds. */
export function currentStateOf(unit: DatedUnit, today: Temporal.PlainDate): CurrentState {
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

function notAvailable(unit: DatedUnit, today: Temporal.PlainDate): CurrentState | null {
  if (isInWindow(unit, today)) return null
  const over = unit.availableTo !== null && compareDays(today, unit.availableTo) > 0
  return {
    kind: 'NOT_AVAILABLE',
    notAvailableSince: over && unit.availableTo ? addDays(unit.availableTo, 1) : unit.createdOn,
    notAvailableUntil: over ? null : unit.availableFrom,
  }
}

function occupied(unit: DatedUnit, today: Temporal.PlainDate): CurrentState | null {
  const chain = unbrokenChain(ofKind(unit, 'BOOKING'), today)
  if (!chain) return null
  const after = addDays(chain.to, 1)
  const soon = compareDays(chain.to, addDays(today, VACANT_SOON_DAYS)) <= 0
  const free = !unit.occupancies.some((taken) => covers(taken, after))
  return soon && free
    ? { kind: 'VACANT_SOON', vacantFrom: after }
    : { kind: 'OCCUPIED', occupiedUntil: chain.to }
}

function blocked(unit: DatedUnit, today: Temporal.PlainDate): CurrentState | null {
  const chain = unbrokenChain(ofKind(unit, 'BLOCK'), today)
  return chain && { kind: 'BLOCKED', blockedUntil: chain.to }
}

function booked(unit: DatedUnit, today: Temporal.PlainDate): CurrentState | null {
  const horizon = addDays(today, BOOKED_SOON_DAYS)
  const next = ofKind(unit, 'BOOKING')
    .filter((taken) => compareDays(taken.from, today) > 0 && compareDays(taken.from, horizon) <= 0)
    .toSorted((a, b) => compareDays(a.from, b.from))[0]
  return next ? { kind: 'BOOKED', bookedSince: next.createdOn ?? unit.createdOn } : null
}

function vacant(unit: DatedUnit, today: Temporal.PlainDate): CurrentState {
  const past = unit.occupancies.filter((taken) => compareDays(taken.to, today) < 0)
  const last = past.map((taken) => taken.to).reduce<Temporal.PlainDate | null>(latest, null)
  return { kind: 'VACANT', vacantSince: last ? addDays(last, 1) : unit.createdOn }
}

function latest(a: Temporal.PlainDate | null, b: Temporal.PlainDate): Temporal.PlainDate {
  return a ? laterDay(a, b) : b
}

function ofKind(unit: DatedUnit, kind: Occupancy['kind']): Occupancy[] {
  return unit.occupancies.filter((taken) => taken.kind === kind)
}

/** The next 90 days of a unit as stretches, for the small occupancy line of a listing. */
export function sparkSegments(unit: UnitCalendar, today: Temporal.PlainDate): OccupancySegment[] {
  return occupancySegments(unit, { from: today, to: addDays(today, SPARK_DAYS - 1) })
}
