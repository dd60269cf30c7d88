import type { Budget } from './limits.ts'
import { dayNumberOf, lengthOfMonth, partsOfNumber } from '../../../../domain/kernel/day-number.ts'
import { DAY } from './civil.ts'
import { dayRuleOf, type DayRule } from './rule-days.ts'
import type { Rule } from './rule.ts'

/** Between which local times a rule is followed. */
export interface OccurrenceRange {
  /** Nothing before it is listed; a rule that counts is followed from its start all the same. */
  from: number
  /** Nothing after it. */
  to: number
  /** The start counts only where the rule names it: so it is with what a rule takes out. */
  isNamedOnly?: boolean
}

/** How a rule is walked through: one period after the other, each with its local times in order. */
interface Walk {
  /** The number of the period that holds a local time. */
  indexAt(local: number): number
  /** When a period begins. */
  begin(index: number): number
  /** The times of a period, or the number of the next period worth looking at. */
  times(index: number): number[] | number
}

const SECONDS = { HOURLY: 3600, MINUTELY: 60, SECONDLY: 1 } as const
const LAST = dayNumberOf(9999, 12, 31) * DAY + DAY - 1

/**
 * The local times at which an event that starts at `start` takes place by a rule (RFC 5545 3.3.10), in order. The
 * start is the first of them, whether or not the rule would name it, unless the rule had ended before.
 */
export function* occurrences(
  rule: Rule,
  start: number,
  range: OccurrenceRange,
  budget: Budget,
): Generator<number> {
  const to = Math.min(range.to, LAST)
  if (start > to) return
  const walk = walkOf(rule, start)
  const hasStart = !range.isNamedOnly || namesStart(walk, start)
  if (hasStart && start >= range.from) yield start
  let left = (rule.count ?? Infinity) - (hasStart ? 1 : 0)
  const first = rule.count === null ? walk.indexAt(Math.max(start, range.from)) : walk.indexAt(start)
  // Periods are counted from the one of the start; the one before the first asked for may reach into it.
  const origin = walk.indexAt(start)
  let index = origin + Math.max(0, Math.floor((first - origin) / rule.interval) - 1) * rule.interval
  while (left > 0 && walk.begin(index) <= to) {
    budget.step()
    const times = walk.times(index)
    if (typeof times === 'number') {
      index = origin + Math.ceil((times - origin) / rule.interval) * rule.interval
      continue
    }
    for (const time of times) {
      if (time <= start) continue
      if (time > to || left <= 0) return
      budget.step()
      left -= 1
      if (time >= range.from) yield time
    }
    index += rule.interval
  }
}

function namesStart(walk: Walk, start: number): boolean {
  const times = walk.times(walk.indexAt(start))
  return typeof times !== 'number' && times.includes(start)
}

function walkOf(rule: Rule, start: number): Walk {
  const days = dayRuleOf(rule, start)
  switch (rule.frequency) {
    case 'YEARLY':
      return {
        indexAt: (local) => partsOfNumber(Math.floor(local / DAY)).year,
        begin: (year) => dayNumberOf(year, 1, 1) * DAY,
        times: (year) => inSet(rule, timesOfDays(rule, start, daysOfYear(year, days))),
      }
    case 'MONTHLY':
      return {
        indexAt: (local) => monthIndex(Math.floor(local / DAY)),
        begin: (index) => dayNumberOf(Math.floor(index / 12), (index % 12) + 1, 1) * DAY,
        times: (index) =>
          inSet(rule, timesOfDays(rule, start, daysOfMonth(Math.floor(index / 12), (index % 12) + 1, days))),
      }
    case 'WEEKLY':
      return {
        indexAt: (local) => weekIndex(Math.floor(local / DAY), rule.weekStart),
        begin: (index) => weekBegin(index, rule.weekStart) * DAY,
        times: (index) =>
          inSet(rule, timesOfDays(rule, start, matching(weekBegin(index, rule.weekStart), 7, days))),
      }
    case 'DAILY':
      return {
        indexAt: (local) => Math.floor(local / DAY),
        begin: (index) => index * DAY,
        times: (index) => inSet(rule, timesOfDays(rule, start, matching(index, 1, days))),
      }
    default:
      return clockWalk(rule, start, days, SECONDS[rule.frequency])
  }
}

