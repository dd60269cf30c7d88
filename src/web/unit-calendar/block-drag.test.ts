import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysOfDrag, laterBy, markFrom, takeUp, type Grip } from './block-drag.ts'

const block = { id: 'b', from: '2026-12-10', to: '2026-12-20' }

describe('a drag of days', () => {
  test('marks days in both directions', () => {
    const drag = markFrom('2026-12-10')
    expect(daysOfDrag({ ...drag, day: '2026-12-14' })).toEqual({ from: '2026-12-10', to: '2026-12-14' })
    expect(daysOfDrag({ ...drag, day: '2026-12-06' })).toEqual({ from: '2026-12-06', to: '2026-12-10' })
  })

  test.each<[Grip, string, string, string]>([
    ['move', '2026-12-18', '2026-12-13', '2026-12-23'],
    ['start', '2026-12-18', '2026-12-13', '2026-12-20'],
    ['end', '2026-12-18', '2026-12-10', '2026-12-23'],
    ['end', '2026-12-01', '2026-12-06', '2026-12-10'],
  ])('by %s from the 15th to %s means %s to %s', (grip, day, from, to) => {
    expect(daysOfDrag({ ...takeUp(grip, block, '2026-12-15'), day })).toEqual({ from, to })
  })

  test('a moved block keeps its length, a resized one the other end, over months and years', () => {
    fc.assert(
      fc.property(fc.integer({ min: -800, max: 800 }), (days) => {
        const day = laterBy('2026-12-15', days)
        const moved = daysOfDrag({ ...takeUp('move', block, '2026-12-15'), day })
        expect(moved).toEqual({ from: laterBy(block.from, days), to: laterBy(block.to, days) })
        const resized = daysOfDrag({ ...takeUp('start', block, '2026-12-15'), day })
        expect([resized.from, resized.to]).toContain(block.to)
        expect(resized.from <= resized.to).toBe(true)
      }),
    )
  })
})
