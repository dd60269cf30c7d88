import type { CalendarPlatform } from './catalogue/calendar-platform.ts'
import type { ToldDays } from './calendar-told.ts'
import { overlaps, sameStay, type Stay } from './day.ts'
import { isEcho, type Told, withoutEcho } from './feed-echo.ts'
import type { SaidEvent } from './feed-matching.ts'
import type { FeedEvent } from './feed-state.ts'
import { beforeLimit, firstFarEnd, watchFarEnd } from './feed-window-limit.ts'

/** What else there is of the unit, and when the answer came. */
export interface FeedFacts {
  feed: { id: string; platform: CalendarPlatform }
  now: Temporal.Instant
  /** The day it is where the home is. */
  today: Temporal.PlainDate
  /** What our links told of the unit. */
  told: readonly ToldDays[]
  /** Bookings and holds of the unit. */
  stays: readonly (Stay & { offerId: string })[]
  /** Everything that takes days of the unit and isn't this feed's. */
  taken: readonly Stay[]
  /** A file that somebody uploaded is meant as it is: no quarantine, no waiting. */
  meant: boolean
  newId: () => string
}

/** From where an entry is looked at. */
export interface View {
  facts: FeedFacts
  told: Told
  /** The entry before this answer; null for a new one. */
  before: FeedEvent | null
  /** Whether no other entry of the answer ends later. */
  last: boolean
}

/** An entry of an answer with what it is taken for, and the days that it blocks. */
export function judged(event: FeedEvent, found: SaidEvent, view: View): FeedEvent {
  const { facts, told, before, last } = view
  const { now, today, stays, taken, meant } = facts
  const plain = { ...event, rolling: null, limit: null }
  const heard = event.kind === 'ECHO' ? told.lately : told.now
  if (isEcho(found, heard, today)) return { ...plain, kind: 'ECHO', block: null }
  if (stays.some((stay) => event.sameAs.includes(stay.offerId) && overlaps(stay, event.days))) {
    return { ...plain, kind: 'SAME_STAY', block: null }
  }
  const known = { ...event, sameAs: [] }
  const own = withoutEcho({ ...found, ...event.days }, told.now, { today, taken })
  // What is joined with days of ours ends where they begin; the rest is no far end.
  if (!sameStay(own, event.days)) return { ...plain, sameAs: [], kind: 'STAY', block: own }
  const sight = { now, today, last: last && !meant }
  const far = before
    ? watchFarEnd(before, found, found.summary, sight)
    : firstFarEnd(found, found.summary, sight)
  const block = far.limit ? beforeLimit(event.days, far.limit) : event.days
  return { ...known, ...far, block }
}
