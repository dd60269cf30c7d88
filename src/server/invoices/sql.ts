import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

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

/** Stores an invoice or credit note; the amount in minor units. */
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
      created_at: invoice.at,
    })
    .execute()
}

/** The state of the deal behind a request; the fee in minor units. */
export async function saveDeal(
  db: Db,
  deal: {
    listingRequestId: string
    landlordId: string
    status: 'OPEN' | 'WON' | 'LOST'
    stage: number | null
    fee: number
    currency: string
  },
): Promise<void> {
  await db
    .insertInto('deals')
    .values({
      listing_request_id: deal.listingRequestId,
      landlord_id: deal.landlordId,
      status: deal.status,
      stage: deal.stage,
      fee: deal.fee,
      currency: deal.currency,
    })
    .onConflict((conflict) =>
      conflict
        .column('listing_request_id')
        .doUpdateSet({ status: deal.status, stage: deal.stage, fee: deal.fee, currency: deal.currency }),
    )
    .execute()
}
