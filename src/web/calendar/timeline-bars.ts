import type {
  CalendarBlock,
  CalendarBooking,
  CalendarCandidate,
  CalendarHold,
  CalendarUnit,
} from '../../domain/calendar-answer.ts'
import { dayNumber } from './day-number.ts'
import type { DaySpan } from './timeline-scale.ts'

/** What a bar stands for. */
export type BarSubject =
  | { kind: 'booking'; booking: CalendarBooking }
  | { kind: 'hold'; hold: CalendarHold }
  | { kind: 'block'; block: CalendarBlock }
  | { kind: 'candidate'; candidate: CalendarCandidate }
  | { kind: 'limit'; feedId: string }

/** A kind of bar. */
export type BarKind = BarSubject['kind']

/** A stretch of days in a row; bars that share days lie in lanes above each other. */
export type Bar = BarSubject &
  DaySpan & {
    /** Unlike those of all other bars of its row. */
    key: string
    lane: number
    /** How many lanes its neighbours and it share. */
    lanes: number
  }

/** Everything that is drawn in a unit's row, by first day; the requests that are drawn in it come from outside. */
export function barsOf(unit: CalendarUnit, candidates: readonly CalendarCandidate[]): Bar[] {
  return inLanes([
    ...unit.bookings.map((booking, at) =>
      bar(`b${booking.id ?? at}`, booking, { kind: 'booking', booking } as const),
    ),
    ...unit.holds.map((hold) => bar(`h${hold.listingRequestId}`, hold, { kind: 'hold', hold } as const)),
    ...unit.blocks.map((block) => bar(`k${block.id}`, block, { kind: 'block', block } as const)),
    ...candidateBars(candidates),
    ...unit.windowLimits.map((limit, at) =>
      bar(`l${limit.feedId}${at}`, limit, { kind: 'limit', feedId: limit.feedId } as const),
    ),
  ])
}

/** Requests as bars, of a row that holds nothing else too. */
export function candidateBars(candidates: readonly CalendarCandidate[]): Bar[] {
  return inLanes(
    candidates.map((candidate) =>
      bar(`c${candidate.listingRequestId}`, candidate, { kind: 'candidate', candidate } as const),
    ),
  )
}

function bar(key: string, stay: { from: string; to: string }, subject: BarSubject): Bar {
  return { ...subject, key, from: dayNumber(stay.from), to: dayNumber(stay.to), lane: 0, lanes: 1 }
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
