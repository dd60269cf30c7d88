import { expect, test } from 'vitest'
import { endedCause } from './ended-cause.ts'

const silence = ['SINGLE_REQUEST_NO_RESPONSE', 'NO_RESPONSE_FROM_TENANT']
const story = (...actions: string[]) =>
  actions.map((action, day) => ({ action, at: `2030-01-0${day + 1}T10:00:00Z` }))

test.each(silence)('%s says what the tenant let pass', (reason) => {
  const cause = (...actions: string[]) => endedCause({ reason, to: '2030-04-30', events: story(...actions) })
  expect(cause('acceptListingRequest', 'tenantNoResponse')).toBe(reason)
  expect(cause('acceptListingRequest', 'confirmTenantInterest', 'signingExpired')).toBe('CONTRACT_NOT_SIGNED')
  expect(cause('confirmTenantInterest', 'documentsTimeOver')).toBe('DOCUMENTS_MISSING')
  // A contract that ended before is not why the request ended.
  expect(cause('signingExpired', 'confirmTenantInterest', 'documentsTimeOver')).toBe('DOCUMENTS_MISSING')
  expect(
    endedCause({ reason, to: '2030-01-01', events: story('acceptListingRequest', 'tenantNoResponse') }),
  ).toBe('STAY_PASSED')
})

test('LANDLORD_DID_NOT_RESPOND says what the landlord let pass', () => {
  const reason = 'LANDLORD_DID_NOT_RESPOND'
  const cause = (...actions: string[]) => endedCause({ reason, to: '2030-04-30', events: story(...actions) })
  expect(cause('sendBookingRequest', 'autoDecline')).toBe(reason)
  expect(cause('acceptListingRequest', 'confirmTenantInterest', 'autoDecline')).toBe('CONTRACT_NOT_MADE')
  for (const yes of ['acceptListingRequest', 'confirmTenantInterest', 'takeSuggestedDates'])
    expect(cause(yes, 'autoDecline')).toBe('CONTRACT_NOT_MADE')
  expect(cause('confirmTenantInterest', 'signingExpired')).toBe('LANDLORD_DID_NOT_SIGN')
  expect(cause('sendBookingRequest')).toBe(reason)
  // The story's second event is of 2 January: still a day of the stay.
  const sameDay = story('sendBookingRequest', 'autoDecline')
  expect(endedCause({ reason, to: '2030-01-02', events: sameDay })).toBe(reason)
  expect(endedCause({ reason, to: '2030-01-01', events: story('sendBookingRequest', 'autoDecline') })).toBe(
    'STAY_PASSED',
  )
})

test('every other reason is the cause itself', () => {
  for (const reason of ['WITHDRAWN_BY_TENANT', 'DECLINED_BY_CONFLICT', 'PETS_NOT_ALLOWED'])
    expect(
      endedCause({ reason, to: '2030-01-01', events: story('confirmTenantInterest', 'signingExpired') }),
    ).toBe(reason)
})
