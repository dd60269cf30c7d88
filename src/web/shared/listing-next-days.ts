import { type Day, daysBetween, parseDay } from '../../domain/kernel/day.ts'

/** What takes a listing's days, both days inclusive; for a group each kind with the share of its unit days, 0 to 1. */
export interface DaySegment {
  kind: DaySegmentKind
  from: string
  to: string
  share: number
}

/** Everything that days can be taken by, and FREE. */
export type DaySegmentKind = 'FREE' | 'BOOKING' | 'HOLD' | 'BLOCK' | 'NOT_AVAILABLE'

/** The kinds that are drawn, in the order in which they stand side by side. */
export const TAKEN_KINDS = ['BOOKING', 'HOLD', 'BLOCK', 'NOT_AVAILABLE'] as const satisfies DaySegmentKind[]

/** A part of the bar; `start` and `days` count days from the first, and may be fractions for a group. */
export interface DayPiece {
  kind: DaySegmentKind
  start: number
  days: number
}

/** Number of days the bar of a listing shows. */
export const NEXT_DAYS = 90

/** The parts of a unit's bar from `first` on, in order and without gaps: what isn't taken is FREE. */
export function piecesOfUnit(segments: readonly DaySegment[], first: Day): DayPiece[] {
  const taken = segments
    .filter(({ kind }) => kind !== 'FREE')
    .map(({ kind, from, to }) => ({
      kind,
      start: Math.max(0, daysBetween(first, parseDay(from))),
      end: Math.min(NEXT_DAYS, daysBetween(first, parseDay(to)) + 1),
    }))
    .filter(({ start, end }) => end > start)
    .sort((a, b) => a.start - b.start)
  const pieces: DayPiece[] = []
  let reached = 0
  for (const { kind, start, end } of taken) {
    if (start > reached) pieces.push({ kind: 'FREE', start: reached, days: start - reached })
    const from = Math.max(start, reached)
    if (end > from) pieces.push({ kind, start: from, days: end - from })
    reached = Math.max(reached, end)
  }
  if (reached < NEXT_DAYS) pieces.push({ kind: 'FREE', start: reached, days: NEXT_DAYS - reached })
  return pieces
}

/** The parts of a group's bar: each kind as wide as its share of all unit days, side by side. */
export function piecesOfGroup(segments: readonly DaySegment[]): DayPiece[] {
  const shares = sharesOf(segments)
  let start = 0
  return TAKEN_KINDS.flatMap((kind) => {
    const piece = { kind, start, days: shares[kind] * NEXT_DAYS }
    start += piece.days
    return piece.days > 0 ? [piece] : []
  })
}

/** The share of all unit days that each kind takes; FREE is what is left. */
export function sharesOf(segments: readonly DaySegment[]): Record<DaySegmentKind, number> {
  const shares = { FREE: 0, BOOKING: 0, HOLD: 0, BLOCK: 0, NOT_AVAILABLE: 0 }
  for (const segment of segments) shares[segment.kind] += segment.share
  const taken = TAKEN_KINDS.reduce((sum, kind) => sum + shares[kind], 0)
  return { ...shares, FREE: Math.max(0, 1 - taken) }
}
