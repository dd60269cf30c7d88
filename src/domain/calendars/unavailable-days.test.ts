import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Stay, addDays, covers, parseDay } from '../kernel/day.ts'
import { isFreeFor, type UnitCalendar } from './occupancy.ts'
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
    expect(unavailableDays(units, window).map(({ from, to }) => [from, to])).toEqual(expected)
  })

  it('tells no period twice and none that is over (D5), and exactly the days that no unit has free', () => {
    fc.assert(
      fc.property(fc.array(anyUnit, { maxLength: 3 }), (units) => {
        const periods = unavailableDays(units, window)
        const listed = periods.map(({ from, to }) => [from, to].join(' '))
        expect(new Set(listed).size).toBe(listed.length)
        expect(periods.filter(({ to }) => to < window.from)).toEqual([])
        for (let day = window.from; day <= addDays(window.from, 60); day = addDays(day, 1)) {
          const taken = units.every((one) => !isFreeFor(one, { from: day, to: day }))
          expect(periods.some((period) => covers(period, day))).toBe(taken)
        }
      }),
    )
  })
})

// Around the first day of the window, often the same days twice.
const anyDay = fc.integer({ min: -10, max: 40 }).map((days) => addDays(window.from, days))
const anyUnit: fc.Arbitrary<UnitCalendar> = fc.record({
  availableFrom: fc.option(anyDay),
  availableTo: fc.option(anyDay),
  occupancies: fc.array(
    fc
      .tuple(anyDay, fc.integer({ min: 0, max: 9 }))
      .map(([from, days]) => ({ kind: 'BLOCK' as const, from, to: addDays(from, days) })),
    { maxLength: 5 },
  ),
})
