import type { CalendarUnit } from '../../domain/calendars/calendar-answer.ts'
import { toDatedUnit } from '../../domain/calendars/calendar-unit.ts'
import { currentStateOf } from '../../domain/calendars/current-state.ts'
import { FEED_STALE_MINUTES } from '../../domain/kernel/constants.ts'
import { dayNumber, parseDay } from '../../domain/kernel/day.ts'
import { unitCalendarPage } from '../shared/path-scope.ts'
import { monthStart, partsOfNumber, type DayNumber } from '../../domain/kernel/day-number.ts'
import type { DaySpan } from './timeline-scale.ts'

/** Free days between what takes a unit. */
export interface Gap extends DaySpan {
  /** No booking of the shortest stay fits in. */
  isTooShort: boolean
}

/** The first day from today on that nothing takes within the availability window, or null; see the domain's nextVacancy. */
export function nextFreeDay(
  unit: Pick<CalendarUnit, 'availableFrom' | 'availableTo'>,
  taken: readonly DaySpan[],
  today: DayNumber,
): DayNumber | null {
  let day = Math.max(today, dayNumber(unit.availableFrom))
  for (const { from, to } of taken) if (from <= day && day <= to) day = to + 1
  return unit.availableTo && day > dayNumber(unit.availableTo) ? null : day
}

/**
 * The free stretches from today on that end before something else begins, or with the availability window. What is free
 * without an end is no gap.
 */
export function gapsBetween(
  unit: Pick<CalendarUnit, 'availableFrom' | 'availableTo' | 'minStay'>,
  taken: readonly DaySpan[],
  today: DayNumber,
): Gap[] {
  const gaps: Gap[] = []
  const end = unit.availableTo ? dayNumber(unit.availableTo) : null
  let from = Math.max(today, dayNumber(unit.availableFrom))
  const close = (to: DayNumber) => {
    if (to >= from) gaps.push({ from, to, isTooShort: !isLongEnough(from, to, unit.minStay ?? 0) })
  }
  for (const stay of taken) {
    if (stay.to < from) continue
    if (end !== null && stay.from > end) break
    close(stay.from - 1)
    from = stay.to + 1
  }
  if (end !== null) close(end)
  return gaps
}

/** Whether so many calendar months fit between two days, both included; see the domain's afterMonths. */
function isLongEnough(from: DayNumber, to: DayNumber, months: number): boolean {
  const start = monthStart(from, months)
  const after = Math.min(start + partsOfNumber(from).day - 1, monthStart(from, months + 1))
  return after <= to + 1
}

/** How the calendars of a unit are, from worst to best; null where it has none. */
export type FeedHealth = 'quarantine' | 'failing' | 'stale' | 'fresh'

/** A feed that has not answered for so many times the usual minutes is old; one late answer says nothing. */
const STALE_FACTOR = 4

/** See FeedHealth; `now` in milliseconds. */
export function feedHealth(unit: CalendarUnit, now: number): FeedHealth | null {
  const { feeds } = unit
  if (!feeds || feeds.count === 0) return null
  if (feeds.quarantine > 0) return 'quarantine'
  if (feeds.failing > 0) return 'failing'
  // A file contains what it did when it was brought.
  if (feeds.links === 0) return 'fresh'
  if (!feeds.oldestAnswer) return 'stale'
  const minutes = (now - Date.parse(feeds.oldestAnswer)) / 60_000
  return minutes > FEED_STALE_MINUTES * STALE_FACTOR ? 'stale' : 'fresh'
}

/** Whether anything of a unit waits to be settled. */
export function hasConflict(unit: CalendarUnit): boolean {
  return (unit.feeds?.conflicts ?? 0) > 0 || unit.blocks.some((block) => block.conflict)
}

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

/** The page of the own calendar of a unit of this one. */
export function unitPage({ id, groupId, partOfGroup }: Pick<CalendarUnit, 'id' | 'groupId' | 'partOfGroup'>) {
  return unitCalendarPage({ listingId: id, groupId, partOfGroup })
}

/** Whether a unit is let and will be free soon (D3 VACANT_SOON). */
export function isVacantSoon(unit: CalendarUnit, today: string): boolean {
  // Asked for every unit at once: most are told by a look at the texts, which sort as their days do.
  if (!unit.bookings.some(({ from, to }) => from <= today && today <= to)) return false
  return currentStateOf(toDatedUnit(unit), parseDay(today)).kind === 'VACANT_SOON'
}
