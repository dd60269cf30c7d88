import type { BookingInvoice, BookingRow } from './rows.ts'

/** The invoice that stands, or the last one where none does. */
export function landlordInvoiceOf({ invoices }: Pick<BookingRow, 'invoices'>): BookingInvoice | null {
  const ofFee = invoices.filter((invoice) => invoice.documentType === 'INVOICE')
  return ofFee.findLast((invoice) => invoice.creditedBy === null) ?? ofFee.at(-1) ?? null
}
