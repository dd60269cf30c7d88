import type { TimeOfPayment } from '../catalogue/contracts.ts'
import { type Day, addDays, addMonths } from '../kernel/day.ts'

/** The day on which the first payment is due; null where it follows the contract, also because that day has passed. */
export function firstPaymentDay(timeOfPayment: TimeOfPayment, from: Day, madeOn: Day): Day | null {
  const day = dayBefore(timeOfPayment, from)
  return day && day > madeOn ? day : null
}

function dayBefore(timeOfPayment: TimeOfPayment, from: Day): Day | null {
  switch (timeOfPayment) {
    case 'AFTER_CONTRACT':
      return null
    case 'RENTAL_BEGIN':
      return from
    case 'ONE_MONTH_BEFORE':
      return addMonths(from, -1)
    case 'TWO_WEEKS_BEFORE':
      return addDays(from, -14)
    case 'SIXTY_DAYS_BEFORE':
      return addDays(from, -60)
  }
}
