import type { CalendarUnit } from '../../domain/calendars/calendar-answer.ts'
import { dayNumber } from './day-number.ts'
import type { DaySpan } from './timeline-scale.ts'

/** The days of a span that lie outside of a unit's availability window. */
export function outsideOf(
  unit: Pick<CalendarUnit, 'availableFrom' | 'availableTo'>,
  span: DaySpan,
): DaySpan[] {
  const stretches: DaySpan[] = []
  const opens = dayNumber(unit.availableFrom)
  if (opens > span.from) stretches.push({ from: span.from, to: Math.min(opens - 1, span.to) })
  if (unit.availableTo !== null) {
    const after = dayNumber(unit.availableTo) + 1
    if (after <= span.to) stretches.push({ from: Math.max(after, span.from), to: span.to })
  }
  return stretches
}
