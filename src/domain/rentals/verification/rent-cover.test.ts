import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  coverOfOtherRent,
  incomesError,
  LARGEST_INCOME,
  MOST_INCOMES,
  type NetIncome,
  rentCoverTenths,
} from './rent-cover.ts'

const payslips = (...amounts: number[]): NetIncome[] => amounts.map((amount) => ({ amount, months: 1 }))

describe('how many times the income covers the rent', () => {
  it.each<[string, NetIncome[], number, number]>([
    ['one payslip', payslips(310_000), 100_000, 31],
    ['rounded down, never up', payslips(319_999), 100_000, 31],
    ['the average of the months', payslips(300_000, 330_000, 270_000), 100_000, 30],
    ['a statement of a year', [{ amount: 3_600_000, months: 12 }], 100_000, 30],
    [
      'a year and a month weigh by their months',
      [{ amount: 1_200_000, months: 12 }, ...payslips(1_400_000)],
      100_000,
      20,
    ],
    ['less than the rent', payslips(40_000), 100_000, 4],
    ['nothing', payslips(0), 100_000, 0],
    ['exactly once', payslips(123_456), 123_456, 10],
    ['a cent less than once', payslips(123_455), 123_456, 9],
  ])('%s', (_, incomes, rent, tenths) => {
    expect(rentCoverTenths(incomes, rent)).toBe(tenths)
  })

  it('says of another rent at most what the income itself would say, and at least a tenth of each rent less', () => {
    const amount = fc.integer({ min: 0, max: 2_000_000 })
    const rent = fc.integer({ min: 20_000, max: 900_000 })
    fc.assert(
      fc.property(amount, rent, rent, (income, monthlyRent, other) => {
        const coverTenths = rentCoverTenths(payslips(income), monthlyRent)
        const carried = coverOfOtherRent({ coverTenths, monthlyRent }, other)
        const exact = rentCoverTenths(payslips(income), other)
        expect(carried).toBeLessThanOrEqual(exact)
        expect(exact - carried).toBeLessThanOrEqual(Math.ceil(monthlyRent / other) + 1)
        expect(coverOfOtherRent({ coverTenths, monthlyRent }, monthlyRent)).toBe(coverTenths)
      }),
    )
  })
})

it.each<[string, NetIncome[], string | null]>([
  ['none', [], 'missing'],
  ['one', payslips(1), null],
  ['a year of them', payslips(...Array.from({ length: MOST_INCOMES }, () => 1)), null],
  ['more than a year of them', payslips(...Array.from({ length: MOST_INCOMES + 1 }, () => 1)), 'many'],
  ['a negative one', payslips(-1), 'invalid'],
  ['a fraction of a cent', payslips(0.5), 'invalid'],
  ['one too large to be true', payslips(LARGEST_INCOME + 1), 'invalid'],
  ['the largest', payslips(LARGEST_INCOME), null],
  ['no month', [{ amount: 1, months: 0 }], 'invalid'],
  ['thirteen months', [{ amount: 1, months: 13 }], 'invalid'],
  ['half a month', [{ amount: 1, months: 0.5 }], 'invalid'],
])('figures: %s: %s', (_, incomes, error) => {
  expect(incomesError(incomes)).toBe(error)
})
