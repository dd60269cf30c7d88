import {
  type Day,
  type Stay,
  addDays,
  earlierDay,
  hull,
  laterDay,
  mergeStays,
  midnightOf,
  overlaps,
  sameStay,
} from '../kernel/day.ts'
import { keepIds, withoutDoubles } from './feed-blocks.ts'
import { CLOSURE_DAYS, windowEndOf, withClosure } from './feed-closure.ts'
import { overlapSearch } from './feed-days.ts'
import { exportedTo } from './feed-echo.ts'
import { withoutOldNames } from './feed-forgetting.ts'
import { type FeedFacts, judged } from './feed-judgement.ts'
import { daysNow, lastReceived, matchEvents, type ReceivedEvent } from './feed-matching.ts'
import { isGone, lostEntries, missingNow, missingRule } from './feed-missing.ts'
import { isEntryOver, isSuspicious, quarantineNow } from './feed-quarantine.ts'
import { stillHours } from './feed-pace.ts'
import type { FeedEvent, FeedState } from './feed-state.ts'
import { hoursSince } from './feed-window-limit.ts'

/**
 * Brings what is known of a feed up to date with an answer (D5, decision 44). Pure: the same answer again changes
 * nothing but what time alone changes. `confirmed`: the quarantine is over, since it was answered so for long enough.
 */
export function reconcileFeed(
  state: FeedState,
  answer: readonly ReceivedEvent[],
  facts: FeedFacts,
): { state: FeedState; confirmed: boolean } {
  const received = relevant(state, answer, facts.today)
  const matching = matchEvents(state.events, received)
  // What is missing already was judged when it went: the same answer again is no worse.
  const measure = state.quarantine ? state.events : state.events.filter(({ missing }) => !missing)
  const suspicious = !facts.confirmed && isSuspicious(measure, { gone: matching.gone, received }, facts.today)
  const quarantine = suspicious ? quarantineNow(state.quarantine, facts.now) : null
  const holds = quarantine !== null
  const last = lastReceived(received)
  const exported = exportedTo(facts.feed, facts.exported, facts)
  const blocked = overlapSearch(mergeStays(state.events.flatMap(({ block }) => (block ? [block] : []))))
  const booked = overlapSearch(mergeStays(facts.stays))
  const look = (event: FeedEvent, found: ReceivedEvent, before: FeedEvent | null) =>
    withClosure(
      judged(event, found, { facts, exported, before, last: found === last, holds, blocked, booked }),
      facts,
      holds,
    )
  const known = new Map(
    [...matching.pairs].map(([event, found]) => [
      event,
      kept(event, found, holds, facts).map((one) =>
        one.received ? look(one, found, one.id === event.id ? event : null) : one,
      ),
    ]),
  )
  const added = matching.added.map((found) => look(fresh(found, facts), found, null))
  const leaving = leavingOf(
    state,
    { gone: matching.gone, present: [...known.values()].flat().concat(added), holds },
    facts,
  )
  const events = [...state.events.flatMap((event) => known.get(event) ?? leaving(event)), ...added]
  const measured = holds ? events : events.map((event) => ({ ...event, counted: event.days }))
  return {
    state: {
      events: keepIds(state.events, withoutDoubles(withoutOldNames(measured, facts.today))),
      quarantine,
    },
    confirmed: suspicious && !holds,
  }
}

/** Lets go of all that a quarantine holds, because somebody of the landlord's says so. */
export function releaseFeed(state: FeedState, today: Day): FeedState {
  const events = state.events.flatMap((event) => {
    if (!event.received) return event.days.to === today ? [{ ...event, counted: event.days }] : []
    const days = daysNow(event.days, event.received, today)
    return [{ ...event, days, counted: days, block: event.block && blockWithin(event.block, days) }]
  })
  return { events: withoutDoubles(events), quarantine: null }
}

function blockWithin(block: Stay, days: Stay): Stay {
  return overlaps(block, days)
    ? { from: laterDay(block.from, days.from), to: earlierDay(block.to, days.to) }
    : days
}

/** The same answer as before, for a feed that says that nothing has changed. */
export function lastAnswer(state: FeedState): ReceivedEvent[] {
  return state.events.flatMap(({ uid, instance, summary, received }) =>
    received ? [{ uid, instance, summary, ...received }] : [],
  )
}

/** From when on the same answer may mean something else: null never, else not before that instant. */
export function recheckAt({ events, quarantine }: FeedState, now: Temporal.Instant): Temporal.Instant | null {
  const restless = events.some(
    ({ kind, received, days, block }) =>
      kind === 'ECHO' || kind === 'SAME_STAY' || !received || !sameOrNone(block, days, kind),
  )
  if (quarantine || restless) return now
  const still = events.flatMap(({ kind, rolling }) =>
    rolling && (kind !== 'STAY' || rolling.times > 0)
      ? [rolling.since.add({ hours: stillHours(rolling.pace), seconds: 1 })]
      : [],
  )
  return [...still, ...nearing(events, now)].toSorted((a, b) => Temporal.Instant.compare(a, b))[0] ?? null
}

