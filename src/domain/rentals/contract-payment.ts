import type { TimeOfPayment } from '../catalogue/contracts.ts'
import { addDays, compareDays } from '../kernel/day.ts'

/** The day on which the first payment is due; null where it follows the contract, also because that day has passed. */
export function firstPaymentDay(
  timeOfPayment: TimeOfPayment,
  from: Temporal.PlainDate,
  madeOn: Temporal.PlainDate,
): Temporal.PlainDate | null {
  const day = dayBefore(timeOfPayment, from)
  return day && compareDays(day, madeOn) > 0 ? day : null
}

function dayBefore(timeOfPayment: TimeOfPayment, from: Temporal.PlainDate): Temporal.PlainDate | null {
  switch (timeOfPayment) {
    case 'AFTER_CONTRACT':
      return null
    case 'RENTAL_BEGIN':
      return from
    case 'ONE_MONTH_BEFORE':
      return from.subtract({ months: 1 })
    case 'TWO_WEEKS_BEFORE':
      return addDays(from, -14)
    case 'SIXTY_DAYS_BEFORE':
      return addDays(from, -60)
  }
}
