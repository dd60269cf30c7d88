import type { CalendarUnit } from '../../domain/calendar-answer.ts'
import { currentStateOf, type CurrentState } from '../../domain/current-state.ts'
import type { Occupancy } from '../../domain/occupancy.ts'

/** What a unit is on a day 'YYYY-MM-DD', by the domain's rule. */
export function stateOf(unit: CalendarUnit, today: string): CurrentState {
  const day = (text: string) => Temporal.PlainDate.from(text)
  const of = (kind: Occupancy['kind'], stays: readonly { from: string; to: string }[]): Occupancy[] =>
    stays.map(({ from, to }) => ({ kind, from: day(from), to: day(to) }))
  return currentStateOf(
    {
      createdOn: day(unit.createdOn),
      availableFrom: day(unit.availableFrom),
      availableTo: unit.availableTo === null ? null : day(unit.availableTo),
      occupancies: [
        ...unit.bookings.map((booking) => ({
          kind: 'BOOKING' as const,
          from: day(booking.from),
          to: day(booking.to),
          createdOn: day(booking.bookedOn),
        })),
        ...of('HOLD', unit.holds),
        ...of('BLOCK', unit.blocks),
      ],
    },
    day(today),
  )
}

/** Whether a unit is let and will be free soon (D3 VACANT_SOON). */
export function isVacantSoon(unit: CalendarUnit, today: string): boolean {
  // Asked for every unit at once: most are told by a look at the texts, which sort as their days do.
  if (!unit.bookings.some(({ from, to }) => from <= today && today <= to)) return false
  return stateOf(unit, today).kind === 'VACANT_SOON'
}
