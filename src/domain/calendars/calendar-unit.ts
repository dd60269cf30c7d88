import type { CalendarUnit } from './calendar-answer.ts'
import type { DatedUnit } from './current-state.ts'
import type { Stay } from '../kernel/day.ts'
import type { Occupancy } from './occupancy.ts'

/** A unit of a calendar's answer as the rules look at it: for its state, gaps, occupancy and next vacancy. */
export function toDatedUnit(unit: CalendarUnit): DatedUnit {
  const days = ({ from, to }: Stay): Stay => ({ from, to })
  return {
    createdOn: unit.createdOn,
    availableFrom: unit.availableFrom,
    availableTo: unit.availableTo,
    occupancies: [
      // What took it last before the answer begins: all that matters of it is when it ended.
      ...(unit.takenUntil === null
        ? []
        : [{ kind: 'BLOCK', from: unit.takenUntil, to: unit.takenUntil } as const]),
      ...unit.bookings.map((one): Occupancy => ({
        kind: 'BOOKING',
        ...days(one),
        ...(one.id !== null && { id: one.id }),
        createdOn: one.bookedOn,
      })),
      ...unit.holds.map((one): Occupancy => ({ kind: 'HOLD', ...days(one), id: one.listingRequestId })),
      ...unit.blocks.map((one): Occupancy => ({ kind: 'BLOCK', ...days(one), id: one.id })),
    ],
  }
}
