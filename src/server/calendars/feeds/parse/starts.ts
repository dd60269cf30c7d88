import { DAY } from './civil.ts'
import type { TakenEntry } from './entry.ts'
import { type Budget, MAX_WHOLE_INSTANCES } from './limits.ts'
import { occurrences } from './occurrences.ts'
import type { Rule } from './rule.ts'

/** From which to which day, by their numbers, entries that repeat without end are read. */
export interface Window {
  from: number
  to: number
}

/**
 * When a repeating entry starts by its rules, in local time. What ends after some instances is listed whole, the rest as
 * far as it reaches into the window.
 */
export function* startsOf(entry: TakenEntry, window: Window, budget: Budget): Generator<number> {
  if (entry.rules.length === 0) yield entry.start.local
  for (const rule of entry.rules) yield* startsByRule(rule, entry, window, budget)
}

/** When a rule takes instances out, in local time, as far as the window reaches. */
export function* exceptionsOf(entry: TakenEntry, window: Window, budget: Budget): Generator<number> {
  for (const rule of entry.exceptionRules) {
    const to = Math.min(endOf(rule, entry), Math.max(window.to * DAY, entry.start.local + 50 * 366 * DAY))
    yield* occurrences(rule, entry.start.local, { from: entry.start.local, to, isNamedOnly: true }, budget)
  }
}

function* startsByRule(rule: Rule, entry: TakenEntry, window: Window, budget: Budget): Generator<number> {
  const end = endOf(rule, entry)
  const { local } = entry.start
  const short = rule.count === null ? end < (window.to + 1) * DAY : rule.count <= MAX_WHOLE_INSTANCES
  const starts = short ? firstOf(occurrences(rule, local, { from: local, to: end }, budget)) : null
  if (starts) yield* starts
  else yield* occurrences(rule, local, { from: fromOf(entry, window), to: toOf(end, window) }, budget)
}

/** All of them, or null where they are too many. */
function firstOf(starts: Generator<number>): number[] | null {
  const list: number[] = []
  for (const start of starts) {
    if (list.length === MAX_WHOLE_INSTANCES) return null
    list.push(start)
  }
  return list
}

function fromOf({ length }: TakenEntry, window: Window): number {
  return (window.from - length.days - 2) * DAY - length.seconds
}

function toOf(end: number, window: Window): number {
  return Math.min(end, (window.to + 1) * DAY - 1)
}

/** The last local time at which a rule may take place: UNTIL is inclusive, and given in UTC where there is a zone. */
function endOf({ until }: Rule, { start }: TakenEntry): number {
  if (!until) return Infinity
  if (start.date || until.date) return Math.floor(until.local / DAY) * DAY + DAY - 1
  return until.utc ? start.zone.toLocal(until.local) : until.local
}
