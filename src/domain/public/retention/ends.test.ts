import { describe, expect, it, test } from 'vitest'
import { parseDay } from '../../kernel/day.ts'
import { BOOK_YEARS_KEPT, VOUCHER_YEARS_KEPT } from '../../kernel/constants.ts'
import { dayOfLaw, jobsOfEnd, lastDayKept, LAW_PARTS } from './ends.ts'
import { RETENTION } from './table.ts'

test.each([
  ['2020-01-01', VOUCHER_YEARS_KEPT, '2028-12-31'],
  ['2020-02-29', VOUCHER_YEARS_KEPT, '2028-12-31'],
  ['2020-12-31', VOUCHER_YEARS_KEPT, '2028-12-31'],
  ['2021-01-01', VOUCHER_YEARS_KEPT, '2029-12-31'],
  ['2024-02-29', BOOK_YEARS_KEPT, '2034-12-31'],
  ['2025-12-31', BOOK_YEARS_KEPT, '2035-12-31'],
])('what is of %s and kept for %i years is kept until %s', (since, years, until) => {
  expect(lastDayKept(parseDay(since), years)).toBe(until)
})

test.each([
  // Winter time: the year begins an hour before it does in UTC.
  ['2028-12-31T22:59:59Z', '2028-12-31'],
  ['2028-12-31T23:00:00Z', '2029-01-01'],
  ['2029-01-01T00:00:00Z', '2029-01-01'],
  // Summer time: two hours.
  ['2028-06-30T21:59:59Z', '2028-06-30'],
  ['2028-06-30T22:00:00Z', '2028-07-01'],
  ['2028-02-28T23:00:00Z', '2028-02-29'],
])('at %s it is the day %s where the law counts', (now, day) => {
  expect(dayOfLaw(Temporal.Instant.from(now))).toBe(day)
})

describe('every kind that ends after a time', () => {
  const timed = RETENTION.filter(({ clocks }) => clocks.some((clock) => 'unit' in clock))

  it.each(timed.map((datum) => [datum.key, datum] as const))('%s has a job that ends it', (_, datum) => {
    expect(jobsOfEnd(datum)).not.toEqual([])
  })

  it('by law is in what the job goes by, each of its tables with the day from which its years are counted', () => {
    const byLaw = timed.filter(({ end }) => end.by === 'law')
    const wanted = byLaw.flatMap(({ key, tables }) => Object.keys(tables).map((table) => `${key} ${table}`))
    expect(LAW_PARTS.map(({ key, table }) => `${key} ${table}`)).toEqual(wanted)
    // Accounts go with the last of what was booked on them.
    const undated = LAW_PARTS.filter(({ since, years }) => since === null || years === null)
    expect(undated.map(({ table, endsTogether }) => ({ table, endsTogether }))).toEqual([
      { table: 'ledger_accounts', endsTogether: true },
    ])
  })
})
