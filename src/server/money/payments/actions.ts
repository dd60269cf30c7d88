import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { canPay } from '../../../domain/money/payment.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { demand, requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { askProvider } from './ask-actions.ts'
import { payOwed } from './pay.ts'
import { findLastPayment, findStandingInvoice, lockPayable, type Owed, type PaymentRow } from './sql.ts'

/** Pays the open amount of a booking's standing invoice by card; `shown` is the amount that the payer has seen, or null. */
export async function payLandlordFee(ctx: Context, bookingId: string, shown: number | null): Promise<string> {
  return payOwed(ctx, (trx) => lockOwedFee(trx, ctx, bookingId), shown)
}

async function lockOwedFee(trx: Db, ctx: Context, bookingId: string): Promise<Owed> {
  const standing = await findStandingInvoice(trx, requireViewer(ctx), bookingId)
  if (!standing) throw new ResourceNotFoundError()
  const invoice = await lockPayable(trx, standing.id)
  demand(canPay({ ...invoice, providerMode: ctx.payments?.mode ?? null, payment: null }))
  return {
    ...invoice,
    purpose: 'LANDLORD_FEE',
    invoiceId: invoice.id,
    dueId: null,
    description: invoice.number,
  }
}

/** Looks how far the payment of a booking's invoice is, after the payer has tried; answers it. */
export async function checkLandlordFeePayment(ctx: Context, bookingId: string): Promise<PaymentRow> {
  const standing = await findStandingInvoice(ctx.db, requireViewer(ctx), bookingId)
  const payment = standing && (await findLastPayment(ctx.db, standing.id))
  if (!payment) throw new ResourceNotFoundError()
  const { payment: after } = await askProvider(ctx, payment, 'AFTER_A_TRY')
  return after
}
