import { expect, test } from 'vitest'
import { firstDayOf, spanOfSearch } from './calendar-scope.ts'
import { dayNumber, dayText } from './day-number.ts'

const today = dayNumber('2026-11-21')
const span = (search: Record<string, string>) => {
  const { from, to } = spanOfSearch(search, today)
  return [dayText(from), dayText(to)]
}

test('18 months ahead are asked for, and as much more as an address needs', () => {
  expect(span({})).toEqual(['2026-10-01', '2028-05-31'])
  expect(span({ date: '2027-01-01' })).toEqual(['2026-10-01', '2028-05-31'])
  expect(span({ date: '2026-02-10' })).toEqual(['2025-10-01', '2028-05-31'])
  expect(span({ date: '2028-05-10' })).toEqual(['2026-10-01', '2028-11-30'])
  expect(span({ ahead: '24' })).toEqual(['2026-10-01', '2028-11-30'])
})

test('nothing that somebody writes asks for more than five years each way', () => {
  expect(span({ ahead: '9999', date: '1900-01-01' })).toEqual(['2024-10-01', '2029-08-31'])
  expect(span({ date: '2999-01-01' })).toEqual(['2026-10-01', '2029-08-31'])
  expect(span({ ahead: 'x', date: '2026-13-01' })).toEqual(['2026-10-01', '2028-05-31'])
  expect(firstDayOf({ date: '2026-13-01' })).toBe(null)
})
