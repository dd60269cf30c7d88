import { expect, it } from 'vitest'
import { pricePosition } from './price-position.ts'

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
