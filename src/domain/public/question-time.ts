import {
  addDays,
  addMonths,
  type Day,
  dayFrom,
  dayOfWeek,
  daysInMonth,
  firstOfMonth,
  hull,
  isDay,
  lastOfMonth,
  partsOfDay,
  type Stay,
} from '../kernel/day.ts'
import { MAX_STAY_YEARS } from '../kernel/constants.ts'
import { monthOfShortName } from '../kernel/month-names.ts'
import { DAY_ARTICLES, DAY_JOINERS, DAY_OPENERS, NEAR_DAYS } from './question-words.ts'
import { lengthOf } from './question-phrase.ts'

/** Days that some words name. */
interface Named extends Stay {
  /** How many words that are. */
  length: number
  /** The year was not said, so that an end may lie in the next one. */
  isYearOpen: boolean
}

/** Which month a name without a year means: the next one or the last one; the present one counts as both. */
export type Direction = 'NEXT' | 'LAST'

/**
 * The days that words name, and which words those are: a month, a day or something near today, or two of them from the
 * first to the last. They are at most as many as the longest stay has. Null for none.
 */
export function readTime(
  words: readonly string[],
  today: Day,
  direction: Direction,
): (Stay & { at: number[] }) | null {
  const named: (Named & { at: number })[] = []
  for (let at = 0; at < words.length && named.length < 2; at++) {
    const found = namedAt(words, at, { today, direction })
    if (!found) continue
    named.push({ ...found, at })
    at += found.length - 1
  }
  const [first, second] = named
  if (!first) return null
  const at = named.flatMap((one) => Array.from({ length: one.length }, (_, more) => one.at + more))
  return { ...limited(second ? span(first, second) : first), at }
}

/** A year that stands alone, as all its days. */
export function readYear(words: readonly string[]): (Stay & { at: number[] }) | null {
  const at = words.findIndex((word) => /^20\d\d$/.test(word))
  if (at < 0) return null
  const from = dayFrom({ year: Number(words[at]), month: 1, day: 1 })
  return { from, to: addDays(addMonths(from, 12), -1), at: [at] }
}

function span(first: Named, second: Named): Stay {
  const isBefore = second.to < first.from && second.isYearOpen
  const later = { from: addMonths(second.from, 12), to: endOf(second, 12) }
  return hull(first, isBefore ? later : second)
}

/** The last of a whole month stays the last of the month, also of a February. */
function endOf({ to }: Stay, months: number): Day {
  const later = addMonths(to, months)
  return to === lastOfMonth(to) ? lastOfMonth(later) : later
}

function limited({ from, to }: Stay): Stay {
  const last = addDays(addMonths(from, MAX_STAY_YEARS * 12), -1)
  return { from, to: to > last ? last : to }
}

interface Now {
  today: Day
  direction: Direction
}

function namedAt(words: readonly string[], at: number, now: Now): Named | null {
  return (
    nearAt(words, at, now.today) ??
    writtenAt(words[at] ?? '', now) ??
    daysAt(words, at, now) ??
    monthAt(words, at, now)
  )
}

function nearAt(words: readonly string[], at: number, today: Day): Named | null {
  const monday = addDays(today, 1 - dayOfWeek(today))
  const next = addMonths(firstOfMonth(today), 1)
  const last = addMonths(firstOfMonth(today), -1)
  const stays = {
    nextMonth: { from: next, to: lastOfMonth(next) },
    lastMonth: { from: last, to: lastOfMonth(last) },
    thisMonth: { from: firstOfMonth(today), to: lastOfMonth(today) },
    nextWeek: { from: addDays(monday, 7), to: addDays(monday, 13) },
    lastWeek: { from: addDays(monday, -7), to: addDays(monday, -1) },
    thisWeek: { from: monday, to: addDays(monday, 6) },
    today: { from: today, to: today },
    yesterday: { from: addDays(today, -1), to: addDays(today, -1) },
    tomorrow: { from: addDays(today, 1), to: addDays(today, 1) },
  }
  const near = (Object.keys(stays) as (keyof typeof stays)[])
    .map((name) => ({ ...stays[name], length: lengthOf(NEAR_DAYS[name], words, at), isYearOpen: false }))
    .find(({ length }) => length > 0)
  return near ?? null
}

