import type { InvoiceSettlementKind } from '../../../domain/catalogue/invoices.ts'
import type { Day } from '../../../domain/kernel/day.ts'
import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { splitReceived } from '../../../domain/kernel/money.ts'
import { openAmount } from '../../../domain/money/invoice.ts'
import { postCarriedCredit, postSettlement } from '../../../domain/money/ledger.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { book, type LedgerHappening } from '../ledger/actions.ts'
import { addPaid, insertSettlement, lockInvoice, type SettledInvoice } from './settle-sql.ts'
import { takeWriteOffBack } from './write-off-actions.ts'

/** Money for an invoice; the amount in minor units. */
export interface Settlement {
  invoiceId: string
  /** What brought the money: a payment, a bank's line. It settles once, however often it is said. */
  sourceId: string
  kind: InvoiceSettlementKind
  amount: number
  receivedOn: Day
  /** When the money was there. */
  effectiveAt: Temporal.Instant
  reference: string
}

/**
 * Settles an invoice with money that has come: it pays what is open, and what is too much goes to what is paid out to
 * the landlord. One that was given up is expected again. Answers how it was used, in minor units; null where the same
 * source was told of before.
 */
export async function settleInvoice(
  trx: Db,
  ctx: Context,
  settlement: Settlement,
): Promise<{ used: number; surplus: number } | null> {
  const found = await lockInvoice(trx, settlement.invoiceId)
  if (!found) throw new ResourceNotFoundError()
  const received = { landlordId: found.landlordId, kind: settlement.kind, amount: settlement.amount }
  const happening = happeningOf(found, settlement)
  if (!(await book(trx, ctx, { ...happening, kind: 'INVOICE_PAID' }, postSettlement(received)))) return null
  const invoice = await takeWriteOffBack(trx, ctx, found)
  const { used, surplus } = splitReceived(openAmount(invoice), settlement.amount)
  if (used > 0) {
    await insertSettlement(trx, {
      invoice_id: invoice.id,
      landlord_id: invoice.landlordId,
      kind: settlement.kind,
      amount: used,
      received_on: settlement.receivedOn,
      reference: settlement.reference,
      recorded_by: ctx.viewer?.id ?? null,
      created_at: ctx.now(),
    })
    await addPaid(trx, invoice.id, used, settlement.receivedOn)
  }
  if (surplus > 0) {
    const carried = { landlordId: invoice.landlordId, amount: surplus }
    await book(trx, ctx, { ...happening, kind: 'CREDIT_CARRIED' }, postCarriedCredit(carried))
  }
  return { used, surplus }
}

function happeningOf(invoice: SettledInvoice, settlement: Settlement): Omit<LedgerHappening, 'kind'> {
  return {
    subjectId: settlement.sourceId,
    mode: invoice.mode,
    currency: invoice.currency,
    landlordId: invoice.landlordId,
    bookingId: invoice.bookingId,
    invoiceId: invoice.id,
    effectiveAt: settlement.effectiveAt,
  }
}
