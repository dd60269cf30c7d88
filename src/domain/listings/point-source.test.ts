import { describe, expect, test } from 'vitest'
import { minutesUntilNextLook, mostExactPoint, pointProblem, POINT_SOURCES } from './point-source.ts'

const at = (lon: number) => ({ lon, lat: 50 })

describe('of what is known the most exact point wins', () => {
  test.each([
    [{ SET: at(1), GEOCODED: at(2), POSTAL_CODE: at(3), CITY: at(4) }, 'SET'],
    [{ SET: null, GEOCODED: at(2), POSTAL_CODE: at(3), CITY: at(4) }, 'GEOCODED'],
    [{ POSTAL_CODE: at(3), CITY: at(4) }, 'POSTAL_CODE'],
    [{ GEOCODED: null, POSTAL_CODE: null, CITY: at(4) }, 'CITY'],
  ] as const)('%j', (known, source) => {
    expect(mostExactPoint(known)).toEqual({ ...at(POINT_SOURCES.indexOf(source) + 1), source })
  })

  test('and nothing is nowhere', () => {
    expect(mostExactPoint({})).toBeNull()
    expect(mostExactPoint({ CITY: null })).toBeNull()
  })
})

describe('a point that is set', () => {
  const berlin = { lon: 13.41053, lat: 52.52437 }
  test.each([
    ['in its city', { lon: 13.3, lat: 52.5 }, berlin, null],
    ['in Potsdam', { lon: 13.06566, lat: 52.39886 }, berlin, null],
    ['in Munich', { lon: 11.57549, lat: 48.13743 }, berlin, 'listing.point.far'],
    ['anywhere, of a city that nobody knows', { lon: 11.57549, lat: 48.13743 }, null, null],
    ['at no latitude', { lon: 13, lat: 95 }, berlin, 'listing.point.nowhere'],
    ['at no longitude', { lon: 200, lat: 5 }, null, 'listing.point.nowhere'],
    ['at no number', { lon: Number.NaN, lat: 5 }, null, 'listing.point.nowhere'],
  ])('%s', (_, point, city, problem) => {
    expect(pointProblem(point, city)).toBe(problem)
  })
})

test('a geocoder that fails is asked again in larger and larger steps, and then no more', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7].map(minutesUntilNextLook)).toEqual([5, 10, 20, 40, 80, 160, null, null])
})
