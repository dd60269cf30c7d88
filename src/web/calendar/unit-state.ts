import type { CalendarUnit } from '../../domain/calendars/calendar-answer.ts'
import { toDatedUnit } from '../../domain/calendars/calendar-unit.ts'
import { currentStateOf } from '../../domain/calendars/current-state.ts'
import { parseDay } from '../../domain/kernel/day.ts'

/** Whether a unit is let and will be free soon (D3 VACANT_SOON). */
export function isVacantSoon(unit: CalendarUnit, today: string): boolean {
  // Asked for every unit at once: most are told by a look at the texts, which sort as their days do.
  if (!unit.bookings.some(({ from, to }) => from <= today && today <= to)) return false
  return currentStateOf(toDatedUnit(unit), parseDay(today)).kind === 'VACANT_SOON'
}
