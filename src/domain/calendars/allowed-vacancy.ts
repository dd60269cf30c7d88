import type { MaxVacancyUnit } from '../catalogue/listings.ts'
import { addDays, compareDays, laterDay, type Stay } from '../kernel/day.ts'
import type { UnitCalendar } from './occupancy.ts'

/** How long a landlord lets a unit stand empty before a stay; no number allows any length (C3). */
export interface VacancyAllowance {
  maxVacancy: number | null
  maxVacancyUnit: MaxVacancyUnit
}

/** The day from which a unit would stand empty until a stay begins, today at the earliest; the stay's first for none. */
export function emptyFrom(unit: UnitCalendar, stay: Stay, today: Temporal.PlainDate): Temporal.PlainDate {
  let day = unit.availableFrom ? laterDay(today, unit.availableFrom) : today
  for (const taken of unit.occupancies) {
    if (compareDays(taken.from, stay.from) < 0) day = laterDay(day, addDays(taken.to, 1))
  }
  return compareDays(day, stay.from) < 0 ? day : stay.from
}

/** Whether the days that would stand empty before a stay are no more than the landlord allows (D3 isWithinAllowedVacancy). */
export function isWithinAllowedVacancy(
  empty: { from: Temporal.PlainDate; until: Temporal.PlainDate },
  { maxVacancy, maxVacancyUnit }: VacancyAllowance,
): boolean {
  if (maxVacancy === null) return true
  return compareDays(empty.from.add(LENGTHS[maxVacancyUnit](maxVacancy)), empty.until) >= 0
}

const LENGTHS: Record<MaxVacancyUnit, (count: number) => Temporal.DurationLike> = {
  MONTH: (months) => ({ months }),
  WEEK: (weeks) => ({ weeks }),
  DAY: (days) => ({ days }),
}
