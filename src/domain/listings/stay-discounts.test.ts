import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDay, type Stay } from '../kernel/day.ts'
import { ValidationError } from '../kernel/errors.ts'
import { rentOfStay } from '../kernel/rent.ts'
import { rentLines } from '../kernel/rent-lines.ts'
import { parseListingPayload } from './listing-content.ts'
import {
  discountedRent,
  discountOfStay,
  problemOfDiscounts,
  STAY_DISCOUNT_LIMITS,
  type StayDiscount,
} from './stay-discounts.ts'

const steps = [
  { months: 6, percent: 20 },
  { months: 3, percent: 10 },
]

const monthlyRentOfStay = (
  { price, stayDiscounts }: { price: number; stayDiscounts: readonly StayDiscount[] },
  stay: Stay,
) => discountedRent(price, discountOfStay(stayDiscounts, stay))
const stayOf = (from: string, to: string) => ({ from: parseDay(from), to: parseDay(to) })

describe('The longest discount that a stay has reached lowers its monthly rent', () => {
  it.each([
    ['2027-01-01', '2027-03-30', 128_000],
    ['2027-01-01', '2027-03-31', 115_200],
    ['2027-01-15', '2027-04-13', 128_000],
    ['2027-01-15', '2027-04-14', 115_200],
    ['2027-01-01', '2027-06-29', 115_200],
    ['2027-01-01', '2027-06-30', 102_400],
    ['2027-01-01', '2028-12-31', 102_400],
  ])('%s to %s: %i', (from, to, rent) => {
    expect(monthlyRentOfStay({ price: 128_000, stayDiscounts: steps }, stayOf(from, to))).toBe(rent)
  })

  it('rounds half a cent up', () => {
    const home = { price: 99_995, stayDiscounts: [{ months: 1, percent: 10 }] }
    expect(monthlyRentOfStay(home, stayOf('2027-01-01', '2027-01-31'))).toBe(89_996)
  })
})

describe('Discounts stand beside each other', () => {
  it.each([
    [[], null],
    [steps, null],
    [[...steps, { months: 3, percent: 15 }], 'TWICE'],
    [[...steps, { months: 9, percent: 20 }], 'LESS'],
    [[{ months: 3, percent: 51 }], 'RANGE'],
    [[{ months: 3, percent: 0 }], 'RANGE'],
    [[{ months: 61, percent: 5 }], 'RANGE'],
    [[1, 2, 3, 4, 5, 6].map((months) => ({ months, percent: months })), 'MANY'],
  ])('%j: %s', (discounts, problem) => {
    expect(problemOfDiscounts(discounts)).toBe(problem)
  })

  it('the API takes them in any order and refuses what the rule refuses', () => {
    expect(parseListingPayload({ stayDiscounts: steps }).stayDiscounts?.map(({ months }) => months)).toEqual([
      3, 6,
    ])
    for (const wrong of [[...steps, ...steps], [{ months: 3, percent: 60 }], [{ months: 3 }], 'x', null])
      expect(() => parseListingPayload({ stayDiscounts: wrong })).toThrow(ValidationError)
  })
})

const discounts = fc
  .uniqueArray(fc.integer({ min: 1, max: STAY_DISCOUNT_LIMITS.months }), { maxLength: 5 })
  .map((all) => all.toSorted((a, b) => a - b).map((months, index) => ({ months, percent: (index + 1) * 10 })))
const stays = fc
  .tuple(fc.integer({ min: 0, max: 700 }), fc.integer({ min: 0, max: 700 }))
  .map(([start, days]) => {
    const from = Temporal.PlainDate.from('2026-12-15').add({ days: start })
    return stayOf(from.toString(), from.add({ days }).toString())
  })

it('without discounts a stay costs what the home costs, and a longer stay never costs more a month', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 900_000 }), stays, discounts, (price, stay, steps) => {
      expect(monthlyRentOfStay({ price, stayDiscounts: [] }, stay)).toBe(price)
      const longer = { ...stay, to: parseDay(Temporal.PlainDate.from(stay.to).add({ days: 40 }).toString()) }
      const home = { price, stayDiscounts: steps }
      expect(monthlyRentOfStay(home, longer)).toBeLessThanOrEqual(monthlyRentOfStay(home, stay))
    }),
  )
})

it('the lines of a discounted stay are its rent to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 900_000 }), stays, discounts, (base, stay, steps) => {
      const price = monthlyRentOfStay({ price: base, stayDiscounts: steps }, stay)
      const totalRent = rentOfStay(stay, price)
      const lines = rentLines({ ...stay, price, totalRent, method: 'OWN_CALCULATION' })
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(totalRent)
      expect(lines.map(({ kind }) => kind)).not.toContain('AGREED')
    }),
  )
})
