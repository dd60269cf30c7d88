import { sql } from 'kysely'
import type { Db } from '../../kernel/db/database.ts'

/** The next number of the year, without gaps: the row is locked until the transaction ends, and a rollback gives it back. */
export async function takeInvoiceNumber(db: Db, year: number): Promise<string> {
  const row = await db
    .insertInto('invoice_numbers')
    .values({ year, last_number: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet({ last_number: sql`invoice_numbers.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return `${year}-${String(row.last_number).padStart(4, '0')}`
}

/** Stores an invoice or credit note; the amount in minor units, a credit note with the invoice that it takes back. */
export async function insertInvoice(
  db: Db,
  invoice: {
    number: string
    landlordId: string
    bookingId: string
    documentType: 'INVOICE' | 'CREDIT_NOTE'
    liveMode: 'LIVE' | 'TESTING'
    amount: number
    currency: string
    dueDate: Temporal.PlainDate
    isPaid?: boolean
    creditsInvoiceId?: string
    at: Temporal.Instant
  },
): Promise<void> {
  await db
    .insertInto('invoices')
    .values({
      number: invoice.number,
      landlord_id: invoice.landlordId,
      booking_id: invoice.bookingId,
      document_type: invoice.documentType,
      live_mode: invoice.liveMode,
      amount: invoice.amount,
      currency: invoice.currency,
      due_date: invoice.dueDate,
      is_paid: invoice.isPaid ?? false,
      credits_invoice_id: invoice.creditsInvoiceId ?? null,
      created_at: invoice.at,
    })
    .execute()
}
