import { describe, expect, it } from 'vitest'
import { NEW_OFFER, SOME_TIME } from './sample-facts.test-data.ts'
import {
  canSignByPower,
  canSignInPerson,
  memberStateOf,
  procedureStateOf,
  signatureRequestStateOf,
  signerStateOf,
  stopCommentError,
  typedNameMatches,
} from './signing.ts'
import type { OfferFacts } from './request-facts.ts'

const TENANT_TURN: OfferFacts = { ...NEW_OFFER, status: 'TENANT_SIGNING', landlordSignedAt: SOME_TIME }
const BOTH: OfferFacts = { ...TENANT_TURN, tenantSignedAt: SOME_TIME }

describe('the states of an e-signature', () => {
  it.each<[string, OfferFacts, (string | null)[]]>([
    [
      'generating',
      { ...NEW_OFFER, generating: true },
      ['DRAFT', 'DRAFT', 'INITIATED', 'INITIATED', 'PENDING', 'PENDING'],
    ],
    ['landlord signs', NEW_OFFER, ['ACTIVE', 'ACTIVATED', 'NOTIFIED', 'INITIATED', 'PROCESSING', 'PENDING']],
    ['tenant signs', TENANT_TURN, ['ACTIVE', 'ACTIVATED', 'SIGNED', 'NOTIFIED', 'DONE', 'PROCESSING']],
    ['waits for confirmation', BOTH, ['FINISHED', 'DONE', 'DONE', 'DONE', 'DONE', 'DONE']],
    [
      'accepted, its signatures being of before',
      { ...NEW_OFFER, status: 'ACCEPTED' },
      ['FINISHED', 'DONE', 'DONE', 'DONE', 'PENDING', 'PENDING'],
    ],
    ['accepted', { ...BOTH, status: 'ACCEPTED' }, ['FINISHED', 'DONE', 'DONE', 'DONE', 'DONE', 'DONE']],
    [
      'rejected',
      { ...TENANT_TURN, status: 'REJECTED' },
      ['REFUSED', 'DECLINED', 'SIGNED', 'NOTIFIED', 'DONE', 'REFUSED'],
    ],
    [
      'rejected before the landlord signed',
      { ...NEW_OFFER, status: 'REJECTED' },
      ['REFUSED', 'DECLINED', 'NOTIFIED', 'INITIATED', 'PENDING', 'REFUSED'],
    ],
    [
      'canceled',
      { ...NEW_OFFER, status: 'CANCELED' },
      ['EXPIRED', 'CANCELED', 'NOTIFIED', 'INITIATED', 'PENDING', 'PENDING'],
    ],
    [
      'canceled after both had signed',
      { ...BOTH, status: 'CANCELED' },
      ['FINISHED', 'DONE', 'DONE', 'DONE', 'DONE', 'DONE'],
    ],
    [
      'paper',
      { ...NEW_OFFER, isOnlineSigning: false, status: 'PROPOSED' },
      [null, null, null, null, null, null],
    ],
  ])('%s', (_, offer, expected) => {
    expect([
      procedureStateOf(offer),
      signatureRequestStateOf(offer),
      signerStateOf(offer, 'LANDLORD'),
      signerStateOf(offer, 'TENANT'),
      memberStateOf(offer, 'LANDLORD'),
      memberStateOf(offer, 'TENANT'),
    ]).toEqual(expected)
  })
})

