import { addDays, afterMonths, isDay, parseDay } from '../../domain/kernel/day.ts'
import { checkStay } from '../../domain/listings/stay-limits.ts'
import { takenDuring, type TakenRange } from '../shared/availability.ts'

/** What bounds the days that can be asked for. */
export interface StayBounds {
  availableFrom?: string | null
  unavailable: readonly TakenRange[]
  minMonths?: number | null
  maxMonths?: number | null
}

/** Why a stay can't be asked for: the field it belongs to, and what its sentence needs. */
export type StayProblem =
  | { field: 'from'; kind: 'past' }
  | { field: 'from'; kind: 'notYet'; day: string }
  | { field: 'to'; kind: 'notAfterFrom' }
  | { field: 'from' | 'to'; kind: 'unavailable'; taken: TakenRange }
  | { field: 'to'; kind: 'belowMinimum' | 'aboveMaximum'; months: number; day: string }

/** The first problem of a stay on a day, or null; days that are not given yet have none. */
export function stayProblem(from: string, to: string, bounds: StayBounds, today: string): StayProblem | null {
  if (!isDay(from)) return null
  if (from < today) return { field: 'from', kind: 'past' }
  if (bounds.availableFrom && from < bounds.availableFrom)
    return { field: 'from', kind: 'notYet', day: bounds.availableFrom }
  const startsIn = takenDuring(from, from, bounds.unavailable)
  if (startsIn) return { field: 'from', kind: 'unavailable', taken: startsIn }
  if (!isDay(to)) return null
  if (to <= from) return { field: 'to', kind: 'notAfterFrom' }
  const taken = takenDuring(from, to, bounds.unavailable)
  return taken ? { field: 'to', kind: 'unavailable', taken } : lengthProblem(from, to, bounds, today)
}

function lengthProblem(from: string, to: string, bounds: StayBounds, today: string): StayProblem | null {
  const listing = { address: {}, minBookingDuration: bounds.minMonths, maxBookingDuration: bounds.maxMonths }
  const stay = { from: parseDay(from), to: parseDay(to) }
  const { belowMinimum, aboveMaximum } = checkStay(listing, stay, parseDay(today))
  const limited = (kind: 'belowMinimum' | 'aboveMaximum', months: number): StayProblem => ({
    field: 'to',
    kind,
    months,
    day: lastDayOf(from, months),
  })
  if (belowMinimum && bounds.minMonths) return limited('belowMinimum', bounds.minMonths)
  return aboveMaximum && bounds.maxMonths ? limited('aboveMaximum', bounds.maxMonths) : null
}

/** The last day of a stay of so many months that begins on a day. */
export function lastDayOf(from: string, months: number): string {
  return addDays(afterMonths(parseDay(from), months), -1)
}

const QUICK_MONTHS = [1, 2, 3, 6, 9, 12]

/** Lengths worth offering with one click: what the limits allow and nothing runs into; the limits themselves too. */
export function quickMonths(from: string, bounds: StayBounds, today: string): number[] {
  if (!isDay(from) || parseDay(from) < parseDay(today)) return []
  const wanted = new Set([...QUICK_MONTHS, bounds.minMonths ?? 1, bounds.maxMonths ?? 12])
  return [...wanted]
    .filter((months) => stayProblem(from, lastDayOf(from, months), bounds, today) === null)
    .sort((a, b) => a - b)
}
