import type { CalendarAnswer } from '../../domain/calendars/calendar-answer.ts'
import type { DayStretch } from './block-drag.ts'

const FIRST = '0000-01-01'
const LAST = '9999-12-31'

/** The days that an answer tells about; what lies beyond all that can be looked at isn't asked for, nor missed. */
export function knownDays({ from, to }: Pick<CalendarAnswer, 'from' | 'to'>, limits: DayStretch): DayStretch {
  return { from: from <= limits.from ? FIRST : from, to: to >= limits.to ? LAST : to }
}

/** Whether all days of a stretch are known: others must not be taken for free. */
export function isKnown(known: DayStretch, days: DayStretch): boolean {
  return known.from <= days.from && days.to <= known.to
}
