import { dayOf } from '../../../domain/kernel/day.ts'
import { invoiceDueDay } from '../../../domain/money/invoice.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { FeeIssuer } from '../../rentals/bookings/fee-documents.ts'
import { findFeeFacts } from './fee-facts-sql.ts'
import { priceOfFee, vatOfTenantFee } from './fee-price.ts'
import { deleteDrafts, insertCreditNotes, insertInvoiceDraft, lockInvoices } from './sql.ts'

/** Drafts what bookings owe; a job numbers and writes it once the booking stands. */
export const orderedFeeDocuments: FeeIssuer = {
  async price(db, ctx, { groupId, net }) {
    return priceOfFee(ctx, await findFeeFacts(db, groupId), net)
  },

  tenantVat: (ctx, flatCountry, fee) => vatOfTenantFee(ctx, flatCountry, fee).vat,

  async invoice(trx, ctx, order) {
    const facts = await findFeeFacts(trx, order.groupId)
    const { vat, amount, vatRate, vatCategory } = priceOfFee(ctx, facts, order.net)
    await insertInvoiceDraft(trx, {
      landlord_id: order.landlordId,
      booking_id: order.bookingId,
      document_type: 'INVOICE',
      live_mode: ctx.config.invoiceMode,
      currency: order.currency,
      net: order.net,
      vat,
      amount,
      vat_rate: vatRate,
      vat_category: vatCategory,
      stay_from: order.stay.from,
      stay_to: order.stay.to,
      rent: order.rent,
      fee_rate: order.feeRate,
      due_date: invoiceDueDay(facts.labels, dayOf(ctx.now()), order.stay.from),
      created_at: ctx.now(),
    })
    await orderIssue(trx, ctx)
  },

  async takeBack(trx, ctx, invoiceIds) {
    if (invoiceIds.length === 0) return
    await lockInvoices(trx, invoiceIds)
    await insertCreditNotes(trx, invoiceIds, ctx.now())
    await deleteDrafts(trx, invoiceIds)
    await orderIssue(trx, ctx)
  },
}

async function orderIssue(trx: Db, ctx: Context): Promise<void> {
  await ctx.enqueue(trx, 'issueInvoices', {}, { singletonKey: 'issueInvoices' })
}
