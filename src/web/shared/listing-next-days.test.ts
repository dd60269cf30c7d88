import { describe, expect, test } from 'vitest'
import { piecesOfGroup, piecesOfUnit, sharesOf, type DaySegment } from './listing-next-days.ts'
import { parseDay } from '../../domain/kernel/day.ts'

const first = parseDay('2026-11-21')

function segment(kind: DaySegment['kind'], from: string, to: string, share = 1): DaySegment {
  return { kind, from, to, share }
}

describe('piecesOfUnit', () => {
  test('cuts segments to the ninety days, both days inclusive, and fills the rest', () => {
    const pieces = piecesOfUnit(
      [segment('HOLD', '2027-02-18', '2027-06-30'), segment('BOOKING', '2026-10-01', '2026-11-21')],
      first,
    )
    expect(pieces).toEqual([
      { kind: 'BOOKING', start: 0, days: 1 },
      { kind: 'FREE', start: 1, days: 88 },
      { kind: 'HOLD', start: 89, days: 1 },
    ])
  })

  test('is free where nothing, or nothing within the days, takes it', () => {
    const free = [{ kind: 'FREE', start: 0, days: 90 }]
    expect(piecesOfUnit([], first)).toEqual(free)
    expect(piecesOfUnit([segment('BLOCK', '2027-02-19', '2027-03-01')], first)).toEqual(free)
  })

  test('never draws a day twice', () => {
    const pieces = piecesOfUnit(
      [segment('BOOKING', '2026-11-21', '2027-01-31'), segment('BLOCK', '2026-12-01', '2027-03-31')],
      first,
    )
    expect(pieces.reduce((sum, piece) => sum + piece.days, 0)).toBe(90)
  })
})

describe('a group', () => {
  const group = [
    segment('BOOKING', '2026-11-21', '2027-02-18', 0.5),
    segment('BLOCK', '2026-11-21', '2027-02-18', 0.1),
    segment('FREE', '2026-11-21', '2027-02-18', 0.4),
  ]

  test('shows its kinds side by side', () => {
    expect(piecesOfGroup(group)).toEqual([
      { kind: 'BOOKING', start: 0, days: 45 },
      { kind: 'BLOCK', start: 45, days: 9 },
    ])
  })

  test('knows their shares', () => {
    expect(sharesOf(group)).toEqual({ FREE: 0.4, BOOKING: 0.5, HOLD: 0, BLOCK: 0.1, NOT_AVAILABLE: 0 })
  })
})
