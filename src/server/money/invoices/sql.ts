import { sql } from 'kysely'
import type { Db } from '../../kernel/db/database.ts'
import type { FeeDocument } from '../../rentals/bookings/fee-documents.ts'

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
export async function insertInvoice(db: Db, number: string, invoice: FeeDocument): Promise<void> {
  await db
    .insertInto('invoices')
    .values({
      number,
      landlord_id: invoice.landlordId,
      booking_id: invoice.bookingId,
      document_type: invoice.documentType,
      live_mode: 'TESTING',
      amount: invoice.amount,
      currency: invoice.currency,
      due_date: invoice.dueDate,
      is_paid: invoice.isPaid,
      credits_invoice_id: invoice.creditsInvoiceId,
      created_at: invoice.at,
    })
    .execute()
}
