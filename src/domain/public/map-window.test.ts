import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAP_SIZE } from '../listings/map-point.ts'
import { boundsOfWindow, clusterShift, MAP_MARKERS_MAX, widthOf, windowOfBounds } from './map-window.ts'

const bounds = (west: number, south: number, east: number, north: number) => ({ west, south, east, north })
const world = { fromX: 0, toX: MAP_SIZE - 1, fromY: 0, toY: MAP_SIZE - 1 }

describe('bounds in degrees are a window of the map', () => {
  test.each([
    ['the world', bounds(-180, -90, 180, 90), world],
    ['the world more than once', bounds(-300, -90, 200, 90), world],
    ['the north-east', bounds(0, 0, 180, 90), { ...world, fromX: MAP_SIZE / 2, toY: MAP_SIZE / 2 }],
    [
      'beyond the date line, as maps count on',
      bounds(170, -90, 190, 90),
      { ...world, fromX: 16_311_182, toX: 466_033 },
    ],
    [
      'the same, with the east west of the west',
      bounds(170, -90, -170, 90),
      { ...world, fromX: 16_311_182, toX: 466_033 },
    ],
    ['a turn too far west', bounds(-350, -90, -340, 90), { ...world, fromX: 8_854_641, toX: 9_320_675 }],
  ])('%s', (_, given, window) => {
    expect(windowOfBounds(given)).toEqual(window)
  })

  test.each([
    ['upside down', bounds(0, 50, 1, 40)],
    ['no number', bounds(Number.NaN, 0, 1, 1)],
    ['endless', bounds(-Infinity, 0, Infinity, 1)],
    ['beyond the pole', bounds(0, 0, 1, 91)],
    ['turned too often', bounds(0, 0, 1000, 1)],
  ])('%s is none', (_, given) => {
    expect(windowOfBounds(given)).toBeNull()
  })

  test('and back, over the date line, too', () => {
    const { west, east } = boundsOfWindow({ ...world, fromX: 16_311_182, toX: MAP_SIZE + 466_033 })
    expect([Math.round(west), Math.round(east)]).toEqual([170, -170])
  })
})

describe('cells of clusters', () => {
  const berlin = { fromX: 8_998_000, toX: 9_028_292, fromY: 5_475_000, toY: 5_500_200 }
  test.each([
    [11, 11],
    [10, 11],
    [99, 11],
    [8, 13],
    [0, 21],
    [-5, 21],
  ])('zoom %i: cells of 2^%i units', (zoom, shift) => {
    expect(clusterShift(berlin, zoom)).toBe(shift)
  })

  test('of a window as a screen has it are some 64 px', () => {
    const shift = 21 - 14
    const screen = {
      fromX: 9_000_000,
      toX: 9_000_000 + 18 * 2 ** shift,
      fromY: 5_475_000,
      toY: 5_475_000 + 12 * 2 ** shift,
    }
    expect(clusterShift(screen, 14)).toBe(shift)
  })

  test('are never more than an answer has, whatever is asked for', () => {
    const degree = (most: number) => fc.double({ min: -most, max: most, noNaN: true })
    fc.assert(
      fc.property(
        degree(180),
        degree(90),
        degree(180),
        degree(90),
        fc.integer({ min: -3, max: 30 }),
        (west, a, east, b, zoom) => {
          const window = windowOfBounds(bounds(west, Math.min(a, b), east, Math.max(a, b)))
          if (!window) throw new Error('These are bounds.')
          const size = 2 ** clusterShift(window, zoom)
          const columns = Math.floor((widthOf(window) - 1) / size) + 2
          const rows = Math.floor((window.toY - window.fromY) / size) + 2
          expect(columns * rows <= MAP_MARKERS_MAX || size === 2 ** 21).toBe(true)
          expect(Math.min(columns * rows, 100)).toBeLessThanOrEqual(MAP_MARKERS_MAX)
        },
      ),
    )
  })
})
