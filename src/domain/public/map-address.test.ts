import { expect, test } from 'vitest'
import { boundsOfText, textOfBounds, turned, widened } from './map-address.ts'
import { readSearch, filterOf, isNarrowed } from './public-search.ts'

test('a window of the map survives its way through the address', () => {
  const bounds = { west: 13.0883456, south: 52.33825, east: 13.7611, north: -0.5 }
  expect(textOfBounds({ ...bounds, south: -1 })).toBe('13.08835,-1,13.7611,-0.5')
  expect(boundsOfText('13.08835,-1,13.7611,-0.5')).toEqual({
    west: 13.08835,
    south: -1,
    east: 13.7611,
    north: -0.5,
  })
})

test.each([
  ['nothing', undefined],
  ['an empty text', ''],
  ['three numbers', '1,2,3'],
  ['five numbers', '1,2,3,4,5'],
  ['words', 'a,b,c,d'],
  ['a number in another script of numbers', '1e3,0,2,1'],
  ['a south above the north', '1,5,2,4'],
  ['a latitude beyond the pole', '1,-91,2,4'],
  ['a longitude around the world', '900,1,2,4'],
  ['spaces', '1, 2,3,4'],
])('%s is no window', (_, text) => {
  expect(boundsOfText(text)).toBeNull()
})

test('a window may go over the date line', () => {
  expect(boundsOfText('170,-20,-170,10')).toEqual({ west: 170, south: -20, east: -170, north: 10 })
})

test('a search keeps the window of its address, and is narrowed by it', () => {
  const search = readSearch({ bounds: '1,2,3,4', place: 'berlin' })
  expect(filterOf(search).bounds).toEqual({ west: 1, south: 2, east: 3, north: 4 })
  expect(isNarrowed(search)).toBe(true)
  expect(isNarrowed(readSearch({ place: 'berlin', bounds: '1,2,3' }))).toBe(false)
})

test('homes in one place get room around them, those far apart a part of their own', () => {
  const one = widened({ west: 10, south: 50, east: 10, north: 50 }, 0.15, 0.08)
  expect([one.west, one.south, one.east, one.north].map((degrees) => Number(degrees.toFixed(5)))).toEqual([
    9.96, 49.96, 10.04, 50.04,
  ])
  const far = widened({ west: 0, south: 0, east: 10, north: 20 }, 0.1, 0.08)
  expect(far).toEqual({ west: -1, south: -2, east: 11, north: 22 })
})

test('room over the date line and at the end of the map', () => {
  expect(widened({ west: 179, south: 84, east: -179, north: 84.9 }, 1, 0)).toEqual({
    west: 177,
    south: 83.1,
    east: -177,
    north: 85,
  })
  expect([turned(181), turned(-541), turned(180), turned(-180), turned(720)]).toEqual([
    -179, 179, 180, -180, 0,
  ])
})
