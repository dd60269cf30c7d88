import { expect, it } from 'vitest'
import { comparePrices, pricePosition } from './price-comparison.ts'

it.each([
  ['four listings, nothing', [1, 2, 3, 4], null],
  [
    'five, the second, third and fourth',
    [500, 100, 400, 200, 300],
    { count: 5, lowerQuartile: 200, median: 300, upperQuartile: 400 },
  ],
  [
    'six, what lies between',
    [100, 200, 300, 400, 500, 600],
    { count: 6, lowerQuartile: 225, median: 350, upperQuartile: 475 },
  ],
])('says of %s', (_, prices, compared) => {
  expect(comparePrices(prices)).toEqual(compared)
})

it.each([
  [null, null],
  [0, null],
  [99_999, 'BELOW'],
  [100_000, 'WITHIN'],
  [150_000, 'WITHIN'],
  [150_001, 'ABOVE'],
])('says of a price of %s among similar listings: %s', (price, position) => {
  expect(pricePosition(price, { lowerQuartile: 100_000, median: 120_000, upperQuartile: 150_000 })).toBe(
    position,
  )
})
