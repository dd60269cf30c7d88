import type { CalendarChangeKind, CalendarChangeReason } from '../catalogue/calendars.ts'
import { type Day, type Stay, addDays, laterDay, mergeStays, sameStay } from '../kernel/day.ts'
import { blocksOf, planFeedBlocks } from './feed-blocks.ts'
import { leftOver, overlapSearch } from './feed-days.ts'
import { isEntryOver } from './feed-quarantine.ts'
import type { FeedEvent, FeedState, MissingRule } from './feed-state.ts'

/** One thing that an answer, or somebody's word, did to days. */
export interface FeedChange extends Stay {
  kind: CalendarChangeKind
  reason: CalendarChangeReason
  /** The days before a move. */
  before: Stay | null
  summary: string
}

/** Who let go of what a quarantine held. */
export type ReleasedBy = 'TIME' | 'LANDLORD' | 'ANSWER'

/**
 * What changed from one state of a feed to the next, for its history: what is still taken by its neighbours isn't freed.
 * `because`: somebody's word is the reason of all of it.
 */
export function changesOf(
  before: FeedState,
  after: FeedState,
  { today, releasedBy, because }: { today: Day; releasedBy: ReleasedBy; because?: CalendarChangeReason },
): FeedChange[] {
  const plan = planFeedBlocks(before.events, after.events, today)
  const old = new Map(before.events.map((event) => [event.id, event]))
  const now = new Map(after.events.map((event) => [event.id, event]))
  const hadDays = overlapSearch(mergeStays(blocksOf(before.events)))
  const hasDays = overlapSearch(mergeStays(blocksOf(after.events)))
  const endsBefore = endsOf(before.events)
  const endsAfter = endsOf(after.events)
  const released = before.quarantine !== null && after.quarantine === null
  const changes = [
    ...plan.add.flatMap((block): FeedChange[] => {
      const isNew = leftOver(block, hadDays(block)).length > 0
      const reason = endsAfter.has(block.id)
        ? 'WINDOW_NEAR'
        : reasonOfBlock(old.get(block.id), now.get(block.id))
      return isNew ? [change('BLOCKED', reason, block)] : []
    }),
    ...plan.move
      .filter((block) => !sameStay(block, block.before) && !(endsAfter.has(block.id) && isLonger(block)))
      .map((block) => ({
        ...change('MOVED', released ? reasonOfRelease(releasedBy) : 'EVENT_MOVED', block),
        before: block.before,
      })),
    ...plan.remove.flatMap((block): FeedChange[] => {
      const end = endsBefore.get(block.id)
      const next = now.get(block.id)
      const isOther = next?.kind !== old.get(block.id)?.kind
      if (isOther && next?.kind === 'ECHO') return [change('ECHO', 'OWN_CALENDAR', block)]
      if (isOther && next?.kind === 'WINDOW_LIMIT' && !next.closure)
        return [change('WINDOW_LIMIT', 'ROLLING', block)]
      if (isOther && next?.kind === 'SAME_STAY') return [change('SAME_STAY', 'SETTLED', block)]
      const reason =
        end && now.has(end.id)
          ? 'WINDOW_OPENED'
          : reasonOfFreeing(end ?? old.get(block.id), { released, releasedBy })
      return leftOver(block, hasDays(block)).map((days) => ({ ...change('FREED', reason, block), ...days }))
    }),
    ...recognised(old, after.events),
    ...newlyHeld(old, after, today),
  ]
  return because ? changes.map((one) => ({ ...one, reason: because })) : changes
}

/** The entries whose end of the window is blocked, by the id of that block. */
function endsOf(events: readonly FeedEvent[]): Map<string, FeedEvent> {
  return new Map(events.flatMap((event) => (event.closure ? [[event.closure.id, event] as const] : [])))
}

/** The end of a window moves on by itself: that is no news. */
function isLonger({ from, to, before }: Stay & { before: Stay }): boolean {
  return from === before.from && to > before.to
}

function change(
  kind: CalendarChangeKind,
  reason: CalendarChangeReason,
  { from, to, summary }: Stay & { summary: string },
): FeedChange {
  return { kind, reason, from, to, before: null, summary }
}

