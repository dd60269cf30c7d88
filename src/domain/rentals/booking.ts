import type { Tag } from '../catalogue/flags.ts'
import type { InvoiceDocumentType } from '../catalogue/invoices.ts'
import type { Day, Stay } from '../kernel/day.ts'

/** Where a booking stands on a day. */
export const BOOKING_PHASES = [
  'UPCOMING',
  'CURRENT',
  'PAST',
  'CANCELLED',
] as const satisfies readonly string[]

/** A booking's phase. */
export type BookingPhase = (typeof BOOKING_PHASES)[number]

/** The phase of a booking on a day; the last day still is current. */
export function bookingPhase(booking: Stay & { canceled: boolean }, today: Day): BookingPhase {
  if (booking.canceled) return 'CANCELLED'
  if (today < booking.from) return 'UPCOMING'
  return today > booking.to ? 'PAST' : 'CURRENT'
}

/** A document of a booking's fee, as far as it says whether it stands. */
interface FeeDocument {
  documentType: InvoiceDocumentType
  /** A credit note took it back. */
  isCredited: boolean
}

/** The invoice that stands, or the last one where all were taken back; documents in the order in which they were made. */
export function landlordInvoiceOf<Document extends FeeDocument>(
  documents: readonly Document[],
): Document | null {
  const invoices = documents.filter(({ documentType }) => documentType === 'INVOICE')
  return invoices.findLast(({ isCredited }) => !isCredited) ?? invoices.at(-1) ?? null
}

/** The VAT on the fee of a booking in minor units: that of its invoices less that of its credit notes. */
export function vatOfDocuments(
  documents: readonly { documentType: InvoiceDocumentType; net: number; amount: number }[],
): number {
  return documents.reduce((sum, { documentType, net, amount }) => {
    const vat = amount - net
    return documentType === 'INVOICE' ? sum + vat : sum - vat
  }, 0)
}

/** Whether the fee of a home is invoiced at all: not where that is switched off, nor of units that are let as a full service (FSU), whose fee is part of that service. */
export function isFeeInvoiced(labels: readonly Tag[]): boolean {
  return !labels.includes('SKIP_INVOICE_GENERATION') && !labels.includes('FSU')
}
