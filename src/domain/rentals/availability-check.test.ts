import { describe, expect, it } from 'vitest'
import { type CheckedRequest, isAutoAccepted, skipReasonOf } from './availability-check.ts'
import { SKIP_REASONS } from '../catalogue/reasons.ts'

const GOOD: CheckedRequest = {
  type: 'STANDARD',
  reasonForStay: 'WORK',
  guests: 2,
  pets: false,
  message: '',
  bookingRequestHasReservedListing: false,
  reservedInSuppressingRequest: false,
  landlordInFeatureGroup: true,
  listing: { accommodates: 2, petRule: 'NOT_ALLOWED' },
}

describe('the check of a request that was sent', () => {
  const cases: [string, Partial<CheckedRequest>, string | null][] = [
    ['nothing to skip for', {}, null],
    ['an extension', { type: 'EXTENSION' }, 'EXTENSION'],
    [
      'the booking request has a reserved listing',
      { bookingRequestHasReservedListing: true },
      'BOOKING_REQUEST_HAS_RESERVED_LISTING',
    ],
    [
      'another request of the tenant has one',
      { reservedInSuppressingRequest: true },
      'LISTING_RESERVED_IN_SUPPRESSING_BOOKING_REQUEST',
    ],
    ['the landlord is not told', { landlordInFeatureGroup: false }, 'LANDLORD_NOT_IN_FEATURE_GROUP'],
    ['reason for stay OTHER', { reasonForStay: 'OTHER' }, 'REASON_FOR_STAY_IS_OTHER'],
    ['too many people without a word', { guests: 3 }, 'QUALITY_TOO_LOW'],
    ['forbidden pets without a word', { pets: true, message: ' ' }, 'QUALITY_TOO_LOW'],
    ['forbidden pets with a word', { pets: true, message: 'One old cat.' }, null],
    ['allowed pets', { pets: true, listing: { accommodates: 2, petRule: 'ALLOWED' } }, null],
  ]

  it.each(cases)('%s', (_, changes, reason) => {
    expect(skipReasonOf({ ...GOOD, ...changes })).toBe(reason)
  })

  it('has a case for every reason', () => {
    expect(new Set(cases.map(([, , reason]) => reason))).toEqual(new Set([null, ...SKIP_REASONS]))
  })

  it('names the first reason that holds', () => {
    const all = {
      ...GOOD,
      bookingRequestHasReservedListing: true,
      reservedInSuppressingRequest: true,
      landlordInFeatureGroup: false,
      reasonForStay: 'OTHER',
      guests: 9,
    }
    expect(skipReasonOf(all)).toBe('BOOKING_REQUEST_HAS_RESERVED_LISTING')
    expect(skipReasonOf({ ...all, type: 'EXTENSION' })).toBe('EXTENSION')
  })
})

describe('accepting by label', () => {
  it.each([
    ['STANDARD', null, ['AUTO_ACCEPT_STANDARD_REQUESTS'], true],
    ['STANDARD', null, ['AUTO_ACCEPT_EXTENSION_REQUESTS'], false],
    ['STANDARD', null, [], false],
    ['STANDARD', 'QUALITY_TOO_LOW', ['AUTO_ACCEPT_STANDARD_REQUESTS'], false],
    ['EXTENSION', 'EXTENSION', ['AUTO_ACCEPT_EXTENSION_REQUESTS'], true],
    ['EXTENSION', 'EXTENSION', ['AUTO_ACCEPT_STANDARD_REQUESTS'], false],
  ] as const)('%s, skipped for %s, labels %j: %s', (type, skipReason, labels, accepted) => {
    expect(isAutoAccepted({ type, skipReason }, labels)).toBe(accepted)
  })
})
