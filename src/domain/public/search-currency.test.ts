import { expect, it } from 'vitest'
import { compareByPrice, currenciesByListings, searchCurrency } from './search-currency.ts'

it.each([
  [[], [], 'EUR'],
  [[{ currency: 'CHF', total: 1 }], ['CHF'], 'CHF'],
  [
    [
      { currency: 'EUR', total: 2 },
      { currency: 'CHF', total: 3 },
    ],
    ['CHF', 'EUR'],
    'CHF',
  ],
  // Two cities together.
  [
    [
      { currency: 'CHF', total: 3 },
      { currency: 'EUR', total: 2 },
      { currency: 'EUR', total: 2 },
    ],
    ['EUR', 'CHF'],
    'EUR',
  ],
  [
    [
      { currency: 'PLN', total: 1 },
      { currency: 'EUR', total: 1 },
    ],
    ['EUR', 'PLN'],
    'EUR',
  ],
])('of %j the currencies are %j', (counts, currencies, first) => {
  expect(currenciesByListings(counts)).toEqual(currencies)
  expect(searchCurrency(counts)).toBe(first)
})

it.each<[string, string[], [string, string, number][], string[]]>([
  [
    'the cheapest comes first',
    ['EUR'],
    [
      ['a', 'EUR', 2],
      ['b', 'EUR', 1],
    ],
    ['b', 'a'],
  ],
  [
    'another currency comes after, however small its number',
    ['EUR', 'CHF'],
    [
      ['a', 'CHF', 1],
      ['b', 'EUR', 9],
    ],
    ['b', 'a'],
  ],
  [
    'currencies are not mixed',
    ['EUR', 'PLN', 'CHF'],
    [
      ['a', 'CHF', 5],
      ['b', 'PLN', 9],
      ['c', 'CHF', 3],
      ['d', 'EUR', 4],
      ['e', 'PLN', 1],
    ],
    ['d', 'e', 'b', 'c', 'a'],
  ],
  [
    'what nobody counted yet comes last, by its code',
    ['EUR'],
    [
      ['a', 'USD', 1],
      ['b', 'GBP', 2],
      ['c', 'EUR', 3],
    ],
    ['c', 'b', 'a'],
  ],
  [
    'equal prices are in one order',
    ['EUR'],
    [
      ['b', 'EUR', 1],
      ['a', 'EUR', 1],
    ],
    ['a', 'b'],
  ],
])('%s', (_, currencies, listings, ids) => {
  const sorted = listings
    .map(([id, currency, price]) => ({ id, currency, price }))
    .toSorted((a, b) => compareByPrice(currencies, a, b))
  expect(sorted.map(({ id }) => id)).toEqual(ids)
})
