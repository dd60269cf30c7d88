import type { InvoiceDocumentType } from '../../../domain/catalogue/money.ts'
import type { Db } from '../../kernel/db/database.ts'
import { port } from '../../kernel/port.ts'
import type { Day } from '../../../domain/kernel/day.ts'

/** An invoice or credit note of a booking's fee, before it has a number; the amount in minor units. */
export interface FeeDocument {
  landlordId: string
  bookingId: string
  documentType: InvoiceDocumentType
  amount: number
  currency: string
  dueDate: Day
  isPaid: boolean
  /** Of a credit note: the invoice that it takes back. */
  creditsInvoiceId: string | null
  at: Temporal.Instant
}

/** What bookings owe the product: the work of the area of money. */
export interface FeeIssuer {
  /** Stores a document under the next number, which it answers. */
  issue(trx: Db, document: FeeDocument): Promise<string>
}

/** Filled by the area of money. */
export const feeDocuments = port<FeeIssuer>('feeDocuments')
