import type { Db } from '../../kernel/db/database.ts'

/** Notes that an invoice is paid. */
export async function saveInvoicePaid(trx: Db, invoiceId: string): Promise<void> {
  await trx.updateTable('invoices').set({ is_paid: true }).where('id', '=', invoiceId).execute()
}
