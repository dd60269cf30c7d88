import { type RawBuilder, sql } from 'kysely'
import type {
  InvoiceCalculationMethod,
  InvoiceDocumentType,
  InvoiceLiveMode,
  VatCategory,
} from '../../../domain/catalogue/invoices.ts'
import type { Day } from '../../../domain/kernel/day.ts'
import type { InvoiceDocument } from '../../../domain/money/invoice-document.ts'
import type { TermOrigins } from '../../../domain/rentals/fee-terms.ts'
import type { Db } from '../../kernel/db/database.ts'
import { json } from '../../kernel/db/parameters.ts'

/** A document that is to be numbered and written; amounts in minor units. */
export interface DraftRow {
  id: string
  landlordId: string
  bookingId: string
  groupId: string
  listingRequestId: string
  documentType: InvoiceDocumentType
  mode: InvoiceLiveMode
  /** Null but for what was numbered before it had a document. */
  number: string | null
  issuedOn: Day | null
  currency: string
  net: number
  vat: number
  amount: number
  vatRate: number
  vatCategory: VatCategory | null
  from: Day
  to: Day
  rent: number
  feeRate: number
  method: InvoiceCalculationMethod
  origins: TermOrigins | null
  dueDate: Day
  groupName: string
  flatCountry: string
  apartmentName: string
  tenantNames: string
  /** What credit notes have paid of it, where it is numbered. */
  paidByCredit: number
  /** The first rent of its stay comes through the product and is still to be paid out: its fee is kept then. */
  isKept: boolean
  /** Of a credit note: the invoice that it takes back. */
  credits: CreditedInvoice | null
}

/** What a credit note says of the invoice that it takes back. */
export interface CreditedInvoice {
  id: string
  number: string
  issuedOn: Day
  net: number
  vat: number
  amount: number
  vatRate: number
  vatCategory: VatCategory | null
  paidAmount: number
  /** Null while it has none. */
  document: InvoiceDocument | null
}

function selectDrafts(db: Db) {
  return db
    .selectFrom('invoices as i')
    .innerJoin('bookings as b', 'b.id', 'i.booking_id')
    .innerJoin('groups as g', 'g.id', 'b.group_id')
    .innerJoin('listings as u', 'u.id', 'b.listing_id')
    .innerJoin('listing_requests as lr', 'lr.id', 'b.listing_request_id')
    .innerJoin('booking_requests as br', 'br.id', 'lr.booking_request_id')
    .leftJoin('invoices as back', 'back.id', 'i.credits_invoice_id')
    .select([
      'i.id',
      'i.landlord_id as landlordId',
      'i.booking_id as bookingId',
      'b.group_id as groupId',
      'b.listing_request_id as listingRequestId',
      'i.document_type as documentType',
      'i.live_mode as mode',
      'i.number',
      'i.issued_on as issuedOn',
      'i.currency',
      'i.net',
      'i.vat',
      'i.amount',
      'i.vat_rate as vatRate',
      'i.vat_category as vatCategory',
      'i.stay_from as from',
      'i.stay_to as to',
      'i.rent',
      'i.fee_rate as feeRate',
      sql<InvoiceCalculationMethod>`coalesce(b.invoice_calculation_method, g.invoice_calculation_method)`.as(
        'method',
      ),
      'b.term_origins as origins',
      'i.due_date as dueDate',
      'g.name as groupName',
      'g.country as flatCountry',
      'u.apartment_name as apartmentName',
      sql<string>`br.first_name || ' ' || br.last_name`.as('tenantNames'),
      sql<number>`coalesce((select sum(s.amount) from invoice_settlements s
        where s.invoice_id = i.id and s.kind = 'CREDIT'), 0)::bigint`.as('paidByCredit'),
      sql<boolean>`exists (
        select from tenant_dues d
        where d.booking_id = b.id and d.purpose = 'FIRST_MONTH_RENT' and d.mode = i.live_mode and d.waived_at is null
          and not exists (select from payout_items p where p.booking_id = b.id and p.kind = 'RENT'))`.as(
        'isKept',
      ),
      sql<CreditedInvoice | null>`case when back.id is not null then jsonb_build_object('id', back.id,
        'number', back.number, 'issuedOn', back.issued_on, 'net', back.net, 'vat', back.vat, 'amount', back.amount,
        'vatRate', back.vat_rate, 'vatCategory', back.vat_category, 'paidAmount', back.paid_amount, 'document', back.document) end`.as(
        'credits',
      ),
    ])
}

/**
 * What has no document yet and can have one, in the order in which it was ordered: what waits for the address of its
 * landlord, or for an operator who writes invoices, is left out.
 */
