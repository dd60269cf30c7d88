import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  fromMapPoint,
  isOnMap,
  MAP_MAX_LAT,
  MAP_SIZE,
  metresBetween,
  middleOf,
  publicPointOf,
  toMapPoint,
} from './map-point.ts'
import { PUBLIC_RADIUS } from './point-source.ts'

const anywhere = fc.record({
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
  lat: fc.double({ min: -MAP_MAX_LAT, max: MAP_MAX_LAT, noNaN: true }),
})

describe('the map in units', () => {
  test.each([
    [
      { lon: -180, lat: 90 },
      { x: 0, y: 0 },
    ],
    [
      { lon: 0, lat: 0 },
      { x: MAP_SIZE / 2, y: MAP_SIZE / 2 },
    ],
    [
      { lon: 180, lat: -90 },
      { x: MAP_SIZE - 1, y: MAP_SIZE - 1 },
    ],
    // By another formula, with asinh and tan.
    [
      { lon: 13.41053, lat: 52.52437 },
      { x: 9_013_588, y: 5_501_840 },
    ],
  ])('%j', (point, units) => {
    const { x, y } = toMapPoint(point)
    expect([Math.abs(x - units.x), Math.abs(y - units.y)].every((off) => off <= 8)).toBe(true)
  })

  test('there and back is the same place, to two metres and a half', () => {
    fc.assert(
      fc.property(anywhere, (point) => {
        expect(metresBetween(point, fromMapPoint(toMapPoint(point)))).toBeLessThan(4)
      }),
    )
  })

  test('what is counted on beyond the date line is turned back', () => {
    expect(middleOf({ x: MAP_SIZE + 100, y: 5 }).lon).toBe(middleOf({ x: 100, y: 5 }).lon)
  })
})

test('a place is on the map within its ends', () => {
  expect(isOnMap({ lon: 13.4, lat: 52.5 })).toBe(true)
  for (const lon of [180.1, -181, Number.NaN, Infinity]) expect(isOnMap({ lon, lat: 0 })).toBe(false)
  for (const lat of [85.1, -91, Number.NaN]) expect(isOnMap({ lon: 0, lat })).toBe(false)
})

describe('the public point', () => {
  test('has the home within its circle, wherever it is', () => {
    fc.assert(
      fc.property(anywhere, (point) => {
        expect(metresBetween(point, fromMapPoint(publicPointOf(point)))).toBeLessThan(PUBLIC_RADIUS.SET)
      }),
      { numRuns: 2000 },
    )
  })

  test('is the same for all homes of a cell and never another one for the same home', () => {
    const one = { lon: 13.4105, lat: 52.5243 }
    const near = { lon: 13.4108, lat: 52.5244 }
    expect(publicPointOf(one)).toEqual(publicPointOf(one))
    expect(publicPointOf(near)).toEqual(publicPointOf(one))
    const all = Array.from({ length: 400 }, (_, n) =>
      publicPointOf({ lon: one.lon + n * 1e-6, lat: one.lat }),
    )
    expect(new Set(all.map(({ x, y }) => `${x} ${y}`)).size).toBe(1)
  })

  test('says of a home in Berlin no more than some half a kilometre', () => {
    const homes = fc.sample(
      fc.record({
        lon: fc.double({ min: 13.3, max: 13.5, noNaN: true }),
        lat: fc.double({ min: 52.45, max: 52.55, noNaN: true }),
      }),
      { numRuns: 500, seed: 3 },
    )
    const off = homes.map((home) => metresBetween(home, fromMapPoint(publicPointOf(home))))
    expect(Math.max(...off)).toBeGreaterThan(300)
    expect(off.reduce((sum, metres) => sum + metres, 0) / off.length).toBeGreaterThan(150)
  })
})

test('metres as the crow flies', () => {
  const berlin = { lon: 13.41053, lat: 52.52437 }
  expect(metresBetween(berlin, berlin)).toBe(0)
  expect(Math.round(metresBetween(berlin, { lon: 9.99302, lat: 53.55073 }) / 1000)).toBe(255)
  expect(Math.round(metresBetween({ lon: 179.9, lat: 0 }, { lon: -179.9, lat: 0 }) / 1000)).toBe(22)
})
