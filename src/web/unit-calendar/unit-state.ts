import type { CalendarAnswer, CalendarUnit } from '../../domain/calendars/calendar-answer.ts'
import { toDatedUnit } from '../../domain/calendars/calendar-unit.ts'
import { currentStateOf } from '../../domain/calendars/current-state.ts'
import { addDays, addMonths, laterDay, parseDay } from '../../domain/kernel/day.ts'
import { gapsOf } from '../../domain/calendars/gaps-of-unit.ts'
import { nextVacancy, occupancyShare } from '../../domain/calendars/occupancy.ts'
import type { GapItem } from '../shared/blocks/calendar-items.ts'
import type { CurrentState } from '../shared/state-pill.tsx'

/** What a unit is on a day, as the pill of states wants it. */
export function currentState(unit: CalendarUnit, today: string): CurrentState {
  const { kind, ...days } = currentStateOf(toDatedUnit(unit), parseDay(today))
  const texts = Object.entries(days).map(([name, day]) => [name, day === null ? null : String(day)])
  return { type: kind, ...(Object.fromEntries(texts) as Omit<CurrentState, 'type'>) }
}

/** The first day from today on that is offered and taken by nothing, or null. */
export function nextFreeDay(unit: CalendarUnit, today: string): string | null {
  return nextVacancy(toDatedUnit(unit), parseDay(today)) ?? null
}

/** The share, 0 to 1, of the twelve months from today on that bookings take. */
export function bookedShare(unit: CalendarUnit, today: string): number {
  const from = parseDay(today)
  const to = addDays(addMonths(from, 12), -1)
  return occupancyShare(toDatedUnit(unit).occupancies, { from, to })
}

/** The free stretches of a unit from today on that end before the answer does. */
export function gapItems(unit: CalendarUnit, answer: CalendarAnswer): GapItem[] {
  const window = { from: laterDay(parseDay(answer.today), parseDay(answer.from)), to: parseDay(answer.to) }
  return gapsOf(toDatedUnit(unit), window, unit.minStay)
    .filter(({ isOpen }) => !isOpen)
    .map(({ from, to, days, isTooShort }) => ({
      kind: 'gap',
      key: `gap${from}`,
      from,
      to,
      days,
      isTooShort,
    }))
}
