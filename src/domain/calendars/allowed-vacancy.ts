import type { MaxVacancyUnit } from '../catalogue/listings.ts'
import { type Day, type Stay, addDays, addMonths, laterDay } from '../kernel/day.ts'
import type { UnitCalendar } from './occupancy.ts'

/** How long a landlord lets a unit stand empty before a stay; no number allows any length (C3). */
export interface VacancyAllowance {
  maxVacancy: number | null
  maxVacancyUnit: MaxVacancyUnit
}

/** The day from which a unit would stand empty until a stay begins, today at the earliest; the stay's first for none. */
export function emptyFrom(unit: UnitCalendar, stay: Stay, today: Day): Day {
  let day = unit.availableFrom ? laterDay(today, unit.availableFrom) : today
  for (const taken of unit.occupancies) {
    if (taken.from < stay.from) day = laterDay(day, addDays(taken.to, 1))
  }
  return day < stay.from ? day : stay.from
}

/** Whether the days that would stand empty before a stay are no more than the landlord allows (D3 isWithinAllowedVacancy). */
export function isWithinAllowedVacancy(
  empty: { from: Day; until: Day },
  { maxVacancy, maxVacancyUnit }: VacancyAllowance,
): boolean {
  if (maxVacancy === null) return true
  return LATER[maxVacancyUnit](empty.from, maxVacancy) >= empty.until
}

const LATER: Record<MaxVacancyUnit, (day: Day, count: number) => Day> = {
  MONTH: addMonths,
  WEEK: (day, weeks) => addDays(day, 7 * weeks),
  DAY: addDays,
}
