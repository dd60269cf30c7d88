import { dayNumber, dayText, isDay } from '../../domain/kernel/day.ts'
import { calendarQuery, type CalendarScope } from '../shared/blocks/calendar-query.ts'
import { makeEntriesAhead } from './calendar-entries.ts'
import type { Search } from '../shared/use-search.ts'
import { monthStart, type DayNumber } from '../../domain/kernel/day-number.ts'
import {
  MONTHS_AHEAD,
  MONTHS_BACK_MOST,
  MONTHS_MORE,
  MONTHS_MOST,
  spanOf,
  type DaySpan,
} from './timeline-scale.ts'
import { utcToday } from '../shared/today.ts'

/** Today, as the server has it (UTC). */
export function todayNumber(): DayNumber {
  return dayNumber(utcToday())
}

/** How many months an address asks for: 18 ahead, more where its day lies outside or somebody went further. */
export function monthsOfSearch(search: Search, today: DayNumber): { back: number; ahead: number } {
  const most = (months: number) => Math.min(months, MONTHS_MOST)
  let back = 1
  let ahead = most(Math.max(MONTHS_AHEAD, Number.parseInt(search.ahead ?? '', 10) || 0))
  const day = firstDayOf(search)
  if (day !== null) {
    while (monthStart(today, -back) > day && back < MONTHS_BACK_MOST) back += MONTHS_MORE
    while (monthStart(today, ahead - 2) < day && ahead < MONTHS_MOST) ahead = most(ahead + MONTHS_MORE)
  }
  return { back, ahead }
}

/** The days that an address asks for; see monthsOfSearch. */
export function spanOfSearch(search: Search, today: DayNumber): DaySpan {
  const { back, ahead } = monthsOfSearch(search, today)
  return spanOf(today, back, ahead)
}

/** The days that can be gone to. */
export function reachOf(today: DayNumber): DaySpan {
  return spanOf(today, MONTHS_BACK_MOST, MONTHS_MOST)
}

/** The nearest day of a span. */
export function within(day: DayNumber, span: DaySpan): DayNumber {
  return Math.min(Math.max(day, span.from), span.to)
}

/** The first day in sight that an address asks for, or null. */
export function firstDayOf(search: Search): DayNumber | null {
  return search.date && isDay(search.date) ? dayNumber(search.date) : null
}

/** What is asked of the server for a span. */
export function scopeOf(groupId: string | undefined, span: DaySpan): CalendarScope {
  return { ...(groupId && { groupId }), from: dayText(span.from), to: dayText(span.to) }
}

/** As many units as a large screen has rows for, and some more. */
const FIRST_UNITS = 40

/** The first units of all, which are there before the others. */
export function firstUnitsQuery(search: Search, today: DayNumber) {
  return placedQuery({ ...scopeOf(undefined, spanOfSearch(search, today)), first: FIRST_UNITS })
}

/** The calendar of a page. */
export function pageQuery(groupId: string | undefined, search: Search, today: DayNumber) {
  return placedQuery(scopeOf(groupId, spanOfSearch(search, today)))
}

function placedQuery(scope: CalendarScope) {
  return calendarQuery(scope, makeEntriesAhead)
}
