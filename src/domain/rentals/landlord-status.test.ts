import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import {
  LANDLORD_STATUSES,
  type LandlordStatus,
  METHODS_OF_BOOKING,
  REQUEST_STATUS_TYPES,
  REQUEST_TYPES,
  ACTIONABLE_TENANT_STATUSES,
  TENANT_STATUSES,
} from '../catalogue/requests.ts'
import { OFFER_STATUSES } from '../catalogue/contracts.ts'
import {
  awaitsContract,
  blockedStatusOf,
  isAnswerable,
  isWaitingToConfirm,
  landlordStatusOf,
} from './landlord-status.ts'
import { NEW_OFFER, OPEN_REQUEST, SOME_TIME } from './sample-facts.test-data.ts'
import { isActionableForTenant } from './next-step.ts'
import { tenantStatusOf } from './tenant-status.ts'
import type { OfferFacts, RequestFacts } from './request-facts.ts'
import { addDays } from '../kernel/day.ts'

const LBC = 'AFTER_LANDLORD_CONFIRMED_BOOKING'
const PAPER: OfferFacts = { ...NEW_OFFER, status: 'PROPOSED', isOnlineSigning: false }
const TENANT_TURN: OfferFacts = { ...NEW_OFFER, status: 'TENANT_SIGNING', landlordSignedAt: SOME_TIME }
const APPROVED = { statusType: 'TENANT_APPROVED' } as const

