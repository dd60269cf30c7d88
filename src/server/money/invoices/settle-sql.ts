import type { Insertable } from 'kysely'
import type { InvoiceDocumentType, InvoiceLiveMode } from '../../../domain/catalogue/invoices.ts'
import type { Day } from '../../../domain/kernel/day.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { InvoiceSettlementsTable } from '../../kernel/db/tables.gen.ts'

/** An invoice as whoever settles it needs it; amounts in minor units. */
export interface SettledInvoice {
  id: string
  landlordId: string
  bookingId: string
  documentType: InvoiceDocumentType
  number: string | null
  mode: InvoiceLiveMode
  currency: string
  amount: number
  paidAmount: number
  dueDate: Day
  isCredited: boolean
  isWrittenOff: boolean
  /** How many reminders were sent, and when the next one comes. */
  reminders: number
  remindOn: Day | null
}

/** Locks an invoice and reads what it says now; undefined where there is none. */
export async function lockInvoice(db: Db, id: string): Promise<SettledInvoice | undefined> {
  await db.selectFrom('invoices').select('id').where('id', '=', id).forUpdate().execute()
  return db
    .selectFrom('invoices as i')
    .leftJoin('invoices as note', 'note.credits_invoice_id', 'i.id')
    .select((eb) => [
      'i.id',
      'i.landlord_id as landlordId',
      'i.booking_id as bookingId',
      'i.document_type as documentType',
      'i.number',
      'i.live_mode as mode',
      'i.currency',
      'i.amount',
      'i.paid_amount as paidAmount',
      'i.due_date as dueDate',
      'i.reminders',
      'i.remind_on as remindOn',
      eb('note.id', 'is not', null).$castTo<boolean>().as('isCredited'),
      eb('i.written_off_at', 'is not', null).$castTo<boolean>().as('isWrittenOff'),
    ])
    .where('i.id', '=', id)
    .executeTakeFirst()
}

/** Stores what settles an invoice; answers its id. */
export async function insertSettlement(
  db: Db,
  settlement: Insertable<InvoiceSettlementsTable>,
): Promise<string> {
  const row = await db
    .insertInto('invoice_settlements')
    .values(settlement)
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Adds to what is paid of an invoice, in minor units. */
export async function addPaid(db: Db, id: string, amount: number, paidOn: Day): Promise<void> {
  await db
    .updateTable('invoices')
    .set((eb) => ({ paid_amount: eb('paid_amount', '+', amount), paid_on: paidOn }))
    .where('id', '=', id)
    .execute()
}
