import { describe, expect, it } from 'vitest'
import { demoRefusal, isDemoVisitOver } from './demo-visit.ts'

const now = Temporal.Instant.from('2026-03-02T12:00:00Z')
const ago = (minutes: number) => now.subtract({ minutes })

describe('when a demo is over', () => {
  it.each([
    ['made since a minute', { begunAt: ago(1), readyAt: null, seenAt: ago(1) }, false],
    ['being made for too long', { begunAt: ago(3), readyAt: null, seenAt: ago(3) }, true],
    ['just looked at', { begunAt: ago(600), readyAt: ago(599), seenAt: ago(1) }, false],
    ['not looked at for almost two hours', { begunAt: ago(200), readyAt: ago(199), seenAt: ago(119) }, false],
    ['not looked at for two hours', { begunAt: ago(200), readyAt: ago(199), seenAt: ago(120) }, true],
    ['looked at, but half a day old', { begunAt: ago(720), readyAt: ago(719), seenAt: ago(1) }, true],
  ])('%s', (_, times, isOver) => expect(isDemoVisitOver(times, now)).toBe(isOver))
})

describe('whether one more demo may be made', () => {
  it.each([
    [0, 0, 'DEMO_NOT_OFFERED'],
    [3, 2, null],
    [3, 3, 'DEMO_FULL'],
    // The limit was lowered since.
    [1, 3, 'DEMO_FULL'],
  ])('most %d, others %d', (most, others, reason) => expect(demoRefusal({ most, others })).toBe(reason))
})
