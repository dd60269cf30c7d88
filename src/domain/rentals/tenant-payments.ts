import type { FirstMonthRentPaymentStatus, TenantServiceFeePaymentStatus } from '../catalogue/payments.ts'

/** What is known of a payment; nothing of it before the first try. */
export interface PaymentFacts {
  started: boolean
  paid: boolean
  failed: boolean
  refundRequested: boolean
  refunded: boolean
}

/** A payment that nobody has tried. */
export const NO_PAYMENT: PaymentFacts = {
  started: false,
  paid: false,
  failed: false,
  refundRequested: false,
  refunded: false,
}

/** What makes the tenant owe something: the booking, unless it was cancelled. */
export interface OwingFacts {
  booking: { canceled: boolean } | null
}

/** The state of the first month's rent (C4), or null while none is owed: there is no booking, or it was cancelled unpaid. */
export function firstMonthRentStatus(
  { booking }: OwingFacts,
  payment: PaymentFacts = NO_PAYMENT,
): FirstMonthRentPaymentStatus | null {
  if (payment.paid) return 'PAID'
  if (!booking || booking.canceled) return null
  return payment.failed ? 'FAILED' : 'DUE'
}

/** The state of the tenant service fee (C4): due with the booking, if there is a fee. */
export function tenantServiceFeeStatus(
  { booking }: OwingFacts,
  amount: number,
  payment: PaymentFacts = NO_PAYMENT,
): TenantServiceFeePaymentStatus {
  if (payment.refunded) return 'REFUNDED'
  if (payment.refundRequested) return 'REFUND_REQUESTED'
  if (payment.paid) return 'PAID'
  if (!booking || booking.canceled || amount === 0) return 'NOT_DUE'
  return payment.started ? 'PENDING' : 'DUE'
}
