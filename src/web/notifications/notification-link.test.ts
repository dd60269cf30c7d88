import { describe, expect, it } from 'vitest'
import { linkOf, type LinkedNotification } from './notification-link.ts'

const request: LinkedNotification = {
  target: 'REQUEST',
  forTenant: false,
  bookingRequestId: 'asked',
  listingRequestId: 'one',
  groupId: 'house',
  listingId: null,
  partOfGroup: true,
  offerId: 'contract',
  bookingId: 'stay',
}
const both = { bookingRequestId: 'asked', listingRequestId: 'one' }

describe('a notification leads', () => {
  it.each([
    ['the landlord to the request', {}, 'inbox', both],
    ['the landlord to the contract', { target: 'CONTRACT' }, 'contractSign', { offerId: 'contract' }],
    ['the landlord to the booking', { target: 'BOOKING' }, 'bookings', { bookingId: 'stay' }],
    [
      'the landlord to the calendar of a unit',
      { target: 'CALENDAR', bookingRequestId: null, listingRequestId: null, listingId: 'flat' },
      'sublistingAvailability',
      { groupId: 'house', sublistingId: 'flat' },
    ],
    ['the tenant to the request', { forTenant: true }, 'tenantRequest', both],
    ['the tenant to the documents', { forTenant: true, target: 'DOCUMENTS' }, 'tenantDocuments', both],
    [
      'the tenant to the contract',
      { forTenant: true, target: 'CONTRACT' },
      'tenantContractSign',
      { offerId: 'contract' },
    ],
    [
      'the tenant to the booking',
      { forTenant: true, target: 'BOOKING' },
      'tenantBooking',
      { bookingId: 'stay' },
    ],
    [
      'the tenant to the request where there is no booking',
      { forTenant: true, target: 'BOOKING', bookingId: null },
      'tenantRequest',
      both,
    ],
  ] satisfies [string, Partial<LinkedNotification>, string, object][])('%s', (_, change, page, params) => {
    expect(linkOf({ ...request, ...change })).toEqual({ page, params })
  })
})
