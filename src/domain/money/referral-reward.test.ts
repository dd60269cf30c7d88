import { expect, it } from 'vitest'
import { parseDay } from '../kernel/day.ts'
import { isReferralReward, referralProblem } from './referral-reward.ts'

const earned = {
  referrerId: 'jana',
  referredId: 'lea',
  isReferrerLandlord: true,
  feePaidOn: parseDay('2027-03-01'),
  isGranted: false,
  shared: [],
} as const

it.each([
  [{}, null],
  [{ feePaidOn: null }, 'referral.feeOpen'],
  [{ isReferrerLandlord: false }, 'referral.noLandlord'],
  [{ isGranted: true }, 'referral.granted'],
  [{ referredId: 'jana' }, 'referral.samePerson'],
  [{ shared: ['PHONE'] as const }, 'referral.samePerson'],
  [{ shared: ['BANK_ACCOUNT'] as const, isGranted: true }, 'referral.samePerson'],
])('with %o an invitation earns (null) or not: %s', (facts, problem) => {
  expect(referralProblem({ ...earned, ...facts })).toBe(problem)
})

it('an invitation earns what C9 says, in euros', () => {
  expect(isReferralReward(30_000, 'EUR')).toBe(true)
  expect(isReferralReward(30_001, 'EUR')).toBe(false)
  expect(isReferralReward(30_000, 'CHF')).toBe(false)
})