const TABLE: [string, Partial<RequestFacts>, string, string][] = [
  ['sent', { statusType: 'START' }, 'OTHER', 'CONFIRMING_AVAILABILITY'],
  ['av check', {}, 'OPEN', 'CONFIRMING_AVAILABILITY'],
  ['no av check', { statusType: 'NO_AV_CHECK' }, 'OPEN', 'CONFIRMING_AVAILABILITY'],
  ['second chance', { statusType: 'SECOND_CHANCE' }, 'OPEN', 'CONFIRMING_AVAILABILITY'],
  ['open, LBC', { methodOfBooking: LBC }, 'OPEN_V3', 'CONFIRMING_AVAILABILITY'],
  [
    'open, consequences before LBC',
    { methodOfBooking: LBC, wouldDeclineOthers: true },
    'OPEN_WITH_CONSEQUENCES',
    'CONFIRMING_AVAILABILITY',
  ],
  [
    'open, other offer before consequences',
    { tenantHasOfferInSigningElsewhere: true, wouldDeclineOthers: true },
    'TENANT_STARTED_OTHER_BOOKING_PROCESS',
    'CONFIRMING_AVAILABILITY',
  ],
  ['accepted', { statusType: 'AVAILABLE' }, 'ACCEPTED', 'CONFIRM_TENANT_INTEREST'],
  [
    'accepted, not yet verified',
    { statusType: 'AVAILABLE', verification: { needed: true, done: false } },
    'ACCEPTED',
    'CONFIRM_TENANT_INTEREST',
  ],
  ['approved', APPROVED, 'ACCEPTED', 'CONTRACT_GENERATION'],
  [
    'approved, not verified',
    { ...APPROVED, verification: { needed: true, done: false } },
    'TENANT_VERIFICATION',
    'TENANT_VERIFICATION',
  ],
  [
    'approved, verified',
    { ...APPROVED, verification: { needed: true, done: true } },
    'ACCEPTED',
    'CONTRACT_GENERATION',
  ],
  [
    'generating',
    { ...APPROVED, latestOffer: { ...NEW_OFFER, generating: true } },
    'CREATING_CONTRACT',
    'CONTRACT_GENERATION',
  ],
  [
    'landlord signs',
    { ...APPROVED, latestOffer: NEW_OFFER },
    'CONTRACT_CREATED',
    'CONTRACT_SIGNING_LANDLORD',
  ],
  [
    'tenant signs',
    { ...APPROVED, latestOffer: TENANT_TURN },
    'CONTRACT_WAITING_FOR_TENANT',
    'CONTRACT_SIGNING_TENANT',
  ],
  [
    'LBC, tenant signs',
    { ...APPROVED, methodOfBooking: LBC, latestOffer: TENANT_TURN },
    'CONTRACT_WAITING_FOR_TENANT',
    'CONTRACT_SIGNING_TENANT',
  ],
  [
    'LBC, tenant has signed',
    { ...APPROVED, methodOfBooking: LBC, latestOffer: { ...TENANT_TURN, tenantSignedAt: SOME_TIME } },
    'WAITING_TO_CONFIRM_BOOKING',
    'CONTRACT_SIGNING_LANDLORD',
  ],
  ['paper', { ...APPROVED, latestOffer: PAPER }, 'MANUAL_CONTRACT_CREATED', 'CONTRACT_SIGNING_OFFLINE'],
  [
    'paper accepted, no confirmation needed',
    { ...APPROVED, latestOffer: { ...PAPER, tenantAcceptedAt: SOME_TIME } },
    'MANUAL_CONTRACT_CREATED',
    'CONTRACT_SIGNING_OFFLINE',
  ],
  [
    'LBC, paper accepted',
    { ...APPROVED, methodOfBooking: LBC, latestOffer: { ...PAPER, tenantAcceptedAt: SOME_TIME } },
    'WAITING_TO_CONFIRM_BOOKING',
    'CONTRACT_SIGNING_LANDLORD',
  ],
  [
    'offer taken back',
    { ...APPROVED, latestOffer: { ...NEW_OFFER, status: 'CANCELED' } },
    'ACCEPTED',
    'CONTRACT_GENERATION',
  ],
  [
    'blocked by the own offer elsewhere',
    { ...APPROVED, blockedByCurrentTenant: true },
    'BLOCKED_BY_CURRENT_TENANT',
    'BLOCKED_BY_CURRENT_TENANT',
  ],
  [
    'blocked by somebody else',
    { statusType: 'AVAILABLE', blockedByAnotherTenant: true },
    'BLOCKED_BY_ANOTHER_TENANT',
    'BLOCKED_BY_ANOTHER_TENANT',
  ],
  [
    'open and blocked by somebody else',
    { blockedByAnotherTenant: true, tenantHasOfferInSigningElsewhere: true },
    'BLOCKED_BY_ANOTHER_TENANT',
    'BLOCKED_BY_ANOTHER_TENANT',
  ],
  [
    'open is not blocked by the own offer',
    { blockedByCurrentTenant: true },
    'OPEN',
    'CONFIRMING_AVAILABILITY',
  ],
  [
    'an extension is blocked by others',
    { statusType: 'NO_AV_CHECK', type: 'EXTENSION', blockedByAnotherTenant: true },
    'BLOCKED_BY_ANOTHER_TENANT',
    'BLOCKED_BY_ANOTHER_TENANT',
  ],
  [
    'what was not checked is not blocked by others',
    { statusType: 'NO_AV_CHECK', blockedByAnotherTenant: true },
    'OPEN',
    'CONFIRMING_AVAILABILITY',
  ],
  [
    'an accepted extension',
    { statusType: 'AVAILABLE', type: 'EXTENSION' },
    'ACCEPTED',
    'CONTRACT_GENERATION',
  ],
  [
    'second chance is not blocked by others',
    { statusType: 'SECOND_CHANCE', blockedByAnotherTenant: true },
    'OPEN',
    'CONFIRMING_AVAILABILITY',
  ],
  [
    'who holds days is not blocked',
    { ...APPROVED, latestOffer: NEW_OFFER, blockedByAnotherTenant: true, blockedByCurrentTenant: true },
    'CONTRACT_CREATED',
    'CONTRACT_SIGNING_LANDLORD',
  ],
  ['declined', { statusType: 'NOT_AVAILABLE', latestOffer: NEW_OFFER }, 'OTHER', 'NOT_AVAILABLE'],
  ['withdrawn', { statusType: 'TENANT_WITHDREW', blockedByAnotherTenant: true }, 'OTHER', 'TENANT_WITHDREW'],
  [
    'booked',
    {
      ...APPROVED,
      latestOffer: { ...TENANT_TURN, status: 'ACCEPTED' },
      booking: { canceled: false },
      blockedByAnotherTenant: true,
    },
    'OTHER',
    'BOOKED',
  ],
]

