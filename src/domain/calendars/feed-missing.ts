import { type Day, type Stay, addDays, hull, laterDay } from '../kernel/day.ts'
import { leftOver, overlapSearch } from './feed-days.ts'
import { CONFIRMING_ANSWERS, CONFIRMING_HOURS, isEntryOver } from './feed-quarantine.ts'
import type { FeedEvent, FeedState, Missing, MissingRule } from './feed-state.ts'
import { hoursSince } from './feed-window-limit.ts'

/** An entry that is missing alone is gone with so many answers, at least so many minutes after the first (D5). */
export const ALONE_ANSWERS = 2
export const ALONE_MINUTES = 30

/**
 * Which entries an answer has lost: those that are missing from it, and of whose days to come it does not block all in
 * other entries. The former place of a stay that moved during a quarantine isn't lost.
 */
export function lostEntries(
  gone: readonly FeedEvent[],
  present: readonly FeedEvent[],
  today: Day,
): FeedEvent[] {
  const blocked = overlapSearch(present.flatMap(({ block }) => (block ? [block] : [])))
  return gone.filter((event) => {
    const days = daysToCome(event, today)
    const isFormerPlace = event.received === null && event.missing === null
    return days && !isFormerPlace && leftOver(days, blocked(days)).length > 0
  })
}

/** The days to come that an entry takes, or null; tonight isn't asked for any more. */
function daysToCome({ kind, days, block, closure }: FeedEvent, today: Day): Stay | null {
  const taken = kind === 'SAME_STAY' ? days : block && closure ? hull(block, closure) : (block ?? closure)
  return taken && !isEntryOver(taken, today)
    ? { from: laterDay(taken.from, addDays(today, 1)), to: taken.to }
    : null
}

/**
 * By which rule the lost entries are freed (D5, decision 55): one alone by a second answer half an hour later; several
 * at once, half of all and more, or the last in time by three answers over a day, since platforms lose entries so.
 */
export function missingRule(
  known: readonly FeedEvent[],
  lost: readonly FeedEvent[],
  today: Day,
): MissingRule {
  const upcoming = known.filter((event) => daysToCome(event, today))
  if (lost.length * 2 >= upcoming.length) return 'HALF'
  if (lost.length > 1) return 'SEVERAL'
  const isLast = ({ days }: FeedEvent) => upcoming.every((other) => other.days.to <= days.to)
  return lost.some(isLast) ? 'LAST' : 'ALONE'
}

/** How long an entry has been missing with one more answer; what was lost with others once stays under their rule. */
export function missingNow(before: Missing | null, rule: MissingRule, now: Temporal.Instant): Missing {
  if (!before) return { rule, since: now, answers: 1 }
  return {
    rule: before.rule === 'ALONE' ? rule : before.rule,
    since: before.since,
    answers: Math.min(before.answers + 1, CONFIRMING_ANSWERS),
  }
}

/** Whether an entry has been missing from so many answers for so long that it is gone. */
export function isGone({ rule, since, answers }: Missing, now: Temporal.Instant): boolean {
  const hours = hoursSince(since, now)
  return rule === 'ALONE'
    ? answers >= ALONE_ANSWERS && hours >= ALONE_MINUTES / 60
    : answers >= CONFIRMING_ANSWERS && hours >= CONFIRMING_HOURS
}

/** Days that stay blocked although their entry is missing, and from when on an answer without it frees them. */
export interface MissingDays extends Stay {
  summary: string
  rule: MissingRule
  freeAt: Temporal.Instant
}

/** The days to come that are held since their entries are missing; what a quarantine holds it lists itself. */
export function missingDaysOf({ events, quarantine }: FeedState, today: Day): MissingDays[] {
  if (quarantine) return []
  return events.flatMap((event) => {
    const { missing, summary } = event
    const block = event.block ?? event.closure
    if (!missing || !block || !daysToCome(event, today)) return []
    const { rule, since } = missing
    const wait = rule === 'ALONE' ? { minutes: ALONE_MINUTES } : { hours: CONFIRMING_HOURS }
    return [{ from: block.from, to: block.to, summary, rule, freeAt: since.add(wait) }]
  })
}
