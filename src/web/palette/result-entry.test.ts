import { expect, it } from 'vitest'
import { createFormat } from '../shared/format.ts'
import { entryOf } from './result-entry.ts'
import type { SearchResult } from './palette-queries.ts'

const format = createFormat('en', (key) => key)
const result = (own: Partial<SearchResult>): SearchResult => ({
  kind: 'LISTING',
  id: '1',
  name: 'Torstraße 14',
  listingName: null,
  externalId: null,
  userFriendlyId: null,
  address: null,
  groupId: 'g',
  partOfGroup: false,
  bookingRequestId: null,
  bookingId: null,
  from: null,
  to: null,
  ...own,
})

it.each([
  ['a listing to its requests', result({}), false, 'listingRequests', { listingId: '1' }],
  ['a unit to who lives there', result({ partOfGroup: true }), false, 'unitCard', { listingId: '1' }],
  ['a unit, with limited access', result({ partOfGroup: true }), true, 'groupRequests', { groupId: 'g' }],
  ['a group to its requests', result({ kind: 'GROUP' }), false, 'groupRequests', { groupId: 'g' }],
  [
    'a tenant to the request',
    result({ kind: 'REQUEST', bookingRequestId: 'b' }),
    false,
    'inbox',
    { bookingRequestId: 'b', listingRequestId: '1' },
  ],
  ['a booking', result({ kind: 'BOOKING', bookingId: 'b' }), false, 'bookings', { bookingId: 'b' }],
  [
    'an invoice to its booking',
    result({ kind: 'INVOICE', bookingId: 'b' }),
    false,
    'bookings',
    { bookingId: 'b' },
  ],
] as const)('leads from %s', (_, found, limited, page, params) => {
  expect(entryOf(found, format, limited).target).toMatchObject({ page, params })
})

it('says where and when beside the name', () => {
  const found = result({
    kind: 'REQUEST',
    name: 'Amélie Fournier',
    listingName: 'Torstraße 14',
    userFriendlyId: 'M-48012',
    from: '2027-02-01',
    to: '2027-07-31',
  })
  expect(entryOf(found, format, false).detail).toBe(
    `Torstraße 14 · ${format.dayRange('2027-02-01', '2027-07-31')} · M-48012`,
  )
})
