import { expect, test } from 'vitest'
import { calendarPath, calendarQuery, isCalendarKey } from './calendar-query.ts'

const days = { from: '2026-11-01', to: '2027-11-30' }

test('only what is asked for stands in the path', () => {
  expect(calendarPath({ listingId: 'a', ...days })).toBe(
    '/api/calendar?listingId=a&from=2026-11-01&to=2027-11-30',
  )
})

test('a calendar is told from what is asked about one', () => {
  expect(isCalendarKey(calendarQuery(days).queryKey)).toBe(true)
  expect(isCalendarKey(['calendar', 'windows', {}])).toBe(false)
  expect(isCalendarKey(['bookings', {}])).toBe(false)
})
