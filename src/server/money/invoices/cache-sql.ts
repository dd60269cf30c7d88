import { type NotNull, type RawBuilder, sql } from 'kysely'
import type {
  InvoiceDocumentType,
  InvoiceFilterName,
  InvoiceLiveMode,
} from '../../../domain/catalogue/invoices.ts'
import type { Db } from '../../kernel/db/database.ts'
import { json } from '../../kernel/db/parameters.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import type { Day } from '../../../domain/kernel/day.ts'

/** An invoice or credit note of a landlord with the booking it is for; amounts in minor units. */
export interface InvoiceRow {
  id: string
  bcId: string
  bookingId: string
  documentType: InvoiceDocumentType
  net: number
  vat: number
  amount: number
  paidAmount: number
  openAmount: number
  currency: string
  dueDate: Day
  isPaid: boolean
  isPayable: boolean
  /** A credit note took it back. */
  isCredited: boolean
  isWrittenOff: boolean
  liveMode: InvoiceLiveMode
  issuedOn: Day | null
  paidOn: Day | null
  /** Of a credit note: the number of the invoice that it takes back. */
  creditsNumber: string | null
  /** Null while it is written. */
  fileId: string | null
  createdAt: Temporal.Instant
  listingId: string
  groupId: string
  partOfGroup: boolean
  apartmentName: string
  tenantNames: string
  from: Day
  to: Day
}

/** Whose documents, of which groups (null: all), of which type (null: both), and how far they are (null: all). */
export interface InvoiceFilter {
  landlordId: string
  groupIds: readonly string[] | null
  documentType: InvoiceDocumentType | null
  only: InvoiceFilterName | null
  /** Of one booking; null: of all. */
  bookingId: string | null
  today: Day
  /** Documents of the other mode are listed, and are open no more. */
  mode: InvoiceLiveMode
}

/** An invoice that a credit note took back is open no more, whether it was paid or not. */
const isTakenBack = sql<boolean>`exists (select from invoices note where note.credits_invoice_id = i.id)`

/** An invoice that a credit note took back is open no more, nor one that was given up, nor one of test mode in earnest. */
function isOpen(mode: InvoiceLiveMode): RawBuilder<boolean> {
  return sql<boolean>`(i.document_type = 'INVOICE' and i.live_mode = ${mode} and not i.is_paid
    and i.written_off_at is null and not ${isTakenBack})`
}

/** A filter as statements take it. */
interface AskedInvoices extends Omit<InvoiceFilter, 'only'> {
  written: Pick<InvoiceFilter, 'only'>
}

function askedBy({ only, ...by }: InvoiceFilter): AskedInvoices {
  return { ...by, written: { only } }
}

function narrowed(db: Db, { written: { only }, ...by }: AskedInvoices) {
  let query = db
    .selectFrom('invoices as i')
    .innerJoin('bookings as b', 'b.id', 'i.booking_id')
    .where('i.landlord_id', '=', by.landlordId)
    .where('i.number', 'is not', null)
  if (by.documentType) query = query.where('i.document_type', '=', by.documentType)
  if (by.groupIds) query = query.where(sql<boolean>`b.group_id = any(${by.groupIds}::uuid[])`)
  if (by.bookingId) query = query.where('i.booking_id', '=', by.bookingId)
  if (only === 'PAID') query = query.where('i.document_type', '=', 'INVOICE').where('i.is_paid', '=', true)
  else if (only) query = query.where(isOpen(by.mode))
  if (only === 'OVERDUE') query = query.where('i.due_date', '<', by.today)
  return query
}

/** A page of invoices, the newest first. */
export async function listInvoices(source: Source, by: InvoiceFilter, window: Window): Promise<InvoiceRow[]> {
  return invoicesOf.list(source, { ...askedBy(by), ...window })
}

interface Window {
  offset: number
  limit: number
}

const invoicesOf = statement(
  (db, { offset, limit, ...by }: AskedInvoices & Window) =>
    narrowed(db, by)
      .innerJoin('listings as u', 'u.id', 'b.listing_id')
      .innerJoin('groups as g', 'g.id', 'b.group_id')
      .innerJoin('listing_requests as lr', 'lr.id', 'b.listing_request_id')
      .innerJoin('booking_requests as br', 'br.id', 'lr.booking_request_id')
      .leftJoin('invoices as back', 'back.id', 'i.credits_invoice_id')
      .select([
        'i.id',
        'i.number as bcId',
        'i.booking_id as bookingId',
        'i.document_type as documentType',
        'i.net',
        'i.vat',
        'i.amount',
        'i.paid_amount as paidAmount',
        sql<number>`case when ${isOpen(by.mode)} then i.amount - i.paid_amount else 0 end`.as('openAmount'),
        'i.currency',
        'i.due_date as dueDate',
        'i.is_paid as isPaid',
        isOpen(by.mode).as('isPayable'),
        isTakenBack.as('isCredited'),
        sql<boolean>`i.written_off_at is not null`.as('isWrittenOff'),
        'i.live_mode as liveMode',
        'i.issued_on as issuedOn',
        'i.paid_on as paidOn',
        'back.number as creditsNumber',
        'i.document_file_id as fileId',
        'i.created_at as createdAt',
        'b.listing_id as listingId',
        'b.group_id as groupId',
        'g.part_of_group as partOfGroup',
        'u.apartment_name as apartmentName',
        sql<string>`br.first_name || ' ' || br.last_name`.as('tenantNames'),
        'b.from',
        'b.to',
      ])
      .orderBy('i.created_at', 'desc')
      .orderBy('i.number', 'desc')
      .$narrowType<{ bcId: NotNull }>()
      .offset(offset)
      .limit(limit),
  { createdAt: true },
)

/** How many documents there are. */
export async function countInvoices(source: Source, by: InvoiceFilter): Promise<number> {
  return (await invoiceCount.find(source, askedBy(by)))?.count ?? 0
}

const invoiceCount = statement((db, by: AskedInvoices) =>
  narrowed(db, by).select((eb) => eb.fn.countAll<number>().as('count')),
)

/** How many invoices of a mode those whom each person reads have not paid yet; of some groups or of all (null). */
export async function listUnpaidCounts(
  db: Db,
  readers: readonly ({ userId: string } & Pick<InvoiceFilter, 'landlordId' | 'groupIds'>)[],
  mode: InvoiceLiveMode,
): Promise<{ userId: string; count: number }[]> {
  const { rows } = await sql<{ userId: string; count: number }>`
    select r."userId", count(*)::int as count
    from jsonb_to_recordset(${json(readers)}::jsonb) as r ("userId" uuid, "landlordId" uuid, "groupIds" uuid[])
    join invoices i on i.landlord_id = r."landlordId"
    join bookings b on b.id = i.booking_id
    where i.number is not null and ${isOpen(mode)} and (r."groupIds" is null or b.group_id = any(r."groupIds"))
    group by 1`.execute(db)
  return rows
}
