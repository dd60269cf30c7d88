import { expect, it } from 'vitest'
import { expectedRent } from './expected-rent.ts'

const rates = { lowerRate: 2_812.3, upperRate: 3_499.9 }

it.each([
  [{ homes: 5, landlords: 3, ...rates }, 50, { lowest: 141_000, highest: 175_000 }],
  [{ homes: 900, landlords: 40, ...rates }, 12, { lowest: 34_000, highest: 42_000 }],
  [{ homes: 4, landlords: 3, ...rates }, 50, null],
  [{ homes: 50, landlords: 2, ...rates }, 50, null],
  [{ homes: 0, landlords: 0, lowerRate: null, upperRate: null }, 50, null],
  [{ homes: 5, landlords: 3, ...rates }, 11, null],
  [{ homes: 5, landlords: 3, ...rates }, 301, null],
  [{ homes: 5, landlords: 3, ...rates }, Number.NaN, null],
])('of %j, %d m² can expect %j', (compared, area, expected) => {
  expect(expectedRent(compared, area)).toEqual(expected)
})
