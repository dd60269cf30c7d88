import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { barsOf, isOnPage, monthsOf, pageAfter, weeksOf } from './calendar-rows.ts'
import { dayFrom, dayOfWeek, daysInMonth, parseDay } from '../../domain/kernel/day.ts'

describe('the lines of a calendar', () => {
  test('a month is shown by its whole weeks', () => {
    const weeks = weeksOf('2026-11-21')
    expect(weeks.map(({ key }) => key)).toEqual([
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
    ])
    expect(weeks[5]?.days.at(-1)).toBe('2026-12-06')
  })

  test('a February that begins on a Monday has four weeks', () => {
    expect(weeksOf('2027-02-10')).toHaveLength(4)
  })

  test('every week begins on a Monday and each day of the month is there once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2024, max: 2036 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
        const first = dayFrom({ year, month, day: 1 })
        const weeks = weeksOf(first)
        expect(weeks.every(({ key }) => dayOfWeek(parseDay(key)) === 1)).toBe(true)
        const days = weeks.flatMap((week) => week.days)
        expect(new Set(days).size).toBe(days.length)
        const own = days.filter((day) => isOnPage('month', first, day))
        expect(own).toHaveLength(daysInMonth(first))
      }),
    )
  })

  test('a year is shown by its twelve months', () => {
    const months = monthsOf('2028-05-05')
    expect(months.map(({ days }) => days.length)).toEqual([31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
  })

  test('the page before January is December, and the year before', () => {
    expect(pageAfter('month', '2027-01-31', -1)).toBe('2026-12-01')
    expect(pageAfter('year', '2027-06-15', 1)).toBe('2028-01-01')
  })
})

describe('the bars of a line', () => {
  const [week] = weeksOf('2026-06-01')
  const stay = (from: string, to: string) => ({ from, to })

  test('what begins before and ends after fills the line and says so', () => {
    const [bar] = week ? barsOf(week, [stay('2026-05-01', '2026-07-01')]) : []
    expect(bar).toMatchObject({ start: 0, end: 6, lane: 0, goesOnBefore: true, goesOnAfter: true })
  })

  test('what shares a day goes into the next lane, what follows does not', () => {
    const bars = week
      ? barsOf(week, [
          stay('2026-06-01', '2026-06-03'),
          stay('2026-06-03', '2026-06-05'),
          stay('2026-06-04', '2026-06-07'),
          stay('2026-06-08', '2026-06-09'),
        ])
      : []
    expect(bars.map(({ start, end, lane }) => [start, end, lane])).toEqual([
      [0, 2, 0],
      [2, 4, 1],
      [3, 6, 0],
    ])
  })
})
