import { randomUUID } from 'node:crypto'
import { type Day, midnightOf } from '../../../domain/kernel/day.ts'
import { ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import { asOneLine, isUuid } from '../../../domain/kernel/text.ts'
import { isStorableText, REFERENCE_MAX_LENGTH } from '../../../domain/kernel/text-limits.ts'
import { isTransferDay } from '../../../domain/money/invoice-by-hand.ts'
import { postRefundPaid } from '../../../domain/money/ledger.ts'
import { canRefund, canTransferRefund, refundableAmount } from '../../../domain/money/refund.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { forEachAlone } from '../../kernel/jobs/for-each-alone.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { demand, requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { lockDue } from '../dues/sql.ts'
import { book } from '../ledger/actions.ts'
import { findPaymentById, lockPayment, type PaymentRow } from '../payments/sql.ts'
import { forgetIban } from './account-sql.ts'
import { tellOfRefund } from './mails.ts'
import { auditRefund, happeningOf, orderRefund, refundableOf, type RefundOrder } from './order-refund.ts'
import { findLandlordPayment, findRefundById, listSurplusIds, lockRefund, saveRefund } from './sql.ts'

const BATCH = 500

/** A refund of a payment, as somebody orders it. */
export interface RefundByHand extends RefundOrder {
  paymentId: string
}

/** A landlord gives a tenant of their own stay rent back, wholly or partly. Returns the payment's id. */
export async function refundTenant(ctx: Context, order: RefundByHand, key: string): Promise<string> {
  const find = (trx: Db) => findLandlordPayment(trx, requireViewer(ctx), order.paymentId)
  return refundOnce(ctx, 'refundTenant', order, key, find, 'LANDLORD')
}

/** Staff give a tenant back what was paid, rent or service fee. Returns the payment's id. */
export async function refundTenantForStaff(ctx: Context, order: RefundByHand, key: string): Promise<string> {
  const find = async (trx: Db) =>
    isUuid(order.paymentId) ? findPaymentById(trx, order.paymentId) : undefined
  return refundOnce(ctx, 'refundTenantForStaff', order, key, find, 'STAFF')
}

async function refundOnce(
  ctx: Context,
  operation: string,
  order: RefundByHand,
  key: string,
  find: (trx: Db) => Promise<PaymentRow | undefined>,
  by: 'LANDLORD' | 'STAFF',
): Promise<string> {
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation, body: order }, async () => {
      const found = await find(trx)
      if (!found) throw new ResourceNotFoundError()
      if (found.due_id) await lockDue(trx, found.due_id)
      const payment = await lockPayment(trx, found.id)
      demand(canRefund(refundableOf(payment), by))
      await orderRefund(trx, ctx, payment, order)
      return payment.id
    }),
  )
}

/** Gives back by itself what a tenant has paid for what was no longer owed. */
export async function refundSurplus(ctx: Context, { paymentId }: { paymentId: string }): Promise<void> {
  await inTransaction(ctx, async (trx) => {
    const payment = await lockPayment(trx, paymentId)
    const amount = Math.min(payment.surplus, refundableAmount(refundableOf(payment)))
    if (amount === 0 || !canRefund(refundableOf(payment), 'STAFF').value) return
    await orderRefund(trx, ctx, payment, { amount, reason: 'NO_LONGER_OWED', explanation: '' })
  })
}

/** Gives back what was paid for nothing and has not gone back yet, whatever became of the job that was to do it. */
export async function refundSurpluses(ctx: Context): Promise<void> {
  await forEachAlone(await listSurplusIds(ctx.db, BATCH), 'surpluses', (paymentId) =>
    refundSurplus(ctx, { paymentId }),
  )
}

/** A refund that staff have made from the bank, since the way by which the money had come has failed. */
export interface RefundTransfer {
  refundId: string
  transferredOn: Day
  reference: string
}

/** Records that a failed refund was made by bank transfer. Returns the payment's id. */
export async function recordRefundTransfer(
  ctx: Context,
  order: RefundTransfer,
  key: string,
): Promise<string> {
  const { refundId, transferredOn } = order
  const reference = asOneLine(order.reference.toWellFormed())
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'recordRefundTransfer', body: { ...order } }, async () => {
      const found = isUuid(refundId) ? await findRefundById(trx, refundId) : undefined
      if (!found) throw new ResourceNotFoundError()
      // A bank may be about to decide about the same money.
      await lockPayment(trx, found.payment_id)
      const refund = await lockRefund(trx, found.id)
      if (!refund) throw new ResourceNotFoundError()
      demand(canTransferRefund(refund))
      const problems = {
        ...(isTransferDay(transferredOn, ctx.today()) ? {} : { transferredOn: 'refunds.transferredOn' }),
        ...(reference.length <= REFERENCE_MAX_LENGTH && isStorableText(reference)
          ? {}
          : { reference: 'refunds.reference' }),
      }
      if (Object.keys(problems).length > 0) throw new ValidationError(problems)
      const amount = refund.amount - refund.settled_amount
      const transferId = randomUUID()
      const way = 'BANK_TRANSFER' as const
      const happening = {
        ...happeningOf(ctx, refund),
        kind: 'REFUND_PAID' as const,
        subjectId: transferId,
        effectiveAt: midnightOf(transferredOn),
      }
      await book(trx, ctx, happening, postRefundPaid({ amount, way }))
      await saveRefund(trx, refund.id, {
        state: 'SUCCEEDED',
        way,
        transfer_id: transferId,
        transferred_on: transferredOn,
        transfer_reference: reference,
        arrived_at: ctx.now(),
      })
      await forgetIban(trx, refund.id)
      await auditRefund(trx, ctx, refund, 'recordRefundTransfer', {
        amount,
        transferredOn,
        reference,
      })
      await tellOfRefund(trx, ctx, { ...refund, state: 'SUCCEEDED', way })
      return refund.payment_id
    }),
  )
}
