import { monthsOf } from '../calendars/occupancy-by-month.ts'
import { addDays, daysBetween, daysOfStay, firstOfMonth, type Day, type Stay } from '../kernel/day.ts'

/** What a stay earns in a calendar month. */
export interface RentOfMonth {
  /** Its first day. */
  month: Day
  nights: number
  /** In minor units. */
  amount: number
}

/**
 * The rent of a stay, in minor units, spread over its days and summed up by months. What it has earned up to a day is
 * rounded, and a month is the difference of two: so the months are the rent together.
 */
export function rentByMonths(stay: Stay, rent: number): RentOfMonth[] {
  const days = daysOfStay(stay)
  const earnedBefore = (day: Day) => Math.round((rent * daysBetween(stay.from, day)) / days)
  return monthsOf(stay).map((part) => ({
    month: firstOfMonth(part.from),
    nights: daysOfStay(part),
    amount: earnedBefore(addDays(part.to, 1)) - earnedBefore(part.from),
  }))
}
