import { postRefundSettled } from '../../../domain/money/ledger.ts'
import { owedTwice, settledByDispute, vatOfPart } from '../../../domain/money/refund.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { book } from '../ledger/actions.ts'
import type { PaymentRow } from '../payments/sql.ts'
import { forgetIban } from './account-sql.ts'
import { auditRefund, happeningOf } from './order-refund.ts'
import { findLostOf, findVatOfDue, insertRefundSettlement, lockStuckRefunds, type RefundRow } from './sql.ts'

/** A locked payment, with what of all of it is VAT. */
interface Settled {
  payment: PaymentRow
  vat: number
}

/**
 * A bank has taken money of a payment for good: what of it was to go back and did not arrive has been paid by that, and
 * is no longer owed. Answers how much.
 */
export async function settleByDispute(
  trx: Db,
  ctx: Context,
  { payment, vat }: Settled,
  dispute: { id: string; amount: number; opened_at: Temporal.Instant },
): Promise<number> {
  const refunds = new Map((await lockStuckRefunds(trx, payment.id)).map((refund) => [refund.id, refund]))
  const lost = await findLostOf(trx, payment.id)
  const parts = settledByDispute(
    { ...factsOf(payment), lostAmount: lost.amount },
    { amount: dispute.amount, openedAt: dispute.opened_at },
    [...refunds.values()].map((refund) => ({
      id: refund.id,
      owed: refund.amount - refund.settled_amount,
      failedAt: refund.failed_at ?? refund.created_at,
    })),
  )
  let before = payment.refunded_amount
  for (const { id, amount } of parts) {
    const refund = refunds.get(id)
    if (!refund) throw new Error(`The refund ${id} is not one of the payment ${payment.id}.`)
    before -= amount
    const part = vatOfPart({ amount: payment.amount, vat }, before, amount)
    await settle(trx, ctx, refund, { disputeId: dispute.id, amount, vat: part })
  }
  return payment.refunded_amount - before
}

/** A refund did not arrive: what of it a bank has taken already is not owed. Answers the refund as it is then. */
export async function settleFailed(
  trx: Db,
  ctx: Context,
  payment: PaymentRow,
  refund: RefundRow,
): Promise<RefundRow> {
  const lost = await findLostOf(trx, payment.id)
  const twice = owedTwice({ ...factsOf(payment), lostAmount: lost.amount })
  const amount = Math.min(twice, refund.amount - refund.settled_amount)
  if (amount === 0 || lost.disputeId === null) return refund
  const vat = payment.due_id && !refund.is_surplus ? await findVatOfDue(trx, payment.due_id) : 0
  const part = vatOfPart({ amount: payment.amount, vat }, payment.refunded_amount - amount, amount)
  return settle(trx, ctx, refund, { disputeId: lost.disputeId, amount, vat: part })
}

function factsOf({ amount, refunded_amount: refundedAmount }: PaymentRow) {
  return { amount, refundedAmount }
}

async function settle(
  trx: Db,
  ctx: Context,
  refund: RefundRow,
  by: { disputeId: string; amount: number; vat: number },
): Promise<RefundRow> {
  const { amount, vat } = by
  const { id: subjectId, ...after } = await insertRefundSettlement(trx, refund, { ...by, at: ctx.now() })
  const { purpose, landlord_id: landlordId, booking_id: bookingId, is_surplus: isSurplus } = refund
  await book(
    trx,
    ctx,
    { ...happeningOf(ctx, refund), kind: 'REFUND_SETTLED', subjectId },
    postRefundSettled({ purpose, landlordId, bookingId, amount, vat, isSurplus }),
  )
  if (after.state === 'SETTLED') await forgetIban(trx, refund.id)
  await auditRefund(trx, ctx, refund, 'refundSettled', { amount })
  return { ...refund, ...after }
}
