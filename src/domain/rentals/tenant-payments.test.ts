import { describe, expect, it } from 'vitest'
import {
  FIRST_MONTH_RENT_PAYMENT_STATUSES,
  TENANT_SERVICE_FEE_PAYMENT_STATUSES,
} from '../catalogue/payments.ts'
import {
  firstMonthRentStatus,
  NO_PAYMENT,
  type OwingFacts,
  type PaymentFacts,
  tenantServiceFeeStatus,
} from './tenant-payments.ts'

const NONE: OwingFacts = { booking: null }
const BOOKED: OwingFacts = { booking: { canceled: false } }
const CANCELED: OwingFacts = { booking: { canceled: true } }

describe("the first month's rent", () => {
  const cases: [OwingFacts, Partial<PaymentFacts>, string | null][] = [
    [NONE, {}, null],
    [BOOKED, {}, 'DUE'],
    [BOOKED, { started: true }, 'DUE'],
    [BOOKED, { started: true, failed: true }, 'FAILED'],
    [BOOKED, { started: true, failed: true, paid: true }, 'PAID'],
    [CANCELED, {}, null],
    [CANCELED, { paid: true }, 'PAID'],
  ]

  it.each(cases)('%j, %j: %s', (facts, payment, status) => {
    expect(firstMonthRentStatus(facts, { ...NO_PAYMENT, ...payment })).toBe(status)
  })

  it('reaches every state', () => {
    expect(new Set(cases.map(([, , status]) => status))).toEqual(
      new Set([null, ...FIRST_MONTH_RENT_PAYMENT_STATUSES]),
    )
  })
})

describe('the tenant service fee', () => {
  const cases: [OwingFacts, number, Partial<PaymentFacts>, string][] = [
    [NONE, 900, {}, 'NOT_DUE'],
    [BOOKED, 0, {}, 'NOT_DUE'],
    [BOOKED, 900, {}, 'DUE'],
    [BOOKED, 900, { started: true }, 'PENDING'],
    [BOOKED, 900, { started: true, paid: true }, 'PAID'],
    [CANCELED, 900, {}, 'NOT_DUE'],
    [CANCELED, 900, { paid: true }, 'PAID'],
    [CANCELED, 900, { paid: true, refundRequested: true }, 'REFUND_REQUESTED'],
    [CANCELED, 900, { paid: true, refundRequested: true, refunded: true }, 'REFUNDED'],
  ]

  it.each(cases)('%j, %i, %j: %s', (facts, amount, payment, status) => {
    expect(tenantServiceFeeStatus(facts, amount, { ...NO_PAYMENT, ...payment })).toBe(status)
  })

  it('reaches every state', () => {
    expect(new Set(cases.map(([, , , status]) => status))).toEqual(
      new Set(TENANT_SERVICE_FEE_PAYMENT_STATUSES),
    )
  })
})
