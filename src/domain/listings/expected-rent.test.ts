import { expect, it } from 'vitest'
import { expectedRent, RENT_CITIES } from './expected-rent.ts'

it.each([
  ['Berlin', 50, 'MEDIUM', { lowest: 144_000, highest: 176_000 }],
  ['München', 50, 'MEDIUM', { lowest: 180_000, highest: 220_000 }],
  ['Berlin', 50, 'LUXURY', { lowest: 173_000, highest: 211_000 }],
  ['Berlin', 11, 'MEDIUM', null],
  ['Berlin', 301, 'MEDIUM', null],
  ['Berlin', Number.NaN, 'MEDIUM', null],
] as const)('%s, %d m², %s: %j', (city, area, standard, expected) => {
  expect(expectedRent(city, area, standard)).toEqual(expected)
})

it('asks more for a larger listing, but less for each square metre, in every city', () => {
  for (const city of RENT_CITIES) {
    const small = expectedRent(city, 30, 'MEDIUM')?.highest ?? 0
    const large = expectedRent(city, 90, 'MEDIUM')?.highest ?? 0
    expect(large).toBeGreaterThan(small)
    expect(large / 90).toBeLessThan(small / 30)
  }
})
