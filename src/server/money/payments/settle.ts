import { surplusOf } from '../../../domain/money/payment.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { saveInvoicePaid } from './settle-sql.ts'
import type { PayableInvoice, PaymentRow } from './sql.ts'

/**
 * What a payment that succeeded does to what was owed, in the transaction that says so. The amount is looked at again:
 * what is no longer open is not kept silently but answered as the surplus, in minor units, which has to go back.
 */
export async function settlePayment(
  trx: Db,
  ctx: Pick<Context, 'viewer' | 'requestId' | 'now'>,
  { payment, invoice }: { payment: PaymentRow; invoice: PayableInvoice },
): Promise<number> {
  const surplus = surplusOf(payment.amount, invoice.openAmount)
  if (invoice.openAmount > 0 && payment.amount >= invoice.openAmount) await saveInvoicePaid(trx, invoice.id)
  await audit(trx, ctx, {
    action: 'paymentSucceeded',
    entityType: 'payment',
    entityId: payment.id,
    landlordId: payment.landlord_id,
    data: { invoice: invoice.number, amount: payment.amount, open: invoice.openAmount, surplus },
  })
  return surplus
}
