import { expect, it } from 'vitest'
import { isSearch } from '../../domain/people/saved-view.ts'
import { countNarrowings, exportQuery, NARROWINGS, readFilter, writeView } from './booking-filter.ts'

it('reads a filter from the URL and leaves out what no day is', () => {
  const query = { q: 'noor', from: '2027-02-01', to: '2027-02-30', listing: 'g1', kind: 'EXTENSION' }
  expect(readFilter({}, 'UPCOMING', query)).toEqual({
    phase: 'UPCOMING',
    search: 'noor',
    from: '2027-02-01',
    groupId: 'g1',
    type: 'EXTENSION',
  })
  expect(countNarrowings(query)).toBe(4)
})

it('keeps to the group of the page', () => {
  expect(readFilter({ groupId: 'own' }, 'PAST', { listing: 'other' }).groupId).toBe('own')
})

it('asks for a reason among the cancelled ones only', () => {
  expect(readFilter({}, 'CANCELLED', { reason: 'NO_VISA' }).cancellationReason).toBe('NO_VISA')
  expect(readFilter({}, 'PAST', { reason: 'NO_VISA' }).cancellationReason).toBeUndefined()
})

it('exports what the list shows', () => {
  const filter = readFilter({}, 'PAST', { q: 'a & b', contract: 'GERMANY_PRIVATE' })
  expect(Object.fromEntries(new URLSearchParams(exportQuery(filter, 'de')))).toEqual({
    phase: 'PAST',
    search: 'a & b',
    selectedContract: 'GERMANY_PRIVATE',
    language: 'de',
  })
})

it('a saved view keeps the tab and what narrows it, nothing else, and reads back as the same filter', () => {
  const query = { q: 'noor', from: '2027-02-01', reason: 'NO_VISA', bookingId: 'b1', page: '3' }
  const view = writeView('CANCELLED', query)
  expect(view).toMatchObject({ phase: 'CANCELLED', q: 'noor', from: '2027-02-01', reason: 'NO_VISA' })
  expect(Object.keys(view).toSorted()).toEqual([...NARROWINGS, 'phase', 'q'].toSorted())
  expect(readFilter({}, 'CANCELLED', view)).toEqual(readFilter({}, 'CANCELLED', query))
})

it('a view with all there is, and the listing of the page, can be kept', () => {
  const all = Object.fromEntries(['q', ...NARROWINGS].map((name) => [name, 'x']))
  expect(isSearch({ ...writeView('PAST', all), groupId: 'g1', listingId: 'l1' })).toBe(true)
})
