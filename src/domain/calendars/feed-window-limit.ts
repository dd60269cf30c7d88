import { type Day, type Stay, addDays, daysBetween } from '../kernel/day.ts'
import { paceOf, stillHours } from './feed-pace.ts'
import type { FeedEvent, Pace, Rolling } from './feed-state.ts'
import { saysClosed, saysReserved } from './feed-days.ts'

/** An entry that ends earlier than this many days ahead is no end of a booking window (our decision). */
export const WINDOW_END_DAYS = 90
/** A start counts as a far edge from this many days ahead on. */
export const WINDOW_START_DAYS = 60
/** An entry that ends later than this may be an end of the window, before it was seen to move. */
export const FAR_END_DAYS = 330
/** How often in a row an edge has to move on with time. */
export const ROLLS = 2
/** Two moves within less are somebody's work, not the time's. */
const LEAST_HOURS = 12

interface Sight {
  now: Temporal.Instant
  today: Day
  /** Whether no other entry of the answer ends later. */
  last: boolean
}

/** What follows for an entry at the far end: how it moves, whether it is the window's end, what it is taken for. */
export type FarEnd = Pick<FeedEvent, 'rolling' | 'limit'> & { kind: 'STAY' | 'FAR_END' | 'WINDOW_LIMIT' }

/**
 * Looks at an entry that an answer has brought again: one whose end, or far start, moves on with the days is the end of
 * a booking window, not a stay; so is one that does so by weeks or months. What is before the day on which the window was seen to end stays blocked.
 */
export function watchFarEnd(event: FeedEvent, received: Stay, summary: string, sight: Sight): FarEnd {
  const plain: FarEnd = { rolling: null, limit: null, kind: 'STAY' }
  const wasLimit = event.kind === 'WINDOW_LIMIT'
  const far = daysBetween(sight.today, received.to) >= WINDOW_END_DAYS
  if (saysReserved(summary) || !((sight.last && far) || wasLimit)) return plain
  const rolling = rollingNow(event, received, sight)
  if (rolling.times >= ROLLS)
    return { rolling, limit: limitNow(event, received, sight), kind: 'WINDOW_LIMIT' }
  return { rolling, limit: null, kind: mayBeFarEnd(rolling, received, summary, sight) ? 'FAR_END' : 'STAY' }
}

/** Looks at an entry that is new. */
export function firstFarEnd(received: Stay, summary: string, sight: Sight): FarEnd {
  const far = daysBetween(sight.today, received.to) >= WINDOW_END_DAYS
  if (!sight.last || !far || saysReserved(summary)) return { rolling: null, limit: null, kind: 'STAY' }
  const rolling: Rolling = { edge: null, times: 0, since: sight.now }
  return { rolling, limit: null, kind: mayBeFarEnd(rolling, received, summary, sight) ? 'FAR_END' : 'STAY' }
}

// Until the end is seen to move, or to stay, nobody is bothered with it.
function mayBeFarEnd(
  rolling: Rolling,
  received: Stay,
  summary: string,
  { now, today, last }: Sight,
): boolean {
  const veryFar = daysBetween(today, received.to) > FAR_END_DAYS
  return last && veryFar && saysClosed(summary) && hoursSince(rolling.since, now) <= stillHours(rolling.pace)
}

function rollingNow(event: FeedEvent, received: Stay, { now, today, last }: Sight): Rolling {
  const before = event.rolling
  if (!before || !event.received) return before ?? { edge: null, times: 0, since: now }
  const end = daysBetween(event.received.to, received.to)
  const start = daysBetween(event.received.from, received.from)
  const hours = hoursSince(before.since, now)
  const startIsFar = daysBetween(today, received.from) >= WINDOW_START_DAYS
  const known = before.times >= ROLLS
  const veryFar = daysBetween(today, received.to) > FAR_END_DAYS
  // What moves as a whole by a week or a month, or is made longer after it began, is sooner a stay.
  const paceOn = (from: Day, to: Day, slow: boolean): Pace | null =>
    known && daysBetween(from, to) >= 1 ? (before.pace ?? 'DAY') : paceOf(from, to, { hours, slow })
  const endPace = paceOn(event.received.to, received.to, startIsFar && (veryFar || start === 0))
  const startPace = startIsFar ? paceOn(event.received.from, received.from, veryFar) : null
  const edge = endPace ? 'END' : startPace ? 'START' : null
  const pace = endPace ?? startPace
  if (edge && pace) {
    // The first edge may have been set by hand an hour ago; from then on it has to keep time.
    if (before.times > 0 && !known && hours < LEAST_HOURS) return { edge: null, times: 0, since: now }
    const goesOn = (before.edge === edge || before.edge === null) && inStep(before, pace)
    return {
      edge,
      times: goesOn ? Math.min(before.times + 1, ROLLS) : 1,
      since: now,
      pace: goesOn && before.times > 0 && before.pace === undefined ? 'DAY' : pace,
    }
  }
  const watched = before.edge === 'START' ? start : end
  // An answer of yesterday, or a stay that was joined with the beginning, is no reason to block the whole end.
  const isStillFarEnd = last && daysBetween(today, received.to) >= WINDOW_END_DAYS
  if (known && watched < 0 && isStillFarEnd) return { ...before, since: now }
  const startMoved = before.edge === null && startIsFar && start !== 0
  if (watched !== 0 || startMoved) return { edge: null, times: 0, since: now }
  return hours > stillHours(before.pace) && before.times > 0
    ? { edge: null, times: 0, since: before.since }
    : before
}

// Days that were not asked for make a week look like one step; a week and a month are two things.
function inStep({ times, pace = 'DAY' }: Rolling, next: Pace): boolean {
  return times === 0 || pace === next || pace === 'DAY' || next === 'DAY'
}

function limitNow(event: FeedEvent, received: Stay, { today }: Sight): NonNullable<FeedEvent['limit']> {
  const far = daysBetween(today, received.from) >= WINDOW_START_DAYS
  if (!event.limit) {
    // What has begun, or will soon, is more than the end of a window: the days known so far stay blocked.
    return far ? { from: received.from, near: false } : { from: addDays(event.days.to, 1), near: true }
  }
  const before = event.limit.near ? event.received?.from : event.limit.from
  const later = before !== undefined && received.from > before
  return far && later ? { from: received.from, near: false } : event.limit
}

/** The days before the end of a booking window that an entry blocks nevertheless, or null. */
export function beforeLimit(days: Stay, limit: NonNullable<FeedEvent['limit']>): Stay | null {
  if (days.from >= limit.from) return null
  const to = addDays(limit.from, -1)
  return { from: days.from, to: days.to < to ? days.to : to }
}

/** Hours between two instants. */
export function hoursSince(since: Temporal.Instant, now: Temporal.Instant): number {
  return (now.epochMilliseconds - since.epochMilliseconds) / 3_600_000
}
