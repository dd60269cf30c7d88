import type { AroundBarKind } from '../gen/graphql.ts'
import {
  type Day,
  addMonths,
  daysBetween,
  earlierDay,
  firstOfMonth,
  lastOfMonth,
  laterDay,
  parseDay,
} from '../../domain/kernel/day.ts'

/** A stretch of days that a unit is taken or wanted for, first and last day included. */
export interface DaysBar {
  from: string
  to: string
}

/** A month of the calendar with its place, in percent of the whole width. */
export interface MonthColumn {
  /** Its first day, YYYY-MM-DD. */
  month: string
  left: number
  width: number
}

/** A bar with its place: percent of the width, and the lane it lies in, from 0. */
export interface PlacedBar<Bar> {
  bar: Bar
  left: number
  width: number
  lane: number
  /** It goes on before the first or after the last day of the calendar. */
  startsBefore: boolean
  endsAfter: boolean
}

/** The months of a calendar from one day to another, both included. */
export function monthColumns(from: string, to: string): MonthColumn[] {
  const first = parseDay(from)
  const last = parseDay(to)
  const total = daysBetween(first, last) + 1
  const columns: MonthColumn[] = []
  for (let month = firstOfMonth(first); month <= last; month = addMonths(month, 1)) {
    const start = laterDay(month, first)
    const end = earlierDay(lastOfMonth(month), last)
    columns.push({
      month,
      left: percent(daysBetween(first, start), total),
      width: percent(daysBetween(start, end) + 1, total),
    })
    if (end === last) break
  }
  return columns
}

/** The bars of one unit that touch the calendar, in as few lanes as keep them from covering each other. */
export function placeBars<Bar extends DaysBar>(
  bars: readonly Bar[],
  from: string,
  to: string,
): PlacedBar<Bar>[] {
  const first = parseDay(from)
  const last = parseDay(to)
  const total = daysBetween(first, last) + 1
  const laneEnds: Day[] = []
  const placed: PlacedBar<Bar>[] = []
  for (const bar of bars.toSorted((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to))) {
    const barFrom = parseDay(bar.from)
    const barTo = parseDay(bar.to)
    if (daysBetween(barTo, first) > 0 || daysBetween(last, barFrom) > 0) continue
    const start = laterDay(barFrom, first)
    const end = earlierDay(barTo, last)
    const free = laneEnds.findIndex((laneEnd) => daysBetween(laneEnd, start) > 0)
    const lane = free === -1 ? laneEnds.length : free
    laneEnds[lane] = end
    placed.push({
      bar,
      lane,
      left: percent(daysBetween(first, start), total),
      width: percent(daysBetween(start, end) + 1, total),
      startsBefore: daysBetween(barFrom, first) > 0,
      endsAfter: daysBetween(last, barTo) > 0,
    })
  }
  return placed
}

function percent(days: number, total: number): number {
  return Math.round((days / total) * 100_000) / 1000
}

/** A bar that may stand for a request. */
export interface RequestBar extends DaysBar {
  kind: AroundBarKind
  listingRequestId: string | null
}

/**
 * Takes the other requests that fit into several units out of their rows: once for all of them says the same as
 * once per unit. The own request stays in every row, and so does one that fits into that unit only.
 */
export function gatherCandidates<Unit extends { bars: readonly RequestBar[] }>(
  units: readonly Unit[],
  ownId: string,
): { units: Unit[]; several: Unit['bars'][number][] } {
  const places = new Map<string, Unit['bars'][number][]>()
  for (const bar of units.flatMap((unit): Unit['bars'][number][] => [...unit.bars])) {
    if (bar.kind !== 'CANDIDATE' || !bar.listingRequestId || bar.listingRequestId === ownId) continue
    places.set(bar.listingRequestId, [...(places.get(bar.listingRequestId) ?? []), bar])
  }
  const several = [...places].filter(([, bars]) => bars.length > 1)
  const gathered = new Set(several.map(([id]) => id))
  return {
    units: units.map((unit) => ({
      ...unit,
      bars: unit.bars.filter((bar) => bar.kind !== 'CANDIDATE' || !gathered.has(bar.listingRequestId ?? '')),
    })),
    several: several.flatMap(([, [bar]]) => (bar ? [bar] : [])),
  }
}
