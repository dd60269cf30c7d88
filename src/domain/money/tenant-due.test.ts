import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { vatOf } from './vat.ts'
import { vatWithin } from '../kernel/money.ts'
import { canPayDue, dueChange } from './tenant-due.ts'

describe('what a tenant owes, after the stay has changed', () => {
  const open = { amount: 500, isPaid: false }
  const paid = { amount: 500, isPaid: true }
  it.each([
    [null, 0, 'KEEP'],
    [null, 500, 'OWE'],
    [open, 500, 'KEEP'],
    [open, 400, 'REPLACE'],
    [open, 0, 'WAIVE'],
    [paid, 500, 'KEEP'],
    [paid, 400, 'KEEP'],
    [paid, 0, 'KEEP'],
  ])('%o and %i: %s', (standing, amount, change) => {
    expect(dueChange(standing, amount)).toBe(change)
  })
})

describe('whether it can be paid', () => {
  const due = { hasProvider: true, currency: 'EUR', isPaid: false, isWaived: false, payment: null }
  it.each([
    [{}, null],
    [{ payment: { state: 'FAILED' as const } }, null],
    [{ payment: { state: 'CREATED' as const } }, null],
    [{ payment: { state: 'PROCESSING' as const } }, 'PAYMENT_RUNNING'],
    [{ payment: { state: 'UNKNOWN' as const } }, 'PAYMENT_UNKNOWN'],
    [{ isPaid: true }, 'DUE_PAID'],
    [{ isWaived: true }, 'DUE_WAIVED'],
    [{ hasProvider: false }, 'TENANT_PAYMENTS_OFF'],
    [{ currency: 'HUF' }, 'TENANT_PAYMENTS_OFF'],
  ])('%o: %s', (more, reason) => {
    expect(canPayDue({ ...due, ...more }).reason).toBe(reason)
  })
})

it('the VAT within a gross amount is that of the net that it leaves, to the cent', () => {
  expect(vatWithin(11_900, 1_900)).toBe(1_900)
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.integer({ min: 0, max: 2_700 }),
      (gross, rate) => {
        const vat = vatWithin(gross, rate)
        expect(Math.abs(vatOf(gross - vat, rate) - vat)).toBeLessThanOrEqual(1)
      },
    ),
  )
})
