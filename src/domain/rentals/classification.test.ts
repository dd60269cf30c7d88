import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { LANDLORD_STATUSES, type LandlordStatus, METHODS_OF_BOOKING } from '../catalogue/requests.ts'
import { OFFER_STATUSES } from '../catalogue/contracts.ts'
import { badgeOf } from './badge.ts'
import {
  countOf,
  countsOf,
  isActionNeeded,
  isBlocked,
  isExtension,
  isInProgress,
  isOpen,
  mustLandlordSign,
  type ClassifiedRequest,
} from './classification.ts'
import { addCounts, NO_REQUESTS } from '../listings/request-counts.ts'

const PLAIN = 'AFTER_TENANT_SIGNED_CONTRACT'
const LBC = 'AFTER_LANDLORD_CONFIRMED_BOOKING'

// open, in progress, blocked, action needed, action needed in the landlord-confirmation flow
const TABLE: Record<LandlordStatus, string> = {
  OPEN: 'o',
  OPEN_V3: 'o',
  OPEN_WITH_CONSEQUENCES: 'o',
  TENANT_STARTED_OTHER_BOOKING_PROCESS: 'o',
  TENANT_VERIFICATION: 'pal',
  ACCEPTED: 'pal',
  CREATING_CONTRACT: 'p',
  CONTRACT_CREATED: 'pa',
  CONTRACT_WAITING_FOR_TENANT: 'pal',
  MANUAL_CONTRACT_CREATED: 'pal',
  WAITING_TO_CONFIRM_BOOKING: 'pal',
  BLOCKED_BY_CURRENT_TENANT: 'b',
  BLOCKED_BY_ANOTHER_TENANT: 'b',
  OTHER: '',
}

describe('classification', () => {
  it.each(LANDLORD_STATUSES)('%s', (landlordStatus) => {
    const letters = [
      isOpen(landlordStatus) ? 'o' : '',
      isInProgress(landlordStatus) ? 'p' : '',
      isBlocked(landlordStatus) ? 'b' : '',
      isActionNeeded({ landlordStatus, methodOfBooking: PLAIN }) ? 'a' : '',
      isActionNeeded({ landlordStatus, methodOfBooking: LBC }) ? 'l' : '',
    ]
    expect(letters.join('')).toBe(TABLE[landlordStatus])
  })

  it('asks the landlord to sign first only in the landlord-confirmation flow', () => {
    const request: ClassifiedRequest = {
      landlordStatus: 'CONTRACT_CREATED',
      methodOfBooking: LBC,
      latestOfferStatus: 'LANDLORD_SIGNING',
    }
    expect(mustLandlordSign(request)).toBe(true)
    expect(mustLandlordSign({ ...request, methodOfBooking: PLAIN })).toBe(false)
    expect(mustLandlordSign({ ...request, latestOfferStatus: 'TENANT_SIGNING' })).toBe(false)
    expect(mustLandlordSign({ ...request, landlordStatus: 'ACCEPTED' })).toBe(false)
  })

  it('knows extensions', () => {
    expect([isExtension('EXTENSION')]).toEqual([true])
  })
})

const anyRequest: fc.Arbitrary<ClassifiedRequest> = fc.record({
  landlordStatus: fc.constantFrom(...LANDLORD_STATUSES),
  methodOfBooking: fc.constantFrom(...METHODS_OF_BOOKING),
  latestOfferStatus: fc.option(fc.constantFrom(...OFFER_STATUSES)),
})

