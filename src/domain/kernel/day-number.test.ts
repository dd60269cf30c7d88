import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  dayNumberOf,
  durationBetween,
  isLeapYear,
  lengthOfMonth,
  monthsLater,
  monthStart,
  partsOfNumber,
  weekdayOf,
} from './day-number.ts'
import { dayNumber, dayText, durationOf, parseDay } from './day.ts'

const anyDay = fc
  .integer({ min: 0, max: 80_000 })
  .map((days) => Temporal.PlainDate.from('1900-01-01').add({ days }))

test('numbers are the days since 1970, as Temporal counts them', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const number = Temporal.PlainDate.from('1970-01-01').until(day, { largestUnit: 'days' }).days
      expect(dayNumberOf(day.year, day.month, day.day)).toBe(number)
      expect(dayNumber(parseDay(day.toString()))).toBe(number)
      expect(dayText(number)).toBe(day.toString())
      expect(partsOfNumber(number)).toEqual({ year: day.year, month: day.month, day: day.day })
      expect(weekdayOf(number)).toBe(day.dayOfWeek - 1)
      expect(lengthOfMonth(day.year, day.month)).toBe(day.daysInMonth)
      expect(isLeapYear(day.year)).toBe(day.inLeapYear)
    }),
  )
})

test('months are added as Temporal adds them', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -40, max: 40 }), (day, months) => {
      const number = dayNumberOf(day.year, day.month, day.day)
      expect(dayText(monthsLater(number, months))).toBe(day.add({ months }).toString())
      expect(dayText(monthStart(number, months))).toBe(day.with({ day: 1 }).add({ months }).toString())
    }),
  )
})

test.each([
  ['2021-05-31', '2021-06-29', { months: 0, days: 30 }],
  ['2021-05-31', '2021-06-30', { months: 1, days: 1 }],
  ['2021-01-31', '2021-02-27', { months: 0, days: 28 }],
  ['2021-01-31', '2021-02-28', { months: 1, days: 1 }],
  ['2024-02-29', '2025-02-28', { months: 12, days: 1 }],
])('a month from %s to %s is whole when its day is reached', (from, to, duration) => {
  const stay = { from: parseDay(from), to: parseDay(to) }
  expect(durationBetween(dayNumber(stay.from), dayNumber(stay.to))).toEqual(duration)
  expect(durationOf(stay)).toEqual(duration)
})