function monthIndex(day: number): number {
  const { year, month } = partsOfNumber(day)
  return year * 12 + month - 1
}

/** Weeks are counted from the one around 1970-01-01, which was a Thursday. */
function weekIndex(day: number, weekStart: number): number {
  return Math.floor((day - (weekStart - 4)) / 7)
}

function weekBegin(index: number, weekStart: number): number {
  return index * 7 + weekStart - 4
}

function daysOfYear(year: number, days: DayRule): number[] {
  const found: number[] = []
  for (let month = 1; month <= 12; month += 1) found.push(...daysOfMonth(year, month, days))
  return found
}

function daysOfMonth(year: number, month: number, days: DayRule): number[] {
  if (!days.monthMatches(month)) return []
  return matching(dayNumberOf(year, month, 1), lengthOfMonth(year, month), days)
}

function matching(first: number, length: number, days: DayRule): number[] {
  const found: number[] = []
  for (let day = first; day < first + length; day += 1) if (days.dayMatches(day)) found.push(day)
  return found
}

/** Every day at every time of day that the rule names, or at the start's. */
function timesOfDays(rule: Rule, start: number, days: number[]): number[] {
  if (days.length === 0) return []
  const clock = clockTimes(rule, start)
  return days.flatMap((day) => clock.map((time) => day * DAY + time))
}

function clockTimes(rule: Rule, start: number): number[] {
  const [hour, minute, second] = clockOf(start)
  const hours = rule.byHour.length > 0 ? rule.byHour : [hour]
  const minutes = rule.byMinute.length > 0 ? rule.byMinute : [minute]
  const seconds = rule.bySecond.length > 0 ? rule.bySecond : [second]
  return hours.flatMap((h) => minutes.flatMap((m) => seconds.map((s) => h * 3600 + m * 60 + s)))
}

function clockOf(local: number): [hour: number, minute: number, second: number] {
  const time = local - Math.floor(local / DAY) * DAY
  return [Math.floor(time / 3600), Math.floor(time / 60) % 60, time % 60]
}

/** BYSETPOS picks among the times of one period. */
function inSet(rule: Rule, times: number[]): number[] {
  if (rule.bySetPos.length === 0) return times
  const picked = rule.bySetPos.map((position) => times.at(position > 0 ? position - 1 : position))
  return [...new Set(picked.filter((time) => time !== undefined))].sort((a, b) => a - b)
}

/** Periods of an hour, a minute or a second: days, hours and minutes that the rule rules out are left out at once. */
function clockWalk(rule: Rule, start: number, days: DayRule, seconds: number): Walk {
  const [, minute, second] = clockOf(start)
  const minutes = rule.byMinute.length > 0 ? rule.byMinute : [minute]
  const list = rule.bySecond.length > 0 ? rule.bySecond : [second]
  const allows = (allowed: number[], value: number) => allowed.length === 0 || allowed.includes(value)
  return {
    indexAt: (local) => Math.floor(local / seconds),
    begin: (index) => index * seconds,
    times: (index) => {
      const begin = index * seconds
      const day = Math.floor(begin / DAY)
      if (!days.dayMatches(day)) return ((day + 1) * DAY) / seconds
      const [h, m, s] = clockOf(begin)
      if (!allows(rule.byHour, h)) return (day * DAY + (h + 1) * 3600) / seconds
      if (seconds === 3600)
        return inSet(
          rule,
          minutes.flatMap((m) => list.map((s) => begin + m * 60 + s)),
        )
      if (!allows(rule.byMinute, m)) return (begin - s + 60) / seconds
      if (seconds === 60)
        return inSet(
          rule,
          list.map((s) => begin + s),
        )
      return allows(rule.bySecond, s) ? inSet(rule, [begin]) : index + 1
    },
  }
}
