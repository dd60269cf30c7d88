import { useRouteParams, useSearch } from '../shared/use-search.ts'
import { firstOfMonth, isDay, monthText, parseDay, partsOfDay } from '../../domain/kernel/day.ts'
import { laterBy } from './block-drag.ts'
import { isOnPage, pageAfter, type CalendarView } from './calendar-rows.ts'
import { utcToday } from '../shared/today.ts'

/** How many years before and after today's can be looked at; ours, the calendar answers at most five at once. */
const YEARS_AROUND = 2

const DAYS_BEFORE = 31
const DAYS_AFTER = 548

/** The first and the last day that can be looked at. */
export function calendarLimits(today: string): { from: string; to: string } {
  const { year } = partsOfDay(parseDay(today))
  return { from: `${year - YEARS_AROUND}-01-01`, to: `${year + YEARS_AROUND}-12-31` }
}

/** Which days are asked for to show the year of a page: always those around today too, which tell the unit's state. */
export function calendarWindow(today: string, page: string): { from: string; to: string } {
  const limits = calendarLimits(today)
  const { year } = partsOfDay(parseDay(page))
  const first = [laterBy(today, -DAYS_BEFORE), `${year - 1}-12-01`].toSorted()[0] ?? today
  const last = [laterBy(today, DAYS_AFTER), `${year + 1}-01-31`].toSorted()[1] ?? today
  return { from: first < limits.from ? limits.from : first, to: last > limits.to ? limits.to : last }
}

/** The month or year that an address names; today's where it names none that can be looked at. */
export function pageOf(month: string | undefined, today: string): string {
  const day = `${month}-01`
  const limits = calendarLimits(today)
  return isDay(day) && limits.from <= day && day <= limits.to ? day : firstOfMonth(parseDay(today))
}

/** What of the calendar the address names, and how to go elsewhere. */
export function useCalendarPlace() {
  const params = useRouteParams('listingAvailability', 'sublistingAvailability')
  const [search, setSearch] = useSearch()
  const today = utcToday()
  const limits = calendarLimits(today)
  const view: CalendarView = search.view === 'year' ? 'year' : 'month'
  const page = pageOf(search.month, today)
  const show = (day: string) => {
    if (!isOnPage(view, page, day)) setSearch({ month: monthText(parseDay(day)) }, { replace: true })
  }
  const turned = (pages: number) => pageAfter(view, page, pages)
  const canTurn = (pages: number) =>
    pages < 0 ? page > pageAfter(view, limits.from, 0) : turned(pages) <= limits.to
  return {
    listingId: params.listingId ?? params.sublistingId ?? '',
    groupId: params.groupId,
    today,
    limits,
    view,
    page,
    search,
    setSearch,
    show,
    turn: (pages: number) => show(turned(pages)),
    canTurn,
    setView: (next: CalendarView) => setSearch({ view: next === 'year' ? 'year' : undefined }),
    showMonth: (day: string) => setSearch({ view: undefined, month: monthText(parseDay(day)) }),
  }
}

/** See useCalendarPlace. */
export type CalendarPlace = ReturnType<typeof useCalendarPlace>
