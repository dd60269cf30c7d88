import {
  type Day,
  type Stay,
  addDays,
  daysOfStay,
  intersection,
  laterDay,
  mergeStays,
} from '../kernel/day.ts'
import { leftOver, overlapSearch } from './feed-days.ts'
import type { ReceivedEvent } from './feed-matching.ts'
import type { FeedEvent, FeedState, Quarantine } from './feed-state.ts'
import { hoursSince } from './feed-window-limit.ts'

/** So many entries may vanish at once without suspicion, unless none is left (D5 says 'far fewer'; the figure is ours). */
export const LEAST_LOST = 3
/** Or entries of so many nights together, half a year: a single one may be most of a calendar (our decision). */
export const LOST_NIGHTS = 180
/** So many answers alike, over at least so many hours, confirm each other (D5). */
export const CONFIRMING_ANSWERS = 3
export const CONFIRMING_HOURS = 24

/** Whether an entry is over: its last night is this one at the latest, so nothing is freed when a feed drops it. */
export function isEntryOver(days: Stay, today: Day): boolean {
  return days.to <= today
}

/**
 * Whether an answer has lost so much that it may be a mistake: nothing to come is left of it, or more than half of the
 * entries and at least three are missing, or more than half of the nights and at least half a year, by whatever is
 * missing or shorter. What was merely joined with its neighbours isn't lost, and what came during a quarantine proves
 * nothing.
 */
export function isSuspicious(
  known: readonly FeedEvent[],
  answer: { gone: readonly FeedEvent[]; received: readonly ReceivedEvent[] },
  today: Day,
): boolean {
  const before = known.flatMap((event) => {
    const days = daysToLose(event, today)
    return days ? [{ event, ...days }] : []
  })
  if (before.length === 0) return false
  if (!answer.received.some((event) => !isEntryOver(event, today))) return true
  const received = overlapSearch(mergeStays(answer.received))
  const lostOf = (days: Stay) => leftOver(days, received(days))
  const gone = new Set(answer.gone)
  const lost = before.filter(({ event, ...days }) => gone.has(event) && lostOf(days).length > 0)
  if (lost.length >= LEAST_LOST && lost.length * 2 > before.length) return true
  const nights = mergeStays(before)
  const lostNights = nightsOf(nights.flatMap(lostOf))
  return lostNights >= LOST_NIGHTS && lostNights * 2 > nightsOf(nights)
}

/** The days to come that would be free without an entry, or null; tonight isn't asked for any more. */
function daysToLose({ kind, counted, block }: FeedEvent, today: Day): Stay | null {
  if (!counted) return null
  const days = kind === 'SAME_STAY' ? counted : block && intersection(counted, block)
  return days && !isEntryOver(days, today)
    ? { from: laterDay(days.from, addDays(today, 1)), to: days.to }
    : null
}

function nightsOf(stays: readonly Stay[]): number {
  return stays.reduce((sum, days) => sum + daysOfStay(days), 0)
}

/** What a suspicious answer makes of the quarantine; null once so many were alike that they are confirmed. */
export function quarantineNow(before: Quarantine | null, now: Temporal.Instant): Quarantine | null {
  const since = before?.since ?? now
  const answers = Math.min((before?.answers ?? 0) + 1, CONFIRMING_ANSWERS)
  return answers >= CONFIRMING_ANSWERS && hoursSince(since, now) >= CONFIRMING_HOURS
    ? null
    : { since, answers }
}

/** What somebody sees of the days that a quarantine holds. */
export interface HeldBack extends Stay {
  summary: string
  kind: 'GONE' | 'SHORTENED' | 'MOVED'
}

/** What would be free, or shorter, without the quarantine. */
export function heldBackOf({ events, quarantine }: FeedState, today: Day): HeldBack[] {
  if (!quarantine) return []
  const present = new Set(events.flatMap((event) => (event.received ? [event.uid] : [])))
  return events.flatMap((event): HeldBack[] => {
    const { summary, received, block } = event
    if (!block || isEntryOver(block, today)) return []
    if (!received) return [{ ...block, summary, kind: present.has(event.uid) ? 'MOVED' : 'GONE' }]
    const shorter =
      received.to < block.to || (received.from > block.from && received.from > addDays(today, 1))
    return shorter ? [{ ...block, summary, kind: 'SHORTENED' }] : []
  })
}
