import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { REFUND_STATES } from '../catalogue/money.ts'
import {
  canMoveRefund,
  canRefund,
  canTransferRefund,
  isRefundUnderWay,
  refundableAmount,
  refundFailureOf,
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
    expect(moves.filter((move) => move.startsWith('FAILED') || move.startsWith('CANCELED'))).toEqual([])
    expect(moves.filter((move) => move.endsWith('CREATED'))).toEqual([])
    expect(moves).not.toContain('SUCCEEDED PENDING')
  })

  it.each(REFUND_STATES.map((state) => [state]))(
    'that is %s is made by transfer only once it failed',
    (state) => {
      const waits = isRefundUnderWay(state) ? 'REFUND_UNDER_WAY' : null
      const reason = state === 'SUCCEEDED' ? 'REFUND_ARRIVED' : waits
      expect(canTransferRefund(state)).toEqual({ value: reason === null, reason })
    },
  )

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
