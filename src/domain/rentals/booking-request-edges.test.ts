import { describe, expect, it } from 'vitest'
import {
  canBeAccepted,
  canBeRejected,
  canCreateContractForExtension,
  canGiveSecondChance,
  canSuggestDates,
  isAutoDeclineDue,
  isStayOver,
  isTenantSilenceDue,
  lapseOf,
  nextStatusType,
  silentAboutPast,
} from './booking-request.ts'
import { parseDay } from '../kernel/day.ts'
import type { RequestFacts } from './request-facts.ts'
import { NEW_OFFER, OPEN_REQUEST, SOME_TIME } from './sample-facts.test-data.ts'

const fine = {
  hasPermission: true,
  published: true,
  freeUnits: 1,
  belowMinimum: false,
  aboveMaximum: false,
  stayOver: false,
  timeOver: false,
}
const facts = (change: Partial<RequestFacts>): RequestFacts => ({ ...OPEN_REQUEST, ...change })
const later = SOME_TIME.add({ seconds: 1 })

describe('a stay', () => {
  it('is over on the day after its last', () => {
    const to = parseDay('2027-02-28')
    const days = ['2027-02-27', '2027-02-28', '2027-03-01'].map((day) => isStayOver({ to }, parseDay(day)))
    expect(days).toEqual([false, false, true])
  })

  it.each([
    ['AV_CHECK', 'STANDARD', false, 'LANDLORD'],
    ['AVAILABLE', 'STANDARD', false, 'TENANT'],
    ['AVAILABLE', 'EXTENSION', false, 'LANDLORD'],
    ['TENANT_APPROVED', 'STANDARD', true, 'TENANT'],
    ['TENANT_APPROVED', 'STANDARD', false, 'LANDLORD'],
  ] as const)(
    'that is over as %s %s, documents wanted %s, ends by the silence of the %s',
    (statusType, type, needed, who) => {
      expect(silentAboutPast(facts({ statusType, type, verification: { needed, done: false } }))).toBe(who)
    },
  )
})

describe('the contract of an extension', () => {
  it('can be made exactly where it can be accepted', () => {
    const extension = facts({ type: 'EXTENSION', statusType: 'NO_AV_CHECK' })
    expect(canCreateContractForExtension(extension, fine)).toEqual(canBeAccepted(extension, fine))
    expect(canCreateContractForExtension(extension, { ...fine, freeUnits: 0 }).reason).toBe('NO_FREE_UNIT')
    expect(canCreateContractForExtension(facts({}), fine).reason).toBe('NOT_AN_EXTENSION')
  })
})

describe('who asks without permission', () => {
  it('may neither suggest dates nor decline, not even what waits for documents', () => {
    const nobody = { hasPermission: false, published: true }
    expect(canSuggestDates(facts({}), nobody).reason).toBe('NO_PERMISSION')
    const waiting = facts({ statusType: 'TENANT_APPROVED', verification: { needed: true, done: false } })
    expect(canBeRejected(waiting, { hasPermission: true }).value).toBe(true)
    expect(canBeRejected(waiting, nobody).value).toBe(false)
    const held = { ...waiting, latestOffer: NEW_OFFER }
    expect(canBeRejected(held, { hasPermission: true }).value).toBe(false)
  })

  it('of what was answered already nothing is suggested', () => {
    expect(
      canSuggestDates(facts({ statusType: 'AVAILABLE' }), { hasPermission: true, published: true }).reason,
    ).toBe('ALREADY_ANSWERED')
  })
})

describe('time', () => {
  it('is over at the very moment', () => {
    const open = facts({ autoDeclineAt: SOME_TIME })
    const before = SOME_TIME.subtract({ seconds: 1 })
    expect([before, SOME_TIME, later].map((now) => isAutoDeclineDue(open, now))).toEqual([false, true, true])
    const available = facts({ statusType: 'AVAILABLE' })
    const silent = [before, SOME_TIME, later].map((now) => isTenantSilenceDue(available, SOME_TIME, now))
    expect(silent).toEqual([false, true, true])
  })

  it.each<[string, Partial<RequestFacts>]>([
    ['another status', { statusType: 'AV_CHECK' }],
    ['after the yes', { statusType: 'TENANT_APPROVED' }],
    ['a contract', { statusType: 'AVAILABLE', latestOffer: NEW_OFFER }],
    ['a pause', { statusType: 'AVAILABLE', blockedByAnotherTenant: true }],
  ])('of the tenant is not over with %s', (_, change) => {
    expect(isTenantSilenceDue(facts(change), SOME_TIME, later)).toBe(false)
  })

  it('ends a request for what was last asked', () => {
    const dates = { from: parseDay('2027-01-01'), to: parseDay('2027-03-31') }
    expect(lapseOf(facts({}))).toEqual({
      reason: 'LANDLORD_DID_NOT_RESPOND',
      declineReason: 'LANDLORD_DID_NOT_RESPOND',
    })
    expect(lapseOf(facts({ suggestion: dates }))).toEqual({
      reason: 'LANDLORD_SUGGESTED_NEW_DATES',
      declineReason: 'LANDLORD_DECLINED_AFTER_TENANT_NON_RESPONSIVE',
    })
  })
})

it('a second chance is for what silence has ended', () => {
  const around = { available: true, requestedAgain: false }
  const none = facts({ statusType: 'NOT_AVAILABLE', statusData: null })
  expect(canGiveSecondChance(none, around).reason).toBe('NOT_DECLINED_BY_SILENCE')
  expect(canGiveSecondChance(facts({}), around).reason).toBe('NOT_DECLINED_BY_SILENCE')
})

it('a reason to skip the check counts for the check alone', () => {
  expect(nextStatusType('check', 'START', 'SYSTEM', 'EXTENSION')).toBe('NO_AV_CHECK')
  expect(nextStatusType('check', 'START', 'SYSTEM')).toBe('AV_CHECK')
  expect(nextStatusType('accept', 'AV_CHECK', 'LANDLORD', 'EXTENSION')).toBe('AVAILABLE')
})
