import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { durationOf } from '../../domain/kernel/day.ts'
import {
  addMonths,
  dayNumber,
  dayText,
  durationBetween,
  monthStart,
  partsOfDay,
  weekdayOf,
} from './day-number.ts'

const anyDay = fc
  .integer({ min: 0, max: 80_000 })
  .map((days) => Temporal.PlainDate.from('1900-01-01').add({ days }))

test('numbers are the days since 1970, as Temporal counts them', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const number = Temporal.PlainDate.from('1970-01-01').until(day, { largestUnit: 'days' }).days
      expect(dayNumber(day.toString())).toBe(number)
      expect(dayText(number)).toBe(day.toString())
      expect(partsOfDay(number)).toEqual({ year: day.year, month: day.month, day: day.day })
      expect(weekdayOf(number)).toBe(day.dayOfWeek - 1)
    }),
  )
})

test('months are added as Temporal adds them', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -40, max: 40 }), (day, months) => {
      const number = dayNumber(day.toString())
      expect(dayText(addMonths(number, months))).toBe(day.add({ months }).toString())
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
  expect(durationBetween(dayNumber(from), dayNumber(to))).toEqual(duration)
  expect(durationOf({ from: Temporal.PlainDate.from(from), to: Temporal.PlainDate.from(to) })).toEqual(
    duration,
  )
})

test('durations are those of the domain', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 1500 }), (from, days) => {
      const to = from.add({ days })
      expect(durationBetween(dayNumber(from.toString()), dayNumber(to.toString()))).toEqual(
        durationOf({ from, to }),
      )
    }),
  )
})
