import { describe, expect, it, test } from 'vitest'
import { NOTIFICATION_KINDS } from '../catalogue/people.ts'
import { APP_SCHEME, pageOfAppLink, pageOfProviderLink, readAppLink } from './app-link.ts'

const id = (digit: string) => `${digit.repeat(8)}-1111-4111-8111-111111111111`
const ids = {
  bookingRequestId: id('a'),
  listingRequestId: id('b'),
  offerId: id('c'),
  bookingId: id('d'),
  groupId: id('e'),
  listingId: id('f'),
}

describe('an open-app link of a kind', () => {
  const request = `dashboard/inbox/${ids.bookingRequestId}/${ids.listingRequestId}`
  const pages = {
    NEW_BOOKING_REQUEST: [request, 'dashboard/inbox'],
    STAY_EXTENSION_REQUEST: [request, 'dashboard/inbox'],
    FINALIZING_THE_BOOKING: [request, 'dashboard/inbox'],
    BOOKING_LOST: [request, 'dashboard/inbox'],
    RENTAL_AGREEMENT_READY: [`dashboard/contracts/${ids.offerId}`, 'dashboard/inbox'],
    INVOICE_READY: [`dashboard/bookings/${ids.bookingId}`, 'dashboard/bookings'],
    INVOICE_CANCELED: [`dashboard/bookings/${ids.bookingId}`, 'dashboard/bookings'],
    BOOKING_CANCELED: [`dashboard/bookings/${ids.bookingId}`, 'dashboard/bookings'],
    NEW_MESSAGE: [request, 'dashboard/inbox'],
    CALENDAR_PROBLEM: [`dashboard/g/${ids.groupId}/${ids.listingId}/availability`, 'dashboard/calendar'],
  } as const
  it.each(NOTIFICATION_KINDS)('%s', (kind) => {
    const [page, withoutIds] = pages[kind]
    expect(pageOfAppLink({ kind, ...ids })).toBe(page)
    expect(pageOfAppLink({ kind })).toBe(withoutIds)
  })

  it('goes to the page of a unit that is let alone, and to the notification itself where that is named', () => {
    const { listingId } = ids
    expect(pageOfAppLink({ kind: 'CALENDAR_PROBLEM', listingId })).toBe(
      `dashboard/l/${listingId}/availability`,
    )
    expect(pageOfAppLink({ kind: 'BOOKING_LOST', notificationId: id('9') })).toBe(
      `dashboard/notifications/${id('9')}`,
    )
  })

  it.each([
    {},
    { kind: 'UNKNOWN' },
    { notificationId: '../../evil' },
    { kind: 'INVOICE_READY', bookingId: '//evil.example' },
  ])('that says nothing known stays with us: %o', (values) => {
    expect(['dashboard', 'dashboard/bookings']).toContain(pageOfAppLink(values))
  })
})

describe('a link back from an external provider', () => {
  it.each([
    ['YOUSIGN', 'landlord', `dashboard/contracts/${ids.offerId}`],
    ['YOUSIGN', 'tenant', `contracts/${ids.offerId}`],
    ['VERIFF', 'tenant', 'my/verification'],
    ['VERIFF', 'landlord', 'my/verification'],
    ['STRIPE', 'landlord', `dashboard/bookings/${ids.bookingId}`],
    ['STRIPE', 'tenant', `bookings/${ids.bookingId}`],
    ['SOMEBODY', 'tenant', 'dashboard'],
  ])('%s, %s: %s', (provider, side, page) => {
    expect(pageOfProviderLink({ provider, side, ...ids })).toBe(page)
  })
})

test('links of the scheme are read, others are not', () => {
  expect(readAppLink(`${APP_SCHEME}//open?kind=BOOKING_LOST&bookingId=${ids.bookingId}`)).toEqual({
    isProvider: false,
    values: { kind: 'BOOKING_LOST', bookingId: ids.bookingId },
  })
  expect(readAppLink(`${APP_SCHEME}external-provider?provider=VERIFF`)).toEqual({
    isProvider: true,
    values: { provider: 'VERIFF' },
  })
  for (const link of ['https://evil.example', 'javascript:alert(1)', 'web+mezzo://other', ''])
    expect(readAppLink(link)).toBeNull()
})
