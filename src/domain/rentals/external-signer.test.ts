import { describe, expect, it } from 'vitest'
import { parseDay } from '../kernel/day.ts'
import type { OfferFacts } from './request-facts.ts'
import {
  canChangeSigner,
  type EndedPower,
  powerStateWhenSigned,
  powersToChooseFrom,
  powerToSendWith,
} from './external-signer.ts'

const day = parseDay
const at = (text: string) => Temporal.Instant.from(text)
const today = day('2027-06-01')
const power: EndedPower & { agentId: string } = {
  from: day('2027-01-01'),
  to: day('2027-12-31'),
  endCause: null,
  endedAt: null,
  role: 'MANAGER',
  groupIds: null,
  agentId: 'max',
}

describe('who signs for the landlord at the external provider', () => {
  const ofOther = { ...power, groupIds: ['other'] }
  it.each([
    ['the landlord, where nobody else is meant', null, null],
    ['the manager whose power of attorney is for all listings', power, power],
    ['the landlord, where it is for other listings', ofOther, null],
    ['the landlord, where it doesn’t hold yet', { ...power, from: day('2027-06-02') }, null],
    ['the landlord, where it ran out', { ...power, to: day('2027-05-31') }, null],
    ['the landlord, where it was withdrawn', { ...power, endCause: 'WITHDRAWN' }, null],
    ['the landlord, where it rests', { ...power, role: 'LIMITED' }, null],
    ['the landlord, where the manager left', { ...power, role: null }, null],
  ] as const)('%s', (_, meant, expected) => {
    expect(powerToSendWith<EndedPower>(meant, 'one', today)).toBe(expected)
  })
})

it('can be each person once who has a power of attorney that holds and covers the listing', () => {
  const newer = { ...power, groupIds: ['one'] }
  const others = [
    { ...power, agentId: 'ada', endCause: 'WITHDRAWN' as const },
    { ...power, agentId: 'eva', groupIds: ['other'] },
    { ...power, agentId: 'ben' },
  ]
  expect(powersToChooseFrom([newer, power, ...others], 'one', today)).toEqual([newer, others[2]])
})

describe('where a power of attorney stood when it was signed with at the provider', () => {
  const withdrawn = { endCause: 'WITHDRAWN', endedAt: at('2027-06-01T12:00:00.4Z') } as const
  it.each([
    ['a while before it was withdrawn', withdrawn, '2027-06-01T11:00:00Z', 'VALID'],
    ['in the second before', withdrawn, '2027-06-01T11:59:59Z', 'VALID'],
    ['in the same second', withdrawn, '2027-06-01T12:00:00Z', 'WITHDRAWN'],
    ['afterwards', withdrawn, '2027-06-01T12:00:01Z', 'WITHDRAWN'],
    [
      'before it was withdrawn, of somebody who left',
      { ...withdrawn, role: null },
      '2027-06-01T11:00:00Z',
      'MEMBERSHIP_ENDED',
    ],
    ['on its last day', {}, '2027-12-31T23:59:59Z', 'VALID'],
    ['the day after', {}, '2028-01-01T00:00:00Z', 'OVER'],
    ['before its first day', {}, '2026-12-31T23:59:59Z', 'NOT_YET'],
    ['while it rests', { role: 'LIMITED' }, '2027-06-01T11:00:00Z', 'RESTING'],
    [
      'before the membership ended',
      { endCause: 'MEMBERSHIP_ENDED', endedAt: at('2027-06-02T00:00:00Z') },
      '2027-06-01T11:00:00Z',
      'MEMBERSHIP_ENDED',
    ],
  ] as const)('%s', (_, change, signedAt, state) => {
    expect(powerStateWhenSigned({ ...power, ...change }, at(signedAt))).toBe(state)
  })
})

describe('another signer', () => {
  const offer: OfferFacts = {
    status: 'LANDLORD_SIGNING',
    generating: false,
    isOnlineSigning: true,
    landlordSignedAt: null,
    tenantSignedAt: null,
    tenantAcceptedAt: null,
  }
  const situation = (change: Partial<OfferFacts> = {}, accountFrozen = false) =>
    ({
      methodOfBooking: 'AFTER_TENANT_SIGNED_CONTRACT',
      latestOffer: { ...offer, ...change },
      accountFrozen,
    }) as const
  it.each([
    ['can be chosen while the landlord’s side has not signed', situation(), 'YOUSIGN', null],
    ['is not chosen where we sign ourselves', situation(), 'MEZZO', 'NO_PERMISSION'],
    ['is not chosen for a contract on paper', situation({ isOnlineSigning: false }), null, 'NOT_ONLINE'],
    ['is not chosen once it is signed', situation({ status: 'TENANT_SIGNING' }), 'YOUSIGN', 'ALREADY_SIGNED'],
    ['is not chosen for one that has ended', situation({ status: 'CANCELED' }), 'YOUSIGN', 'ENDED'],
    ['is not chosen while it is written', situation({ generating: true }), 'YOUSIGN', 'CREATING_CONTRACT'],
    ['is not chosen while an account is on hold', situation({}, true), 'YOUSIGN', 'ACCOUNT_FROZEN'],
  ] as const)('%s', (_, facts, provider, reason) => {
    expect(canChangeSigner(facts, provider)).toEqual({ value: reason === null, reason })
  })
})
