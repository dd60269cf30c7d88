import type { Insertable } from 'kysely'
import type { InvoiceLiveMode } from '../../../domain/catalogue/invoices.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { InvoicesTable } from '../../kernel/db/tables.gen.ts'

/** Stores a draft: an invoice or credit note without a number; answers its id. */
export async function insertInvoiceDraft(
  db: Db,
  draft: Omit<Insertable<InvoicesTable>, 'number' | 'issued_at' | 'issued_on'>,
): Promise<string> {
  return (await db.insertInto('invoices').values(draft).returning('id').executeTakeFirstOrThrow()).id
}

/** Drafts credit notes of numbered invoices, each of which takes a whole one back; amounts and stay are the invoice's. */
export async function insertCreditNotes(
  db: Db,
  invoiceIds: readonly string[],
  at: Temporal.Instant,
): Promise<void> {
  await db
    .insertInto('invoices')
    .columns([
      'landlord_id',
      'booking_id',
      'document_type',
      'live_mode',
      'currency',
      'net',
      'vat',
      'amount',
      'vat_rate',
      'vat_category',
      'stay_from',
      'stay_to',
      'rent',
      'fee_rate',
      'due_date',
      'created_at',
      'credits_invoice_id',
    ])
    .expression((eb) =>
      eb
        .selectFrom('invoices as i')
        .select([
          'i.landlord_id',
          'i.booking_id',
          eb.val('CREDIT_NOTE').as('document_type'),
          'i.live_mode',
          'i.currency',
          'i.net',
          'i.vat',
          'i.amount',
          'i.vat_rate',
          'i.vat_category',
          'i.stay_from',
          'i.stay_to',
          'i.rent',
          'i.fee_rate',
          'i.due_date',
          eb.cast<Temporal.Instant>(eb.val(at), 'timestamptz').as('created_at'),
          'i.id as credits_invoice_id',
        ])
        .where('i.id', 'in', invoiceIds)
        .where('i.number', 'is not', null)
        .orderBy('i.position'),
    )
    .execute()
}

/** Removes drafts: nothing of them has left the house. */
export async function deleteDrafts(db: Db, invoiceIds: readonly string[]): Promise<void> {
  await db.deleteFrom('invoices').where('id', 'in', invoiceIds).where('number', 'is', null).execute()
}

/** Locks invoices in the order in which they were made, so that two changes never wait for one another. */
export async function lockInvoices(db: Db, invoiceIds: readonly string[]): Promise<void> {
  await db
    .selectFrom('invoices')
    .select('id')
    .where('id', 'in', invoiceIds)
    .orderBy('position')
    .forUpdate()
    .execute()
}

/** How many documents of a year and mode have a number. */
export async function countNumbered(db: Db, mode: InvoiceLiveMode, year: number): Promise<number> {
  const row = await db
    .selectFrom('invoice_numbers')
    .select('last_number')
    .where('live_mode', '=', mode)
    .where('year', '=', year)
    .executeTakeFirst()
  return row?.last_number ?? 0
}

/** Takes the number after that count; false when another document has it by now. Others wait until the transaction ends. */
export async function takeNumber(
  db: Db,
  mode: InvoiceLiveMode,
  year: number,
  count: number,
): Promise<boolean> {
  const row = await db
    .insertInto('invoice_numbers')
    .values({ live_mode: mode, year, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['live_mode', 'year'])
        .doUpdateSet((eb) => ({ last_number: eb('invoice_numbers.last_number', '+', 1) }))
        .where('invoice_numbers.last_number', '=', count),
    )
    .returning('last_number')
    .executeTakeFirst()
  return row?.last_number === count + 1
}
