import { expect, it } from 'vitest'
import { closesDrawer } from './drag-to-close.ts'

it.each([
  [{ x: 0, y: 0 }, true],
  [{ x: 3, y: 3 }, true],
  [{ x: 0, y: 4.9 }, true],
  [{ x: 0, y: 5 }, false],
  [{ x: 4, y: 4 }, false],
  [{ x: 0, y: 100 }, false],
  [{ x: 0, y: 101 }, true],
  [{ x: 200, y: 99 }, false],
  [{ x: 0, y: -200 }, false],
])('a drawer of 300 px closes after %j: %s (D4)', (movement, closes) => {
  expect(closesDrawer(movement, 300)).toBe(closes)
})

it('outside of a drawer only a tap closes it', () => {
  expect(closesDrawer({ x: 0, y: 4 }, Infinity)).toBe(true)
  expect(closesDrawer({ x: 0, y: 400 }, Infinity)).toBe(false)
})
