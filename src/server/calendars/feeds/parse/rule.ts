import { invalidDate } from './refused.ts'
import { writtenTime, type WrittenTime } from './values.ts'

/** How often a rule repeats, before its BY parts (RFC 5545 3.3.10). */
export type Frequency = 'SECONDLY' | 'MINUTELY' | 'HOURLY' | 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY'

/** A weekday (Sunday is 0) and which one of the month or year; 0 is every one. */
export interface RuleDay {
  ordinal: number
  weekday: number
}

/** A recurrence rule; a part that isn't given is empty or null. */
export interface Rule {
  frequency: Frequency
  interval: number
  count: number | null
  until: WrittenTime | null
  bySecond: number[]
  byMinute: number[]
  byHour: number[]
  byDay: RuleDay[]
  byMonthDay: number[]
  byYearDay: number[]
  byWeekNo: number[]
  byMonth: number[]
  bySetPos: number[]
  weekStart: number
}

const FREQUENCIES = ['SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const KNOWN = new Set([
  'FREQ',
  'INTERVAL',
  'COUNT',
  'UNTIL',
  'WKST',
  'BYSECOND',
  'BYMINUTE',
  'BYHOUR',
  'BYDAY',
  'BYMONTHDAY',
  'BYYEARDAY',
  'BYWEEKNO',
  'BYMONTH',
  'BYSETPOS',
  'RSCALE',
  'SKIP',
])

/** The rule of an RRULE; refused where any of it can't be understood, since every part changes the days. */
export function writtenRule(text: string): Rule {
  const parts = partsOf(text)
  const frequency = parts.get('FREQ') ?? ''
  if (!isFrequency(frequency)) throw invalidDate(`Repeats at no known frequency: ${text}`)
  // RFC 7529; in our own calendar nothing has to be skipped that RFC 5545 doesn't skip.
  if ((parts.get('RSCALE') ?? 'GREGORIAN') !== 'GREGORIAN' || (parts.get('SKIP') ?? 'OMIT') !== 'OMIT')
    throw invalidDate(`Repeats by another calendar: ${text}`)
  const numbers = (name: string, lowest: number, highest: number, signed = false) =>
    numbersOf(parts.get(name), lowest, highest, signed, text)
  return {
    frequency,
    interval: numbers('INTERVAL', 1, 1e9)[0] ?? 1,
    count: numbers('COUNT', 1, 1e12)[0] ?? null,
    until: parts.has('UNTIL') ? writtenTime(parts.get('UNTIL') ?? '') : null,
    bySecond: numbers('BYSECOND', 0, 60).map((second) => Math.min(second, 59)),
    byMinute: numbers('BYMINUTE', 0, 59),
    byHour: numbers('BYHOUR', 0, 23),
    byDay: daysOf(parts.get('BYDAY'), text),
    byMonthDay: numbers('BYMONTHDAY', 1, 31, true),
    byYearDay: numbers('BYYEARDAY', 1, 366, true),
    byWeekNo: numbers('BYWEEKNO', 1, 53, true),
    byMonth: numbers('BYMONTH', 1, 12),
    bySetPos: numbers('BYSETPOS', 1, 366, true),
    weekStart: daysOf(parts.get('WKST'), text)[0]?.weekday ?? 1,
  }
}

function partsOf(text: string): Map<string, string> {
  const parts = new Map<string, string>()
  for (const part of text.toUpperCase().replaceAll(/\s/g, '').split(';')) {
    if (part === '') continue
    const [name = '', value = ''] = part.split('=', 2)
    // The former standard allowed parts of one's own.
    if (name.startsWith('X-')) continue
    if (!KNOWN.has(name) || value === '') throw invalidDate(`Not a rule: ${text}`)
    if (!parts.has(name)) parts.set(name, value)
  }
  return parts
}

function isFrequency(text: string): text is Frequency {
  return FREQUENCIES.includes(text)
}

/** Sorted, without duplicates. */
function numbersOf(
  list: string | undefined,
  lowest: number,
  highest: number,
  signed: boolean,
  rule: string,
): number[] {
  if (list === undefined) return []
  const numbers = list.split(',').map((text) => {
    const number = /^[+-]?\d{1,12}$/.test(text) ? Number(text) : Number.NaN
    const size = signed ? Math.abs(number) : number
    if (!(size >= lowest && size <= highest)) throw invalidDate(`Not in a rule: ${text} in ${rule}`)
    return number
  })
  return [...new Set(numbers)].sort((a, b) => a - b)
}

function daysOf(list: string | undefined, rule: string): RuleDay[] {
  if (list === undefined) return []
  return list.split(',').map((text) => {
    const [, ordinal = '', name = ''] = /^([+-]?\d{1,2})?(SU|MO|TU|WE|TH|FR|SA)$/.exec(text) ?? []
    const day = { ordinal: Number(ordinal), weekday: WEEKDAYS.indexOf(name) }
    if (day.weekday < 0 || Math.abs(day.ordinal) > 53 || (ordinal !== '' && day.ordinal === 0))
      throw invalidDate(`Not a weekday: ${text} in ${rule}`)
    return day
  })
}
