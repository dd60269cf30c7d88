import { describe, expect, it } from 'vitest'
import { PAYOUT_ACCOUNT_NEEDS, PAYOUT_ACCOUNT_STATUSES } from '../catalogue/payouts.ts'
import { COUNTRY_CODES } from '../catalogue/countries.ts'
import {
  canOnboard,
  canReceivePayouts,
  isRejected,
  PAYOUT_COUNTRIES,
  payoutAccountNeeds,
  bankChangeOf,
  waitsForBank,
} from './payout-account.ts'

/** Names of the provider's documentation for Express accounts in Europe, and what they ask for. */
const NAMES = {
  business_type: 'BUSINESS_TYPE',
  'business_profile.mcc': 'BUSINESS_PROFILE',
  'business_profile.url': 'BUSINESS_PROFILE',
  external_account: 'BANK_ACCOUNT',
  'tos_acceptance.date': 'TERMS',
  'individual.first_name': 'NAME',
  'individual.last_name': 'NAME',
  'company.name': 'NAME',
  'individual.dob.day': 'BIRTH_DATE',
  'individual.address.city': 'ADDRESS',
  'company.address.line1': 'ADDRESS',
  'individual.registered_address.city': 'ADDRESS',
  'individual.email': 'CONTACT',
  'person_1A2b.phone': 'CONTACT',
  'individual.id_number': 'IDENTITY_NUMBER',
  'individual.verification.document': 'IDENTITY_DOCUMENT',
  'individual.verification.additional_document': 'IDENTITY_DOCUMENT',
  'company.verification.document': 'IDENTITY_DOCUMENT',
  'company.tax_id': 'COMPANY_NUMBERS',
  'company.owners_provided': 'COMPANY_PEOPLE',
  'person_1A2b.relationship.title': 'COMPANY_PEOPLE',
  'representative.dob.year': 'BIRTH_DATE',
  'something.new': 'OTHER',
}

describe('what the provider wants to know', () => {
  it.each(Object.entries(NAMES))('is said in our words: %s is %s', (name, need) => {
    expect(payoutAccountNeeds([name])).toEqual([need])
  })

  it('is said once', () => {
    expect(payoutAccountNeeds(['individual.dob.day', 'individual.dob.month', 'external_account'])).toEqual([
      'BIRTH_DATE',
      'BANK_ACCOUNT',
    ])
    expect(payoutAccountNeeds([])).toEqual([])
  })

  it('has every word of ours', () => {
    expect(new Set(Object.values(NAMES))).toEqual(new Set(PAYOUT_ACCOUNT_NEEDS))
  })
})

it('money goes to accounts that work, also where something is wanted later', () => {
  expect(PAYOUT_ACCOUNT_STATUSES.filter(canReceivePayouts)).toEqual([
    'RESTRICTED_SOON',
    'ACTIVE_IMPROVABLE',
    'ACTIVE',
  ])
})

it('can be opened in countries that there are', () => {
  expect(PAYOUT_COUNTRIES.filter((code) => !(COUNTRY_CODES as readonly string[]).includes(code))).toEqual([])
})

it.each([
  [{}, null],
  [{ status: 'CREATED' as const }, null],
  [{ status: 'ACTIVE' as const }, null],
  [{ hasProvider: false }, 'PAYOUTS_OFF'],
  [{ status: 'RESTRICTED' as const, isRejected: true }, 'PAYOUT_ACCOUNT_REJECTED'],
])('whether somebody can go to the provider’s pages: %o', (facts, reason) => {
  const verdict = canOnboard({ hasProvider: true, status: null, isRejected: false, ...facts })
  expect(verdict.reason).toBe(reason)
})

it('a rejection is for good, what is past due is not', () => {
  expect([null, 'requirements.past_due', 'rejected.fraud'].map(isRejected)).toEqual([false, false, true])
})

const banks = (ids: string[], last4: string | null = '3000', currency: string | null = 'EUR') => ({
  ids,
  last4,
  currency,
})
const none = banks([], null, null)

it.each([
  ['none at all', none, none, null],
  ['the first', none, banks(['a']), 'FIRST'],
  ['the same', banks(['a']), banks(['a']), null],
  ['another one of the same digits', banks(['a']), banks(['b']), 'OTHER'],
  ['one more, in another currency', banks(['a']), banks(['a', 'b']), 'OTHER'],
  ['one less', banks(['a', 'b']), banks(['b']), null],
  ['none for now', banks(['a']), none, null],
  ['the same, after it was away', banks(['a'], null, null), banks(['a']), null],
  ['another one, after the former was away', banks(['a'], null, null), banks(['b']), 'OTHER'],
  ['the same, read before ids were kept', banks([]), banks(['a']), null],
  ['another one, read before ids were kept', banks([]), banks(['a'], '2051'), 'OTHER'],
  ['another currency, read before ids were kept', banks([]), banks(['a'], '3000', 'CHF'), 'OTHER'],
] as const)('banks that were read: %s', (_, known, seen, change) => {
  expect(bankChangeOf(known, seen)).toBe(change)
})

it.each([
  ['FIRST', false, false],
  ['FIRST', true, true],
  ['OTHER', false, true],
  ['OTHER', true, true],
] as const)('a change %s of banks, with money there %s, waits %s', (change, hasPayable, waits) => {
  expect(waitsForBank(change, hasPayable)).toBe(waits)
})
