import { dayOf } from '../../../domain/kernel/day.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { settleInvoice } from '../invoices/settle-actions.ts'
import type { PayableInvoice, PaymentRow } from './sql.ts'

/**
 * What a payment that succeeded does to what was owed, in the transaction that says so: it is booked, and settles the
 * invoice as far as that is still open. Answers what was too much, in minor units; that goes into the next payout.
 */
export async function settlePayment(
  trx: Db,
  ctx: Context,
  { payment, invoice }: { payment: PaymentRow; invoice: PayableInvoice },
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
  await audit(trx, ctx, {
    action: 'paymentSucceeded',
    entityType: 'payment',
    entityId: payment.id,
    landlordId: payment.landlord_id,
    data: { invoice: invoice.number, amount: payment.amount, open: invoice.openAmount, surplus },
  })
  return surplus
}
