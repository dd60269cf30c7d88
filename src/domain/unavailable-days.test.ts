import { describe, expect, it } from 'vitest'
import { parseDay } from './day.ts'
import type { Stay } from './day.ts'
import type { UnitCalendar } from './occupancy.ts'
import { unavailableDays } from './unavailable-days.ts'

const stay = (from: string, to: string): Stay => ({ from: parseDay(from), to: parseDay(to) })
const unit = (
  taken: [string, string][],
  window: [string | null, string | null] = [null, null],
): UnitCalendar => ({
  availableFrom: window[0] === null ? null : parseDay(window[0]),
  availableTo: window[1] === null ? null : parseDay(window[1]),
  occupancies: taken.map(([from, to]) => ({ kind: 'BOOKING' as const, ...stay(from, to) })),
})
const window = stay('2026-01-01', '2026-12-31')

describe('unavailableDays', () => {
  const cases: [string, UnitCalendar[], [string, string][]][] = [
    ['no unit: never free', [], [['2026-01-01', '2026-12-31']]],
    ['an empty unit: always free', [unit([])], []],
    ['a booking', [unit([['2026-03-01', '2026-05-31']])], [['2026-03-01', '2026-05-31']]],
    [
      'neighbours become one period',
      [
        unit([
          ['2026-03-01', '2026-03-31'],
          ['2026-04-01', '2026-04-30'],
        ]),
      ],
      [['2026-03-01', '2026-04-30']],
    ],
    ['cut at the window', [unit([['2025-12-01', '2026-01-15']])], [['2026-01-01', '2026-01-15']]],
    [
      'outside of availability',
      [unit([], ['2026-02-01', '2026-11-30'])],
      [
        ['2026-01-01', '2026-01-31'],
        ['2026-12-01', '2026-12-31'],
      ],
    ],
    [
      'two units: only days on which both are taken',
      [unit([['2026-03-01', '2026-05-31']]), unit([['2026-05-01', '2026-08-31']])],
      [['2026-05-01', '2026-05-31']],
    ],
    ['two units, one free', [unit([['2026-03-01', '2026-05-31']]), unit([])], []],
  ]
  it.each(cases)('%s', (_, units, expected) => {
    expect(unavailableDays(units, window).map(({ from, to }) => [from.toString(), to.toString()])).toEqual(
      expected,
    )
  })
})
