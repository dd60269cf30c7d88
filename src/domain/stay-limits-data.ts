import {
  AACHEN_POSTAL_CODES,
  BONN_POSTAL_CODES,
  COLOGNE_POSTAL_CODES,
  HAMBURG_POSTAL_CODES,
  VIENNA_POSTAL_CODES,
} from './reference/postal-codes.ts'
import type { CityPostalCodes } from './reference/postal-codes.ts'

/** A rule on the length of stays in a city, with the day from which it holds and where it comes from. */
export interface RegionalStayRule {
  region: 'HAMBURG' | 'AACHEN' | 'COLOGNE' | 'BONN' | 'VIENNA'
  place: CityPostalCodes
  /** Whether the address must name the city as well, or its postal code decides alone. */
  nameNeeded: boolean
  rule: 'MINIMUM' | 'MAXIMUM'
  months: number
  /** YYYY-MM-DD. */
  validFrom: string
  source: string
}

const FIRST = {
  nameNeeded: false,
  validFrom: '2020-01-01',
  source: 'Specification C5, C9; the day is the start of our records',
}

/** The rules of all cities; a rule that ends or changes gets another line with its own day. */
export const REGIONAL_STAY_RULES: readonly RegionalStayRule[] = [
  { ...FIRST, region: 'HAMBURG', place: HAMBURG_POSTAL_CODES, rule: 'MINIMUM', months: 3 },
  { ...FIRST, region: 'AACHEN', place: AACHEN_POSTAL_CODES, rule: 'MINIMUM', months: 3 },
  { ...FIRST, region: 'COLOGNE', place: COLOGNE_POSTAL_CODES, rule: 'MINIMUM', months: 3 },
  { ...FIRST, region: 'BONN', place: BONN_POSTAL_CODES, rule: 'MINIMUM', months: 6 },
  // D5: the city is 'Wien'; its other names are how people from abroad write it.
  { ...FIRST, region: 'VIENNA', place: VIENNA_POSTAL_CODES, nameNeeded: true, rule: 'MAXIMUM', months: 6 },
]
