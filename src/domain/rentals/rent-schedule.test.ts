import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { INVOICE_CALCULATION_METHODS } from '../catalogue/invoices.ts'
import { addDays, parseDay } from '../kernel/day.ts'
import { rentOfFirstMonth, rentOfStay } from '../kernel/rent.ts'
import { type RentedStay, rentSchedule } from './rent-schedule.ts'

const firstDueOn = parseDay('2026-12-20')
function stay(from: string, to: string, more: Partial<RentedStay> = {}): RentedStay {
  const days = { from: parseDay(from), to: parseDay(to) }
  const totalCost = rentOfStay(days, 128_000)
  return { ...days, price: 128_000, totalCost, method: 'OWN_CALCULATION', firstDueOn, ...more }
}
const text = (rented: RentedStay) =>
  rentSchedule(rented).map(({ from, to, amount, dueOn }) => `${from}..${to} ${amount} due ${dueOn}`)

describe('the rents of a stay', () => {
  it('of whole calendar months are the monthly price', () => {
    expect(text(stay('2027-01-01', '2027-03-31'))).toEqual([
      '2027-01-01..2027-01-31 128000 due 2026-12-20',
      '2027-02-01..2027-02-28 128000 due 2027-02-01',
      '2027-03-01..2027-03-31 128000 due 2027-03-01',
    ])
  })

  it('follow the days of the calendar months where it begins in the middle of one', () => {
    expect(text(stay('2027-01-16', '2027-03-31'))).toEqual([
      '2027-01-16..2027-02-15 134636 due 2026-12-20',
      '2027-02-16..2027-03-15 121364 due 2027-02-16',
      '2027-03-16..2027-03-31 66065 due 2027-03-16',
    ])
  })

  it('begin on the last day of shorter months, too', () => {
    expect(text(stay('2027-01-31', '2027-03-30')).map((line) => line.slice(0, 22))).toEqual([
      '2027-01-31..2027-02-27',
      '2027-02-28..2027-03-30',
    ])
  })

  it('are together what the stay costs, the first what is asked first, without a gap, for every stay', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 800 }),
        fc.integer({ min: 2, max: 800 }),
        fc.integer({ min: 1, max: 900_000 }),
        fc.constantFrom(...INVOICE_CALCULATION_METHODS),
        (offset, length, price, method) => {
          const from = addDays(parseDay('2027-01-01'), offset)
          const days = { from, to: addDays(from, length - 1) }
          const totalCost = rentOfStay(days, price, method)
          const rents = rentSchedule({ ...days, price, totalCost, method, firstDueOn })
          expect(rents.reduce((sum, { amount }) => sum + amount, 0)).toBe(totalCost)
          expect(rents[0]?.amount).toBe(rentOfFirstMonth(days, price, method))
          expect(rents.every(({ amount }) => amount >= 0)).toBe(true)
          expect([rents[0]?.from, rents.at(-1)?.to]).toEqual([days.from, days.to])
          for (const [index, rent] of rents.slice(1).entries())
            expect(rent.from).toBe(addDays(rents[index]?.to ?? rent.from, 1))
        },
      ),
    )
  })
})