export async function listUnwritten(
  db: Db,
  { hasSeller, after, limit }: { hasSeller: boolean; after: number; limit: number },
): Promise<{ id: string; position: number }[]> {
  return (
    db
      .selectFrom('invoices as i')
      .innerJoin('bookings as b', 'b.id', 'i.booking_id')
      .innerJoin('groups as g', 'g.id', 'b.group_id')
      .leftJoin('billing_details_items as d', 'd.id', 'g.billing_details_item_id')
      .leftJoin('billing_addresses as a', 'a.id', 'g.billing_address_id')
      .leftJoin('invoices as back', 'back.id', 'i.credits_invoice_id')
      .select(['i.id', 'i.position'])
      .where('i.document_file_id', 'is', null)
      .where('i.vat_category', 'is not', null)
      .where('i.position', '>', after)
      // A credit note is written to whom its invoice was.
      .where(sql<boolean>`(back.document is not null or (${hasSeller} and (
      ${isWholeAddress(['a.address_line1', 'a.zip_code', 'a.city', 'a.country'].map((column) => sql.ref(column)))}
      or ${isWholeAddress(['d.address_line1', 'd.zip_code', 'd.city', 'd.country'].map((column) => sql.ref(column)))}
      or ${isWholeAddress(
        ['addressLine1', 'zipCode', 'city', 'country'].map(
          (part) => sql`d.billing_address ->> ${sql.lit(part)}`,
        ),
      )})))`)
      .orderBy('i.position')
      .limit(limit)
      .execute()
  )
}

// As the rule says it that finds to whom an invoice is written.
function isWholeAddress(parts: readonly RawBuilder<unknown>[]): RawBuilder<boolean> {
  return sql<boolean>`coalesce(${sql.join(
    parts.map((part) => sql`${part} ~ '\\S'`),
    sql` and `,
  )}, false)`
}

/** All drafts, in the order in which they were ordered. */
export async function listDrafts(db: Db): Promise<DraftRow[]> {
  return selectDrafts(db).where('i.number', 'is', null).orderBy('i.position').execute()
}

/** What is to be written, unless it has been since. */
export async function findDraft(db: Db, id: string): Promise<DraftRow | undefined> {
  return selectDrafts(db).where('i.id', '=', id).where('i.document_file_id', 'is', null).executeTakeFirst()
}

/** What a document says from now on, for good. */
export interface IssuedFacts {
  number: string
  issuedOn: Day
  issuedAt: Temporal.Instant
  dueDate: Day
  net: number
  vat: number
  amount: number
  vatRate: number
  vatCategory: VatCategory
  /** What credit notes of the booking pay of it at once. */
  paid: number
  /** Of a credit note: what had been paid on its invoice. */
  creditLeft: number
  /** When its landlord is reminded of it; null for a credit note. */
  remindOn: Day | null
  /** Null where it is written later. */
  written: { document: InvoiceDocument; fileId: string } | null
}

/** Turns a draft into a document. */
export async function saveIssued(db: Db, id: string, facts: IssuedFacts): Promise<void> {
  await db
    .updateTable('invoices')
    .set({
      ...columnsOf(facts),
      document: facts.written && json({ ...facts.written.document }),
      document_file_id: facts.written?.fileId ?? null,
      credit_left: facts.creditLeft,
    })
    .where('id', '=', id)
    .execute()
}

function columnsOf(facts: Omit<IssuedFacts, 'written' | 'paid'>) {
  return {
    number: facts.number,
    issued_on: facts.issuedOn,
    issued_at: facts.issuedAt,
    due_date: facts.dueDate,
    net: facts.net,
    vat: facts.vat,
    amount: facts.amount,
    vat_rate: facts.vatRate,
    vat_category: facts.vatCategory,
    remind_on: facts.remindOn,
  }
}

/** Turns many drafts into documents whose files are written later. */
export async function saveManyIssued(
  db: Db,
  issued: readonly { id: string; facts: Omit<IssuedFacts, 'written' | 'paid'> }[],
): Promise<void> {
  const rows = issued.map(({ id, facts }) => ({ id, ...columnsOf(facts) }))
  await sql`
    update invoices i set number = r.number, issued_on = r.issued_on, issued_at = r.issued_at, due_date = r.due_date,
      net = r.net, vat = r.vat, amount = r.amount, vat_rate = r.vat_rate, vat_category = r.vat_category,
      remind_on = r.remind_on
    from jsonb_populate_recordset(null::invoices, ${json(rows)}::jsonb) r
    where i.id = r.id`.execute(db)
}

/** Whether a booking has documents that are still to be written. */
export async function hasDrafts(db: Db, bookingId: string): Promise<boolean> {
  const row = await db
    .selectFrom('invoices')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('number', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
