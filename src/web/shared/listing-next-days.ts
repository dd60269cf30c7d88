/** What takes a listing's days; for a group the share of its units, 0 to 1. Both days inclusive. */
export interface DaySegment {
  kind: DaySegmentKind
  from: string
  to: string
  share: number
}

/** Everything that days can be taken by, and FREE. */
export type DaySegmentKind = 'FREE' | 'BOOKING' | 'HOLD' | 'BLOCK' | 'NOT_AVAILABLE'

/** A kind that is drawn, in the order of stacking from the bottom. */
export const TAKEN_KINDS = ['BOOKING', 'HOLD', 'BLOCK', 'NOT_AVAILABLE'] as const satisfies DaySegmentKind[]

/** A rectangle of the bar: `start` and `days` count days from the first, `base` and `share` are parts of the height. */
export interface DayPiece {
  kind: (typeof TAKEN_KINDS)[number]
  start: number
  days: number
  base: number
  share: number
}

/** Number of days the bar of a listing shows. */
export const NEXT_DAYS = 90

/** The rectangles of the bar from `first` on: kinds of the same day are stacked, equal neighbours joined. */
export function stackDays(segments: readonly DaySegment[], first: Temporal.PlainDate): DayPiece[] {
  const spans = segments.flatMap((segment) => {
    const start = Math.max(0, daysBetween(first, segment.from))
    const end = Math.min(NEXT_DAYS, daysBetween(first, segment.to) + 1)
    return end > start ? [{ ...segment, start, end }] : []
  })
  const edges = [...new Set(spans.flatMap((span) => [span.start, span.end]))].sort((a, b) => a - b)
  const pieces: DayPiece[] = []
  for (const [at, start] of edges.slice(0, -1).entries()) {
    const end = edges[at + 1] ?? start
    let base = 0
    for (const kind of TAKEN_KINDS) {
      const here = spans.filter((span) => span.kind === kind && span.start <= start && span.end >= end)
      const share = Math.min(
        1 - base,
        here.reduce((sum, span) => sum + span.share, 0),
      )
      if (share > 0) addPiece(pieces, { kind, start, days: end - start, base, share })
      base += share
    }
  }
  return pieces
}

function addPiece(pieces: DayPiece[], piece: DayPiece) {
  const before = pieces.findLast((other) => other.kind === piece.kind)
  const joins =
    before &&
    before.start + before.days === piece.start &&
    before.base === piece.base &&
    before.share === piece.share
  if (joins) before.days += piece.days
  else pieces.push(piece)
}

/** The share of all unit days that each kind takes, over the days the bar shows; FREE is what is left. */
export function shareOfDays(pieces: readonly DayPiece[]): Record<DaySegmentKind, number> {
  const shares = { FREE: 1, BOOKING: 0, HOLD: 0, BLOCK: 0, NOT_AVAILABLE: 0 }
  for (const piece of pieces) {
    const share = (piece.days * piece.share) / NEXT_DAYS
    shares[piece.kind] += share
    shares.FREE -= share
  }
  return { ...shares, FREE: Math.max(0, shares.FREE) }
}

function daysBetween(first: Temporal.PlainDate, day: string): number {
  return first.until(day, { largestUnit: 'days' }).days
}
