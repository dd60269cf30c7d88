import { expect, test } from 'vitest'
import { firstDayOf, monthsOfSearch, reachOf, spanOfSearch, within } from './calendar-scope.ts'
import { dayNumber, dayText, parseDay } from '../../domain/kernel/day.ts'

const today = dayNumber(parseDay('2026-11-21'))
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

test('more months follow those that an address already asks for by its day', () => {
  expect(monthsOfSearch({}, today)).toEqual({ back: 1, ahead: 18 })
  expect(monthsOfSearch({ date: '2028-05-10' }, today)).toEqual({ back: 1, ahead: 24 })
  expect(monthsOfSearch({ date: '2026-02-10', ahead: '30' }, today)).toEqual({ back: 13, ahead: 30 })
})

test('what can be gone to is what can be asked for', () => {
  const reach = reachOf(today)
  expect([dayText(reach.from), dayText(reach.to)]).toEqual(span({ ahead: '9999', date: '1900-01-01' }))
  for (const day of [reach.from, reach.to])
    expect(spanOfSearch({ date: dayText(day) }, today)).toMatchObject(
      day === reach.from ? { from: day } : { to: day },
    )
  expect(within(dayNumber(parseDay('0002-01-04')), reach)).toBe(reach.from)
  expect(within(today, reach)).toBe(today)
})
