import { expect, it } from 'vitest'
import { earnedByMonth, earnedByQuarter } from './earnings-periods.ts'

const month = (text: string, earned: number, before: number) => ({
  month: `${text}-01`,
  nights: { earned },
  before: { earned: before },
})

const months = [
  month('2025-12', 1, 10),
  month('2026-01', 2, 20),
  month('2026-02', 4, 40),
  month('2026-03', 8, 80),
  month('2026-04', 16, 160),
]

it('quarters are the sums of their months, also where a period begins or ends within one', () => {
  expect(earnedByQuarter(months)).toEqual([
    { from: '2025-12-01', quarter: 4, earned: 1, before: 10 },
    { from: '2026-01-01', quarter: 1, earned: 14, before: 140 },
    { from: '2026-04-01', quarter: 2, earned: 16, before: 160 },
  ])
})

it('months stay as they are', () => {
  expect(earnedByMonth(months.slice(0, 1))).toEqual([
    { from: '2025-12-01', quarter: null, earned: 1, before: 10 },
  ])
})
