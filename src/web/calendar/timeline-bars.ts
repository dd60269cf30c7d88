import type { CalendarCandidate, CalendarUnit } from '../../domain/calendars/calendar-answer.ts'
import { itemsOf, type CalendarItem } from '../shared/blocks/calendar-items.ts'
import { dayNumber } from '../../domain/kernel/day.ts'
import type { DaySpan } from './timeline-scale.ts'

/** A stretch of days in a row; bars that share days lie in lanes above each other. */
export interface Bar extends DaySpan {
  item: CalendarItem
  /** Unlike those of all other bars of its row. */
  key: string
  lane: number
  /** How many lanes its neighbours and it share. */
  lanes: number
}

/** Everything that is drawn in a unit's row, by first day, with the requests that are drawn in it. */
export function barsOf(unit: CalendarUnit, candidates: readonly CalendarCandidate[]): Bar[] {
  return inLanes(itemsOf(unit, candidates).map(toBar))
}

/** Requests as bars, of a row that holds nothing else. */
export function candidateBars(candidates: readonly CalendarCandidate[]): Bar[] {
  return inLanes(
    candidates.map((candidate) => {
      const { from, to, listingRequestId } = candidate
      return toBar({ kind: 'candidate', key: `candidate${listingRequestId}`, from, to, candidate })
    }),
  )
}

function toBar(item: CalendarItem): Bar {
  return { item, key: item.key, from: dayNumber(item.from), to: dayNumber(item.to), lane: 0, lanes: 1 }
}

/** Gives each bar the first lane that is free on its first day; bars linked by shared days share their height. */
function inLanes(bars: readonly Bar[]): Bar[] {
  const sorted = bars.toSorted((a, b) => a.from - b.from || b.to - a.to)
  let cluster: Bar[] = []
  let ends: number[] = []
  const placed: Bar[] = []
  const close = () => {
    for (const one of cluster) placed.push({ ...one, lanes: ends.length })
    cluster = []
    ends = []
  }
  for (const one of sorted) {
    if (ends.every((end) => end < one.from)) close()
    const free = ends.findIndex((end) => end < one.from)
    const lane = free === -1 ? ends.length : free
    ends[lane] = one.to
    cluster.push({ ...one, lane })
  }
  close()
  return placed
}

/** The days that bookings, holds and blocks take, as stretches without gaps or overlaps. */
export function takenOf(unit: CalendarUnit): DaySpan[] {
  const merged: { from: number; to: number }[] = []
  const all = [...unit.bookings, ...unit.holds, ...unit.blocks].map(({ from, to }) => ({
    from: dayNumber(from),
    to: dayNumber(to),
  }))
  for (const stay of all.sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1)
    if (last && stay.from <= last.to + 1) last.to = Math.max(last.to, stay.to)
    else merged.push(stay)
  }
  return merged
}

/** Whether any of sorted stretches shares a day with others. */
export function isTaken(taken: readonly DaySpan[], { from, to }: DaySpan): boolean {
  return taken.some((stay) => stay.from <= to && from <= stay.to)
}
