import { expect, test } from 'vitest'
import type { CalendarUnit } from '../../domain/calendars/calendar-answer.ts'
import { bookedShare } from './unit-state.ts'
import { parseDay } from '../../domain/kernel/day.ts'

function unitWith(bookings: readonly { from: string; to: string }[]): CalendarUnit {
  return {
    id: 'u',
    groupId: 'g',
    group: 'Group',
    partOfGroup: false,
    name: 'Unit',
    externalId: null,
    city: 'Berlin',
    published: true,
    createdOn: parseDay('2026-01-01'),
    availableFrom: parseDay('2026-01-01'),
    availableTo: null,
    takenUntil: null,
    minStay: null,
    feeds: null,
    bookings: bookings.map(({ from, to }) => ({
      from: parseDay(from),
      to: parseDay(to),
      id: null,
      name: null,
      type: 'STANDARD',
      bookedOn: parseDay('2026-01-01'),
    })),
    holds: [],
    blocks: [],
    windowLimits: [],
  }
}

test('the twelve months from today on count, what lies before and after them does not', () => {
  expect(bookedShare(unitWith([]), '2027-01-01')).toBe(0)
  expect(bookedShare(unitWith([{ from: '2026-06-01', to: '2028-06-01' }]), '2027-01-01')).toBe(1)
  const stays = [
    { from: '2026-12-01', to: '2027-01-10' },
    { from: '2027-12-31', to: '2028-01-31' },
  ]
  expect(bookedShare(unitWith(stays), '2027-01-01')).toBeCloseTo(11 / 365)
})
