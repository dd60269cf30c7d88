import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { canPayDue } from '../../../domain/money/tenant-due.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { demand, requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { findOwnDue, lockDue } from '../dues/sql.ts'
import { askProvider } from './ask-actions.ts'
import { payOwed } from './pay.ts'
import { findLastPaymentOfDue, type Owed, type PaymentRow } from './sql.ts'

/** The tenant pays something by card that they owe for a stay; `shown` is the amount that they have seen, or null. */
export async function payTenantDue(ctx: Context, dueId: string, shown: number | null): Promise<string> {
  return payOwed(ctx, (trx) => lockOwedDue(trx, ctx, dueId), shown)
}

async function lockOwedDue(trx: Db, ctx: Context, dueId: string): Promise<Owed> {
  const own = await findOwnDue(trx, requireViewer(ctx), dueId)
  if (!own) throw new ResourceNotFoundError()
  const due = await lockDue(trx, own.id)
  demand(
    canPayDue({
      hasProvider: ctx.payments?.mode === due.mode,
      currency: due.currency,
      isPaid: due.paid_at !== null,
      isWaived: due.waived_at !== null,
      payment: null,
    }),
  )
  return {
    purpose: due.purpose,
    landlordId: due.landlord_id,
    bookingId: due.booking_id,
    invoiceId: null,
    dueId: due.id,
    openAmount: due.amount,
    currency: due.currency,
    description: `${due.purpose} ${due.booking_id}`,
  }
}

/** Looks how far the payment of a due is, after the tenant has tried; answers it. */
export async function checkTenantPayment(ctx: Context, dueId: string): Promise<PaymentRow> {
  const due = await findOwnDue(ctx.db, requireViewer(ctx), dueId)
  const payment = due && (await findLastPaymentOfDue(ctx.db, due.id))
  if (!payment) throw new ResourceNotFoundError()
  return (await askProvider(ctx, payment, 'AFTER_A_TRY')).payment
}
