import { DAC7_ENFORCEMENT_DATE } from '../../domain/catalogue/tax.ts'
import { parseDay, partsOfDay } from '../../domain/kernel/day.ts'
import { utcToday } from './today.ts'

/** The years that have a report, the newest first, the last four of them. */
export function taxYears(): number[] {
  const { year } = partsOfDay(utcToday())
  const first = partsOfDay(parseDay(DAC7_ENFORCEMENT_DATE)).year
  return [year, year - 1, year - 2, year - 3].filter((one) => one >= first)
}
