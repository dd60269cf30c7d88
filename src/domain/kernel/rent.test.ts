import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { INVOICE_CALCULATION_METHODS, type InvoiceCalculationMethod } from '../catalogue/invoices.ts'
import { addDays, parseDay } from './day.ts'
import { landlordFee, rateOf, rentOfFirstMonth, rentOfStay, tenantFee } from './rent.ts'

const PRICE = 100_000

describe('rent of a stay', () => {
  it.each<[InvoiceCalculationMethod, string, string, number]>([
    ['OWN_CALCULATION', '2026-01-01', '2026-03-31', 300_000],
    // 17/31 of January, February, 14/31 of March.
    ['OWN_CALCULATION', '2026-01-15', '2026-03-14', 200_000],
    // 15/30 of April and 10/31 of May: 50000 + 32258.06...
    ['OWN_CALCULATION', '2026-04-16', '2026-05-10', 82_258],
    ['OWN_CALCULATION', '2026-02-10', '2026-02-16', 25_000],
    ['CALCULATION_PER_NIGHT', '2026-01-01', '2026-12-31', 1_200_000],
    // 31 x 12 / 365 of the price: 101917.8...
    ['CALCULATION_PER_NIGHT', '2026-01-01', '2026-01-31', 101_918],
    ['HALF_OR_FULL_MONTH', '2026-01-15', '2026-03-14', 200_000],
    ['HALF_OR_FULL_MONTH', '2026-01-15', '2026-03-15', 250_000],
    ['HALF_OR_FULL_MONTH', '2026-01-15', '2026-03-29', 250_000],
    ['HALF_OR_FULL_MONTH', '2026-01-15', '2026-03-30', 300_000],
    ['HALF_OR_FULL_MONTH', '2026-01-15', '2026-01-15', 50_000],
  ])('%s %s to %s', (method, from, to, rent) => {
    expect(rentOfStay({ from: parseDay(from), to: parseDay(to) }, PRICE, method)).toBe(rent)
  })

  it.each([
    ['2026-02-01', '2026-07-31', 100_000],
    // 17/31 of January and 14/28 of February.
    ['2026-01-15', '2026-06-30', 104_839],
    // To the day before the last of February: 1/31 and 27/28.
    ['2026-01-31', '2026-06-30', 99_654],
    ['2026-02-10', '2026-02-16', 25_000],
  ])('of its first month, %s to %s', (from, to, rent) => {
    expect(rentOfFirstMonth({ from: parseDay(from), to: parseDay(to) }, PRICE)).toBe(rent)
  })

  it('rounds half up once, at the end', () => {
    expect(rentOfStay({ from: parseDay('2026-02-01'), to: parseDay('2026-02-14') }, 1)).toBe(1)
    // Two thirds of a cent in each month would round to 2 one by one; together they are 1.
    expect(rentOfStay({ from: parseDay('2026-04-11'), to: parseDay('2026-05-20') }, 1)).toBe(1)
  })

  it('is never negative and grows with the stay and the price', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...INVOICE_CALCULATION_METHODS),
        fc.integer({ min: 0, max: 4000 }),
        fc.integer({ min: 0, max: 800 }),
        fc.integer({ min: 0, max: 50_000_000 }),
        (method, offset, days, price) => {
          const from = addDays(parseDay('2024-01-01'), offset)
          const to = addDays(from, days)
          const rent = rentOfStay({ from, to }, price, method)
          expect(rent).toBeGreaterThanOrEqual(0)
          expect(rentOfStay({ from, to: addDays(to, 1) }, price, method)).toBeGreaterThanOrEqual(rent)
          expect(rentOfStay({ from, to }, price + 1, method)).toBeGreaterThanOrEqual(rent)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('is that of its months up to the last day there is', () => {
    const stay = { from: parseDay('9999-10-01'), to: parseDay('9999-12-31') }
    expect(rentOfStay(stay, PRICE)).toBe(300_000)
  })

  it('refuses amounts that are no minor units', () => {
    const stay = { from: parseDay('2026-01-01'), to: parseDay('2026-01-31') }
    expect(() => rentOfStay(stay, 10.5)).toThrow(RangeError)
    expect(() => rentOfStay(stay, -1)).toThrow(RangeError)
  })
})

describe('fees', () => {
  it('are 10 and 0 percent unless agreed otherwise', () => {
    expect([landlordFee(245_005), tenantFee(245_005, 0)]).toEqual([24_501, 0])
    expect(landlordFee(100_000, 725)).toBe(7_250)
    expect(rateOf(1, 4_999)).toBe(0)
    expect(rateOf(1, 5_000)).toBe(1)
  })
})
