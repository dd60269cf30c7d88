import { describe, expect, it } from 'vitest'
import { parseDay } from '../kernel/day.ts'
import {
  canWithdrawPower,
  powerDaysErrors,
  type PowerFacts,
  powerFor,
  powerState,
  POWER_STATES,
} from './power-of-attorney.ts'

const day = parseDay
const power: PowerFacts = {
  from: day('2027-01-01'),
  to: day('2027-12-31'),
  endCause: null,
  role: 'MANAGER',
  groupIds: null,
}

describe('where a power of attorney stands', () => {
  it.each([
    ['on its first day', {}, '2027-01-01', 'VALID'],
    ['on its last day', {}, '2027-12-31', 'VALID'],
    ['the day before', {}, '2026-12-31', 'NOT_YET'],
    ['the day after', {}, '2028-01-01', 'OVER'],
    ['of somebody with limited access', { role: 'LIMITED' }, '2027-06-01', 'RESTING'],
    ['of somebody with limited access, afterwards', { role: 'LIMITED' }, '2028-01-01', 'OVER'],
    ['of somebody who left', { role: null }, '2027-06-01', 'MEMBERSHIP_ENDED'],
    ['of somebody who left, afterwards', { role: null }, '2028-01-01', 'MEMBERSHIP_ENDED'],
    ['withdrawn', { endCause: 'WITHDRAWN' }, '2027-06-01', 'WITHDRAWN'],
    ['withdrawn, of somebody who left', { endCause: 'WITHDRAWN', role: null }, '2028-01-01', 'WITHDRAWN'],
    ['ended, and back in the team', { endCause: 'MEMBERSHIP_ENDED' }, '2027-06-01', 'MEMBERSHIP_ENDED'],
  ] as const)('%s', (_, change, today, state) => {
    expect(powerState({ ...power, ...change }, day(today))).toBe(state)
  })

  it('can be withdrawn until it has ended', () => {
    expect(POWER_STATES.filter(canWithdrawPower)).toEqual(['VALID', 'NOT_YET', 'RESTING'])
  })
})

describe('which power of attorney counts for a listing', () => {
  const today = day('2027-06-01')
  const ofOne = { ...power, groupIds: ['one'] }
  const withdrawn = { ...power, endCause: 'WITHDRAWN' } as const

  it.each([
    ['none', [], null],
    ['for all listings', [power], power],
    ['for this listing', [ofOne], ofOne],
    ['for another one', [{ ...power, groupIds: ['other'] }], null],
    ['one that holds before a newer one that ended', [withdrawn, power], power],
    ['the newest of those that ended', [withdrawn, { ...power, to: day('2027-05-01') }], withdrawn],
  ] as const)('%s', (_, powers, expected) => {
    expect(powerFor<PowerFacts>(powers, 'one', today)).toBe(expected)
  })
})

describe('the days of a power of attorney', () => {
  it.each([
    ['2027-06-01', '2027-06-01', {}],
    ['2027-06-01', '2028-05-31', {}],
    ['2028-05-31', '2029-05-30', {}],
    ['2027-05-31', '2027-12-31', { from: 'power.from' }],
    ['2028-06-01', '2028-12-31', { from: 'power.from' }],
    ['2027-06-01', '2028-06-01', { to: 'power.to' }],
    ['2027-06-02', '2027-06-01', { to: 'power.to' }],
  ])('from %s to %s', (from, to, errors) => {
    expect(powerDaysErrors({ from: day(from), to: day(to) }, day('2027-06-01'))).toEqual(errors)
  })
})