describe('counts', () => {
  it('split signing offers by method of booking', () => {
    const signing = { landlordStatus: 'CONTRACT_CREATED', latestOfferStatus: 'LANDLORD_SIGNING' } as const
    const counts = countsOf([
      { ...signing, methodOfBooking: PLAIN },
      { ...signing, methodOfBooking: LBC },
      {
        landlordStatus: 'WAITING_TO_CONFIRM_BOOKING',
        methodOfBooking: LBC,
        latestOfferStatus: 'TENANT_SIGNING',
      },
      { landlordStatus: 'OTHER', methodOfBooking: LBC, latestOfferStatus: 'LANDLORD_SIGNING' },
    ])
    expect(counts).toEqual({
      numOpenRequests: 0,
      numInProgressRequests: 3,
      numBlockedRequests: 0,
      numBookingOffersInLandlordSigning: 1,
      numBookingOffersInLandlordSigningLBC: 1,
      numRequestsInWaitingToConfirmBooking: 1,
    })
  })

  it('are added and taken away one by one', () => {
    const counts = { ...NO_REQUESTS, numOpenRequests: 5, numInProgressRequests: 4, numBlockedRequests: 3 }
    const others = {
      numOpenRequests: 1,
      numInProgressRequests: 2,
      numBlockedRequests: 1,
      numBookingOffersInLandlordSigning: 1,
      numBookingOffersInLandlordSigningLBC: 2,
      numRequestsInWaitingToConfirmBooking: 3,
    }
    const sum = {
      numOpenRequests: 6,
      numInProgressRequests: 6,
      numBlockedRequests: 4,
      numBookingOffersInLandlordSigning: 1,
      numBookingOffersInLandlordSigningLBC: 2,
      numRequestsInWaitingToConfirmBooking: 3,
    }
    expect(addCounts(counts, others)).toEqual(sum)
    expect(addCounts(sum, others, -1)).toEqual(counts)
  })

  it('of signing are of the method of the booking', () => {
    const signing = { landlordStatus: 'CONTRACT_CREATED', latestOfferStatus: 'LANDLORD_SIGNING' } as const
    expect(countOf({ ...signing, methodOfBooking: PLAIN })).toMatchObject({
      numBookingOffersInLandlordSigning: 1,
      numBookingOffersInLandlordSigningLBC: 0,
    })
    expect(countOf({ ...signing, methodOfBooking: LBC })).toMatchObject({
      numBookingOffersInLandlordSigning: 0,
      numBookingOffersInLandlordSigningLBC: 1,
    })
  })

  it('put an active request in one of open, in progress and blocked', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const count = countOf(request)
        const classes = count.numOpenRequests + count.numInProgressRequests + count.numBlockedRequests
        expect(classes).toBe(request.landlordStatus === 'OTHER' ? 0 : 1)
        expect(addCounts(addCounts(NO_REQUESTS, count), count, -1)).toEqual(NO_REQUESTS)
      }),
    )
  })
})

describe('badges', () => {
  const request = {
    landlordStatus: 'OPEN',
    type: 'STANDARD',
    viewedByLandlord: false,
    latestOfferStatus: null,
  } as const

  it.each([
    [{}, 'NEW', 'blue'],
    [{ viewedByLandlord: true }, null, null],
    [{ type: 'EXTENSION', viewedByLandlord: true }, 'EXTENSION', 'blue'],
    [{ landlordStatus: 'OPEN_V3' }, 'NEW', 'blue'],
    [{ landlordStatus: 'ACCEPTED', type: 'EXTENSION' }, 'ACCEPTED', 'green'],
    [{ landlordStatus: 'TENANT_VERIFICATION' }, 'TENANT_VERIFICATION', 'amber'],
    [
      { landlordStatus: 'CONTRACT_CREATED', latestOfferStatus: 'LANDLORD_SIGNING' },
      'CONTRACT_CREATED',
      'violet',
    ],
    [
      { landlordStatus: 'CONTRACT_WAITING_FOR_TENANT', latestOfferStatus: 'TENANT_SIGNING' },
      'CONTRACT_CREATED',
      'green',
    ],
    [
      { landlordStatus: 'MANUAL_CONTRACT_CREATED', latestOfferStatus: 'PROPOSED' },
      'CONTRACT_CREATED',
      'green',
    ],
    [{ landlordStatus: 'BLOCKED_BY_CURRENT_TENANT' }, 'PAUSED_UNTIL_FURTHER_NOTICE', 'stone'],
    [{ landlordStatus: 'BLOCKED_BY_ANOTHER_TENANT' }, 'ALREADY_BOOKED', 'stone'],
    [{ landlordStatus: 'WAITING_TO_CONFIRM_BOOKING' }, 'READY_TO_CONFIRM', 'violet'],
    [{ landlordStatus: 'OTHER' }, null, null],
  ] as const)('%o', (facts, kind, tone) => {
    expect(badgeOf({ ...request, ...facts })).toEqual(kind && { kind, tone })
  })
})
