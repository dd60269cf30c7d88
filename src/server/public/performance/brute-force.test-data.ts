import { timeZoneOf } from '../../../domain/listings/listing-time-zone.ts'
import { addDays, type Day, dayOf, daysBetween, firstOfMonth, type Stay } from '../../../domain/kernel/day.ts'
import type { CountedNights } from '../../../domain/public/performance-figures.ts'

/** A unit with all that happened to it. */
export interface LivedUnit {
  unitId: string
  groupId: string
  price: number
  availableFrom: Day
  availableTo: Day | null
  /** In order. */
  events: { published: boolean; at: Temporal.Instant }[]
  bookings: {
    from: Day
    to: Day
    rent: number
    until: Day | null
    isCancelled: boolean
    lived: number | null
  }[]
  blocks: Stay[]
}

/** One night of a unit, looked at by itself. */
interface Night {
  unit: LivedUnit
  day: Day
  kind: 'BOOKED' | 'VACANT' | 'BLOCKED' | 'UNPUBLISHED' | null
}

/** Counts each night of units in a span by itself, by whatever a night belongs to; in German time. */
export function countByNights(
  units: readonly LivedUnit[],
  span: Stay,
  keyOf: (unit: LivedUnit, day: Day) => string,
): Map<string, CountedNights> {
  const sums = new Map<string, CountedNights>()
  const add = (key: string, more: Partial<CountedNights>) => {
    const sum = sums.get(key) ?? {
      booked: 0,
      vacant: 0,
      blocked: 0,
      unpublished: 0,
      earned: 0,
      vacancyCost: 0,
    }
    for (const [name, value] of Object.entries(more)) sum[name as keyof CountedNights] += value
    sums.set(key, sum)
  }
  for (const unit of units) {
    const nights: Night[] = []
    for (let day = span.from; day <= span.to; day = addDays(day, 1))
      nights.push({ unit, day, kind: kindOf(unit, day) })
    let since = 0
    for (const [at, { day, kind }] of nights.entries()) {
      const key = keyOf(unit, day)
      if (kind === null) continue
      if (kind === 'BOOKED') add(key, { booked: 1, earned: earnedOn(unit, day) })
      if (kind === 'BLOCKED') add(key, { blocked: 1 })
      if (kind === 'UNPUBLISHED') add(key, { unpublished: 1 })
      if (kind !== 'VACANT') continue
      if (nights[at - 1]?.kind !== 'VACANT') since = at
      add(key, { vacant: 1, vacancyCost: costOf(unit, at - since + 1) - costOf(unit, at - since) })
    }
  }
  return sums
}

/** How many vacant stretches units have in a span. */
export function countStretches(units: readonly LivedUnit[], span: Stay): number {
  let count = 0
  for (const unit of units) {
    let wasVacant = false
    for (let day = span.from; day <= span.to; day = addDays(day, 1)) {
      const isVacant = kindOf(unit, day) === 'VACANT'
      if (isVacant && !wasVacant) count++
      wasVacant = isVacant
    }
  }
  return count
}

/** The key of a month. */
export function monthOf(_: LivedUnit, day: Day): string {
  return firstOfMonth(day)
}

function kindOf(unit: LivedUnit, day: Day): Night['kind'] {
  if (stayOn(unit, day)) return 'BOOKED'
  const firstStay = unit.bookings
    .map(({ from, until }) => (until === null ? null : from))
    .filter((from) => from !== null)
  const first = [unit.availableFrom, ...firstStay].toSorted()[0] ?? unit.availableFrom
  if (day < first || (unit.availableTo !== null && day > unit.availableTo)) return null
  const isBlocked = unit.blocks.some(({ from, to }) => from <= day && day <= to)
  const zone = timeZoneOf('DE')
  const known = unit.events.filter(({ at }) => dayOf(at, zone) <= day)
  if (!known.some(({ published }) => published)) return null
  // The last one of a day decides about its night.
  if (known.at(-1)?.published) return isBlocked ? 'BLOCKED' : 'VACANT'
  return isBlocked ? null : 'UNPUBLISHED'
}

function stayOn(unit: LivedUnit, day: Day) {
  return unit.bookings.find(({ from, until }) => until !== null && from <= day && day <= until)
}

function earnedOn(unit: LivedUnit, day: Day): number {
  const stay = stayOn(unit, day)
  if (!stay?.until) return 0
  const nights = daysBetween(stay.from, stay.until) + 1
  const rent = stay.lived ?? stay.rent
  const before = (at: Day) => Math.round((rent * daysBetween(stay.from, at)) / nights)
  return before(addDays(day, 1)) - before(day)
}

function costOf(unit: LivedUnit, nights: number): number {
  return Math.round((nights * unit.price * 12) / 365)
}
