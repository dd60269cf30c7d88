import type { CalendarPlatform } from './catalogue/calendar-platform.ts'
import type { ToldDays } from './calendar-told.ts'
import { overlaps, sameStay, type Stay } from './day.ts'
import { leftOver } from './feed-days.ts'
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
  /** Whether a quarantine holds what is blocked. */
  holds: boolean
}

/** An entry of an answer with what it is taken for, and the days that it blocks. */
export function judged(event: FeedEvent, found: SaidEvent, view: View): FeedEvent {
  const { facts, told, last } = view
  const { now, today, stays, meant } = facts
  const plain = { ...event, rolling: null, limit: null }
  const heard = event.kind === 'ECHO' ? told.lately : told.now
  const isOurs = isKnownStay(event, view) ? heard.uids.has(found.uid) : isEcho(found, heard, today)
  if (isOurs) return { ...plain, kind: 'ECHO', block: null }
  const same = sameStays(event, stays)
  if (same.length > 0) return { ...plain, kind: 'SAME_STAY', block: beyond(event.days, same) }
  const known = { ...event, sameAs: [] }
  const own = withoutEcho({ ...found, ...event.days }, told, today)
  // What is joined with days of ours ends where they begin; the rest is no far end.
  if (!sameStay(own, event.days)) return { ...plain, sameAs: [], kind: 'STAY', block: own }
  const sight = { now, today, last: last && !meant }
  const far = view.before
    ? watchFarEnd(view.before, found, found.summary, sight)
    : firstFarEnd(found, found.summary, sight)
  const block = far.limit ? beforeLimit(event.days, far.limit) : event.days
  return { ...known, ...far, block }
}

/**
 * Whether an entry is one that blocks its days already: these are its own, also when we tell them somebody later, for
 * instance by a booking on top of it.
 */
function isKnownStay(event: FeedEvent, { before, holds }: View): boolean {
  if (!before || before.kind === 'ECHO' || before.kind === 'WINDOW_LIMIT') return false
  return holds || sameStay(before.days, event.days)
}

/** The bookings that an entry is the same stay as, by somebody's word. */
export function sameStays<S extends Stay & { offerId: string }>(event: FeedEvent, stays: readonly S[]): S[] {
  if (event.sameAs.length === 0) return []
  return stays.filter((stay) => event.sameAs.includes(stay.offerId) && overlaps(stay, event.days))
}

/** What days have beyond the stays that they are the same as: from the first to the last such day, null for none. */
export function beyond(days: Stay, stays: readonly Stay[]): Stay | null {
  const parts = leftOver(days, stays)
  const [first, last] = [parts.at(0), parts.at(-1)]
  return first && last ? { from: first.from, to: last.to } : null
}
