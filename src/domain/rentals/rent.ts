import type { RentState } from '../catalogue/payments.ts'
import type { Day } from '../kernel/day.ts'
import { ALLOWED, refuse, type Verdict } from '../kernel/verdict.ts'

/** What is known of one rent of a stay; amounts in minor units. */
export interface RentFacts {
  amount: number
  receivedAmount: number
  dueOn: Day
  throughProduct: boolean
}

/** Received as soon as all of it has come; overdue from the day after its due day on. */
export function rentState({ amount, receivedAmount, dueOn }: RentFacts, today: Day): RentState {
  if (receivedAmount >= amount) return 'RECEIVED'
  if (today < dueOn) return 'UPCOMING'
  return today === dueOn ? 'DUE' : 'OVERDUE'
}

/** Whether the landlord can say that a rent has come: what goes through the product is known without that. */
export function canMarkRent(rent: RentFacts): Verdict {
  if (rent.throughProduct) return refuse('PAID_THROUGH_PRODUCT')
  return rent.receivedAmount >= rent.amount ? refuse('ALREADY_RECEIVED') : ALLOWED
}

/** Whether that can be taken back. */
export function canUnmarkRent(rent: RentFacts): Verdict {
  if (rent.throughProduct) return refuse('PAID_THROUGH_PRODUCT')
  return rent.receivedAmount > 0 ? ALLOWED : refuse('NOTHING_RECEIVED')
}