function reasonOfBlock(before: FeedEvent | undefined, after: FeedEvent | undefined): CalendarChangeReason {
  if (before && before.kind === after?.kind) return 'EVENT_MOVED'
  if (before?.kind === 'ECHO') return 'NO_LONGER_OWN'
  if (before?.kind === 'WINDOW_LIMIT') return 'STOPPED_ROLLING'
  return before?.kind === 'SAME_STAY' ? 'BOOKING_GONE' : 'EVENT_NEW'
}

function reasonOfRelease(by: ReleasedBy): CalendarChangeReason {
  if (by === 'TIME') return 'RELEASED_BY_TIME'
  return by === 'LANDLORD' ? 'RELEASED_BY_LANDLORD' : 'ANSWERS_AGAIN'
}

function reasonOfFreeing(
  before: FeedEvent | undefined,
  { released, releasedBy }: { released: boolean; releasedBy: ReleasedBy },
): CalendarChangeReason {
  if (!before || before.received) return 'EVENT_GONE'
  if (released || releasedBy === 'LANDLORD') return reasonOfRelease(releasedBy)
  return before.missing ? REASONS_OF_MISSING[before.missing.rule] : 'EVENT_GONE'
}

const REASONS_OF_MISSING = {
  ALONE: 'ONE_MISSING',
  SEVERAL: 'SEVERAL_MISSING',
  LAST: 'LAST_MISSING',
  HALF: 'HALF_MISSING',
} as const satisfies Record<MissingRule, CalendarChangeReason>

/** Entries that never blocked anything, or go on blocking less than they say. */
function recognised(old: ReadonlyMap<string, FeedEvent>, events: readonly FeedEvent[]): FeedChange[] {
  return events.flatMap((event): FeedChange[] => {
    const before = old.get(event.id)
    if (before?.kind === event.kind) return []
    const days = { ...event.days, summary: event.summary }
    if (event.kind === 'ECHO') return before?.block ? [] : [change('ECHO', 'OWN_CALENDAR', days)]
    const stillBlocks = event.kind === 'WINDOW_LIMIT' && event.block !== null && event.closure === null
    return stillBlocks && event.limit
      ? [change('WINDOW_LIMIT', 'ROLLING', { ...days, from: laterDay(event.limit.from, days.from) })]
      : []
  })
}

function newlyHeld(
  old: ReadonlyMap<string, FeedEvent>,
  { events, quarantine }: FeedState,
  today: Day,
): FeedChange[] {
  return events.flatMap((event): FeedChange[] => {
    const before = old.get(event.id)
    if (!event.block || !before?.received || isEntryOver(event.block, today)) return []
    const days = { ...event.block, summary: event.summary }
    if (!quarantine)
      return event.missing ? [change('HELD_BACK', REASONS_OF_MISSING[event.missing.rule], days)] : []
    const isHeld = !event.received || isShorter(event.received, event.days, today)
    const wasHeld = isShorter(before.received, before.days, today)
    return isHeld && !wasHeld ? [change('HELD_BACK', 'QUARANTINE', days)] : []
  })
}

function isShorter(received: Stay, days: Stay, today: Day): boolean {
  const laterStart = received.from > days.from && received.from > addDays(today, 1)
  return laterStart || received.to < days.to
}

/** The days from today on that a feed blocks now and did not before, and those it frees: what a calendar shows. */
export function netChanges(
  before: FeedState,
  after: FeedState,
  today: Day,
): { blocked: Stay[]; freed: Stay[] } {
  const removed = new Set(planFeedBlocks(before.events, after.events, today).remove.map(({ id }) => id))
  const had = blocksOf(before.events)
  const now = blocksOf(after.events)
  const known = new Set(now.map(({ id }) => id))
  // What is over has left the feed, but not the calendar.
  const has = upcoming([...now, ...had.filter(({ id }) => !known.has(id) && !removed.has(id))], today)
  const earlier = upcoming(had, today)
  const [inHas, inEarlier] = [overlapSearch(has), overlapSearch(earlier)]
  return {
    blocked: has.flatMap((days) => leftOver(days, inEarlier(days))),
    freed: earlier.flatMap((days) => leftOver(days, inHas(days))),
  }
}

function upcoming(stays: readonly Stay[], today: Day): Stay[] {
  return mergeStays(stays)
    .filter(({ to }) => to >= today)
    .map(({ from, to }) => ({ from: laterDay(from, today), to }))
}
