import type { InvoiceCalculationMethod } from '../catalogue/invoices.ts'
import { type Day, type Stay, addDays, addMonths, earlierDay } from '../kernel/day.ts'
import { rentOfStay } from '../kernel/rent.ts'

/** A month's rent of a stay; the amount in minor units. */
export interface ScheduledRent extends Stay {
  /** From 1. */
  position: number
  amount: number
  dueOn: Day
}

/** A stay with its rent, as agreed or as it was lived; amounts in minor units. */
export interface RentedStay extends Stay {
  price: number
  totalCost: number
  method: InvoiceCalculationMethod
  /** When the first payment is due. */
  firstDueOn: Day
}

/**
 * The rents of a stay by the months since its first day, each due on its own first day and the first as the contract
 * says. Each is the difference of two sums that were rounded once, so that together they are the rent of the stay.
 */
export function rentSchedule(stay: RentedStay): ScheduledRent[] {
  const rents: ScheduledRent[] = []
  let charged = 0
  for (let from = stay.from; from <= stay.to; from = addMonths(stay.from, rents.length)) {
    const to = earlierDay(addDays(addMonths(stay.from, rents.length + 1), -1), stay.to)
    const sum = rentUntil(stay, to)
    const dueOn = rents.length === 0 ? stay.firstDueOn : from
    rents.push({ position: rents.length + 1, from, to, amount: sum - charged, dueOn })
    charged = sum
  }
  return rents
}

function rentUntil({ from, to, price, totalCost, method }: RentedStay, until: Day): number {
  return until === to ? totalCost : Math.min(totalCost, rentOfStay({ from, to: until }, price, method))
}
