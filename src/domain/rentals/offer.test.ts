import { describe, expect, it } from 'vitest'
import { ACTORS } from '../kernel/verdict.ts'
import { METHODS_OF_BOOKING } from '../catalogue/requests.ts'
import { OFFER_STATUSES } from '../catalogue/contracts.ts'
import {
  canConfirmBooking,
  canCancelContract,
  canEndOffer,
  canLandlordSign,
  canMakeOffer,
  canMarkSignedOffline,
  canRefuseContract,
  canStopOnlineSigning,
  canTenantAccept,
  canTenantSign,
  canUploadSigned,
  namesListing,
  type OfferSituation,
} from './offer.ts'
import { OFFER_COMMANDS, initialOfferStatus, nextOfferStatus } from './offer-transitions.ts'
import { NEW_OFFER, OPEN_REQUEST, SOME_TIME } from './sample-facts.test-data.ts'
import type { OfferFacts, RequestFacts } from './request-facts.ts'

const ONLINE_TENANT = 'online AFTER_TENANT_SIGNED_CONTRACT'
const ONLINE_LBC = 'online AFTER_LANDLORD_CONFIRMED_BOOKING'
const PAPER_TENANT = 'paper AFTER_TENANT_SIGNED_CONTRACT'
const PAPER_LBC = 'paper AFTER_LANDLORD_CONFIRMED_BOOKING'

function each(kinds: string[], actors: string[], line: string): string[] {
  return kinds.flatMap((kind) => actors.map((who) => `${kind} ${who} ${line}`))
}

const ONLINE = [ONLINE_TENANT, ONLINE_LBC]
const PAPER = [PAPER_TENANT, PAPER_LBC]

// Every line that is allowed, written down a second time.
const ALLOWED_CELLS = new Set([
  ...each(ONLINE, ['LANDLORD', 'SYSTEM'], 'make NONE > LANDLORD_SIGNING'),
  ...each(PAPER, ['LANDLORD', 'SYSTEM'], 'make NONE > PROPOSED'),
  ...each(ONLINE, ['LANDLORD'], 'landlordSign LANDLORD_SIGNING > TENANT_SIGNING'),
  ...each([ONLINE_TENANT], ['TENANT'], 'tenantSign TENANT_SIGNING > ACCEPTED'),
  ...each([ONLINE_LBC], ['TENANT'], 'tenantSign TENANT_SIGNING > TENANT_SIGNING'),
  ...each(PAPER, ['TENANT'], 'tenantAccept PROPOSED > PROPOSED'),
  ...each([PAPER_TENANT], ['TENANT', 'LANDLORD'], 'uploadSigned PROPOSED > ACCEPTED'),
  ...each([PAPER_LBC], ['TENANT', 'LANDLORD'], 'uploadSigned PROPOSED > PROPOSED'),
  ...each([PAPER_TENANT], ['LANDLORD'], 'markSignedOffline PROPOSED > ACCEPTED'),
  ...each([PAPER_LBC], ['LANDLORD'], 'markSignedOffline PROPOSED > PROPOSED'),
  ...each([ONLINE_LBC], ['LANDLORD'], 'landlordConfirm TENANT_SIGNING > ACCEPTED'),
  ...each([PAPER_LBC], ['LANDLORD'], 'landlordConfirm PROPOSED > ACCEPTED'),
  ...each(PAPER, ['TENANT'], 'reject PROPOSED > REJECTED'),
  ...each(PAPER, [...ACTORS], 'cancel PROPOSED > CANCELED'),
  ...['LANDLORD_SIGNING', 'TENANT_SIGNING'].flatMap((from) => [
    ...each(ONLINE, ['TENANT'], `reject ${from} > REJECTED`),
    ...each(ONLINE, [...ACTORS], `cancel ${from} > CANCELED`),
    ...each(ONLINE, ['LANDLORD', 'STAFF'], `stopOnlineSigning ${from} > CANCELED`),
  ]),
])

