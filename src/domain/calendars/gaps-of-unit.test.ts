import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { OCCUPANCY_KINDS, type OccupancyKind } from '../catalogue/calendars.ts'
import { type Day, addDays, afterMonths, covers, daysOfStay, mergeStays, parseDay } from '../kernel/day.ts'
import { fitsMonths, gapsOf } from './gaps-of-unit.ts'
import { isFreeFor, isInWindow, type Occupancy, type UnitCalendar } from './occupancy.ts'
import { monthsOf, occupancyByMonth, occupiedDays } from './occupancy-by-month.ts'

const stay = (from: string, to: string) => ({ from: parseDay(from), to: parseDay(to) })
const taken = (kind: OccupancyKind, from: string, to: string): Occupancy => ({ kind, ...stay(from, to) })
const YEAR = stay('2030-01-01', '2030-12-31')
const LAST_YEAR = stay('9999-01-01', '9999-12-31')

function unit(occupancies: Occupancy[], from: string | null = null, to: string | null = null): UnitCalendar {
  return { occupancies, availableFrom: from ? parseDay(from) : null, availableTo: to ? parseDay(to) : null }
}

describe('the gaps of a unit', () => {
  it.each<[string, UnitCalendar, number | null, [string, string, string][]]>([
    ['nothing taken', unit([]), 1, [['2030-01-01', '2030-12-31', 'open']]],
    [
      'between two bookings, just long enough',
      unit([taken('BOOKING', '2029-10-01', '2030-01-31'), taken('BOOKING', '2030-03-01', '2031-01-31')]),
      1,
      [['2030-02-01', '2030-02-28', 'bookable']],
    ],
    [
      'a day too short',
      unit([taken('BOOKING', '2029-10-01', '2030-02-01'), taken('HOLD', '2030-03-01', '2031-01-31')]),
      1,
      [['2030-02-02', '2030-02-28', 'too short']],
    ],
    [
      'without a shortest stay',
      unit([taken('BOOKING', '2029-10-01', '2030-02-01'), taken('BLOCK', '2030-02-03', '2031-01-31')]),
      null,
      [['2030-02-02', '2030-02-02', 'bookable']],
    ],
    [
      'taken without an end',
      unit([taken('BLOCK', '2030-02-01', '9999-12-31')]),
      1,
      [['2030-01-01', '2030-01-31', 'bookable']],
    ],
    [
      'before the first day of its window and after the last',
      unit([taken('BOOKING', '2030-05-01', '2030-06-30')], '2030-03-15', '2030-08-15'),
      2,
      [
        ['2030-03-15', '2030-04-30', 'too short'],
        ['2030-07-01', '2030-08-15', 'too short'],
      ],
    ],
    [
      'stays that adjoin or overlap',
      unit([
        taken('BOOKING', '2030-01-01', '2030-06-30'),
        taken('BLOCK', '2030-06-01', '2030-07-31'),
        taken('HOLD', '2030-08-01', '2030-12-31'),
      ]),
      1,
      [],
    ],
    ['a window that ended', unit([], null, '2029-12-31'), 1, []],
    [
      'a window that ends with the year',
      unit([], null, '2030-12-31'),
      12,
      [['2030-01-01', '2030-12-31', 'bookable']],
    ],
    [
      'what ended before',
      unit([taken('BLOCK', '2029-01-01', '2029-12-31')]),
      1,
      [['2030-01-01', '2030-12-31', 'open']],
    ],
  ])('%s', (_, calendar, minStay, expected) => {
    const gaps = gapsOf(calendar, YEAR, minStay)
    expect(
      gaps.map(({ from, to, isOpen, isTooShort }) => [
        from,
        to,
        isTooShort ? 'too short' : isOpen ? 'open' : 'bookable',
      ]),
    ).toEqual(expected)
  })

  const day = fc.integer({ min: 0, max: 420 }).map((offset) => addDays(parseDay('2029-12-01'), offset))
  const occupancy = fc
    .tuple(fc.constantFrom(...OCCUPANCY_KINDS), day, fc.integer({ min: 0, max: 90 }))
    .map(([kind, from, length]): Occupancy => ({ kind, from, to: addDays(from, length) }))
  const anyUnit = fc
    .tuple(fc.array(occupancy, { maxLength: 6 }), fc.option(day), fc.option(day))
    .map(([occupancies, a, b]): UnitCalendar => {
      const swapped = a && b && b < a
      return { occupancies, availableFrom: swapped ? b : a, availableTo: swapped ? a : b }
    })

  it('are exactly the free days, and two of them never touch', () => {
    fc.assert(
      fc.property(anyUnit, fc.integer({ min: 1, max: 3 }), (calendar, minStay) => {
        const gaps = gapsOf(calendar, YEAR, minStay)
        for (const gap of gaps) {
          expect(isFreeFor(calendar, gap)).toBe(true)
          expect(gap.days).toBe(daysOfStay(gap))
        }
        expect(mergeStays(gaps)).toHaveLength(gaps.length)
        const free = gaps.reduce((sum, gap) => sum + gap.days, 0)
        const { free: counted } = occupiedDays([calendar], YEAR)
        expect(free).toBe(counted)
      }),
    )
  })

  it('are too short just when no start in them leaves room for the shortest stay', () => {
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 1, max: 3 }),
        (from, length, months) => {
          const free = { from, to: addDays(from, length) }
          const starts = Array.from({ length: length + 1 }, (_, at) => addDays(from, at))
          const fits = starts.some((start) => afterMonths(start, months) <= addDays(free.to, 1))
          expect(fitsMonths(free, months)).toBe(fits)
        },
      ),
    )
  })

  it('and what takes a unit add up to all days of a window, month by month as at once', () => {
    fc.assert(
      fc.property(fc.array(anyUnit, { maxLength: 3 }), (units) => {
        const whole = occupiedDays(units, YEAR)
        const { days, booked, held, blocked, free, notAvailable } = whole
        expect(booked + held + blocked + free + notAvailable).toBe(days)
        const months = occupancyByMonth(units, YEAR)
        expect(months).toHaveLength(12)
        for (const kind of ['days', 'booked', 'held', 'blocked', 'free', 'notAvailable'] as const) {
          expect(months.reduce((sum, month) => sum + month[kind], 0)).toBe(whole[kind])
        }
        const reallyFree = units.reduce((sum, calendar) => {
          const all = Array.from({ length: 365 }, (_, at) => addDays(YEAR.from, at))
          const isFree = (on: Day) =>
            isInWindow(calendar, on) && !calendar.occupancies.some((one) => covers(one, on))
          return sum + all.filter(isFree).length
        }, 0)
        expect(free).toBe(reallyFree)
      }),
      { numRuns: 30 },
    )
  })
})

