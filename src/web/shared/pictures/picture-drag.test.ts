import { describe, expect, test } from 'vitest'
import { EDGE_PIXELS, edgeScroll, placeAt, type Box } from './picture-drag.ts'

/** Two columns of 150 × 200 with gaps of 10, the last row half full. */
const boxes: Box[] = [0, 1, 2, 3, 4].map((place) => ({
  x: (place % 2) * 160,
  y: Math.floor(place / 2) * 210,
  width: 150,
  height: 200,
}))

test.each([
  ['on the first', 20, 20, 0],
  ['on the second', 170, 20, 1],
  ['on the last', 75, 500, 4],
  ['in the gap, nearer to the left', 153, 100, 0],
  ['in the gap, nearer to the right', 158, 100, 1],
  ['in the empty place after the last', 200, 520, 4],
  ['far above', 300, -4000, 1],
  ['far below', 10, 9000, 4],
])('a photo held %s lies there', (_, x, y, place) => {
  expect(placeAt({ x, y }, boxes)).toBe(place)
})

describe('the page scrolls while a photo is held', () => {
  const height = 800
  test.each([
    ['in the middle', { began: 100, now: 400, hasLeft: true }, 0],
    ['just inside the edge zone', { began: 400, now: height - EDGE_PIXELS + 1, hasLeft: true }, 1],
    ['at the very bottom', { began: 400, now: height, hasLeft: true }, 18],
    ['below the window', { began: 400, now: height + 300, hasLeft: true }, 18],
    ['at the very top', { began: 400, now: 0, hasLeft: true }, -18],
    ['lifted at the bottom, at rest', { began: height - 20, now: height - 20, hasLeft: false }, 0],
    ['lifted at the bottom, on the way up', { began: height - 20, now: height - 60, hasLeft: false }, 0],
    ['lifted at the bottom, on the way down', { began: height - 60, now: height - 45, hasLeft: false }, 9],
    ['lifted at the bottom, away and back', { began: height - 45, now: height - 45, hasLeft: true }, 9],
    ['lifted at the top, on the way up', { began: 60, now: 45, hasLeft: false }, -9],
  ])('%s', (_, drag, pixels) => {
    expect(edgeScroll(drag, height)).toBe(pixels)
  })
})
