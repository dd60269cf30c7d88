import { describe, expect, it } from 'vitest'
import { NEW_OFFER, SOME_TIME } from './sample-facts.test-data.ts'
import type { OfferSituation } from './offer.ts'
import type { OfferFacts } from './request-facts.ts'
import {
  canRemind,
  canStillSign,
  isSigningExpired,
  type ReminderFacts,
  reminderCancellationOf,
  reminderDueAt,
  signingExpiresAt,
  turnOf,
} from './signing-deadline.ts'
import { parseDay } from '../kernel/day.ts'

const PLAIN = 'AFTER_TENANT_SIGNED_CONTRACT'
const LBC = 'AFTER_LANDLORD_CONFIRMED_BOOKING'

function situation(offer: Partial<OfferFacts> | null, methodOfBooking: typeof PLAIN | typeof LBC = PLAIN) {
  return {
    methodOfBooking,
    accountFrozen: false,
    latestOffer: offer && { ...NEW_OFFER, ...offer },
  } satisfies OfferSituation
}

const TENANT_TURN = { status: 'TENANT_SIGNING', landlordSignedAt: SOME_TIME } as const
const PAPER = { status: 'PROPOSED', isOnlineSigning: false } as const

describe('for whom a contract waits', () => {
  it.each([
    ['no offer', situation(null), null],
    ['being written', situation({ generating: true }), null],
    ['ended', situation({ status: 'CANCELED' }), null],
    ['new', situation({}), 'LANDLORD'],
    ['the landlord has signed', situation(TENANT_TURN), 'TENANT'],
    ['to be confirmed', situation({ ...TENANT_TURN, tenantSignedAt: SOME_TIME }, LBC), 'LANDLORD'],
    ['on paper', situation(PAPER), 'TENANT'],
    ['on paper with a yes', situation({ ...PAPER, tenantAcceptedAt: SOME_TIME }), 'LANDLORD'],
    ['on paper, to be confirmed', situation({ ...PAPER, tenantSignedAt: SOME_TIME }, LBC), 'LANDLORD'],
  ] as const)('%s', (_, facts, turn) => {
    expect(turnOf(facts)).toBe(turn)
  })
})

describe('the time to sign', () => {
  const until = signingExpiresAt(SOME_TIME, parseDay('2027-03-01'))

  it('is fourteen days for each side, with a reminder after three', () => {
    expect([until.toString(), reminderDueAt(SOME_TIME).toString()]).toEqual([
      '2026-12-04T09:00:00Z',
      '2026-11-23T09:00:00Z',
    ])
  })

  it.each([
    ['next week', '2026-11-27', '2026-11-28T00:00:00Z'],
    ['tomorrow', '2026-11-21', '2026-11-22T00:00:00Z'],
    ['today', '2026-11-20', '2026-11-21T09:00:00Z'],
    ['days ago', '2026-11-10', '2026-11-21T09:00:00Z'],
  ])('does not go beyond the first day of a stay that begins %s, but is a day at least', (_, from, end) => {
    expect(signingExpiresAt(SOME_TIME, parseDay(from)).toString()).toBe(end)
  })

  it.each([
    ['just before', situation({}), until.subtract({ seconds: 1 }), false],
    ['at the end', situation({}), until, true],
    ['later, but signed', situation({ status: 'ACCEPTED' }), until.add({ hours: 1 }), false],
    ['later, but still being written', situation({ generating: true }), until.add({ hours: 1 }), false],
  ])('%s', (_, facts, now, expired) => {
    expect(isSigningExpired(facts, until, now)).toBe(expired)
    expect(isSigningExpired(facts, null, now)).toBe(false)
  })
})

describe('signing', () => {
  const today = parseDay('2026-11-20')
  const now = SOME_TIME
  it.each([
    ['in time', '2027-02-28', now.add({ seconds: 1 }), null],
    ['without a deadline', '2027-02-28', null, null],
    ['on the last day of the stay', '2026-11-20', null, null],
    ['on the day after it', '2026-11-19', null, 'STAY_OVER'],
    ['at the end of the time', '2027-02-28', now, 'TIME_OVER'],
    ['after it', '2027-02-28', now.subtract({ seconds: 1 }), 'TIME_OVER'],
    ['after both', '2026-11-19', now.subtract({ seconds: 1 }), 'STAY_OVER'],
  ])('%s', (_, to, expiresAt, reason) => {
    const offer = { to: parseDay(to), signingExpiresAt: expiresAt }
    expect(canStillSign(offer, { today, now })).toEqual({ value: reason === null, reason })
  })
})

describe('a reminder that the other side asks for', () => {
  const now = SOME_TIME.add({ hours: 30 })
  it.each([
    ['none yet', situation(TENANT_TURN), 'LANDLORD', null, null],
    ['a day ago', situation(TENANT_TURN), 'LANDLORD', now.subtract({ hours: 24 }), null],
    ['an hour ago', situation(TENANT_TURN), 'LANDLORD', now.subtract({ hours: 1 }), 'REMINDED_RECENTLY'],
    ['the own turn', situation(TENANT_TURN), 'TENANT', null, 'YOUR_TURN'],
    ['the tenant asks', situation({}), 'TENANT', null, null],
    ['no offer', situation(null), 'TENANT', null, 'NO_OFFER'],
    ['ended', situation({ status: 'REJECTED' }), 'TENANT', null, 'ENDED'],
    ['being written', situation({ generating: true }), 'TENANT', null, 'CREATING_CONTRACT'],
  ] as const)('%s', (_, facts, side, lastAt, reason) => {
    expect(canRemind(facts, side, { lastAt, now })).toEqual({ value: reason === null, reason })
  })
})

describe('a planned reminder that is due', () => {
  const WANTED: ReminderFacts = {
    situation: situation(TENANT_TURN),
    booking: null,
    requestEnded: false,
    wanted: true,
  }
  it.each([
    ['still waits', {}, null],
    ['is booked', { booking: { canceled: false } }, 'CONTRACT_SIGNED'],
    ['was booked and canceled', { booking: { canceled: true } }, 'BOOKING_CANCELED'],
    ['ended', { requestEnded: true }, 'REQUEST_ENDED'],
    ['is taken back', { situation: situation({ ...TENANT_TURN, status: 'CANCELED' }) }, 'OTHER'],
    [
      'signed, to be confirmed',
      { situation: situation({ ...TENANT_TURN, tenantSignedAt: SOME_TIME }, LBC) },
      'CONTRACT_SIGNED',
    ],
    [
      'answered on paper',
      { situation: situation({ ...PAPER, tenantAcceptedAt: SOME_TIME }) },
      'REQUEST_ANSWERED',
    ],
    ['no longer wanted', { wanted: false }, 'RECIPIENT_UNSUBSCRIBED'],
  ] as const)('%s', (_, change, reason) => {
    expect(reminderCancellationOf('TENANT', { ...WANTED, ...change })).toBe(reason)
  })

  it.each([
    ['waits', situation({}), null],
    ['has signed, so that it is the tenant’s turn', situation(TENANT_TURN), 'CONTRACT_SIGNED'],
    ['waits for the yes to paper', situation(PAPER), 'REQUEST_ANSWERED'],
  ] as const)('of the landlord who %s', (_, facts, reason) => {
    expect(reminderCancellationOf('LANDLORD', { ...WANTED, situation: facts })).toBe(reason)
  })
})