describe('occupancy by month', () => {
  it('counts each day once: a booking hides a hold and a block', () => {
    const calendar = unit(
      [
        taken('BOOKING', '2030-01-10', '2030-01-20'),
        taken('BLOCK', '2030-01-15', '2030-02-03'),
        taken('HOLD', '2030-02-03', '2030-02-04'),
      ],
      '2030-01-05',
    )
    expect(occupancyByMonth([calendar], stay('2030-01-01', '2030-02-28'))).toMatchObject([
      { month: '2030-01', days: 31, booked: 11, held: 0, blocked: 11, free: 5, notAvailable: 4 },
      { month: '2030-02', days: 28, booked: 0, held: 2, blocked: 2, free: 24, notAvailable: 0 },
    ])
  })

  it('adds up the units of a group', () => {
    const units = [unit([taken('BOOKING', '2030-01-01', '2030-01-31')]), unit([]), unit([], '2031-01-01')]
    expect(occupiedDays(units, stay('2030-01-01', '2030-01-31'))).toEqual({
      days: 93,
      booked: 31,
      held: 0,
      blocked: 0,
      free: 31,
      notAvailable: 31,
    })
  })

  it('cuts the first and the last month of a window', () => {
    expect(monthsOf(stay('2030-01-31', '2030-03-01')).map(({ from, to }) => `${from} ${to}`)).toEqual([
      '2030-01-31 2030-01-31',
      '2030-02-01 2030-02-28',
      '2030-03-01 2030-03-01',
    ])
  })
})

it('the last year there is has twelve months, and no day free that is taken without an end', () => {
  expect(monthsOf(LAST_YEAR)).toHaveLength(12)
  expect(gapsOf(unit([taken('BLOCK', '9999-03-01', '9999-12-31')]), LAST_YEAR, null)).toMatchObject([
    { from: '9999-01-01', to: '9999-02-28' },
  ])
})
