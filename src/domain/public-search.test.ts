import { expect, it } from 'vitest'
import { slugOf } from './place.ts'
import { filterOf, isNarrowed, readSearch, windowOf } from './public-search.ts'

const nothing = {
  place: null,
  category: null,
  from: null,
  to: null,
  guests: null,
  maxPrice: null,
  minArea: null,
  pets: false,
  page: 1,
}

it.each([
  [{}, nothing],
  [{ city: 'München' }, { ...nothing, place: 'munchen' }],
  [
    { place: 'all', category: 'family-homes' },
    { ...nothing, category: 'FAMILY_HOMES' },
  ],
  [
    { from: '2030-01-01', to: '2030-03-31' },
    { ...nothing, from: '2030-01-01', to: '2030-03-31' },
  ],
  [{ from: '2030-03-31', to: '2030-01-01' }, nothing],
  [{ from: '2030-02-31', to: '2030-04-01' }, nothing],
  [{ from: '2030-01-01' }, nothing],
  [
    { guests: '2', maxPrice: '1500', minArea: '40', pets: '1', page: '3' },
    {
      ...nothing,
      guests: 2,
      maxPrice: 1500,
      minArea: 40,
      pets: true,
      page: 3,
    },
  ],
  [{ guests: '-2', maxPrice: '1e9', minArea: 'x', pets: 'yes', page: '9999' }, nothing],
  [{ category: 'nothing-of-ours' }, nothing],
] satisfies [Record<string, string>, object][])('reads %j', (parts, search) => {
  expect(readSearch(parts)).toEqual(search)
})

it.each([
  ['München', 'munchen'],
  ['Frankfurt am Main', 'frankfurt-am-main'],
  ['Gießen', 'giessen'],
  [' Saint-Étienne ', 'saint-etienne'],
])('writes %s as %s', (city, slug) => {
  expect(slugOf(city)).toBe(slug)
})

it('asks the API in whole units of a currency that the API knows, page by page', () => {
  const search = readSearch({ maxPrice: '1500', page: '2' })
  expect(filterOf(search)).toMatchObject({ maxPriceInWholeUnits: 1500, pets: null })
  expect(windowOf(search)).toEqual({ offset: 24, limit: 24 })
  expect([isNarrowed(search), isNarrowed(readSearch({ place: 'berlin' }))]).toEqual([true, false])
})
