import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, parseDay } from '../kernel/day.ts'
import { ValidationError } from '../kernel/errors.ts'
import { rentOfStay } from '../kernel/rent.ts'
import { rentLines } from '../kernel/rent-lines.ts'
import { parseListingPayload } from './listing-content.ts'
import { dayOfYear, daysOfSeasons, monthlyRentOfStay, problemOfSeasons, type Season } from './seasons.ts'

const summer = { from: '06-01', to: '08-31', percent: 20 }
const winter = { from: '12-15', to: '02-29', percent: -10 }
const year = [summer, winter]

const stayOf = (from: string, to: string) => ({ from: parseDay(from), to: parseDay(to) })
const home = { price: 100_000, seasons: year, stayDiscounts: [{ months: 6, percent: 10 }] }

describe('The monthly rent of a stay is the average of its seasons, less the discount that it has reached', () => {
  it.each([
    ['all outside', '2027-03-01', '2027-05-31', 100_000],
    ['all inside', '2027-06-01', '2027-08-31', 120_000],
    ['a month of three inside', '2027-04-01', '2027-06-30', 106_667],
    ['half a month of one inside', '2027-05-17', '2027-06-15', 110_164],
    ['over New Year', '2026-12-15', '2027-01-14', 90_000],
    ['to the end of a February that has 28 days', '2027-02-01', '2027-02-28', 90_000],
    ['to the end of one that has 29', '2028-02-01', '2028-03-31', 95_000],
    ['a year, with its discount', '2027-01-01', '2027-12-31', 92_588],
  ])('%s: %s to %s', (_, from, to, price) => {
    expect(monthlyRentOfStay(home, stayOf(from, to)).price).toBe(price)
  })

  it('says which days cost what', () => {
    expect(daysOfSeasons(home, stayOf('2027-05-01', '2027-09-15'))).toEqual([
      { from: '2027-05-01', to: '2027-05-31', price: 100_000 },
      { from: '2027-06-01', to: '2027-08-31', price: 120_000 },
      { from: '2027-09-01', to: '2027-09-15', price: 100_000 },
    ])
  })
})

describe('Seasons stand beside each other', () => {
  it.each<[Season[], ReturnType<typeof problemOfSeasons>]>([
    [[], null],
    [year, null],
    [[summer, { from: '09-01', to: '09-30', percent: 5 }], null],
    [[summer, { from: '08-31', to: '09-30', percent: 5 }], 'OVERLAP'],
    [[winter, { from: '01-10', to: '01-20', percent: 5 }], 'OVERLAP'],
    [[{ from: '01-10', to: '01-20', percent: 5 }, winter], 'OVERLAP'],
    [[summer, { from: '05-01', to: '09-30', percent: 5 }], 'OVERLAP'],
    [[{ ...summer, from: '06-31' }], 'DAY'],
    [[{ ...summer, to: '13-01' }], 'DAY'],
    [[{ ...summer, percent: 0 }], 'RANGE'],
    [[{ ...summer, percent: 101 }], 'RANGE'],
    [[{ ...summer, percent: -51 }], 'RANGE'],
    [
      [1, 2, 3, 4, 5, 6, 7].map((month) => ({ from: `0${month}-01`, to: `0${month}-02`, percent: 5 })),
      'MANY',
    ],
  ])('%j: %s', (all, problem) => {
    expect(problemOfSeasons(all)).toBe(problem)
  })

  it('the API takes them in any order and refuses what the rule refuses', () => {
    expect(parseListingPayload({ seasons: [winter, summer] }).seasons).toEqual([summer, winter])
    const wrong = [
      [summer, summer],
      [{ ...summer, percent: 0 }],
      [{ from: '06-01' }],
      [{ ...summer, to: '06' }],
    ]
    for (const seasons of [...wrong, 'x', null])
      expect(() => parseListingPayload({ seasons })).toThrow(ValidationError)
  })
})

it('a day that a month doesn’t have is its last one', () => {
  expect([dayOfYear(2, 31), dayOfYear(6, 31), dayOfYear(12, 0), dayOfYear(1, 9)]).toEqual([
    '02-29',
    '06-30',
    '12-01',
    '01-09',
  ])
})

const prices = fc.integer({ min: 1, max: 900_000 })
const stays = fc
  .tuple(fc.integer({ min: 0, max: 700 }), fc.integer({ min: 0, max: 700 }))
  .map(([start, days]) => {
    const from = addDays(parseDay('2026-12-15'), start)
    return { from, to: addDays(from, days) }
  })

it('without seasons and discounts a stay costs what the home costs', () => {
  fc.assert(
    fc.property(prices, stays, (price, stay) => {
      expect(monthlyRentOfStay({ price, seasons: [], stayDiscounts: [] }, stay).price).toBe(price)
    }),
  )
})

it('a stay costs what its seasons cost one by one, but for half a cent of each month and season', () => {
  fc.assert(
    fc.property(prices, stays, (price, stay) => {
      const { price: average, days } = monthlyRentOfStay({ ...home, price, stayDiscounts: [] }, stay)
      const single = days.reduce((sum, part) => sum + rentOfStay(part, part.price), 0)
      expect(Math.abs(rentOfStay(stay, average) - single)).toBeLessThanOrEqual(24 / 2 + days.length)
    }),
  )
})

it('the lines of a stay in several seasons are its rent to the cent', () => {
  fc.assert(
    fc.property(prices, stays, (base, stay) => {
      const { price } = monthlyRentOfStay({ ...home, price: base }, stay)
      const totalRent = rentOfStay(stay, price)
      const lines = rentLines({ ...stay, price, totalRent, method: 'OWN_CALCULATION' })
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(totalRent)
      expect(lines.map(({ kind }) => kind)).not.toContain('AGREED')
    }),
  )
})
