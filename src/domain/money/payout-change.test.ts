import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  canCancelPayoutChange,
  type PayoutChange,
  payoutAccountAt,
  payoutChangeTakesEffectAt,
} from './payout-change.ts'

const now = Temporal.Instant.from('2026-11-23T10:30:00Z')
const after = (hours: number) => now.add({ hours })
const change = (given: Partial<PayoutChange>): PayoutChange => ({
  purpose: 'RENT',
  fromAccountId: 'old',
  toAccountId: 'new',
  state: 'PENDING',
  takesEffectAt: after(24),
  ...given,
})

it.each([
  ['another account', { fromAccountId: 'old', hasBookings: false }, 24],
  ['another account of a booked home', { fromAccountId: 'old', hasBookings: true }, 24],
  ['the first account of a booked home', { fromAccountId: null, hasBookings: true }, 24],
  ['the first account of a home that was never booked', { fromAccountId: null, hasBookings: false }, 0],
])('%s counts after %s hours', (_, given, hours) => {
  expect(payoutChangeTakesEffectAt({ ...given, recoveredAt: null }, now)).toEqual(after(hours))
})

it.each([
  ['at once after it', { fromAccountId: 'old', hasBookings: true }, 0, 7 * 24],
  ['six days after it', { fromAccountId: 'old', hasBookings: true }, -6 * 24, 24],
  ['seven days after it', { fromAccountId: 'old', hasBookings: true }, -7 * 24, 24],
  ['three days after it, in a booked home without one', { fromAccountId: null, hasBookings: true }, -72, 96],
  ['where no money is yet', { fromAccountId: null, hasBookings: false }, 0, 0],
])('after a recovery of the account, another account chosen %s', (_, given, recovered, hours) => {
  expect(payoutChangeTakesEffectAt({ ...given, recoveredAt: after(recovered) }, now)).toEqual(after(hours))
})

it.each([
  ['before it counts', [change({})], 23.99, 'old'],
  ['from its very moment on, applied or not', [change({})], 24, 'new'],
  ['once it was applied', [change({ state: 'APPLIED' })], 25, 'new'],
  ['before one that was applied since', [change({ state: 'APPLIED' })], 23, 'old'],
  ['after one that was called off', [change({ state: 'CANCELED' })], 25, 'kept'],
  [
    'between two changes, in whatever order they come',
    [
      change({ fromAccountId: 'new', toAccountId: 'newest', takesEffectAt: after(48) }),
      change({ state: 'APPLIED' }),
    ],
    30,
    'new',
  ],
  [
    'after the later of two',
    [
      change({ fromAccountId: 'new', toAccountId: 'newest', takesEffectAt: after(48) }),
      change({ state: 'APPLIED' }),
    ],
    48,
    'newest',
  ],
  ['without any change', [], 0, 'kept'],
  ['after a change to none', [change({ purpose: 'DEPOSIT', toAccountId: null })], 24, null],
])('%s', (_, changes, hours, account) => {
  expect(payoutAccountAt('kept', changes, now.add({ minutes: Math.round(hours * 60) }))).toBe(account)
})

it('says the same whether and when a job has applied what is due', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), fc.boolean(), (hours, applied) => {
      const at = after(hours)
      const due = hours >= 24
      const state = due && applied ? 'APPLIED' : 'PENDING'
      const kept = due && applied ? 'new' : 'old'
      expect(payoutAccountAt(kept, [change({ state })], at)).toBe(due ? 'new' : 'old')
    }),
  )
})

it.each([
  ['PENDING', 1, true],
  ['PENDING', 0, false],
  ['PENDING', -1, false],
  ['APPLIED', 1, false],
  ['CANCELED', 1, false],
] as const)('a change that is %s and counts in %s hours can be called off: %s', (state, hours, value) => {
  expect(canCancelPayoutChange({ state, takesEffectAt: after(hours) }, now)).toEqual({
    value,
    reason: value ? null : 'PAYOUT_CHANGE_COUNTS',
  })
})
