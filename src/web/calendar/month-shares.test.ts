import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { occupancyShare } from '../../domain/calendars/occupancy.ts'
import { sampleBooking } from './calendar.test-data.ts'
import { bookedShares } from './month-shares.ts'
import { monthsOf } from './timeline-scale.ts'
import { addDays, dayNumber, lastOfMonth, parseDay } from '../../domain/kernel/day.ts'

const span = { from: dayNumber(parseDay('2026-11-01')), to: dayNumber(parseDay('2027-04-30')) }

test('shares of months are those of the domain, in the mean of all units', () => {
  const start = parseDay('2026-09-01')
  // Bookings of one unit never share a day.
  const unit = fc
    .array(fc.record({ gap: fc.integer({ min: 0, max: 40 }), days: fc.integer({ min: 1, max: 90 }) }), {
      maxLength: 6,
    })
    .map((stays) => {
      let day = start
      return stays.map(({ gap, days }) => {
        const from = addDays(day, gap)
        day = addDays(from, days)
        return sampleBooking(from, addDays(day, -1))
      })
    })
  fc.assert(
    fc.property(fc.array(unit, { minLength: 1, maxLength: 5 }), (units) => {
      const months = monthsOf(span)
      const shares = bookedShares(
        units.map((bookings) => ({ bookings })),
        months,
      )
      for (const [at, { month }] of months.entries()) {
        const from = parseDay(month)
        const window = { from, to: lastOfMonth(from) }
        const each = units.map((bookings) =>
          occupancyShare(
            bookings.map((booking) => ({
              kind: 'BOOKING',
              from: parseDay(booking.from),
              to: parseDay(booking.to),
            })),
            window,
          ),
        )
        expect(shares[at]).toBeCloseTo(each.reduce((a, b) => a + b, 0) / units.length, 10)
      }
    }),
  )
})

test('without units there is no share', () => {
  expect(bookedShares([], monthsOf(span))).toEqual([null, null, null, null, null, null])
  expect(bookedShares([{ bookings: [] }], [])).toEqual([])
})
