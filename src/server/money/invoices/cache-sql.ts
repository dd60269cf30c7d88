import { type NotNull, sql } from 'kysely'
import type {
  InvoiceDocumentType,
  InvoiceFilterName,
  InvoiceLiveMode,
} from '../../../domain/catalogue/money.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Day } from '../../../domain/kernel/day.ts'
import type { PaymentView } from '../payments/payment-type.ts'

/** An invoice or credit note of a landlord with the booking it is for; amounts in minor units. */
export interface InvoiceRow {
  bcId: string
  bookingId: string
  documentType: InvoiceDocumentType
  amount: number
  openAmount: number
  currency: string
  dueDate: Day
  isPaid: boolean
  isPayable: boolean
  /** A credit note took it back. */
  isCredited: boolean
  liveMode: InvoiceLiveMode
  /** The payment by card that was begun last. */
  payment: PaymentView | null
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
}

/** An invoice that a credit note took back is open no more, whether it was paid or not. */
const isTakenBack = sql<boolean>`exists (select from invoices note where note.credits_invoice_id = i.id)`

const lastPayment = sql<PaymentView | null>`(
  select jsonb_build_object('id', p.id, 'state', p.state, 'failure', p.failure, 'method', p.method,
    'amount', p.amount, 'surplus', p.surplus)
  from payments p where p.invoice_id = i.id order by p.state = 'CANCELED', p.created_at desc, p.id limit 1)`

/** An invoice that a credit note took back is open no more, nor one that was given up. */
const isOpen = sql<boolean>`(i.document_type = 'INVOICE' and not i.is_paid and i.written_off_at is null
  and not ${isTakenBack})`

function narrowed(db: Db, by: InvoiceFilter) {
  let query = db
    .selectFrom('invoices as i')
    .innerJoin('bookings as b', 'b.id', 'i.booking_id')
    .where('i.landlord_id', '=', by.landlordId)
    .where('i.number', 'is not', null)
  if (by.documentType) query = query.where('i.document_type', '=', by.documentType)
  if (by.groupIds) query = query.where(sql<boolean>`b.group_id = any(${by.groupIds}::uuid[])`)
  if (by.bookingId) query = query.where('i.booking_id', '=', by.bookingId)
  if (by.only === 'PAID') query = query.where('i.document_type', '=', 'INVOICE').where('i.is_paid', '=', true)
  else if (by.only) query = query.where(isOpen)
  if (by.only === 'OVERDUE') query = query.where('i.due_date', '<', by.today)
  return query
}

/** A page of invoices, the newest first. */
export async function listInvoices(
  db: Db,
  by: InvoiceFilter,
  window: { offset: number; limit: number },
): Promise<InvoiceRow[]> {
  return narrowed(db, by)
    .innerJoin('listings as u', 'u.id', 'b.listing_id')
    .innerJoin('groups as g', 'g.id', 'b.group_id')
    .innerJoin('listing_requests as lr', 'lr.id', 'b.listing_request_id')
    .innerJoin('booking_requests as br', 'br.id', 'lr.booking_request_id')
    .select([
      'i.number as bcId',
      'i.booking_id as bookingId',
      'i.document_type as documentType',
      'i.amount',
      sql<number>`case when ${isOpen} then i.amount - i.paid_amount else 0 end`.as('openAmount'),
      'i.currency',
      'i.due_date as dueDate',
      'i.is_paid as isPaid',
      isOpen.as('isPayable'),
      isTakenBack.as('isCredited'),
      'i.live_mode as liveMode',
      lastPayment.as('payment'),
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
    .offset(window.offset)
    .limit(window.limit)
    .execute()
}

/** How many documents there are. */
export async function countInvoices(db: Db, by: InvoiceFilter): Promise<number> {
  const { count } = await narrowed(db, by)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** How many invoices each landlord has not paid yet. */
export async function listUnpaidCounts(
  db: Db,
  landlordIds: readonly string[],
): Promise<{ landlordId: string; count: number }[]> {
  if (landlordIds.length === 0) return []
  return db
    .selectFrom('invoices as i')
    .select((eb) => ['i.landlord_id as landlordId', eb.fn.countAll<number>().as('count')])
    .where('i.landlord_id', 'in', landlordIds)
    .where('i.number', 'is not', null)
    .where(isOpen)
    .groupBy('i.landlord_id')
    .execute()
}
