import { addMonths, type Day, dayFrom, firstOfMonth, partsOfDay } from '../kernel/day.ts'
import { monthOfName } from '../kernel/month-names.ts'
import { withoutAccents } from '../kernel/text.ts'

/** Words that say what is let and not which. */
const WORDS_FOR_FLATS = new Set([
  'flat',
  'apartment',
  'unit',
  'wohnung',
  'appartement',
  'logement',
  'money',
  'geld',
  'argent',
])

/** What somebody who types 'flat 12 march' asks for. */
export interface MonthQuestion {
  /** What is left to look for: '12'; empty for all. */
  text: string
  /** The first day of the month. */
  month: Day
}

/**
 * Reads a month's name in English, German or French, with a year or without, out of what somebody looks for; null where
 * there is none. Without a year it is the last such month that has begun.
 */
export function readMonthQuestion(text: string, today: Day): MonthQuestion | null {
  const words = text.split(/\s+/).filter(Boolean)
  const at = words.findLastIndex((word) => monthOfName(word) > 0)
  if (at < 0) return null
  const year = /^20\d\d$/.exec(words[at + 1] ?? '')?.[0]
  const rest = words.filter((word, index) => {
    const isMonth = index === at || (year !== undefined && index === at + 1)
    return !isMonth && !WORDS_FOR_FLATS.has(withoutAccents(word))
  })
  return { text: rest.join(' '), month: begun(monthOfName(words[at] ?? ''), year, today) }
}

function begun(month: number, year: string | undefined, today: Day): Day {
  if (year) return dayFrom({ year: Number(year), month, day: 1 })
  const day = dayFrom({ year: partsOfDay(today).year, month, day: 1 })
  return day > firstOfMonth(today) ? addMonths(day, -12) : day
}
