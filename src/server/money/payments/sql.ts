import { type Insertable, type NotNull, type Selectable, sql, type Updateable } from 'kysely'
import { openAmount } from '../../../domain/money/invoice.ts'
import { isPaymentAlive } from '../../../domain/money/payment.ts'
import type { InvoiceLiveMode } from '../../../domain/catalogue/invoices.ts'
import {
  PAYMENT_STATES,
  type PaymentProvider,
  type PaymentPurpose,
} from '../../../domain/catalogue/payments.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import { lockInvoice, type SettledInvoice } from '../invoices/settle-sql.ts'
import type { PaymentView } from './payment-type.ts'
import { isOneOf } from '../../kernel/db/parameters.ts'
import type { PaymentsTable } from '../../kernel/db/tables.gen.ts'
import { visibleBookings } from '../../kernel/viewer/visible-to.ts'

/** A payment as it is stored; amounts in minor units. */
export type PaymentRow = Selectable<PaymentsTable>

const alive = PAYMENT_STATES.filter(isPaymentAlive)

/** An invoice that a payment is for; amounts in minor units. */
export interface PayableInvoice extends SettledInvoice {
  number: string
  openAmount: number
  isPaid: boolean
}

/** The invoice that stands for a booking of the viewer's world; where all were taken back, the last one of them. */
export async function findStandingInvoice(
  db: Db,
  viewer: Viewer,
  bookingId: string,
): Promise<{ id: string } | undefined> {
  return visibleBookings(db, viewer)
    .innerJoin('invoices as i', (join) =>
      join.onRef('i.booking_id', '=', 'b.id').onRef('i.landlord_id', '=', 'b.landlord_id'),
    )
    .leftJoin('invoices as note', 'note.credits_invoice_id', 'i.id')
    .select('i.id')
    .where('b.id', '=', bookingId)
    .where('i.document_type', '=', 'INVOICE')
    .where('i.number', 'is not', null)
    .orderBy(sql`note.id is null`, 'desc')
    .orderBy('i.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** An invoice, locked: whoever pays it, credits it or settles it waits. */
export async function lockPayable(trx: Db, id: string): Promise<PayableInvoice> {
  const invoice = await lockInvoice(trx, id)
  if (!invoice?.number) throw new Error(`The invoice ${id} can't be paid: it is a draft or gone.`)
  const { number, paidAmount, amount } = invoice
  return { ...invoice, number, openAmount: openAmount(invoice), isPaid: paidAmount >= amount }
}

/** Something that can be paid by card; the amount in minor units. */
export interface Owed {
  purpose: PaymentPurpose
  landlordId: string
  bookingId: string
  /** Of the landlord's fee. */
  invoiceId: string | null
  /** Of what a tenant owes. */
  dueId: string | null
  openAmount: number
  currency: string
  /** What the provider is told that it is for. */
  description: string
}

/** The payment of an invoice, or of a stay, by which money may still move, locked. */
export async function lockAlivePayment(
  trx: Db,
  { purpose, invoiceId, bookingId }: Pick<Owed, 'purpose' | 'invoiceId' | 'bookingId'>,
): Promise<PaymentRow | undefined> {
  return trx
    .selectFrom('payments')
    .selectAll()
    .where('purpose', '=', purpose)
    .where(sql<boolean>`coalesce(invoice_id, booking_id) = ${invoiceId ?? bookingId}`)
    .where(isOneOf('state', alive))
    .forUpdate()
    .executeTakeFirst()
}

/** The payment of an invoice that was begun last; one that was called off only where there is no other. */
export async function findLastPayment(db: Db, invoiceId: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('invoice_id', '=', invoiceId)
    .orderBy(sql`state = 'CANCELED'`)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

/** The payment of a due that was begun last; one that was called off only where there is no other. */
export async function findLastPaymentOfDue(db: Db, dueId: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('due_id', '=', dueId)
    .orderBy(sql`state = 'CANCELED'`)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

/** The payment that was begun last for each of the dues, whose ids came out of visible rows. */
export async function listLastPaymentsOfDues(
  source: Source,
  dueIds: readonly string[],
): Promise<(PaymentView & { dueId: string })[]> {
  return lastPaymentsOfDues.list(source, { dueIds })
}

const lastPaymentsOfDues = statement((db, { dueIds }: { dueIds: readonly string[] }) =>
  db
    .selectFrom('payments')
    .distinctOn('due_id')
    .select(['due_id as dueId', 'id', 'state', 'failure', 'method', 'amount', 'surplus'])
    .where(sql<boolean>`due_id = any(${dueIds}::uuid[])`)
    .$narrowType<{ dueId: NotNull }>()
    .orderBy('due_id')
    .orderBy(sql`state = 'CANCELED'`)
    .orderBy('created_at', 'desc')
    .orderBy('id'),
)

/** The payment that was begun last for each of the invoices, whose ids came out of visible rows. */
export async function listLastPayments(
  source: Source,
  invoiceIds: readonly string[],
): Promise<(PaymentView & { invoiceId: string })[]> {
  return lastPaymentsOf.list(source, { invoiceIds })
}

const lastPaymentsOf = statement((db, { invoiceIds }: { invoiceIds: readonly string[] }) =>
  db
    .selectFrom('payments')
    .distinctOn('invoice_id')
    .select(['invoice_id as invoiceId', 'id', 'state', 'failure', 'method', 'amount', 'surplus'])
    .where(sql<boolean>`invoice_id = any(${invoiceIds}::uuid[])`)
    .$narrowType<{ invoiceId: NotNull }>()
    .orderBy('invoice_id')
    .orderBy(sql`state = 'CANCELED'`)
    .orderBy('created_at', 'desc')
    .orderBy('id'),
)

/** Stores a payment before the provider hears of it. */
export async function insertPayment(trx: Db, payment: Insertable<PaymentsTable>): Promise<PaymentRow> {
  return trx.insertInto('payments').values(payment).returningAll().executeTakeFirstOrThrow()
}

/** The payment with that id. */
export async function findPaymentById(db: Db, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The payment that the provider calls so. */
export async function findPaymentByExternalId(db: Db, externalId: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('external_id', '=', externalId).executeTakeFirst()
}

/** A payment, locked; its invoice has to be locked before. */
export async function lockPayment(trx: Db, id: string): Promise<PaymentRow> {
  return trx.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

/** Stores what has become of a payment. */
export async function savePayment(trx: Db, id: string, changes: Updateable<PaymentsTable>): Promise<void> {
  await trx.updateTable('payments').set(changes).where('id', '=', id).execute()
}

/** Payments that this provider has to be asked about: those asked last the longest ago come first. */
export async function listPaymentsToAsk(
  db: Db,
  by: {
    provider: PaymentProvider
    mode: InvoiceLiveMode
    waitingSince: Temporal.Instant
    askedBefore: Temporal.Instant
    limit: number
  },
): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', by.provider)
    .where('mode', '=', by.mode)
    .where((eb) =>
      eb.or([
        isOneOf('state', ['UNKNOWN', 'PROCESSING', 'REQUIRES_ACTION']),
        // One that waits for a card moves by a webhook; it is asked about where none came for long.
        eb.and([isOneOf('state', ['CREATED', 'FAILED']), eb('created_at', '<=', by.waitingSince)]),
      ]),
    )
    .where((eb) => eb.or([eb('checked_at', 'is', null), eb('checked_at', '<=', by.askedBefore)]))
    .orderBy(sql`checked_at nulls first`)
    .limit(by.limit)
    .execute()
}
