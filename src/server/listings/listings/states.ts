import type { CurrentStateKind } from '../../../domain/catalogue/listings.ts'
import {
  type CurrentState,
  currentStateOf,
  multilistingState,
  sparkSegments,
} from '../../../domain/calendars/current-state.ts'
import { SPARK_DAYS } from '../../../domain/kernel/constants.ts'
import { type Day, type Stay, addDays, daysOfStay } from '../../../domain/kernel/day.ts'
import { nextVacancy, type OccupancySegment, occupancyShare } from '../../../domain/calendars/occupancy.ts'
import type { UnitDays } from '../occupancy/calendars.ts'

/** A stretch of the next 90 days, with the share of the group's units that it is true for. */
export interface DaySegment extends Stay {
  kind: OccupancySegment['kind']
  /** 0 to 1; always 1 for a single unit. */
  share: number
}

/** The current state of a listing: of its unit, or the number of units of a group. */
export function stateOfGroup(partOfGroup: boolean, calendars: readonly UnitDays[], today: Day): CurrentState {
  const [first] = calendars
  if (partOfGroup || !first) return multilistingState(calendars.length)
  return currentStateOf(first, today)
}

/** The first free day of any unit from today on, or null. */
export function freeFromOfGroup(calendars: readonly UnitDays[], today: Day): Day | null {
  return calendars
    .map((calendar) => nextVacancy(calendar, today))
    .reduce((first, day) => (first && (!day || first <= day) ? first : day), null)
}

/** The next 90 days of one unit. */
export function segmentsOfUnit(calendar: UnitDays, today: Day): DaySegment[] {
  return sparkSegments(calendar, today).map((segment) => ({ ...segment, share: 1 }))
}

/** The next 90 days of a group as one bar: bookings, holds, blocks and the rest side by side, by their share. */
export function segmentsOfGroup(calendars: readonly UnitDays[], today: Day): DaySegment[] {
  const [first] = calendars
  if (!first) return []
  if (calendars.length === 1) return segmentsOfUnit(first, today)
  const window = { from: today, to: addDays(today, SPARK_DAYS - 1) }
  const days = new Map<DaySegment['kind'], number>()
  for (const calendar of calendars) {
    for (const segment of sparkSegments(calendar, today)) {
      days.set(segment.kind, (days.get(segment.kind) ?? 0) + daysOfStay(segment))
    }
  }
  const total = daysOfStay(window) * calendars.length
  return (['BOOKING', 'HOLD', 'BLOCK', 'FREE', 'NOT_AVAILABLE'] as const)
    .map((kind) => ({ kind, ...window, share: (days.get(kind) ?? 0) / total }))
    .filter((segment) => segment.share > 0)
}

/** Share of occupied unit days in the next 30 days, 0 to 1; a hold counts, it is about to be a booking. */
export function occupancyNext30Days(calendars: readonly UnitDays[], today: Day): number {
  if (calendars.length === 0) return 0
  const window = { from: today, to: addDays(today, 29) }
  const shares = calendars.map((calendar) =>
    occupancyShare(calendar.occupancies, window, ['BOOKING', 'HOLD']),
  )
  return shares.reduce((sum, share) => sum + share, 0) / calendars.length
}

/** Whether a unit's current state is of that kind. */
export function isInState(calendar: UnitDays, kind: CurrentStateKind, today: Day): boolean {
  return currentStateOf(calendar, today).kind === kind
}
