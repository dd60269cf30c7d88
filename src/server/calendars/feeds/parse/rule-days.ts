import {
  dayNumberOf,
  isLeapYear,
  lengthOfMonth,
  partsOfNumber,
} from '../../../../domain/kernel/day-number.ts'
import { DAY, weekdayFromSunday } from './civil.ts'
import type { Rule, RuleDay } from './rule.ts'

/** Which days a rule's BY parts leave over. */
export interface DayRule {
  /** Whether a month, 1 to 12, can have any. */
  monthMatches(month: number): boolean
  /** Whether a day, by its number, is one. */
  dayMatches(day: number): boolean
}

/**
 * The days of a rule (RFC 5545 3.3.10): the parts that expand a period and those that limit it come to the same, the
 * days that satisfy all of them. What no part says comes from the start: its weekday, day of the month, or month.
 */
export function dayRuleOf(rule: Rule, start: number): DayRule {
  const { byMonth, byMonthDay, byYearDay, byWeekNo, byDay } = withDefaults(rule, Math.floor(start / DAY))
  // In a year the weekdays are numbered by the year, unless months are named (the table's note 2).
  const ofYear = rule.frequency === 'YEARLY' && byMonth.length === 0
  const ordinals = (rule.frequency === 'YEARLY' || rule.frequency === 'MONTHLY') && byWeekNo.length === 0
  const monthMatches = (month: number) => byMonth.length === 0 || byMonth.includes(month)
  return {
    monthMatches,
    dayMatches: (number) => {
      if (byDay.length > 0 && !byDay.some(({ weekday }) => weekday === weekdayFromSunday(number)))
        return false
      const { year, month, day } = partsOfNumber(number)
      if (!monthMatches(month)) return false
      const length = lengthOfMonth(year, month)
      if (!isOne(byMonthDay, day, length)) return false
      const yearDay = number - dayNumberOf(year, 1, 1) + 1
      const yearLength = isLeapYear(year) ? 366 : 365
      if (!isOne(byYearDay, yearDay, yearLength)) return false
      if (byWeekNo.length > 0 && !isWeek(byWeekNo, number, rule.weekStart)) return false
      if (byDay.length === 0 || !ordinals) return true
      const [place, all] = ofYear ? [yearDay, yearLength] : [day, length]
      return byDay.some((wanted) => isWeekday(wanted, weekdayFromSunday(number), place, all))
    },
  }
}

type Parts = Pick<Rule, 'byMonth' | 'byMonthDay' | 'byYearDay' | 'byWeekNo' | 'byDay'>

function withDefaults(rule: Rule, start: number): Parts {
  const { byMonth, byMonthDay, byYearDay, byWeekNo, byDay, frequency } = rule
  const parts = { byMonth, byMonthDay, byYearDay, byWeekNo, byDay }
  if (byMonthDay.length > 0 || byYearDay.length > 0 || byDay.length > 0) return parts
  const { month, day } = partsOfNumber(start)
  const weekday = [{ ordinal: 0, weekday: weekdayFromSunday(start) }]
  if (frequency === 'WEEKLY' || (frequency === 'YEARLY' && byWeekNo.length > 0))
    return { ...parts, byDay: weekday }
  if (frequency === 'MONTHLY') return { ...parts, byMonthDay: [day] }
  if (frequency !== 'YEARLY') return parts
  return { ...parts, byMonth: byMonth.length > 0 ? byMonth : [month], byMonthDay: [day] }
}

/** Whether a place is among those wanted, counted from the front or, when negative, from the end. */
function isOne(wanted: number[], place: number, length: number): boolean {
  return wanted.length === 0 || wanted.includes(place) || wanted.includes(place - length - 1)
}

function isWeekday({ ordinal, weekday }: RuleDay, own: number, place: number, length: number): boolean {
  if (weekday !== own) return false
  if (ordinal === 0) return true
  return ordinal > 0 ? ordinal === Math.ceil(place / 7) : -ordinal === Math.ceil((length - place + 1) / 7)
}

/** Weeks are numbered from the first one that has four days of the year. */
function isWeek(wanted: number[], number: number, weekStart: number): boolean {
  const begin = number - ((weekdayFromSunday(number) - weekStart + 7) % 7)
  const { year } = partsOfNumber(begin + 3)
  const first = firstWeek(year, weekStart)
  const weeks = (firstWeek(year + 1, weekStart) - first) / 7
  return isOne(wanted, (begin - first) / 7 + 1, weeks)
}

function firstWeek(year: number, weekStart: number): number {
  const fourth = dayNumberOf(year, 1, 4)
  return fourth - ((weekdayFromSunday(fourth) - weekStart + 7) % 7)
}