describe('what waits for the landlord without a status of its own', () => {
  const signed = { ...TENANT_TURN, tenantSignedAt: SOME_TIME }
  it.each<[string, Partial<OfferFacts>, boolean]>([
    ['a contract that the tenant has signed', signed, true],
    ['one that is being written', { ...signed, generating: true }, false],
    ['one that the tenant has to sign', TENANT_TURN, false],
    ['one that the landlord has to sign', NEW_OFFER, false],
    ['one that the landlord has to sign again', { ...NEW_OFFER, tenantSignedAt: SOME_TIME }, false],
    ['one on paper', PAPER, false],
    ['one on paper with the yes of the tenant', { ...PAPER, tenantAcceptedAt: SOME_TIME }, true],
    ['one on paper with its signed copy', { ...PAPER, tenantSignedAt: SOME_TIME }, true],
    ['one that was taken back', { ...signed, status: 'CANCELED' }, false],
  ])('%s: confirmation %#', (_, offer, expected) => {
    const latestOffer = { ...NEW_OFFER, ...offer }
    expect(isWaitingToConfirm({ methodOfBooking: LBC, latestOffer })).toBe(expected)
    const methodOfBooking = 'AFTER_TENANT_SIGNED_CONTRACT'
    expect(isWaitingToConfirm({ methodOfBooking, latestOffer })).toBe(false)
  })

  it.each<[string, Partial<RequestFacts>, boolean]>([
    ['a yes of both', APPROVED, true],
    ['an accepted extension', { statusType: 'AVAILABLE', type: 'EXTENSION' }, true],
    ['a new tenant who has not answered', { statusType: 'AVAILABLE' }, false],
    ['an extension that was not answered', { statusType: 'NO_AV_CHECK', type: 'EXTENSION' }, false],
    ['a yes of both, paused', { ...APPROVED, blockedByAnotherTenant: true }, false],
    ['a yes of both, documents missing', { ...APPROVED, verification: { needed: true, done: false } }, false],
    ['a contract on its way', { ...APPROVED, latestOffer: NEW_OFFER }, false],
    ['a contract that was refused', { ...APPROVED, latestOffer: { ...PAPER, status: 'REJECTED' } }, true],
    ['a booking', { ...APPROVED, booking: { canceled: false } }, false],
  ])('%s: a contract is owed %#', (_, facts, expected) => {
    expect(awaitsContract({ ...OPEN_REQUEST, ...facts })).toBe(expected)
  })
})

describe('landlordStatus and tenant status', () => {
  it.each(TABLE)('%s', (_, facts, landlordStatus, tenantStatus) => {
    const request = { ...OPEN_REQUEST, ...facts }
    expect([landlordStatusOf(request), tenantStatusOf(request)]).toEqual([landlordStatus, tenantStatus])
  })

  it('shows every value of both catalogues', () => {
    expect(new Set(TABLE.map((row) => row[2]))).toEqual(new Set(LANDLORD_STATUSES))
    expect(new Set(TABLE.map((row) => row[3]))).toEqual(new Set(TENANT_STATUSES))
  })

  it('has three actionable tenant statuses among twelve', () => {
    expect(TENANT_STATUSES).toHaveLength(12)
    const actionable = TABLE.filter(([, facts]) => isActionableForTenant({ ...OPEN_REQUEST, ...facts }))
    expect(new Set(actionable.map((row) => row[3]))).toEqual(
      new Set([...ACTIONABLE_TENANT_STATUSES, 'CONTRACT_SIGNING_OFFLINE']),
    )
    expect(ACTIONABLE_TENANT_STATUSES).toEqual([
      'CONFIRM_TENANT_INTEREST',
      'TENANT_VERIFICATION',
      'CONTRACT_SIGNING_TENANT',
    ])
  })

  const SUGGESTION = { from: addDays(OPEN_REQUEST.from, 3), to: OPEN_REQUEST.to }
  it.each<[string, Partial<RequestFacts>, boolean]>([
    ['a contract on paper that the tenant has not accepted', { ...APPROVED, latestOffer: PAPER }, true],
    ['one being written', { ...APPROVED, latestOffer: { ...PAPER, generating: true } }, false],
    [
      'one that the tenant has accepted',
      { ...APPROVED, latestOffer: { ...PAPER, tenantAcceptedAt: SOME_TIME } },
      false,
    ],
    [
      'one whose signed copy is there',
      { ...APPROVED, latestOffer: { ...PAPER, tenantSignedAt: SOME_TIME } },
      false,
    ],
    ['one that the tenant refused', { ...APPROVED, latestOffer: { ...PAPER, status: 'REJECTED' } }, false],
    ['suggested dates', { suggestion: SUGGESTION }, true],
    ['suggested dates of an ended request', { suggestion: SUGGESTION, statusType: 'NOT_AVAILABLE' }, false],
    ['a request without a suggestion', {}, false],
  ])('%s: actionable for the tenant %#', (_, facts, expected) => {
    expect(isActionableForTenant({ ...OPEN_REQUEST, ...facts })).toBe(expected)
  })

  it('agrees between both sides for any facts', () => {
    fc.assert(
      fc.property(anyFacts(), (facts) => {
        const landlordStatus = landlordStatusOf(facts)
        const blocked = blockedStatusOf(facts)
        expect(landlordStatus.startsWith('BLOCKED')).toBe(blocked !== null)
        expect(ALLOWED_PAIRS[landlordStatus](facts)).toContain(tenantStatusOf(facts))
      }),
      { numRuns: 2000 },
    )
  })
})

