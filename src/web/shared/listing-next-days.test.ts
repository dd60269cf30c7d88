import { describe, expect, test } from 'vitest'
import { shareOfDays, stackDays, type DaySegment } from './listing-next-days.ts'

const first = Temporal.PlainDate.from('2026-11-21')

function segment(kind: DaySegment['kind'], from: string, to: string, share = 1): DaySegment {
  return { kind, from, to, share }
}

describe('stackDays', () => {
  test('cuts segments to the ninety days, both days inclusive', () => {
    const pieces = stackDays(
      [segment('BOOKING', '2026-10-01', '2026-11-21'), segment('HOLD', '2027-02-18', '2027-06-30')],
      first,
    )
    expect(pieces).toEqual([
      { kind: 'BOOKING', start: 0, days: 1, base: 0, share: 1 },
      { kind: 'HOLD', start: 89, days: 1, base: 0, share: 1 },
    ])
  })

  test('leaves out what is free or outside', () => {
    const segments = [
      segment('FREE', '2026-11-21', '2027-02-18'),
      segment('BLOCK', '2027-02-19', '2027-03-01'),
    ]
    expect(stackDays(segments, first)).toEqual([])
  })

  test('stacks the kinds of a group and joins equal neighbours', () => {
    const pieces = stackDays(
      [
        segment('BOOKING', '2026-11-21', '2026-11-30', 0.5),
        segment('BOOKING', '2026-12-01', '2026-12-10', 0.5),
        segment('BLOCK', '2026-12-01', '2026-12-10', 0.25),
      ],
      first,
    )
    expect(pieces).toEqual([
      { kind: 'BOOKING', start: 0, days: 20, base: 0, share: 0.5 },
      { kind: 'BLOCK', start: 10, days: 10, base: 0.5, share: 0.25 },
    ])
  })

  test('never stacks higher than the bar', () => {
    const pieces = stackDays(
      [
        segment('BOOKING', '2026-11-21', '2026-11-21', 0.9),
        segment('BLOCK', '2026-11-21', '2026-11-21', 0.4),
      ],
      first,
    )
    expect(Math.max(...pieces.map((piece) => piece.base + piece.share))).toBeCloseTo(1)
  })
})

test('shareOfDays gives each kind its part and the rest to FREE', () => {
  const pieces = stackDays([segment('BOOKING', '2026-11-21', '2027-01-04', 0.5)], first)
  const shares = shareOfDays(pieces)
  expect(shares.BOOKING).toBeCloseTo(0.25)
  expect(shares.FREE).toBeCloseTo(0.75)
})