/** '2027-03', '2027-03-15', '03/2027', '15.3.2027', '15/3/2027', '15.3.'. */
function writtenAt(word: string, now: Now): Named | null {
  const iso = /^(20\d\d)-(\d\d)(?:-(\d\d))?$/.exec(word)
  const own = /^(?:(\d\d?)([./]))?(\d\d?)[./](20\d\d)$/.exec(word) ?? /^(\d\d?)(\.)(\d\d?)\.()$/.exec(word)
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : own ? [own[4], own[3], own[1]] : []
  if (!month || Number(month) < 1 || Number(month) > 12) return null
  return daysNamed(Number(month), day ? Number(day) : null, year ? Number(year) : null, now, 1)
}

/** 'March', 'mars 2027', '15. März', '15th march', 'march 15th'; 'from 15 march', but a flat in '15 march'. */
function monthAt(words: readonly string[], at: number, now: Now): Named | null {
  const before = dayBefore(words, at)
  const monthPlace = before === null ? at : at + 1
  const month = monthOfShortName(words[monthPlace] ?? '')
  if (month === 0) return null
  const after =
    before === null ? /^(\d\d?)(?:st|nd|rd|th)$/.exec(words[monthPlace + 1] ?? '')?.[1] : undefined
  const yearPlace = monthPlace + (after ? 2 : 1)
  const year = /^20\d\d$/.exec(words[yearPlace] ?? '')?.[0]
  const day = before ?? (after ? Number(after) : null)
  const length = yearPlace - at + (year ? 1 : 0)
  return daysNamed(month, day, year ? Number(year) : null, now, length)
}

/** Two days of one month, which is named once: '1. und 15. Mai', '1er au 15 mai', 'between 12 and 15 march'. */
function daysAt(words: readonly string[], at: number, now: Now): Named | null {
  const first = dayBefore(words, at)
  const [joiner = '', article = ''] = words.slice(at + 1, at + 3)
  const place = at + (DAY_ARTICLES.has(article) ? 3 : 2)
  if (first === null || !DAY_JOINERS.has(joiner) || !DAY_WORD.test(words[place] ?? '')) return null
  const last = monthAt([joiner, ...words.slice(place)], 1, now)
  if (!last || last.from !== last.to) return null
  const parts = partsOfDay(last.from)
  if (first < 1 || first > parts.day) return null
  return { ...last, from: dayFrom({ ...parts, day: first }), length: place - at + last.length }
}

const DAY_WORD = /^(\d\d?)(\.|st|nd|rd|th|er|e)?$/

function dayBefore(words: readonly string[], at: number): number | null {
  const [, day, mark] = DAY_WORD.exec(words[at] ?? '') ?? []
  if (!day) return null
  return mark || DAY_OPENERS.has(words[at - 1] ?? '') ? Number(day) : null
}

function daysNamed(
  month: number,
  day: number | null,
  year: number | null,
  { today, direction }: Now,
  length: number,
): Named | null {
  const stayIn = (wanted: number): Stay | null => {
    const first = dayFrom({ year: wanted, month, day: 1 })
    if (day === null) return { from: first, to: lastOfMonth(first) }
    if (day < 1 || day > daysInMonth(first)) return null
    const one = dayFrom({ year: wanted, month, day })
    return isDay(one) ? { from: one, to: one } : null
  }
  const isYearOpen = year === null
  const thisYear = partsOfDay(today).year
  if (year !== null) return withLength(stayIn(year))
  // The 29th of a February comes once in four years, or in eight.
  const years = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((more) => thisYear + (direction === 'NEXT' ? more : -more))
  const fits = (stay: Stay | null) => stay && (direction === 'NEXT' ? stay.to >= today : stay.from <= today)
  return withLength(years.map(stayIn).find(fits) ?? null)

  function withLength(stay: Stay | null): Named | null {
    return stay && { ...stay, length, isYearOpen }
  }
}
