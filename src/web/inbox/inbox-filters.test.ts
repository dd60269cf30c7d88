import { expect, test } from 'vitest'
import { countNarrowings, isNarrowed, readFilters, writeFilters, type InboxFilters } from './inbox-filters.ts'

test('an empty URL shows what needs the landlord', () => {
  expect(readFilters({})).toEqual({
    filter: 'NEEDS_YOU',
    type: null,
    statuses: [],
    search: null,
    from: null,
    to: null,
  })
  expect(isNarrowed(readFilters({}))).toBe(false)
})

test('nonsense in the URL is left out', () => {
  expect(
    readFilters({
      filter: 'EVERYTHING',
      type: 'WISH',
      status: 'SLEEPING,OTHER',
      search: '  ',
      from: '2026-02-30',
      to: 'soon',
    }),
  ).toEqual(readFilters({}))
})

test('what is written is read again', () => {
  const filters: InboxFilters = {
    filter: 'ALL',
    type: 'EXTENSION',
    statuses: ['OPEN', 'ACCEPTED'],
    search: 'Amélie',
    from: '2027-02-01',
    to: '2027-07-31',
  }
  expect(readFilters(writeFilters(filters))).toEqual(filters)
  expect(isNarrowed(filters)).toBe(true)
  expect(countNarrowings(filters)).toBe(3)
})

test('only the named filters change in the URL', () => {
  expect(writeFilters({ search: '' })).toEqual({ search: undefined })
  expect(writeFilters({ filter: 'NEEDS_YOU' })).toEqual({ filter: undefined })
})
