import {
  addMonths,
  type Day,
  dayFrom,
  firstOfMonth,
  lastOfMonth,
  partsOfDay,
  type Stay,
} from '../kernel/day.ts'

/** How long a period of the money page is. */
export const MONEY_PERIODS = ['month', 'quarter', 'year'] as const satisfies readonly string[]

/** A length of a period. */
export type MoneyPeriodLength = (typeof MONEY_PERIODS)[number]

/** Whole months from the first day to the last, both in it. */
export interface MoneyPeriod extends Stay {
  length: MoneyPeriodLength
}

const MONTHS = { month: 1, quarter: 3, year: 12 } as const satisfies Record<MoneyPeriodLength, number>

const firstYear = 2000
const lastYear = 2099

/** The period that a text names: '2026-11', '2026-Q4' or '2026'; null for every other text. */
export function readPeriod(text: string): MoneyPeriod | null {
  const [, years = '', , quarters, months] = /^(\d{4})(-(?:Q([1-4])|(0[1-9]|1[0-2])))?$/.exec(text) ?? []
  const year = Number(years)
  if (!(year >= firstYear && year <= lastYear)) return null
  if (months) return periodOf('month', dayFrom({ year, month: Number(months), day: 1 }))
  if (quarters) return periodOf('quarter', dayFrom({ year, month: Number(quarters) * 3, day: 1 }))
  return periodOf('year', dayFrom({ year, month: 1, day: 1 }))
}

/** How addresses name a period. */
export function periodText({ length, from }: MoneyPeriod): string {
  const { year, month } = partsOfDay(from)
  if (length === 'year') return String(year)
  return length === 'quarter' ? `${year}-Q${Math.ceil(month / 3)}` : from.slice(0, 7)
}

/** The month, quarter or year that a day is in. */
export function periodOf(length: MoneyPeriodLength, day: Day): MoneyPeriod {
  const { month } = partsOfDay(day)
  const from = addMonths(firstOfMonth(day), -((month - 1) % MONTHS[length]))
  return { length, from, to: lastOfMonth(addMonths(from, MONTHS[length] - 1)) }
}

/** The period so many after it; before it where that is negative. */
export function shiftPeriod(period: MoneyPeriod, by: number): MoneyPeriod {
  return periodOf(period.length, addMonths(period.from, by * MONTHS[period.length]))
}

/** The first days of the last six months up to the end of a period, the oldest first. */
export function sixMonthsUpTo({ to }: Stay): Day[] {
  const last = firstOfMonth(to)
  return [-5, -4, -3, -2, -1, 0].map((by) => addMonths(last, by))
}
