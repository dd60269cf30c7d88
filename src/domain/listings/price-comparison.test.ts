import { expect, it } from 'vitest'
import { comparePrices } from './price-comparison.ts'

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
