import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type {
  InvoiceDocumentType,
  InvoiceLiveMode,
  InvoiceSettlementKind,
  InvoiceState,
} from '../../../domain/catalogue/invoices.ts'
import { INVOICE_DUE_SOON_DAYS } from '../../../domain/kernel/constants.ts'
import { addDays, type Day } from '../../../domain/kernel/day.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import type { DB, Db } from '../../kernel/db/database.ts'
import { likePrefix } from '../../kernel/db/parameters.ts'

/** What staff look for among the invoices of all landlords. */
export interface StaffInvoiceFilter {
  /** The beginning of a number, of a landlord's name or address, or an id; '' for all. */
  search: string
  state: InvoiceState | null
  today: Day
}

/** A numbered document as staff see it; amounts in minor units. */
export interface StaffInvoiceRow {
  id: string
  number: string
  documentType: InvoiceDocumentType
  mode: InvoiceLiveMode
  landlordId: string
  landlordName: string
  buyerName: string | null
  currency: string
  amount: number
  paidAmount: number
  issuedOn: Day
  dueDate: Day
  isCredited: boolean
  isWrittenOff: boolean
  reminders: number
  remindOn: Day | null
  /** Why it is given up; null where it isn't. */
  writeOffReason: string | null
  settlements: StaffSettlement[]
}

/** What paid a part of an invoice. */
export interface StaffSettlement {
  kind: InvoiceSettlementKind
  amount: number
  receivedOn: Day
  reference: string
}

/** Numbered documents of all landlords, the newest first. */
export async function listStaffInvoices(
  db: Db,
  filter: StaffInvoiceFilter,
  window: { offset: number; limit: number },
): Promise<StaffInvoiceRow[]> {
  const found = matching(db, filter)
    .select('i.id')
    .orderBy('i.issued_at', 'desc')
    .orderBy('i.position', 'desc')
    .offset(window.offset)
    .limit(window.limit)
  return selectInvoices(db)
    .where('i.id', 'in', found)
    .orderBy('i.issued_at', 'desc')
    .orderBy('i.position', 'desc')
    .execute()
}

/** How many there are. */
export async function countStaffInvoices(db: Db, filter: StaffInvoiceFilter): Promise<number> {
  const { count } = await matching(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Numbered documents by their ids. */
export async function listStaffInvoicesById(db: Db, ids: readonly string[]): Promise<StaffInvoiceRow[]> {
  return selectInvoices(db).where('i.id', 'in', ids).execute()
}

type Numbered<Output> = SelectQueryBuilder<DB & { i: DB['invoices']; l: DB['users'] }, 'i' | 'l', Output>

function matching(db: Db, { search, state, today }: StaffInvoiceFilter) {
  const text = search.trim().toLowerCase()
  const prefix = likePrefix(text)
  return numbered(db)
    .$if(text !== '', (query) =>
      query.where((eb) =>
        eb.or([
          eb(sql<string>`upper(i.number)`, 'like', prefix.toUpperCase()),
          eb(sql<string>`upper(i.number)`, 'like', `TEST-${prefix.toUpperCase()}`),
          eb(eb.fn('lower', ['l.name']), 'like', prefix),
          eb(eb.fn('lower', ['l.last_name']), 'like', prefix),
          eb(eb.fn('lower', ['l.email']), 'like', prefix),
          ...(isUuid(text) ? [eb('i.id', '=', text), eb('l.id', '=', text)] : []),
        ]),
      ),
    )
    .$if(state !== null, (query) => query.where((eb) => inState(eb, state ?? 'OPEN', today)))
}

function numbered(db: Db): Numbered<object> {
  return db
    .selectFrom('invoices as i')
    .innerJoin('users as l', 'l.id', 'i.landlord_id')
    .where('i.number', 'is not', null)
}

const isCreditedSql = sql<boolean>`exists (select from invoices note where note.credits_invoice_id = i.id)`

/** The same as invoiceState says of one invoice. */
function inState(
  eb: ExpressionBuilder<DB & { i: DB['invoices']; l: DB['users'] }, 'i' | 'l'>,
  state: InvoiceState,
  today: Day,
) {
  const soon = addDays(today, INVOICE_DUE_SOON_DAYS)
  const open = [
    eb('i.document_type', '=', 'INVOICE'),
    eb.not(isCreditedSql),
    eb('i.is_paid', '=', false),
    eb('i.written_off_at', 'is', null),
  ]
  switch (state) {
    case 'DRAFT':
      return eb.val(false)
    case 'CREDITED':
      return eb.or([eb('i.document_type', '=', 'CREDIT_NOTE'), isCreditedSql])
    case 'PAID':
      return eb.and([
        eb('i.document_type', '=', 'INVOICE'),
        eb.not(isCreditedSql),
        eb('i.is_paid', '=', true),
      ])
    case 'UNCOLLECTIBLE':
      return eb.and([
        eb('i.document_type', '=', 'INVOICE'),
        eb.not(isCreditedSql),
        eb('i.is_paid', '=', false),
        eb('i.written_off_at', 'is not', null),
      ])
    case 'OVERDUE':
      return eb.and([...open, eb('i.due_date', '<', today)])
    case 'DUE':
      return eb.and([...open, eb('i.due_date', '>=', today), eb('i.due_date', '<=', soon)])
    case 'OPEN':
      return eb.and([...open, eb('i.due_date', '>', soon)])
  }
}

function selectInvoices(db: Db) {
  return numbered(db).select((eb) => [
    'i.id',
    eb.ref('i.number').$notNull().as('number'),
    'i.document_type as documentType',
    'i.live_mode as mode',
    'i.landlord_id as landlordId',
    'l.name as landlordName',
    sql<string | null>`i.document -> 'buyer' ->> 'name'`.as('buyerName'),
    'i.currency',
    'i.amount',
    'i.paid_amount as paidAmount',
    eb.ref('i.issued_on').$notNull().as('issuedOn'),
    'i.due_date as dueDate',
    isCreditedSql.as('isCredited'),
    eb('i.written_off_at', 'is not', null).$castTo<boolean>().as('isWrittenOff'),
    'i.reminders',
    'i.remind_on as remindOn',
    sql<string | null>`(select w.reason from invoice_write_offs w
      where w.invoice_id = i.id and w.taken_back_at is null)`.as('writeOffReason'),
    sql<StaffSettlement[]>`coalesce((select jsonb_agg(jsonb_build_object('kind', s.kind, 'amount', s.amount,
      'receivedOn', s.received_on, 'reference', s.reference) order by s.received_on, s.created_at)
      from invoice_settlements s where s.invoice_id = i.id), '[]')`.as('settlements'),
  ])
}

/** Sets the day of the next reminder of an invoice, or that none comes. */
export async function saveRemindOn(db: Db, id: string, remindOn: Day | null): Promise<void> {
  await db.updateTable('invoices').set({ remind_on: remindOn }).where('id', '=', id).execute()
}
