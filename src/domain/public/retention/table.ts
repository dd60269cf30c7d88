import { RETENTION_OF_ACTIVITY } from './activity.ts'
import type { RetainedDatum } from './datum.ts'
import { RETENTION_OF_HOMES } from './homes.ts'
import { RETENTION_OF_MONEY } from './money.ts'
import { RETENTION_OF_PEOPLE } from './people.ts'
import { RETENTION_OF_RENTALS } from './rentals.ts'
import { RETENTION_OF_TAX } from './tax.ts'

/** The parts of the retention table; their names are under `retention.areas` of the interface. */
export const RETENTION_AREAS = {
  people: RETENTION_OF_PEOPLE,
  homes: RETENTION_OF_HOMES,
  rentals: RETENTION_OF_RENTALS,
  money: RETENTION_OF_MONEY,
  tax: RETENTION_OF_TAX,
  activity: RETENTION_OF_ACTIVITY,
} satisfies Record<string, readonly RetainedDatum[]>

/**
 * Every kind of datum about people, in the order in which somebody meets them. Each column of the database that says
 * something about a person is named here; what is not, goes with its row by the rule of unnamed.ts.
 */
export const RETENTION: readonly RetainedDatum[] = Object.values(RETENTION_AREAS).flat()