/** When the end of a window that is not blocked has come near, wherever the apartment lies. */
function nearing(events: readonly FeedEvent[], now: Temporal.Instant): Temporal.Instant[] {
  return events.flatMap((event) => {
    const end = event.closure ? null : windowEndOf(event)
    const near = end && midnightOf(addDays(end.from, 1 - CLOSURE_DAYS)).add({ hours: 12 })
    return near && Temporal.Instant.compare(near, now) > 0 ? [near] : []
  })
}

// A block that is shorter than its entry was trimmed: that depends on what else takes the days.
function sameOrNone(block: Stay | null, days: Stay, kind: FeedEvent['kind']): boolean {
  return block === null || kind === 'WINDOW_LIMIT' || sameStay(block, days)
}

/** What is over at its first sight is nothing to block. */
function relevant(state: FeedState, answer: readonly ReceivedEvent[], today: Day): ReceivedEvent[] {
  const known = new Set(state.events.map(({ uid, instance }) => JSON.stringify([uid, instance])))
  return answer.filter(({ uid, instance, to }) => to >= today || known.has(JSON.stringify([uid, instance])))
}

/** What becomes of an entry that the answer has left out. */
function leavingOf(
  state: FeedState,
  { gone, present, holds }: { gone: readonly FeedEvent[]; present: readonly FeedEvent[]; holds: boolean },
  facts: FeedFacts,
): (event: FeedEvent) => FeedEvent[] {
  const { today, now, confirmed } = facts
  const lost = new Set(confirmed ? [] : lostEntries(gone, present, today))
  const rule = missingRule(state.events, [...lost], today)
  const echoes = overlapSearch(present.flatMap(({ kind, days }) => (kind === 'ECHO' ? [days] : [])))
  return (event) => {
    if (!lost.has(event)) return leftOut(event, holds, facts)
    const missing = missingNow(event.missing, rule, now)
    // What comes back of it may be our own copy, or the stay itself under a UID of ours: time can't tell.
    const isRepeated = echoes(event.days).length > 0
    return holds || isRepeated || !isGone(missing, now) ? [{ ...event, received: null, missing }] : []
  }
}

function leftOut(event: FeedEvent, holds: boolean, { today, now }: FeedFacts): FeedEvent[] {
  // What is over leaves the feed, not the calendar: its block stays as history. Tonight's may be back today.
  if (event.days.to < today) return []
  if (holds || isEntryOver(event.days, today)) return [{ ...event, received: null }]
  // The end of a window may be missing for an answer and is still one.
  const { kind, block, closure, rolling } = event
  const mayReturn =
    kind === 'WINDOW_LIMIT' &&
    !block &&
    !closure &&
    rolling &&
    hoursSince(rolling.since, now) <= stillHours(rolling.pace)
  return mayReturn ? [{ ...event, received: null }] : []
}

function kept(event: FeedEvent, found: ReceivedEvent, holds: boolean, facts: FeedFacts): FeedEvent[] {
  const { uid, instance, summary } = found
  const known = { ...event, uid, instance, summary, missing: null }
  const days = daysNow(event.days, found, facts.today)
  if (!holds || event.kind === 'ECHO') return [{ ...known, received: stayOf(found), days }]
  // Of the end of a window what it blocks is held.
  if (event.kind === 'WINDOW_LIMIT')
    return [{ ...known, received: stayOf(found), days: event.block ? hull(days, event.block) : days }]
  if (touches(event.days, days)) {
    return [
      {
        ...known,
        received: stayOf(found),
        days: sameStay(event.days, days) ? event.days : hull(event.days, days),
      },
    ]
  }
  // A stay that moved elsewhere holds both places.
  return [{ ...event, received: null }, fresh(found, facts)]
}

function stayOf({ from, to }: Stay): Stay {
  return { from, to }
}

function touches(a: Stay, b: Stay): boolean {
  return overlaps({ from: a.from, to: addDays(a.to, 1) }, { from: b.from, to: addDays(b.to, 1) })
}

function fresh(found: ReceivedEvent, { newId }: FeedFacts): FeedEvent {
  return {
    id: newId(),
    uid: found.uid,
    instance: found.instance,
    summary: found.summary,
    kind: 'STAY',
    received: stayOf(found),
    days: stayOf(found),
    // What comes when nothing is doubted counts from the next answer on.
    counted: null,
    block: null,
    rolling: null,
    limit: null,
    closure: null,
    sameAs: [],
    missing: null,
  }
}
