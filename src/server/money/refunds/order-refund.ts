import type { RefundReason } from '../../../domain/catalogue/payments.ts'
import { ConditionNotMetError, ValidationError } from '../../../domain/kernel/errors.ts'
import { EXPLANATION_MAX_LENGTH, isStorableText } from '../../../domain/kernel/text-limits.ts'
import { postRefundOwed } from '../../../domain/money/ledger.ts'
import {
  needsExplanation,
  refundableAmount,
  type RefundablePayment,
  vatOfPart,
} from '../../../domain/money/refund.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { book, type LedgerHappening } from '../ledger/actions.ts'
import type { PaymentRow } from '../payments/sql.ts'
import { findVatOfDue, insertRefund, type RefundRow } from './sql.ts'

/** Money that is to go back; the amount in minor units. */
export interface RefundOrder {
  amount: number
  reason: RefundReason
  explanation: string
}

/** A payment as the rules of refunds see it. */
export function refundableOf(payment: PaymentRow): RefundablePayment {
  return {
    purpose: payment.purpose,
    state: payment.state,
    amount: payment.amount,
    refundedAmount: payment.refunded_amount,
    disputedAmount: payment.disputed_amount,
  }
}

/**
 * Orders that money of a tenant's payment goes back: stored with its key and booked as owed in the transaction that
 * wants it; a job tells the provider once that has committed. The payment is locked, and may be refunded.
 */
export async function orderRefund(
  trx: Db,
  ctx: Context,
  payment: PaymentRow,
  order: RefundOrder,
): Promise<RefundRow> {
  const explanation = order.explanation.trim()
  const { amount, reason } = order
  const problems = {
    ...(Number.isSafeInteger(amount) && amount > 0 ? {} : { amount: 'refunds.amount' }),
    ...(isExplained(reason, explanation) ? {} : { explanation: 'refunds.explanation' }),
  }
  if (Object.keys(problems).length > 0) throw new ValidationError(problems)
  if (amount > refundableAmount(refundableOf(payment))) throw new ConditionNotMetError('MORE_THAN_PAID')
  const { due_id, purpose } = payment
  if (due_id === null || purpose === 'LANDLORD_FEE') throw new ConditionNotMetError('NOT_REFUNDABLE')
  const isSurplus = payment.surplus > 0
  const whole = { amount: payment.amount, vat: isSurplus ? 0 : await findVatOfDue(trx, due_id) }
  const refund = await insertRefund(trx, {
    payment_id: payment.id,
    landlord_id: payment.landlord_id,
    booking_id: payment.booking_id,
    purpose,
    amount,
    vat: vatOfPart(whole, payment.refunded_amount, amount),
    currency: payment.currency,
    mode: payment.mode,
    provider: payment.provider,
    reason,
    explanation,
    is_surplus: isSurplus,
    ordered_by: ctx.viewer?.id ?? null,
    created_at: ctx.now(),
  })
  const owed = { ...refund, landlordId: refund.landlord_id, bookingId: refund.booking_id, isSurplus }
  await book(trx, ctx, { ...happeningOf(ctx, refund), kind: 'REFUND_OWED' }, postRefundOwed(owed))
  await auditRefund(trx, ctx, refund, 'orderRefund', { amount, reason, purpose })
  await ctx.enqueue(trx, 'sendRefund', { refundId: refund.id })
  return refund
}

function isExplained(reason: RefundReason, explanation: string): boolean {
  if (explanation.length > EXPLANATION_MAX_LENGTH || !isStorableText(explanation)) return false
  return explanation !== '' || !needsExplanation(reason)
}

/** What the books are told of a refund, whose id is what it happens to. */
export function happeningOf(ctx: Context, refund: RefundRow): Omit<LedgerHappening, 'kind'> {
  return {
    subjectId: refund.id,
    mode: refund.mode,
    currency: refund.currency,
    landlordId: refund.landlord_id,
    bookingId: refund.booking_id,
    invoiceId: null,
    effectiveAt: ctx.now(),
  }
}

/** Writes into the log what became of a refund. */
export async function auditRefund(
  trx: Db,
  ctx: Context,
  refund: RefundRow,
  action: string,
  data: Record<string, string | number>,
): Promise<void> {
  const { id: entityId, landlord_id: landlordId } = refund
  await audit(trx, ctx, { action, entityType: 'refund', entityId, landlordId, data })
}
