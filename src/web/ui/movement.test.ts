import { expect, it } from 'vitest'
import { closesDrawer } from './drag-to-close.ts'
import { nextProgress } from './top-progress.tsx'

it.each([
  [{ x: 0, y: 0 }, true],
  [{ x: 3, y: 3 }, true],
  [{ x: 0, y: 5 }, false],
  [{ x: 0, y: 100 }, false],
  [{ x: 0, y: 101 }, true],
  [{ x: 0, y: -200 }, false],
])('a drawer of 300 px closes after %j: %s (D4)', (movement, closes) => {
  expect(closesDrawer(movement, 300)).toBe(closes)
})

it('creeps toward 90 % by a quarter of what is left (D4)', () => {
  expect(nextProgress(20)).toBe(37.5)
  let value = 20
  for (let step = 0; step < 100; step++) value = nextProgress(value)
  expect(value).toBeLessThanOrEqual(90)
})
