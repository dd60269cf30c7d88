import type { CalendarEvent } from './calendar-event.ts'
import {
  type Day,
  type Stay,
  addDays,
  compareDays,
  daysBetween,
  daysOfStay,
  intersection,
  sameStay,
} from '../kernel/day.ts'
import { isMonthOn } from './feed-pace.ts'
import type { FeedEvent } from './feed-state.ts'

/** An entry of an answer, as far as the import looks at it. */
export type ReceivedEvent = Pick<CalendarEvent, 'uid' | 'instance' | 'summary' | 'from' | 'to'>

/** Which entry of an answer is which of before; what is left on either side is gone, or new. */
export interface Matching {
  pairs: Map<FeedEvent, ReceivedEvent>
  gone: FeedEvent[]
  added: ReceivedEvent[]
}

/** Above this many pairs to compare overlaps aren't looked for: nobody's calendar, and it must not hang. */
const MOST_COMPARISONS = 250_000
/** How far the last entry may jump when its UID changes as well, unless it is the same of the next month. */
const LAST_JUMP_DAYS = 7

/**
 * Finds known entries in an answer, one to one (D5, decision 44): the same UID with the same days; the same days under
 * another UID; the same UID with other days; the largest overlap; at last an end of the booking window that jumped.
 */
export function matchEvents(known: readonly FeedEvent[], received: readonly ReceivedEvent[]): Matching {
  const pairs = new Map<FeedEvent, ReceivedEvent>()
  let gone = [...known]
  let added = [...received]
  const join = (
    keyOfKnown: (event: FeedEvent) => string | null,
    keyOfReceived: (event: ReceivedEvent) => string,
  ) => {
    const open = new Map<string, FeedEvent[]>()
    // From the end, so that the first one is taken first.
    for (const event of gone.toReversed()) {
      const key = keyOfKnown(event)
      const same = key === null ? [] : open.get(key)
      if (same) same.push(event)
      else if (key !== null) open.set(key, [event])
    }
    added = added.filter((event) => {
      const found = open.get(keyOfReceived(event))?.pop()
      if (found) pairs.set(found, event)
      return !found
    })
    gone = gone.filter((event) => !pairs.has(event))
  }
  join(
    (event) => event.received && `${daysKey(event.received)} ${uidKey(event)}`,
    (event) => `${daysKey(event)} ${uidKey(event)}`,
  )
  join((event) => daysKey(event.received ?? event.days), daysKey)
  join((event) => event.received && uidKey(event), uidKey)
  // What is held under the same UID comes back with other days.
  join(uidKey, uidKey)
  for (const [event, found] of overlapping(gone, added)) pairs.set(event, found)
  gone = gone.filter((event) => !pairs.has(event))
  const taken = new Set(pairs.values())
  added = added.filter((event) => !taken.has(event))
  const jump = jumpOfLast(known, received, gone, added)
  if (!jump) return { pairs, gone, added }
  pairs.set(jump[0], jump[1])
  return {
    pairs,
    gone: gone.filter((event) => event !== jump[0]),
    added: added.filter((event) => event !== jump[1]),
  }
}

function uidKey({ uid, instance }: Pick<ReceivedEvent, 'uid' | 'instance'>): string {
  return JSON.stringify([uid, instance])
}

function daysKey({ from, to }: Stay): string {
  return `${from}/${to}`
}

/** Pairs that share the most days first, each side once. */
function overlapping(
  known: readonly FeedEvent[],
  received: readonly ReceivedEvent[],
): [FeedEvent, ReceivedEvent][] {
  if (known.length * received.length > MOST_COMPARISONS) return []
  const candidates = known.flatMap((event) =>
    received.flatMap((other) => {
      const shared = intersection(event.days, other)
      return shared ? [{ event, other, days: daysOfStay(shared) }] : []
    }),
  )
  candidates.sort((a, b) => b.days - a.days || compareDays(a.event.days.from, b.event.days.from))
  const takenKnown = new Set<FeedEvent>()
  const takenReceived = new Set<ReceivedEvent>()
  return candidates.flatMap(({ event, other }): [FeedEvent, ReceivedEvent][] => {
    if (takenKnown.has(event) || takenReceived.has(other)) return []
    takenKnown.add(event)
    takenReceived.add(other)
    return [[event, other]]
  })
}

/** The last entry, short and under a new UID, a few days further on: the rolling end of a window of one day. */
function jumpOfLast(
  known: readonly FeedEvent[],
  received: readonly ReceivedEvent[],
  gone: readonly FeedEvent[],
  added: readonly ReceivedEvent[],
): [FeedEvent, ReceivedEvent] | null {
  const before = lastOf(known.filter((event) => event.rolling !== null))
  const now = lastReceived(received)
  if (!before?.received || !now || !gone.includes(before) || !added.includes(now)) return null
  const jump = daysBetween(before.received.to, now.to)
  const sameLength = daysOfStay(before.received) === daysOfStay(now)
  const isJump = sameLength && jump > 0 && jump <= LAST_JUMP_DAYS
  const isNextMonth = isMonthOn(before.received.from, now.from) && isMonthOn(before.received.to, now.to)
  return (isJump || isNextMonth) && before.summary === now.summary ? [before, now] : null
}

function lastOf(events: readonly FeedEvent[]): FeedEvent | undefined {
  return events.toSorted((a, b) => compareDays(a.days.to, b.days.to)).at(-1)
}

/** The entry of an answer that ends last; of several the one that begins last. */
export function lastReceived(received: readonly ReceivedEvent[]): ReceivedEvent | undefined {
  return received.reduce<ReceivedEvent | undefined>((last, event) => {
    if (!last) return event
    const order = compareDays(event.to, last.to) || compareDays(event.from, last.from)
    return order > 0 ? event : last
  }, undefined)
}

/**
 * The days an entry stands for now. A feed that names a running stay from today on only leaves out what is over, so the
 * first day stays; tomorrow counts too, since it may be that day already where the apartment is.
 */
export function daysNow(before: Stay, received: Stay, today: Day): Stay {
  const clipped = received.from > before.from && before.from <= today && received.from <= addDays(today, 1)
  const days = clipped ? { from: before.from, to: received.to } : { from: received.from, to: received.to }
  return sameStay(days, before) ? before : days
}
