import { addDays, type Day } from '../../kernel/day.ts'
import { compareTexts } from '../../kernel/text.ts'
import { type StayedBooking, unbrokenStays } from './unit-stays.ts'

/** How far whoever cleans sees, in days from today; ours. */
export const CLEANING_DAYS = { before: 14, ahead: 42 } as const

/** As far back as bookings are looked for, in days, so that a unit that stands empty is told by its last departure; ours. */
export const TURNOVER_DAYS_BEFORE = 365

/** Longest name of a cleaning link, in characters (ours; the database has it too). */
export const CLEANING_LABEL_MAX_LENGTH = 80

/** Longest note about the keys, in characters (ours; the database has it too). */
export const CLEANING_KEYS_MAX_LENGTH = 500

/** A unit between two stays; nothing in it says whose. */
export interface Turnover {
  listingId: string
  /** The last day of whoever leaves; null where nobody lived there before. */
  departure: Day | null
  /** The first day of whoever comes; null where nobody does as far as one sees. */
  arrival: Day | null
  /** By which it is named: the departure, else the arrival. */
  day: Day
}

/** The turnovers that whoever cleans sees today, the earliest first; of bookings by unit and first day. */
export function turnoversOf(
  bookings: readonly (StayedBooking & { listingId: string })[],
  today: Day,
): Turnover[] {
  const byUnit = Map.groupBy(bookings, ({ listingId }) => listingId)
  return [...byUnit]
    .flatMap(([listingId, ofUnit]) => turnoversIn(listingId, unbrokenStays(ofUnit, today)))
    .map((turnover) => withinSight(turnover, today))
    .filter((turnover) => turnover !== null)
    .toSorted((a, b) => compareTexts(a.day, b.day) || compareTexts(a.listingId, b.listingId))
}

function turnoversIn(listingId: string, stays: readonly { from: Day; to: Day }[]): Turnover[] {
  const [first] = stays
  if (!first) return []
  const begin = { listingId, departure: null, arrival: first.from, day: first.from }
  return [
    begin,
    ...stays.map(({ to }, at) => ({
      listingId,
      departure: to,
      arrival: stays[at + 1]?.from ?? null,
      day: to,
    })),
  ]
}

/** The turnover as far as it is seen: an arrival too far ahead is none yet. */
function withinSight(turnover: Turnover, today: Day): Turnover | null {
  const last = addDays(today, CLEANING_DAYS.ahead)
  const arrival = turnover.arrival && turnover.arrival <= last ? turnover.arrival : null
  const { departure } = turnover
  const leaves = departure !== null && departure >= addDays(today, -CLEANING_DAYS.before) && departure <= last
  const comes = arrival !== null && arrival >= today
  return leaves || comes ? { ...turnover, arrival } : null
}

/** Whether a turnover can be ticked off: not while whoever leaves still lives there; the last day counts as left. */
export function canBeCleaned({ departure }: Pick<Turnover, 'departure'>, today: Day): boolean {
  return departure === null || departure <= today
}
