import { expect, it } from 'vitest'
import { parseDay } from '../kernel/day.ts'
import { MONEY_PERIODS, periodOf, periodText, readPeriod, shiftPeriod, sixMonthsUpTo } from './period.ts'

it.each([
  ['2026-11', '2026-11-01', '2026-11-30'],
  ['2028-02', '2028-02-01', '2028-02-29'],
  ['2026-Q4', '2026-10-01', '2026-12-31'],
  ['2026-Q1', '2026-01-01', '2026-03-31'],
  ['2026', '2026-01-01', '2026-12-31'],
])('%s is from %s to %s, and is named so', (text, from, to) => {
  const period = readPeriod(text)
  expect(period).toMatchObject({ from, to })
  expect(period && periodText(period)).toBe(text)
})

it.each([
  '',
  '2026-13',
  '2026-00',
  '2026-Q5',
  '2026-Q0',
  '26',
  '1999',
  '2100',
  '2026-11-01',
  '2026-1',
  'x2026',
  '٢٠٢٦',
])('%o is no period', (text) => {
  expect(readPeriod(text)).toBeNull()
})

it.each(MONEY_PERIODS)('a day is in its %s, and the next one begins the day after', (length) => {
  const period = periodOf(length, parseDay('2026-11-23'))
  expect(period.from <= '2026-11-23' && period.to >= '2026-11-23').toBe(true)
  expect(shiftPeriod(shiftPeriod(period, 1), -1)).toEqual(period)
  expect(shiftPeriod(period, 1).from > period.to).toBe(true)
})

it('six months end with the last of the period', () => {
  expect(sixMonthsUpTo(periodOf('quarter', parseDay('2026-02-01')))).toEqual([
    '2025-10-01',
    '2025-11-01',
    '2025-12-01',
    '2026-01-01',
    '2026-02-01',
    '2026-03-01',
  ])
})
