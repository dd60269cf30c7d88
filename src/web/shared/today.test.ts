import { expect, it } from 'vitest'
import { timeIn } from './today.ts'

it.each([
  ['2026-01-31T23:30:00Z', 'UTC', '2026-01-31', 23],
  ['2026-01-31T23:30:00Z', 'Europe/Berlin', '2026-02-01', 0],
  ['2026-07-01T09:59:59Z', 'Pacific/Kiritimati', '2026-07-01', 23],
  ['2026-07-01T10:00:00Z', 'Pacific/Kiritimati', '2026-07-02', 0],
  ['2026-03-01T04:00:00Z', 'America/Los_Angeles', '2026-02-28', 20],
])('%s is in %s the day %s, hour %i', (instant, timeZone, day, hour) => {
  expect(timeIn(timeZone, new Date(instant))).toEqual({ day, hour })
})
