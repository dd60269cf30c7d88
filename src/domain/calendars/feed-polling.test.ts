import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextCheckAt } from './feed-polling.ts'

const now = Temporal.Instant.from('2026-11-21T12:00:00Z')
const minutesUntil = (failures: number, chance = 0.5, retryAfter: Temporal.Instant | null = null) =>
  nextCheckAt({ now, failures, retryAfter, chance }).since(now).total('minutes')

test.each([
  [0, 15],
  [1, 30],
  [2, 60],
  [3, 120],
  [4, 240],
  [5, 360],
  [6, 360],
  [100_000, 360],
])('after %i failures a calendar is asked again in %i minutes', (failures, minutes) => {
  expect(minutesUntil(failures)).toBe(minutes)
})

test('chance moves the next question by a tenth at most', () => {
  fc.assert(
    fc.property(fc.nat(20), fc.double({ min: 0, max: 0.999, noNaN: true }), (failures, chance) => {
      const middle = minutesUntil(failures)
      expect(minutesUntil(failures, chance)).toBeGreaterThanOrEqual(middle * 0.9 - 0.02)
      expect(minutesUntil(failures, chance)).toBeLessThanOrEqual(middle * 1.1 + 0.02)
    }),
  )
})

test('a calendar is not asked before the other side wants it, and not later because of it', () => {
  expect(minutesUntil(0, 0.5, now.add({ minutes: 50 }))).toBe(50)
  expect(minutesUntil(3, 0.5, now.add({ minutes: 50 }))).toBe(120)
})
