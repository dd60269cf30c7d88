import { expect, test } from 'vitest'
import { metresBetween } from '../../../domain/listings/map-point.ts'
import { boxAround, circleAround, parseDegrees, unwrapped, windowOfMap } from './map-box.ts'

const berlin = { lon: 13.405, lat: 52.52 }

test.each([
  ['the equator', { lon: 0, lat: 0 }],
  ['Berlin', berlin],
  ['Tromsø', { lon: 18.96, lat: 69.65 }],
])('a circle in %s is as far around as its radius says', (_, middle) => {
  const corners = circleAround(middle, 650)
  for (const [lon, lat] of corners) {
    expect(metresBetween(middle, { lon, lat })).toBeGreaterThan(640)
    expect(metresBetween(middle, { lon, lat })).toBeLessThan(660)
  }
  expect(corners.at(0)).toEqual(corners.at(-1))
})

test('a window around a point holds the circle and the room that was asked for', () => {
  const box = boxAround(berlin, 1_000, 1)
  expect(metresBetween(berlin, { lon: berlin.lon, lat: box.north })).toBeGreaterThan(1_980)
  expect(metresBetween(berlin, { lon: box.west, lat: berlin.lat })).toBeLessThan(2_020)
})

test('a map that was turned around the world tells a window of one world', () => {
  expect(windowOfMap({ west: 350, south: -10, east: 370, north: 10 })).toEqual({
    west: -10,
    south: -10,
    east: 10,
    north: 10,
  })
  expect(windowOfMap({ west: 170, south: -89, east: 190, north: 89 })).toEqual({
    west: 170,
    south: -85,
    east: -170,
    north: 85,
  })
  expect(windowOfMap({ west: -300, south: 0, east: 100, north: 10 })).toMatchObject({ west: -180, east: 180 })
  expect(unwrapped({ west: 170, south: 0, east: -170, north: 1 })).toMatchObject({ west: 170, east: 190 })
})

test.each([
  ['52.52', 85, 52.52],
  ['52,52', 85, 52.52],
  [' -13.4 ', 180, -13.4],
  ['85.1', 85, null],
  ['181', 180, null],
  ['', 85, null],
  ['52.52 N', 85, null],
  ['1e2', 180, null],
  ['52.5.2', 85, null],
])('%s as degrees up to %d', (text, most, degrees) => {
  expect(parseDegrees(text, most)).toBe(degrees)
})
