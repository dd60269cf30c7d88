import type { CalendarUnit } from '../../domain/calendar-answer.ts'
import { currentStateOf, type DatedUnit } from '../../domain/current-state.ts'
import { parseDay } from '../../domain/day.ts'
import { nextVacancy, type Occupancy } from '../../domain/occupancy.ts'
import type { CurrentState } from '../shared/state-pill.tsx'

/** What a unit is on a day, as the pill of states wants it. */
export function currentState(unit: CalendarUnit, today: string): CurrentState {
  const { kind, ...days } = currentStateOf(datedUnit(unit), parseDay(today))
  const texts = Object.entries(days).map(([name, day]) => [name, day === null ? null : String(day)])
  return { type: kind, ...(Object.fromEntries(texts) as Omit<CurrentState, 'type'>) }
}

/** The first day from today on that is offered and taken by nothing, or null. */
export function nextFreeDay(unit: CalendarUnit, today: string): string | null {
  return nextVacancy(datedUnit(unit), parseDay(today))?.toString() ?? null
}

function datedUnit(unit: CalendarUnit): DatedUnit {
  const { bookings, holds, blocks, createdOn, availableFrom, availableTo } = unit
  return {
    createdOn: parseDay(createdOn),
    availableFrom: parseDay(availableFrom),
    availableTo: availableTo === null ? null : parseDay(availableTo),
    occupancies: [
      ...bookings.map((booking) => ({
        kind: 'BOOKING' as const,
        ...stay(booking),
        createdOn: parseDay(booking.bookedOn),
      })),
      ...holds.map((hold): Occupancy => ({ kind: 'HOLD', ...stay(hold) })),
      ...blocks.map((block): Occupancy => ({ kind: 'BLOCK', ...stay(block) })),
    ],
  }
}

function stay({ from, to }: { from: string; to: string }) {
  return { from: parseDay(from), to: parseDay(to) }
}