describe('offer transitions', () => {
  it('allows these cells of status x command x actor x kind and no others', () => {
    const cells = new Set<string>()
    for (const command of OFFER_COMMANDS) {
      for (const status of ['NONE', ...OFFER_STATUSES] as const) {
        for (const methodOfBooking of METHODS_OF_BOOKING) {
          for (const isOnlineSigning of [true, false]) {
            for (const who of ACTORS) {
              const to = nextOfferStatus(command, { status, isOnlineSigning, methodOfBooking }, who)
              const kind = `${isOnlineSigning ? 'online' : 'paper'} ${methodOfBooking}`
              if (to) cells.add(`${kind} ${who} ${command} ${status} > ${to}`)
            }
          }
        }
      }
    }
    expect(cells).toEqual(ALLOWED_CELLS)
  })

  it('starts as the catalogue says', () => {
    expect([initialOfferStatus(true), initialOfferStatus(false)]).toEqual(['LANDLORD_SIGNING', 'PROPOSED'])
  })
})

const LBC = 'AFTER_LANDLORD_CONFIRMED_BOOKING'
const PLAIN = 'AFTER_TENANT_SIGNED_CONTRACT'

function situation(offer: Partial<OfferFacts> | null, method: OfferSituation['methodOfBooking'] = PLAIN) {
  return { methodOfBooking: method, accountFrozen: false, latestOffer: offer && { ...NEW_OFFER, ...offer } }
}

const TENANT_TURN = { status: 'TENANT_SIGNING', landlordSignedAt: SOME_TIME } as const
const ON_PAPER = { status: 'PROPOSED', isOnlineSigning: false } as const

