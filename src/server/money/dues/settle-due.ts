import { dayOf } from '../../../domain/kernel/day.ts'
import { postTenantPayment } from '../../../domain/money/ledger.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { book, bookResolution, type LedgerHappening } from '../ledger/actions.ts'
import { type DueRow, saveDuePaid, saveFirstRentReceived } from './sql.ts'

/** Money of a tenant for a due, which is locked; the amount in minor units. */
export interface TenantMoney {
  paymentId: string
  amount: number
}

/**
 * Books that a tenant has paid. What was owed counts from now on, and the rent has come; money for what is no longer
 * owed is answered as too much and goes back.
 */
export async function settleDue(trx: Db, ctx: Context, due: DueRow, money: TenantMoney): Promise<number> {
  const happening: LedgerHappening = {
    kind: 'TENANT_PAID',
    subjectId: money.paymentId,
    mode: due.mode,
    currency: due.currency,
    landlordId: due.landlord_id,
    bookingId: due.booking_id,
    invoiceId: null,
    effectiveAt: ctx.now(),
  }
  const received = postTenantPayment({ bookingId: due.booking_id, amount: money.amount })
  if (due.waived_at !== null || due.paid_at !== null) {
    await book(trx, ctx, happening, received)
    return money.amount
  }
  const owed = { kind: 'RENT_OWED', subjectId: due.id } as const
  await bookResolution(trx, ctx, happening, owed, { phase: 'POST', beside: received })
  await saveDuePaid(trx, due.id, ctx.now())
  if (due.purpose === 'FIRST_MONTH_RENT')
    await saveFirstRentReceived(trx, due.booking_id, { amount: due.amount, on: dayOf(ctx.now()) })
  return 0
}
