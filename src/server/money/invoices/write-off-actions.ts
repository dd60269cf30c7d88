import { openAmount } from '../../../domain/money/invoice.ts'
import { postWriteOff } from '../../../domain/money/ledger.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { book, bookReversal, type LedgerHappening } from '../ledger/actions.ts'
import type { SettledInvoice } from './settle-sql.ts'
import { findWriteOff, insertWriteOff, saveTakenBack, saveWrittenOffAt } from './write-off-sql.ts'

/** Gives up what is open of a locked invoice, with a reason; it is expected again once money comes. */
export async function giveUpRest(
  trx: Db,
  ctx: Context,
  invoice: SettledInvoice,
  reason: string,
): Promise<void> {
  const rest = { landlordId: invoice.landlordId, amount: openAmount(invoice) }
  const id = await insertWriteOff(trx, {
    invoice_id: invoice.id,
    landlord_id: invoice.landlordId,
    amount: rest.amount,
    reason,
    written_off_by: ctx.viewer?.id ?? null,
    written_off_at: ctx.now(),
  })
  await saveWrittenOffAt(trx, invoice.id, ctx.now())
  await book(trx, ctx, happeningOf(ctx, invoice, id), postWriteOff(rest))
}

/** Expects what was given up of a locked invoice again; answers the invoice as it is then. */
export async function takeWriteOffBack(
  trx: Db,
  ctx: Context,
  invoice: SettledInvoice,
): Promise<SettledInvoice> {
  const writeOff = await findWriteOff(trx, invoice.id)
  if (!writeOff) return invoice
  await saveTakenBack(trx, writeOff.id, { by: ctx.viewer?.id ?? null, at: ctx.now() })
  await saveWrittenOffAt(trx, invoice.id, null)
  const event = { kind: 'INVOICE_WRITTEN_OFF', subjectId: writeOff.id } as const
  await bookReversal(trx, ctx, happeningOf(ctx, invoice, writeOff.reversalId), event)
  return { ...invoice, isWrittenOff: false }
}

function happeningOf(ctx: Context, invoice: SettledInvoice, subjectId: string): LedgerHappening {
  const { id: invoiceId, mode, currency, landlordId, bookingId } = invoice
  const effectiveAt = ctx.now()
  return {
    kind: 'INVOICE_WRITTEN_OFF',
    subjectId,
    mode,
    currency,
    landlordId,
    bookingId,
    invoiceId,
    effectiveAt,
  }
}
