import { isTooHigh } from './price-comparison.ts'
import type { PlannedUnit, UnitProblem } from './unit-changes.ts'

/** What of a group decides which rents its units may have for themselves. */
export interface RentingHome {
  currency: string
  area: number
  partOfGroup: boolean
}

/**
 * What is wrong with the rents that units are to have for themselves: a listing by itself costs what it costs, and a
 * unit has the limit for an area that its group has (C5). A rent that is there already may stay.
 */
export function unitRentProblems(
  { currency, area, partOfGroup }: RentingHome,
  planned: readonly Pick<PlannedUnit, 'id' | 'line' | 'values' | 'changes'>[],
): UnitProblem[] {
  return planned.flatMap(({ id, line, values, changes }): UnitProblem[] => {
    if (values.price === null || !changes.some(({ field }) => field === 'price')) return []
    if (!partOfGroup) return [{ id, line, field: 'price', text: 'priceAlone' }]
    return isTooHigh(values.price, currency, area) ? [{ id, line, field: 'price', text: 'priceTooHigh' }] : []
  })
}
