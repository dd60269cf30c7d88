import { expect, it } from 'vitest'
import { parseDay } from '../kernel/day.ts'
import { performanceSpan, readPerformancePeriod, unfinishedMonth } from './performance-span.ts'

const today = parseDay('2026-11-26')
const days = (from: string, to: string) => ({ from: parseDay(from), to: parseDay(to) })

it.each([
  ['last-12', days('2025-12-01', '2026-11-30')],
  ['2026-11', days('2026-11-01', '2026-11-30')],
  ['2026-Q4', days('2026-10-01', '2026-12-31')],
  ['2026', days('2026-01-01', '2026-12-31')],
])('%s is a period', (text, period) => {
  expect(readPerformancePeriod(text, today)).toMatchObject(period)
})

it.each(['', 'last-13', '2026-13', '26', 'last-12 '])('%j is none', (text) => {
  expect(readPerformancePeriod(text, today)).toBeNull()
})

it.each([
  // What has begun is compared with the same days.
  [days('2026-11-01', '2026-11-30'), days('2026-11-01', '2026-11-25'), days('2025-11-01', '2025-11-25')],
  [days('2026-10-01', '2026-10-31'), days('2026-10-01', '2026-10-31'), days('2025-10-01', '2025-10-31')],
  [days('2025-02-01', '2025-02-28'), days('2025-02-01', '2025-02-28'), days('2024-02-01', '2024-02-29')],
  [days('2024-02-01', '2024-02-29'), days('2024-02-01', '2024-02-29'), days('2023-02-01', '2023-02-28')],
  [days('2026-11-26', '2026-12-31'), null, null],
])('of %j what is over is %j, beside %j', (period, now, before) => {
  expect(performanceSpan(period, today)).toEqual({ period, now, before })
})

it.each([
  [days('2025-12-01', '2026-11-25'), days('2026-11-01', '2026-11-25')],
  [days('2026-11-10', '2026-11-25'), days('2026-11-10', '2026-11-25')],
  [days('2025-12-01', '2026-10-31'), null],
])('of %j what is no whole month is %j', (span, rest) => {
  expect(unfinishedMonth(span)).toEqual(rest)
})
