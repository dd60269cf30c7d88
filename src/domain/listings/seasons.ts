import * as z from 'zod/mini'
import { addDays, dayFrom, daysInMonth, isDay, parseDay, type Day, type Stay } from '../kernel/day.ts'
import { averageMonthlyRent, rateOf } from '../kernel/rent.ts'
import { discountedRent, discountOfStay, type StayDiscount } from './stay-discounts.ts'

/** In a part of each year the monthly rent of a home is so many percent higher, or lower where it is negative. */
export interface Season {
  /** First and last day of each year, 'MM-DD', both inclusive; from a later to an earlier one it goes over New Year. */
  from: string
  to: string
  percent: number
}

/** Some days of a stay with what a month of them costs, in minor units. */
export interface PricedDays extends Stay {
  price: number
}

/** The most seasons of one home, and how far each may lie from the home's rent, in percent (ours). */
export const SEASON_LIMITS = { count: 6, lowest: -50, highest: 100 } as const

/** Seasons as the API takes them: no day of a year lies in two of them. */
export const seasons = z
  .array(
    z.strictObject({
      from: z.string().check(z.refine(isDayOfYear)),
      to: z.string().check(z.refine(isDayOfYear)),
      percent: z.int().check(z.minimum(SEASON_LIMITS.lowest), z.maximum(SEASON_LIMITS.highest)),
    }),
  )
  .check(
    z.maxLength(SEASON_LIMITS.count),
    z.refine((all) => !problemOfSeasons(all)),
    z.overwrite(earliestFirst),
  )

/** Why seasons can't stand beside each other: a day in two of them, no day of a year, none or too large a difference. */
export type SeasonProblem = 'DAY' | 'OVERLAP' | 'RANGE' | 'MANY'

/** What is wrong with seasons, or null. */
export function problemOfSeasons(all: readonly Season[]): SeasonProblem | null {
  const { count, lowest, highest } = SEASON_LIMITS
  if (all.length > count) return 'MANY'
  if (!all.every(({ from, to }) => isDayOfYear(from) && isDayOfYear(to))) return 'DAY'
  if (!all.every(({ percent }) => percent !== 0 && percent >= lowest && percent <= highest)) return 'RANGE'
  const overlap = all.some((one, at) => all.slice(at + 1).some((other) => touch(one, other)))
  return overlap ? 'OVERLAP' : null
}

// Of two parts of a year that share a day the first day of one lies in the other.
function touch(one: Season, other: Season): boolean {
  return holds(one, other.from) || holds(other, one.from)
}

/** Seasons in the order in which they begin in a year. */
export function earliestFirst<Of extends Season>(all: readonly Of[]): Of[] {
  return all.toSorted((a, b) => (a.from < b.from ? -1 : 1))
}

/** Whether a text is a day of a year, 'MM-DD'; the 29th of February is one. */
export function isDayOfYear(text: string): boolean {
  return /^\d{2}-\d{2}$/.test(text) && isDay(`${LEAP_YEAR}-${text}`)
}

const LEAP_YEAR = '2024'

/** A day of a year, 'MM-DD', as one of a leap year, for whoever writes it without its year; a RangeError for no such day. */
export function inLeapYear(ofYear: string): Day {
  return parseDay(`${LEAP_YEAR}-${ofYear}`)
}

/** A day of a year, 'MM-DD', by its month (1 to 12) and its day; beyond the month's end it is its last one. */
export function dayOfYear(month: number, day: number): string {
  const first = dayFrom({ year: Number(LEAP_YEAR), month, day: 1 })
  return `${first.slice(5, 7)}-${String(Math.min(Math.max(day, 1), daysInMonth(first))).padStart(2, '0')}`
}

/** What a month costs in a season, in minor units, rounded. */
export function seasonalRent(price: number, season: Pick<Season, 'percent'> | null): number {
  return season ? rateOf(price, (100 + season.percent) * 100) : price
}

/** The parts of a stay that cost the same, in their order. */
export function daysOfSeasons(
  { price, seasons: all }: { price: number; seasons: readonly Season[] },
  stay: Stay,
): PricedDays[] {
  const parts: PricedDays[] = []
  for (let day = stay.from; day <= stay.to; day = addDays(day, 1)) {
    const rent = seasonalRent(price, seasonOn(all, day))
    const last = parts.at(-1)
    if (last?.price === rent) last.to = day
    else parts.push({ from: day, to: day, price: rent })
  }
  return parts
}

function seasonOn(all: readonly Season[], day: Day): Season | null {
  const ofYear = day.slice(5)
  return all.find((season) => holds(season, ofYear)) ?? null
}

function holds({ from, to }: Pick<Season, 'from' | 'to'>, ofYear: string): boolean {
  return from <= to ? from <= ofYear && ofYear <= to : from <= ofYear || ofYear <= to
}

/** What a home costs a month, and what makes it cost more or less. */
export interface HomeRent {
  price: number
  seasons: readonly Season[]
  stayDiscounts: readonly StayDiscount[]
}

/** What makes the monthly rent of a stay: its days by season, their average, and the discount that is taken off. */
export interface RentOfStay {
  /** Of a month of the stay, in minor units: what a request keeps. */
  price: number
  days: PricedDays[]
  average: number
  discount: StayDiscount | null
}

/**
 * The monthly rent of a stay: the average of its seasons, each day by its part of a month, less the discount that the
 * stay has reached; each is rounded to the cent, as each is shown (decision 140).
 */
export function monthlyRentOfStay(home: HomeRent, stay: Stay): RentOfStay {
  const days = daysOfSeasons(home, stay)
  const average = averageMonthlyRent(days)
  const discount = discountOfStay(home.stayDiscounts, stay)
  return { price: discountedRent(average, discount), days, average, discount }
}