describe('a comment on stopping online signing', () => {
  it.each([
    ['CONTRACT_HAD_TO_BE_ADJUSTED', 'Another deposit', null],
    ['CONTRACT_HAD_TO_BE_ADJUSTED', '', null],
    ['CONTRACT_HAD_TO_BE_ADJUSTED', 'x'.repeat(1000), null],
    ['CONTRACT_HAD_TO_BE_ADJUSTED', 'x'.repeat(1001), 'stop.comment.long'],
    ['LANDLORD_USES_EXTERNAL_CONTRACT', '', null],
    ['LANDLORD_USES_EXTERNAL_CONTRACT', 'Mine', 'stop.comment.notAllowed'],
    ['TENANT_NOT_COMFORTABLE_WITH_ONLINE_SIGNING', 'x', 'stop.comment.notAllowed'],
    ['LANDLORD_NOT_COMFORTABLE_WITH_ONLINE_SIGNING', 'x', 'stop.comment.notAllowed'],
  ] as const)('%s', (reason, comment, error) => {
    expect(stopCommentError(reason, comment)).toBe(error)
  })
})

describe('a typed name', () => {
  it.each([
    ['Jana Keller', true],
    ['  jana   KELLER ', true],
    ['Keller, Jana', true],
    ['Jana Marie Keller', true],
    ['J. Keller', false],
    ['Jana', false],
    ['', false],
  ])('%s', (typed, matches) => {
    expect(typedNameMatches(typed, { firstName: 'Jana', lastName: 'Keller' })).toBe(matches)
  })

  it('may leave out accents and second first names', () => {
    expect(typedNameMatches('Rene Weiss', { firstName: 'René Louis', lastName: 'Weiß' })).toBe(true)
    expect(typedNameMatches('Ana Lopez', { firstName: 'Ana', lastName: 'López Díaz' })).toBe(false)
    expect(typedNameMatches('x', { firstName: '', lastName: '' })).toBe(false)
    expect(typedNameMatches('Jana', { firstName: 'Jana', lastName: '' })).toBe(false)
    expect(typedNameMatches('Keller', { firstName: '', lastName: 'Keller' })).toBe(false)
    expect(typedNameMatches('O’Neil-Bär, Zoë', { firstName: 'zoe', lastName: 'O Neil  Bar' })).toBe(true)
  })
})

describe('a signature is given in person (decision 20)', () => {
  it.each([
    ['the landlord', 'LANDLORD', { role: 'OWNER', impersonation: null }, true],
    ['a manager', 'LANDLORD', { role: 'MANAGER', impersonation: null }, false],
    ['a limited member', 'LANDLORD', { role: 'LIMITED', impersonation: null }, false],
    ['somebody by an access link', 'LANDLORD', { role: 'LINK', impersonation: null }, false],
    ['staff who act as the landlord', 'LANDLORD', { role: 'OWNER', impersonation: {} }, false],
    ['the tenant', 'TENANT', { role: null, impersonation: null }, true],
    ['a landlord who rents', 'TENANT', { role: 'OWNER', impersonation: null }, true],
    ['staff who act as a landlord who rents', 'TENANT', { role: 'OWNER', impersonation: {} }, false],
  ] as const)('%s', (_, party, signer, value) => {
    expect(canSignInPerson(party, signer)).toEqual({ value, reason: value ? null : 'NO_PERMISSION' })
  })
})

describe('a manager signs with a power of attorney (decision 105)', () => {
  const manager = { role: 'MANAGER', impersonation: null } as const
  it.each([
    ['that holds', manager, 'VALID', true],
    ['of which there is none', manager, null, false],
    ['that has not begun', manager, 'NOT_YET', false],
    ['that is over', manager, 'OVER', false],
    ['that was withdrawn', manager, 'WITHDRAWN', false],
    ['that ended with the membership', manager, 'MEMBERSHIP_ENDED', false],
    ['that rests', manager, 'RESTING', false],
    ['as a limited member', { role: 'LIMITED', impersonation: null }, 'VALID', false],
    ['by an access link', { role: 'LINK', impersonation: null }, 'VALID', false],
    ['in no world', { role: null, impersonation: null }, 'VALID', false],
    ['as staff who act as somebody', { role: 'MANAGER', impersonation: {} }, 'VALID', false],
  ] as const)('%s', (_, signer, power, value) => {
    expect(canSignByPower(signer, power)).toEqual({ value, reason: value ? null : 'NO_PERMISSION' })
  })
})
