import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { REFUND_STATES } from '../catalogue/payments.ts'
import {
  canMoveRefund,
  canRefund,
  canTransferRefund,
  owedTwice,
  refundableAmount,
  refundFailureOf,
  settledByDispute,
  vatOfPart,
} from './refund.ts'

describe('a refund', () => {
  const paid = {
    purpose: 'FIRST_MONTH_RENT' as const,
    state: 'SUCCEEDED' as const,
    amount: 1000,
    refundedAmount: 0,
    disputedAmount: 0,
  }
  it.each([
    [{}, 'LANDLORD', null],
    [{ refundedAmount: 999 }, 'LANDLORD', null],
    [{ refundedAmount: 1000 }, 'LANDLORD', 'ALL_REFUNDED'],
    [{ disputedAmount: 1000 }, 'STAFF', 'PAYMENT_DISPUTED'],
    [{ state: 'PROCESSING' as const }, 'STAFF', 'NOTHING_PAID'],
    [{ state: 'UNKNOWN' as const }, 'STAFF', 'NOTHING_PAID'],
    [{ purpose: 'TENANT_SERVICE_FEE' as const }, 'LANDLORD', 'REFUNDED_BY_STAFF'],
    [{ purpose: 'TENANT_SERVICE_FEE' as const }, 'STAFF', null],
    [{ purpose: 'LANDLORD_FEE' as const }, 'STAFF', 'NOT_REFUNDABLE'],
  ] as const)('of %o by the %s: %s', (change, by, reason) => {
    expect(canRefund({ ...paid, ...change }, by)).toEqual({ value: reason === null, reason })
  })

  it('is never of more than was paid less what went back', () => {
    expect(refundableAmount({ ...paid, refundedAmount: 400 })).toBe(600)
    expect(refundableAmount({ ...paid, state: 'FAILED' })).toBe(0)
  })

  it('goes on until it has arrived or failed, and may come back from the bank', () => {
    const moves = REFUND_STATES.flatMap((from) =>
      REFUND_STATES.filter((to) => canMoveRefund(from, to)).map((to) => `${from} ${to}`),
    )
    expect(moves).toContain('SUCCEEDED FAILED')
    expect(moves.filter((move) => move.startsWith('FAILED') || move.startsWith('CANCELED'))).toEqual([
      'FAILED SETTLED',
      'CANCELED SETTLED',
    ])
    expect(moves.filter((move) => move.endsWith('CREATED'))).toEqual([])
    expect(moves).not.toContain('SUCCEEDED PENDING')
  })

  it.each([
    ['CREATED', false, 'REFUND_UNDER_WAY'],
    ['PENDING', true, 'REFUND_UNDER_WAY'],
    ['UNKNOWN', false, 'REFUND_UNDER_WAY'],
    ['SUCCEEDED', false, 'REFUND_ARRIVED'],
    ['SETTLED', false, 'REFUND_SETTLED'],
    ['FAILED', false, null],
    ['FAILED', true, 'PAYMENT_DISPUTED'],
    ['CANCELED', false, null],
    ['CANCELED', true, 'PAYMENT_DISPUTED'],
  ] as const)('that is %s, contested: %s, is made by transfer: %s', (state, isContested, reason) => {
    expect(canTransferRefund({ state, isContested })).toEqual({ value: reason === null, reason })
  })

  const day = (of: number) => Temporal.Instant.from(`2030-03-${String(of).padStart(2, '0')}T10:00:00Z`)
  const owed = (id: string, amount: number, failed: number) => ({ id, owed: amount, failedAt: day(failed) })
  it.each([
    ['nothing is owed', 1000, 0, 1000, [], []],
    ['the bank has taken the whole payment', 1000, 300, 1000, [owed('a', 300, 5)], ['a 300']],
    ['it has taken as much as was owed', 1000, 300, 300, [owed('a', 300, 5)], ['a 300']],
    ['it has taken less', 1000, 300, 100, [owed('a', 300, 5)], ['a 100']],
    ['what failed later was not contested', 1000, 300, 700, [owed('a', 300, 15)], []],
    ['unless there is no more than was paid', 1000, 300, 900, [owed('a', 300, 15)], ['a 200']],
    [
      'the first that was owed comes first',
      1000,
      500,
      400,
      [owed('a', 300, 5), owed('b', 200, 6)],
      ['a 300', 'b 100'],
    ],
    ['what was owed then comes before what failed later', 1000, 500, 600, [owed('a', 300, 15), owed('b', 200, 6)], ['b 200']], // prettier-ignore
    ['what has arrived stays so', 1000, 900, 1000, [owed('a', 300, 5)], ['a 300']],
  ] as const)('is paid by a lost dispute: %s', (_, amount, refundedAmount, lostAmount, refunds, settled) => {
    const dispute = { amount: lostAmount, openedAt: day(10) }
    const parts = settledByDispute({ amount, refundedAmount, lostAmount }, dispute, refunds)
    expect(parts.map((part) => `${part.id} ${part.amount}`)).toEqual(settled)
  })

  it('and a lost dispute never give more back than was paid, as long as the refund has not arrived', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5000 }),
        fc.nat(5000),
        fc.nat(5000),
        fc.nat(20),
        (amount, a, b, failed) => {
          const refunds = [owed('a', Math.min(amount, a), failed + 1)].filter((refund) => refund.owed > 0)
          const lostAmount = Math.min(amount, b)
          const refundedAmount = Math.min(amount, a)
          const dispute = { amount: lostAmount, openedAt: day(10) }
          const parts = settledByDispute({ amount, refundedAmount, lostAmount }, dispute, refunds)
          const settled = parts.reduce((sum, part) => sum + part.amount, 0)
          expect(settled).toBeLessThanOrEqual(Math.min(refundedAmount, lostAmount))
          expect(refundedAmount - settled + lostAmount).toBeLessThanOrEqual(amount)
          expect(owedTwice({ amount, refundedAmount: refundedAmount - settled, lostAmount })).toBe(0)
        },
      ),
    )
  })

  it.each([
    ['expired_or_canceled_card', 'CARD_EXPIRED'],
    ['unknown_account', 'ACCOUNT_CLOSED'],
    ['balance_insufficient', 'INSUFFICIENT_BALANCE'],
    ['charge_disputed', 'PAYMENT_DISPUTED'],
    ['something_new', 'OTHER'],
    [null, 'OTHER'],
  ])('that failed with %s says %s', (code, failure) => {
    expect(refundFailureOf(code)).toBe(failure)
  })

  it('gives back all of the VAT, however it is cut', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(parts, fc.integer({ min: 0, max: 99 }), (amounts, percent) => {
        const amount = amounts.reduce((sum, part) => sum + part, 0)
        const whole = { amount, vat: Math.floor((amount * percent) / 100) }
        let before = 0
        let vat = 0
        for (const part of amounts) {
          const own = vatOfPart(whole, before, part)
          expect(own).toBeGreaterThanOrEqual(0)
          expect(own).toBeLessThanOrEqual(part)
          vat += own
          before += part
        }
        expect(vat).toBe(whole.vat)
      }),
    )
  })
})
