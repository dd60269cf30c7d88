import { expect, test } from 'vitest'
import { edgeNear, scrollDirection } from './edge-scroll.ts'

const sight = { start: 100, end: 500 }

test('near to an edge are its last 36 pixels, and all that lies beyond', () => {
  expect([0, 100, 135, 136, 300, 464, 465, 600].map((at) => edgeNear(at, sight))).toEqual([
    -1, -1, -1, 0, 0, 0, 1, 1,
  ])
})

test.each([
  ['a drag along the last row', { began: 480, now: 486, hasLeft: false }, 0],
  ['back from the edge, though still near to it', { began: 495, now: 470, hasLeft: false }, 0],
  ['on towards the edge', { began: 480, now: 491, hasLeft: false }, 1],
  ['to the edge from elsewhere', { began: 300, now: 470, hasLeft: true }, 1],
  ['back to the edge where it began', { began: 480, now: 470, hasLeft: true }, 1],
  ['a drag along the first row', { began: 110, now: 104, hasLeft: false }, 0],
  ['up from the first row', { began: 120, now: 105, hasLeft: false }, -1],
  ['in the middle', { began: 120, now: 300, hasLeft: true }, 0],
] as const)('%s', (_, drag, expected) => {
  expect(scrollDirection(drag, sight)).toBe(expected)
})