const OPEN_PAIR = ['CONFIRMING_AVAILABILITY'] as const

// What the tenant may see while the landlord sees this.
const ALLOWED_PAIRS: Record<LandlordStatus, (facts: RequestFacts) => readonly string[]> = {
  OPEN: () => OPEN_PAIR,
  OPEN_V3: () => OPEN_PAIR,
  OPEN_WITH_CONSEQUENCES: () => OPEN_PAIR,
  TENANT_STARTED_OTHER_BOOKING_PROCESS: () => OPEN_PAIR,
  // A tenant's signature that needs no confirmation makes the booking in the same transaction.
  ACCEPTED: () => ['CONFIRM_TENANT_INTEREST', 'CONTRACT_GENERATION', 'CONTRACT_SIGNING_TENANT'],
  TENANT_VERIFICATION: () => ['TENANT_VERIFICATION', 'CONTRACT_SIGNING_TENANT'],
  CREATING_CONTRACT: () => ['CONTRACT_GENERATION'],
  CONTRACT_CREATED: () => ['CONTRACT_SIGNING_LANDLORD'],
  CONTRACT_WAITING_FOR_TENANT: () => ['CONTRACT_SIGNING_TENANT'],
  MANUAL_CONTRACT_CREATED: () => ['CONTRACT_SIGNING_OFFLINE'],
  WAITING_TO_CONFIRM_BOOKING: () => ['CONTRACT_SIGNING_LANDLORD'],
  BLOCKED_BY_CURRENT_TENANT: () => ['BLOCKED_BY_CURRENT_TENANT'],
  BLOCKED_BY_ANOTHER_TENANT: () => ['BLOCKED_BY_ANOTHER_TENANT'],
  OTHER: ({ booking, statusType }) => {
    if (booking) return [booking.canceled ? 'NOT_AVAILABLE' : 'BOOKED']
    return [statusType === 'START' ? OPEN_PAIR[0] : statusType]
  },
}

function anyFacts(): fc.Arbitrary<RequestFacts> {
  const time = fc.constantFrom(null, SOME_TIME)
  const offer = fc.record({
    status: fc.constantFrom(...OFFER_STATUSES),
    generating: fc.boolean(),
    isOnlineSigning: fc.boolean(),
    landlordSignedAt: time,
    tenantSignedAt: time,
    tenantAcceptedAt: time,
  })
  const facts = fc.record({
    statusType: fc.constantFrom(...REQUEST_STATUS_TYPES),
    statusData: fc.constant(null),
    type: fc.constantFrom(...REQUEST_TYPES),
    methodOfBooking: fc.constantFrom(...METHODS_OF_BOOKING),
    from: fc.constant(OPEN_REQUEST.from),
    to: fc.constant(OPEN_REQUEST.to),
    latestOffer: fc.option(offer),
    booking: fc.option(fc.record({ canceled: fc.boolean() })),
    verification: fc.record({ needed: fc.boolean(), done: fc.boolean() }),
    blockedByCurrentTenant: fc.boolean(),
    incomeUnconfirmed: fc.constant(false),
    accountFrozen: fc.boolean(),
    blockedByAnotherTenant: fc.boolean(),
    tenantHasOfferInSigningElsewhere: fc.boolean(),
    wouldDeclineOthers: fc.boolean(),
    viewedByLandlord: fc.boolean(),
    autoDeclineAt: fc.constant(null),
    suggestion: fc.constant(null),
  })
  // Only an accepted request has offers.
  return facts.map((any) => ({ ...any, latestOffer: mayHaveOffer(any) ? any.latestOffer : null }))
}

function mayHaveOffer(facts: RequestFacts): boolean {
  return !isAnswerable(facts.statusType) && facts.statusType !== 'START'
}
