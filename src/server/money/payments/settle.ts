import { dayOf } from '../../../domain/kernel/day.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { announce } from '../../notifications/webhooks/announce.ts'
import { settleDue } from '../dues/settle-due.ts'
import { type DueRow, lockDue } from '../dues/sql.ts'
import { settleInvoice } from '../invoices/settle-actions.ts'
import { lockPayable, type PayableInvoice, type PaymentRow } from './sql.ts'

/** What a payment that succeeded does; answers what was too much, in minor units. */
export type Settle = (ctx: Context, payment: PaymentRow) => Promise<number>

/** Locks what a payment is for; that comes before the payment itself. */
export async function lockWhatIsOwed(trx: Db, { id, invoice_id, due_id }: PaymentRow): Promise<Settle> {
  if (invoice_id) {
    const invoice = await lockPayable(trx, invoice_id)
    return (ctx, payment) => settleFee(trx, ctx, payment, invoice)
  }
  if (!due_id) throw new Error(`The payment ${id} is for nothing.`)
  const due = await lockDue(trx, due_id)
  return (ctx, payment) => settleTenant(trx, ctx, payment, due)
}

/** It is booked, and settles the invoice as far as that is still open. What was too much goes into the next payout. */
async function settleFee(
  trx: Db,
  ctx: Context,
  payment: PaymentRow,
  invoice: PayableInvoice,
): Promise<number> {
  const settled = await settleInvoice(trx, ctx, {
    invoiceId: invoice.id,
    sourceId: payment.id,
    kind: 'CARD',
    amount: payment.amount,
    receivedOn: dayOf(ctx.now()),
    effectiveAt: ctx.now(),
    reference: payment.external_id ?? '',
  })
  const surplus = settled?.surplus ?? 0
  await auditSuccess(trx, ctx, payment, { invoice: invoice.number, open: invoice.openAmount, surplus })
  return surplus
}

async function settleTenant(trx: Db, ctx: Context, payment: PaymentRow, due: DueRow): Promise<number> {
  const surplus = await settleDue(trx, ctx, due, { paymentId: payment.id, amount: payment.amount })
  await auditSuccess(trx, ctx, payment, { purpose: payment.purpose, booking: payment.booking_id, surplus })
  return surplus
}

async function auditSuccess(
  trx: Db,
  ctx: Context,
  payment: PaymentRow,
  data: Record<string, string | number>,
): Promise<void> {
  await audit(trx, ctx, {
    action: 'paymentSucceeded',
    entityType: 'payment',
    entityId: payment.id,
    landlordId: payment.landlord_id,
    data: { ...data, amount: payment.amount },
  })
  const { landlord_id: landlordId, id: subjectId } = payment
  await announce(trx, ctx, { landlordId, event: 'PAYMENT_RECEIVED', subjectId })
}
