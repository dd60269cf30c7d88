import {
  type PaymentPurpose,
  type PaymentState,
  REFUND_REASONS,
  type RefundFailure,
  type RefundReason,
  type RefundState,
} from '../catalogue/payments.ts'
import { ALLOWED, refuse, type Verdict } from '../kernel/verdict.ts'

/**
 * Where a refund goes from where it is. One that succeeded may still fail: the bank sends the money back weeks later.
 * What has failed or was called off is owed again, and succeeds only by another way, unless a lost dispute pays it.
 */
export const REFUND_TRANSITIONS = {
  CREATED: ['PENDING', 'SUCCEEDED', 'FAILED', 'CANCELED', 'UNKNOWN'],
  UNKNOWN: ['PENDING', 'SUCCEEDED', 'FAILED', 'CANCELED'],
  PENDING: ['SUCCEEDED', 'FAILED', 'CANCELED'],
  SUCCEEDED: ['FAILED'],
  FAILED: ['SETTLED'],
  CANCELED: ['SETTLED'],
  SETTLED: [],
} as const satisfies Record<RefundState, readonly RefundState[]>

/** Whether a refund may come from one state into another by what the provider says. */
export function canMoveRefund(from: RefundState, to: RefundState): boolean {
  const next: readonly RefundState[] = REFUND_TRANSITIONS[from]
  return next.includes(to)
}

/** Whether the money is on its way, so that nobody has to do anything. */
export function isRefundUnderWay(state: RefundState): boolean {
  return state === 'CREATED' || state === 'UNKNOWN' || state === 'PENDING'
}

/** The states in which nothing of a refund is owed any more: it has arrived, or the bank has taken it for the tenant. */
export const ENDED_REFUND_STATES = ['SUCCEEDED', 'SETTLED'] as const satisfies readonly RefundState[]

/** The states in which somebody has to do something: the way back was closed. */
export const STUCK_REFUND_STATES = ['FAILED', 'CANCELED'] as const satisfies readonly RefundState[]

/** The provider's codes, of a refund that failed and of one that it did not take. */
const FAILURES: Readonly<Record<string, RefundFailure>> = {
  expired_or_canceled_card: 'CARD_EXPIRED',
  lost_or_stolen_card: 'CARD_EXPIRED',
  unknown_account: 'ACCOUNT_CLOSED',
  account_closed: 'ACCOUNT_CLOSED',
  insufficient_funds: 'INSUFFICIENT_BALANCE',
  balance_insufficient: 'INSUFFICIENT_BALANCE',
  charge_for_pending_refund_disputed: 'PAYMENT_DISPUTED',
  charge_disputed: 'PAYMENT_DISPUTED',
  declined: 'DECLINED',
}

/** Why a refund did not arrive, by the provider's code. */
export function refundFailureOf(code: string | null): RefundFailure {
  return FAILURES[code ?? ''] ?? 'OTHER'
}

/** The reasons that people choose from; that money was no longer owed the product finds out by itself. */
export const CHOSEN_REFUND_REASONS = REFUND_REASONS.filter((reason) => reason !== 'NO_LONGER_OWED')

/** Whether a reason needs a sentence beside it. */
export function needsExplanation(reason: RefundReason): boolean {
  return reason === 'OTHER'
}

/** A payment of a tenant, as far as money of it can go back; amounts in minor units. */
export interface RefundablePayment {
  purpose: PaymentPurpose
  state: PaymentState
  amount: number
  /** What was ordered to go back, wherever it is by now. */
  refundedAmount: number
  /** What is contested or was lost: it is not ours to give back. */
  disputedAmount: number
}

/** What of a payment can still go back, in minor units. */
export function refundableAmount(payment: RefundablePayment): number {
  return payment.state === 'SUCCEEDED' ? Math.max(0, payment.amount - payment.refundedAmount) : 0
}

/** Whether money of a payment can go back now; a landlord gives back rent, the service fee is the product's. */
export function canRefund(payment: RefundablePayment, by: 'LANDLORD' | 'STAFF'): Verdict {
  if (payment.purpose === 'LANDLORD_FEE') return refuse('NOT_REFUNDABLE')
  if (payment.purpose === 'TENANT_SERVICE_FEE' && by === 'LANDLORD') return refuse('REFUNDED_BY_STAFF')
  if (payment.state !== 'SUCCEEDED') return refuse('NOTHING_PAID')
  if (payment.disputedAmount > 0) return refuse('PAYMENT_DISPUTED')
  if (refundableAmount(payment) === 0) return refuse('ALL_REFUNDED')
  return ALLOWED
}

/**
 * Whether staff can record that a refund was made by bank transfer: the way by which the money had come has failed, and
 * no bank is about to take the same money.
 */
export function canTransferRefund(refund: { state: RefundState; isContested: boolean }): Verdict {
  const { state } = refund
  if (state === 'SUCCEEDED') return refuse('REFUND_ARRIVED')
  if (state === 'SETTLED') return refuse('REFUND_SETTLED')
  if (isRefundUnderWay(state)) return refuse('REFUND_UNDER_WAY')
  return refund.isContested ? refuse('PAYMENT_DISPUTED') : ALLOWED
}

/** A payment of which a bank has taken something back for good; amounts in minor units. */
export interface LostPayment {
  amount: number
  /** What was ordered to go back, and was not settled by a dispute. */
  refundedAmount: number
  /** All that was lost. */
  lostAmount: number
}

/** What of a payment would go to the tenant twice if all that is owed were paid, in minor units. */
export function owedTwice({ amount, refundedAmount, lostAmount }: LostPayment): number {
  return Math.max(0, refundedAmount + lostAmount - amount)
}

/** A refund that did not arrive, with what of it is still owed in minor units. */
export interface OwedRefund {
  id: string
  owed: number
  failedAt: Temporal.Instant
}

/**
 * What of refunds that did not arrive a lost dispute has paid. What was owed when the bank contested is what it has
 * contested first; what failed only later is owed beside that, but nobody gets more than they have paid.
 */
export function settledByDispute(
  payment: LostPayment,
  dispute: { amount: number; openedAt: Temporal.Instant },
  refunds: readonly OwedRefund[],
): { id: string; amount: number }[] {
  const isContested = ({ failedAt }: OwedRefund) => Temporal.Instant.compare(failedAt, dispute.openedAt) <= 0
  const contested = refunds.filter(isContested)
  const owed = contested.reduce((sum, one) => sum + one.owed, 0)
  let left = Math.max(Math.min(dispute.amount, owed), owedTwice(payment))
  return [...contested, ...refunds.filter((refund) => !isContested(refund))].flatMap((refund) => {
    const amount = Math.min(refund.owed, left)
    left -= amount
    return amount > 0 ? [{ id: refund.id, amount }] : []
  })
}

/**
 * The part of VAT in a part of a gross amount that goes back, in minor units: of all parts together it is the whole
 * VAT, however they were cut, and never more. `before` is what went back earlier.
 */
export function vatOfPart(whole: { amount: number; vat: number }, before: number, part: number): number {
  const upTo = (amount: number) => Math.floor((whole.vat * Math.min(amount, whole.amount)) / whole.amount)
  return upTo(before + part) - upTo(before)
}

/** How many payments are listed of which something went back or is contested: the last ones (ours). */
export const MOVED_PAYMENTS_LISTED = 20
