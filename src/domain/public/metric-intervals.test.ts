import { expect, it } from 'vitest'
import { intervalSteps } from './metric-intervals.ts'

const at = (text: string) => Temporal.Instant.from(text)
const week = { from: at('2026-11-01T00:00:00Z'), to: at('2026-11-08T00:00:00Z') }

it.each([
  [1, 'DAYS', 7],
  [2, 'DAYS', 4],
  [12, 'HOURS', 14],
  [90, 'MINUTES', 112],
] as const)('a week in intervals of %s %s has %s of them', (intervals, intervalUnit, count) => {
  expect(intervalSteps({ ...week, intervals, intervalUnit }).count).toBe(count)
})

it.each([
  [{ ...week, intervals: 0, intervalUnit: 'DAYS' }, { intervals: 'metrics.intervals.tooFew' }],
  [{ ...week, intervals: 5, intervalUnit: 'MINUTES' }, { intervals: 'metrics.intervals.tooMany' }],
  [{ from: week.to, to: week.from, intervals: 1, intervalUnit: 'DAYS' }, { to: 'metrics.to.notAfterFrom' }],
] as const)('a span that makes no sense is refused in words', (span, fields) => {
  expect(() => intervalSteps(span)).toThrow(expect.objectContaining({ fields }))
})
