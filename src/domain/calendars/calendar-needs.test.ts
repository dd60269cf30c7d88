import { expect, test } from 'vitest'
import { calendarNeedOf, compareCalendarNeeds } from './calendar-needs.ts'

const now = Temporal.Instant.from('2030-01-10T12:00:00Z')
const ago = (hours: number) => now.subtract({ hours })

test.each([
  ['nothing', {}, null],
  ['a stay over a booking', { conflicts: 1 }, 'CONFLICT'],
  [
    'one that also holds days back and fails',
    { conflicts: 1, quarantineSince: ago(2), failingSince: ago(48) },
    'CONFLICT',
  ],
  ['days held back since a minute', { quarantineSince: ago(0) }, 'QUARANTINE'],
  ['days held back by one that fails', { quarantineSince: ago(30), failingSince: ago(48) }, 'QUARANTINE'],
  ['a question about its window', { windowAskedAt: ago(1) }, 'WINDOW'],
  ['a question and no answer for two days', { windowAskedAt: ago(1), failingSince: ago(48) }, 'WINDOW'],
  ['no answer for 23 hours', { failingSince: ago(23) }, null],
  ['no answer for a day', { failingSince: ago(24) }, 'FAILING'],
] as const)('a calendar with %s needs the landlord: %j is %s', (_, trouble, expected) => {
  const calendar = {
    conflicts: 0,
    quarantineSince: null,
    windowAskedAt: null,
    failingSince: null,
    ...trouble,
  }
  expect(calendarNeedOf(calendar, now)).toBe(expected)
})

test('the more urgent comes first, then what has waited for longest', () => {
  const needs = [
    { kind: 'FAILING', since: ago(90) },
    { kind: 'CONFLICT', since: ago(1) },
    { kind: 'QUARANTINE', since: ago(50) },
    { kind: 'CONFLICT', since: ago(2) },
  ] as const
  expect(needs.toSorted(compareCalendarNeeds)).toEqual([needs[3], needs[1], needs[2], needs[0]])
})
