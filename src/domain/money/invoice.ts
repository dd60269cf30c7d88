import type { Tag } from '../catalogue/flags.ts'
import type { InvoiceDocumentType, InvoiceLiveMode, InvoiceState } from '../catalogue/invoices.ts'
import { INVOICE_DUE_DAYS, INVOICE_DUE_SOON_DAYS, KEY_ACCOUNT_DUE_DAYS } from '../kernel/constants.ts'
import { type Day, addDays, laterDay } from '../kernel/day.ts'

/** What is known of an invoice or credit note; amounts in minor units. */
export interface InvoiceFacts {
  documentType: InvoiceDocumentType
  /** Null while it is a draft. */
  number: string | null
  amount: number
  paidAmount: number
  dueDate: Day
  isCredited: boolean
  isWrittenOff: boolean
}

/** What is still to be paid, in minor units: nothing of a draft, a credit note, and what was taken back or given up. */
export function openAmount(invoice: InvoiceFacts): number {
  const isOpen =
    invoice.documentType === 'INVOICE' &&
    invoice.number !== null &&
    !invoice.isCredited &&
    !invoice.isWrittenOff
  return isOpen ? invoice.amount - invoice.paidAmount : 0
}

/** What became of an invoice: the first that holds. */
export function invoiceState(invoice: InvoiceFacts, today: Day): InvoiceState {
  if (invoice.number === null) return 'DRAFT'
  if (invoice.documentType === 'CREDIT_NOTE') return 'CREDITED'
  if (invoice.isCredited) return 'CREDITED'
  if (invoice.paidAmount >= invoice.amount) return 'PAID'
  if (invoice.isWrittenOff) return 'UNCOLLECTIBLE'
  if (today > invoice.dueDate) return 'OVERDUE'
  return today >= addDays(invoice.dueDate, -INVOICE_DUE_SOON_DAYS) ? 'DUE' : 'OPEN'
}

/**
 * The day on which an invoice of the fee is due: 14 days after it was written, 30 for key accounts (KA). By the old
 * logic (OLD_DUE_DATE_LOGIC_IN_INVOICE) it is the first day of the stay where that is later.
 */
export function invoiceDueDay(labels: readonly Tag[], issuedOn: Day, from: Day): Day {
  const days = labels.includes('KA') ? KEY_ACCOUNT_DUE_DAYS : INVOICE_DUE_DAYS
  const due = addDays(issuedOn, days)
  return labels.includes('OLD_DUE_DATE_LOGIC_IN_INVOICE') ? laterDay(due, from) : due
}

/** The number of a document, counted in its year and mode: 2026-0042, in test mode TEST-2026-0042. */
export function invoiceNumber(mode: InvoiceLiveMode, year: number, count: number): string {
  const number = `${year}-${String(count).padStart(4, '0')}`
  return mode === 'LIVE' ? number : `TEST-${number}`
}
