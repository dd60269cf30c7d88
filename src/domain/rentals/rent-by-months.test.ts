import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysOfStay, parseDay } from '../kernel/day.ts'
import { rentByMonths } from './rent-by-months.ts'

describe('the rent of a stay', () => {
  it.each<[string, string, string, number, [string, number, number][]]>([
    ['one month', '2030-03-01', '2030-03-31', 93_000, [['2030-03', 31, 93_000]]],
    [
      'three months of different lengths',
      '2030-02-01',
      '2030-04-30',
      89_000,
      [
        ['2030-02', 28, 28_000],
        ['2030-03', 31, 31_000],
        ['2030-04', 30, 30_000],
      ],
    ],
    [
      'cents that do not divide: the first day has a half of one, which is rounded up',
      '2030-01-31',
      '2030-02-01',
      1,
      [
        ['2030-01', 1, 1],
        ['2030-02', 1, 0],
      ],
    ],
    [
      'a leap year, over New Year',
      '2031-12-31',
      '2032-03-01',
      62_00,
      [
        ['2031-12', 1, 1_00],
        ['2032-01', 31, 31_00],
        ['2032-02', 29, 29_00],
        ['2032-03', 1, 1_00],
      ],
    ],
    [
      'nothing',
      '2030-01-31',
      '2030-02-01',
      0,
      [
        ['2030-01', 1, 0],
        ['2030-02', 1, 0],
      ],
    ],
  ])('by months: %s', (_, from, to, rent, months) => {
    const found = rentByMonths({ from: parseDay(from), to: parseDay(to) }, rent)
    expect(found.map(({ month, nights, amount }) => [month, nights, amount])).toEqual(
      months.map(([month, nights, amount]) => [`${month}-01`, nights, amount]),
    )
  })

  it('is the sum of its months, each within a cent of its share', () => {
    const numbers = fc.tuple(fc.nat(2_000), fc.integer({ min: 1, max: 1_900 }), fc.nat(100_000_000))
    fc.assert(
      fc.property(numbers, ([start, days, rent]) => {
        const from = addDays(parseDay('2029-01-01'), start)
        const stay = { from, to: addDays(from, days) }
        const months = rentByMonths(stay, rent)
        expect(months.reduce((sum, { amount }) => sum + amount, 0)).toBe(rent)
        expect(months.reduce((sum, { nights }) => sum + nights, 0)).toBe(daysOfStay(stay))
        for (const { nights, amount } of months) {
          expect(Math.abs(amount - (rent * nights) / daysOfStay(stay))).toBeLessThanOrEqual(1)
        }
      }),
    )
  })
})
