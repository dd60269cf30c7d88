import { CONSIDERATION, ROUNDING } from './situations/consideration.ts'
import { DAYS, PROPERTIES } from './situations/properties.ts'
import { OWNERS } from './situations/owners.ts'
import { PARTIES } from './situations/parties.ts'
import type { Situation } from './situations/situation.ts'

/** The situations of a year. */
export const SITUATIONS: readonly Situation[] = [
  ...CONSIDERATION,
  ...ROUNDING,
  ...DAYS,
  ...PROPERTIES,
  ...OWNERS,
  ...PARTIES,
]
