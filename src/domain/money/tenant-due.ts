import type { PaymentState } from '../catalogue/payments.ts'
import { ALLOWED, refuse, type Verdict } from '../kernel/verdict.ts'
import { takesCurrency } from './payment.ts'

/** What a tenant owes as it stands; amounts in minor units. */
export interface StandingDue {
  amount: number
  isPaid: boolean
}

/** What has to be done so that a tenant owes the right amount. */
export type DueChange = 'KEEP' | 'OWE' | 'WAIVE' | 'REPLACE'

/**
 * What becomes of a due when its stay has changed. A paid one stays as it is, since money has come for it: what is too
 * much goes back as a refund.
 */
export function dueChange(standing: StandingDue | null, amount: number): DueChange {
  if (!standing) return amount > 0 ? 'OWE' : 'KEEP'
  if (standing.isPaid || standing.amount === amount) return 'KEEP'
  return amount > 0 ? 'REPLACE' : 'WAIVE'
}

/** What is known of a due that its tenant wants to pay. */
export interface PayableDue {
  /** Whether there is a provider, and it moves money of the same kind. */
  hasProvider: boolean
  currency: string
  isPaid: boolean
  isWaived: boolean
  /** The payment under way, if there is one. */
  payment: { state: PaymentState } | null
}

/** Whether a due can be paid now; paying before the day on which it is due is welcome. */
export function canPayDue(due: PayableDue): Verdict {
  if (due.isPaid) return refuse('DUE_PAID')
  if (due.isWaived) return refuse('DUE_WAIVED')
  if (!due.hasProvider) return refuse('TENANT_PAYMENTS_OFF')
  if (!takesCurrency(due.currency)) return refuse('TENANT_PAYMENTS_OFF')
  if (due.payment?.state === 'PROCESSING') return refuse('PAYMENT_RUNNING')
  if (due.payment?.state === 'UNKNOWN') return refuse('PAYMENT_UNKNOWN')
  return ALLOWED
}