describe('offer verdicts', () => {
  it.each([
    ['none', situation(null), 'NO_OFFER', 'NO_OFFER', 'NO_OFFER'],
    ['canceled', situation({ status: 'CANCELED' }), 'ENDED', 'ENDED', 'ENDED'],
    [
      'generating',
      situation({ generating: true }),
      'CREATING_CONTRACT',
      'CREATING_CONTRACT',
      'CREATING_CONTRACT',
    ],
    ['landlord signs', situation({}), null, 'LANDLORD_HAS_NOT_SIGNED', 'NO_CONFIRMATION_NEEDED'],
    ['tenant signs', situation(TENANT_TURN), 'ALREADY_SIGNED', null, 'NO_CONFIRMATION_NEEDED'],
    ['LBC, tenant signs', situation(TENANT_TURN, LBC), 'ALREADY_SIGNED', null, 'TENANT_HAS_NOT_SIGNED'],
    [
      'LBC, signed',
      situation({ ...TENANT_TURN, tenantSignedAt: SOME_TIME }, LBC),
      'ALREADY_SIGNED',
      'ALREADY_SIGNED',
      null,
    ],
    ['paper', situation(ON_PAPER), 'NOT_ONLINE', 'NOT_ONLINE', 'NO_CONFIRMATION_NEEDED'],
    [
      'LBC, paper accepted',
      situation({ ...ON_PAPER, tenantAcceptedAt: SOME_TIME }, LBC),
      'NOT_ONLINE',
      'NOT_ONLINE',
      null,
    ],
  ])('%s', (_, offer, landlord, tenant, confirm) => {
    expect([
      canLandlordSign(offer).reason,
      canTenantSign(offer).reason,
      canConfirmBooking(offer).reason,
    ]).toEqual([landlord, tenant, confirm])
  })

  it.each([
    ['online', situation({}), 'NOT_OFFLINE', 'NOT_OFFLINE', null, null],
    [
      'online, tenant signed',
      situation({ ...TENANT_TURN, tenantSignedAt: SOME_TIME }, LBC),
      'NOT_OFFLINE',
      'NOT_OFFLINE',
      null,
      'ALREADY_SIGNED',
    ],
    ['paper', situation(ON_PAPER), null, 'TENANT_HAS_NOT_SIGNED', null, 'NOT_ONLINE'],
    [
      'paper accepted',
      situation({ ...ON_PAPER, tenantAcceptedAt: SOME_TIME }),
      'ALREADY_ANSWERED',
      null,
      null,
      'NOT_ONLINE',
    ],
    ['accepted', situation({ status: 'ACCEPTED' }), 'ENDED', 'ENDED', 'ENDED', 'ENDED'],
  ])('%s: accept, mark signed, end, stop', (_, offer, accept, mark, end, stop) => {
    expect([
      canTenantAccept(offer).reason,
      canMarkSignedOffline(offer).reason,
      canEndOffer(offer).reason,
      canStopOnlineSigning(offer).reason,
    ]).toEqual([accept, mark, end, stop])
  })

  it.each([
    ['none', situation(null), 'NO_OFFER', 'NO_OFFER', 'NO_OFFER'],
    ['generating', situation({ generating: true }), 'CREATING_CONTRACT', null, 'CREATING_CONTRACT'],
    ['landlord signs', situation({}), null, null, 'NOT_OFFLINE'],
    ['tenant signs', situation(TENANT_TURN), null, null, 'NOT_OFFLINE'],
    [
      'LBC, signed',
      situation({ ...TENANT_TURN, tenantSignedAt: SOME_TIME }, LBC),
      'ALREADY_SIGNED',
      null,
      'NOT_OFFLINE',
    ],
    ['paper', situation(ON_PAPER), null, null, null],
    ['paper accepted', situation({ ...ON_PAPER, tenantAcceptedAt: SOME_TIME }), null, null, null],
    [
      'LBC, copy uploaded',
      situation({ ...ON_PAPER, tenantSignedAt: SOME_TIME }, LBC),
      'ALREADY_SIGNED',
      null,
      'ALREADY_SIGNED',
    ],
    ['accepted', situation({ status: 'ACCEPTED' }), 'ENDED', 'ENDED', 'ENDED'],
    ['rejected', situation({ status: 'REJECTED' }), 'ENDED', 'ENDED', 'ENDED'],
  ])('%s: refuse, take back, upload', (_, offer, refusal, cancel, upload) => {
    expect([
      canRefuseContract(offer).reason,
      canCancelContract(offer).reason,
      canUploadSigned(offer).reason,
    ]).toEqual([refusal, cancel, upload])
  })

  const FINE = { hasPermission: true, freeUnits: 1 }
  const approved: RequestFacts = { ...OPEN_REQUEST, statusType: 'TENANT_APPROVED' }
  it.each<[string, RequestFacts, Partial<typeof FINE>, string | null]>([
    ['approved', approved, {}, null],
    ['no permission', approved, { hasPermission: false }, 'NO_PERMISSION'],
    ['only accepted', { ...approved, statusType: 'AVAILABLE' }, {}, 'NOT_YET_ACCEPTED'],
    ['extension accepted', { ...approved, statusType: 'AVAILABLE', type: 'EXTENSION' }, {}, null],
    ['ended', { ...approved, statusType: 'TENANT_WITHDREW' }, {}, 'ENDED'],
    ['booked', { ...approved, booking: { canceled: false } }, {}, 'BOOKED'],
    ['booked and cancelled', { ...approved, booking: { canceled: true } }, {}, 'ENDED'],
    ['has an offer', { ...approved, latestOffer: NEW_OFFER }, {}, 'OFFER_EXISTS'],
    ['had an offer', { ...approved, latestOffer: { ...NEW_OFFER, status: 'CANCELED' } }, {}, null],
    ['blocked', { ...approved, blockedByCurrentTenant: true }, {}, 'BLOCKED'],
    ['unverified', { ...approved, verification: { needed: true, done: false } }, {}, 'VERIFICATION_MISSING'],
    ['nothing free', approved, { freeUnits: 0 }, 'NO_FREE_UNIT'],
  ])('make: %s', (_, facts, circumstances, reason) => {
    expect(canMakeOffer(facts, { ...FINE, ...circumstances })).toEqual({ value: reason === null, reason })
  })
})

describe('whether a contract names the listing', () => {
  it.each([
    ['LANDLORD_SIGNING', true],
    ['TENANT_SIGNING', true],
    ['PROPOSED', true],
    ['ACCEPTED', true],
    ['REJECTED', false],
    ['CANCELED', false],
  ] as const)('%s: %s', (status, named) => {
    expect(namesListing({ status, generating: false })).toBe(named)
    expect(namesListing({ status, generating: true })).toBe(false)
  })

  it('names nothing without a contract, and knows every status', () => {
    expect(namesListing(null)).toBe(false)
    expect(OFFER_STATUSES.length).toBe(6)
  })
})
