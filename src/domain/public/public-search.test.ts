import { expect, it } from 'vitest'
import { slugOf } from '../listings/listing-path.ts'
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
  bounds: null,
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
  [
    { bounds: '13.1,52.3,13.8,52.7' },
    { ...nothing, bounds: { west: 13.1, south: 52.3, east: 13.8, north: 52.7 } },
  ],
  [{ bounds: '13.1,52.7,13.8,52.3' }, nothing],
  [{ bounds: '13.1,52.3,13.8' }, nothing],
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
  [{ from: '2030-01-01', to: '2030-01-01' }, nothing],
  [{ guests: '0', maxPrice: '0', page: '0' }, nothing],
  [
    { guests: '1', maxPrice: '1', minArea: '1000000', page: '42' },
    { ...nothing, guests: 1, maxPrice: 1, minArea: 1_000_000, page: 42 },
  ],
  [{ guests: '21', minArea: '1000001', page: '43' }, nothing],
  [{ guests: '20' }, { ...nothing, guests: 20 }],
  [{ guests: 'x2', maxPrice: '2x', minArea: ' 2 ' }, nothing],
  [{ city: 'a'.repeat(200) }, { ...nothing, place: 'a'.repeat(100) }],
  [
    { place: 'berlin', city: 'Hamburg' },
    { ...nothing, place: 'berlin' },
  ],
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
  for (const parts of [
    { from: '2030-01-01', to: '2030-03-31' },
    { guests: '2' },
    { minArea: '40' },
    { pets: '1' },
  ])
    expect([parts, isNarrowed(readSearch(parts))]).toEqual([parts, true])
  expect(isNarrowed(readSearch({ category: 'family-homes', page: '2' }))).toBe(false)
  expect([isNarrowed(search), isNarrowed(readSearch({ place: 'berlin' }))]).toEqual([true, false])
})
