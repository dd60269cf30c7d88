import type { WindowMeaning, CalendarPlatform } from '../catalogue/calendars.ts'
import type { ExportedDays } from './exported-days.ts'
import { type Day, type Stay, hull, intersection, laterDay, overlaps, sameStay } from '../kernel/day.ts'
import { leftOver, type OverlapSearch } from './feed-days.ts'
import { hasOurUid, isEcho, type ExportedToFeed, withoutEcho } from './feed-echo.ts'
import type { ReceivedEvent } from './feed-matching.ts'
import type { FeedEvent } from './feed-state.ts'
import { beforeLimit, firstFarEnd, watchFarEnd } from './feed-window-limit.ts'

/** What else there is of the unit, and when the answer came. */
export interface FeedFacts {
  feed: { id: string; platform: CalendarPlatform }
  now: Temporal.Instant
  /** The day it is where the apartment is. */
  today: Day
  /** What our links exported of the unit. */
  exported: readonly ExportedDays[]
  /** Bookings and holds of the unit. */
  stays: readonly (Stay & { offerId: string })[]
  /** Everything that takes days of the unit and isn't this feed's. */
  taken: readonly Stay[]
  /** A file is confirmed by whoever uploads it: no quarantine, no waiting. */
  confirmed: boolean
  /** What somebody has confirmed of the end of its booking window. */
  windowMeaning: WindowMeaning | null
  newId: () => string
}

/** From where an entry is looked at. */
export interface View {
  facts: FeedFacts
  exported: ExportedToFeed
  /** The entry before this answer; null for a new one. */
  before: FeedEvent | null
  /** Whether no other entry of the answer ends later. */
  last: boolean
  /** Whether a quarantine holds what is blocked. */
  holds: boolean
  /** What the feed blocked before this answer. */
  blocked: OverlapSearch<Stay>
  /** What bookings and holds of the unit take. */
  booked: OverlapSearch<Stay>
}

/** An entry of an answer with what it is taken for, and the days that it blocks. */
export function judged(event: FeedEvent, found: ReceivedEvent, view: View): FeedEvent {
  const { facts, exported, last } = view
  const { now, today, stays, confirmed } = facts
  const plain = { ...event, rolling: null, limit: null }
  const repeatable = event.kind === 'ECHO' ? exported.lately : exported.now
  // What came beside the feed's own entries under a UID of ours is a copy.
  const isCopy = !view.before && hasOurUid(found, repeatable, today)
  const kept = isCopy ? null : keptDays(event, view)
  const isOurs = isKnownStay(event, view)
    ? hasOurUid(found, repeatable, today)
    : isEcho(found, repeatable, today)
  if (!kept && isOurs) return { ...plain, kind: 'ECHO', block: null }
  const same = sameStays(event, stays)
  if (same.length > 0) return { ...plain, kind: 'SAME_STAY', block: beyond(event.days, same) }
  const known = { ...event, sameAs: [] }
  const trimmed = withoutEcho({ ...found, ...event.days }, exported, today)
  const own = kept ? hull(trimmed, kept) : trimmed
  // What is joined with days of ours ends where they begin; the rest is no far end.
  if (!sameStay(own, event.days)) return { ...plain, sameAs: [], kind: 'STAY', block: own }
  const sight = { now, today, last: last && !confirmed }
  const far = view.before
    ? watchFarEnd(view.before, found, found.summary, sight)
    : firstFarEnd(found, found.summary, sight)
  const block = far.limit ? beforeLimit(event.days, far.limit) : event.days
  return { ...known, ...far, block }
}

/** Whether an entry is one that was known by its days before: these are its own, also when we export them later. */
function isKnownStay(event: FeedEvent, { before, holds }: View): boolean {
  if (!before || before.kind === 'ECHO' || before.kind === 'WINDOW_LIMIT') return false
  return holds || sameStay(before.days, event.days)
}

/**
 * The days of an entry that the feed blocks already and no booking of ours takes, from the first to the last: it never
 * gives them up because they were exported, or because another feed takes them. What another feed takes may come
 * from this one, and who joins, parts or renames entries may give a stay the days, or the UID, of what we exported.
 */
function keptDays(event: FeedEvent, { blocked, booked, before, holds, facts }: View): Stay | null {
  if (before?.kind === 'ECHO' || before?.kind === 'WINDOW_LIMIT') return null
  const ahead = { from: laterDay(event.days.from, facts.today), to: event.days.to }
  const parts = blocked(ahead).flatMap((block) => {
    const days = intersection(block, ahead)
    return days ? leftOver(days, holds ? [] : booked(days)) : []
  })
  const [first, last] = [parts.at(0), parts.at(-1)]
  return first && last ? { from: first.from, to: last.to } : null
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
