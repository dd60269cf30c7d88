import { expect, test } from 'vitest'
import {
  countNarrowings,
  type InboxFilters,
  isNarrowed,
  readFilters,
  tableQuery,
  writeFilters,
} from './inbox-filters.ts'

test('an empty URL shows what needs the landlord', () => {
  expect(readFilters({})).toEqual({
    filter: 'NEEDS_YOU',
    order: 'SPECIFIED',
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
      order: 'PRETTIEST',
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
    order: 'URGENT',
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

test('a table is asked for with all that narrows the list, and nothing else', () => {
  const scope = { listingId: null, groupId: 'g1' }
  const filters = readFilters({
    filter: 'ALL',
    status: 'OPEN,ACCEPTED',
    search: 'Zoë & Co',
    from: '2027-02-01',
  })
  expect(tableQuery(scope, filters)).toEqual({
    groupId: 'g1',
    filter: 'ALL',
    statuses: 'OPEN,ACCEPTED',
    search: 'Zoë & Co',
    from: '2027-02-01',
  })
})
