import type { InvoiceDocumentType } from '../catalogue/money.ts'
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
  /** The number of the credit note that took it back. */
  creditedBy: string | null
}

/** The invoice that stands, or the last one where all were taken back; documents in the order in which they were made. */
export function landlordInvoiceOf<Document extends FeeDocument>(
  documents: readonly Document[],
): Document | null {
  const invoices = documents.filter(({ documentType }) => documentType === 'INVOICE')
  return invoices.findLast(({ creditedBy }) => creditedBy === null) ?? invoices.at(-1) ?? null
}
