import { expect, it } from 'vitest'
import { intervalSteps } from './metric-intervals.ts'

const at = (text: string) => Temporal.Instant.from(text)
const week = { from: at('2026-11-01T00:00:00Z'), to: at('2026-11-08T00:00:00Z') }
const zone = 'Europe/Berlin'

it.each([
  [1, 'DAYS', 7],
  [2, 'DAYS', 4],
  [12, 'HOURS', 14],
  [90, 'MINUTES', 112],
  [1_000_000, 'MINUTES', 1],
  [2_147_483_647, 'DAYS', 1],
] as const)('a week in intervals of %s %s has %s of them', (intervals, intervalUnit, count) => {
  expect(intervalSteps({ ...week, intervals, intervalUnit }, zone).starts).toHaveLength(count)
})

it('days are those of the listing: of 23 hours in March, of 25 in October', () => {
  const days = (from: string, to: string, intervals = 1) =>
    intervalSteps({ from: at(from), to: at(to), intervals, intervalUnit: 'DAYS' }, zone).starts.map(String)
  expect(days('2026-03-28T23:00:00Z', '2026-03-30T22:00:00Z')).toEqual([
    '2026-03-28T23:00:00Z',
    '2026-03-29T22:00:00Z',
  ])
  expect(days('2026-10-24T22:00:00Z', '2026-10-26T23:00:00Z')).toEqual([
    '2026-10-24T22:00:00Z',
    '2026-10-25T23:00:00Z',
  ])
  expect(days('2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z', 1)).toHaveLength(1)
  expect(days('2026-10-24T22:00:00Z', '2026-10-25T23:00:00.001Z', 1)).toHaveLength(2)
})

it('hours are hours, also in the night in which the clocks change', () => {
  const span = { from: at('2026-10-25T00:00:00Z'), to: at('2026-10-25T04:00:00Z') }
  expect(intervalSteps({ ...span, intervals: 1, intervalUnit: 'HOURS' }, zone).starts.map(String)).toEqual([
    '2026-10-25T00:00:00Z',
    '2026-10-25T01:00:00Z',
    '2026-10-25T02:00:00Z',
    '2026-10-25T03:00:00Z',
  ])
})

const thousandDays = { from: at('2023-12-31T23:00:00Z'), to: at('2026-09-26T22:00:00Z') }

it('a thousand days may be asked for, and not one more', () => {
  const span = { ...thousandDays, intervals: 1, intervalUnit: 'DAYS' } as const
  expect(intervalSteps(span, zone).starts).toHaveLength(1000)
  expect(() => intervalSteps({ ...span, to: span.to.add({ minutes: 1 }) }, zone)).toThrow(
    expect.objectContaining({ fields: { intervals: 'metrics.intervals.tooMany' } }),
  )
})

it.each([
  [{ ...week, intervals: 0, intervalUnit: 'DAYS' }, { intervals: 'metrics.intervals.tooFew' }],
  [{ ...week, intervals: 5, intervalUnit: 'MINUTES' }, { intervals: 'metrics.intervals.tooMany' }],
  [{ from: week.to, to: week.from, intervals: 1, intervalUnit: 'DAYS' }, { to: 'metrics.to.notAfterFrom' }],
] as const)('a span that makes no sense is refused in words', (span, fields) => {
  expect(() => intervalSteps(span, zone)).toThrow(expect.objectContaining({ fields }))
})
