import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { InvoiceLiveMode } from '../../../domain/catalogue/invoices.ts'
import type { PaymentProvider, PaymentPurpose } from '../../../domain/catalogue/payments.ts'
import type { Stay } from '../../../domain/kernel/day.ts'
import { HELD_DISPUTE_STATES } from '../../../domain/money/dispute.ts'
import { STUCK_REFUND_STATES } from '../../../domain/money/refund.ts'
import type { Db } from '../../kernel/db/database.ts'
import { isOneOf } from '../../kernel/db/parameters.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { type Instants, statement } from '../../kernel/db/statement.ts'
import type { RefundsTable } from '../../kernel/db/tables.gen.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import { visibleBookings } from '../../kernel/viewer/visible-to.ts'
import type { PaymentRow } from '../payments/sql.ts'

/** A refund as it is stored; amounts in minor units. */
export type RefundRow = Selectable<RefundsTable>

/** The instants of a refund's row, for statements. */
export const REFUND_INSTANTS: Instants<RefundRow> = {
  created_at: true,
  checked_at: true,
  arrived_at: true,
  failed_at: true,
}

/** A tenant's payment of a booking of the viewer's world; undefined for a foreign one. */
export async function findLandlordPayment(
  db: Db,
  viewer: Viewer,
  paymentId: string,
): Promise<PaymentRow | undefined> {
  return visibleBookings(db, viewer)
    .innerJoin('payments as p', (join) =>
      join.onRef('p.booking_id', '=', 'b.id').onRef('p.landlord_id', '=', 'b.landlord_id'),
    )
    .selectAll('p')
    .where('p.id', '=', paymentId)
    .where('p.due_id', 'is not', null)
    .executeTakeFirst()
}

/** A payment that succeeded for what a booking's tenant owes. */
export interface PaidOfBooking {
  paymentId: string
  bookingId: string
  purpose: PaymentPurpose
  amount: number
  refundedAmount: number
  disputedAmount: number
}

/**
 * What the tenants of bookings have paid through the product; without what was too much, which goes back by itself, and
 * without rent that a former landlord got, who alone or staff give it back (decision 115).
 */
export async function listPaidOfBookings(db: Db, bookingIds: readonly string[]): Promise<PaidOfBooking[]> {
  return db
    .selectFrom('payments')
    .select([
      'id as paymentId',
      'booking_id as bookingId',
      'purpose',
      'amount',
      'refunded_amount as refundedAmount',
      'disputed_amount as disputedAmount',
    ])
    .where(sql<boolean>`booking_id = any(${bookingIds}::uuid[])`)
    .where('due_id', 'is not', null)
    .where('state', '=', 'SUCCEEDED')
    .where('surplus', '=', 0)
    .where(
      sql<boolean>`(purpose <> 'FIRST_MONTH_RENT'
        or landlord_id = (select b.landlord_id from bookings b where b.id = payments.booking_id))`,
    )
    .orderBy('id')
    .execute()
}

/** Payments of tenants for what was no longer owed, of which something has not gone back and nothing is contested. */
export async function listSurplusIds(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .select('id')
    .where('due_id', 'is not', null)
    .where('state', '=', 'SUCCEEDED')
    .where('disputed_amount', '=', 0)
    .where('surplus', '>', (eb) => eb.ref('refunded_amount'))
    .orderBy('succeeded_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** What of a due is VAT, in minor units. */
export async function findVatOfDue(trx: Db, dueId: string): Promise<number> {
  const { vat } = await trx
    .selectFrom('tenant_dues')
    .select('vat')
    .where('id', '=', dueId)
    .executeTakeFirstOrThrow()
  return vat
}

/** Stores a refund before the provider hears of it, and takes it off what can go back of its payment. */
export async function insertRefund(trx: Db, refund: Insertable<RefundsTable>): Promise<RefundRow> {
  await trx
    .updateTable('payments')
    .set((eb) => ({ refunded_amount: eb('refunded_amount', '+', refund.amount) }))
    .where('id', '=', refund.payment_id)
    .execute()
  return trx.insertInto('refunds').values(refund).returningAll().executeTakeFirstOrThrow()
}

/** A refund as people see it. */
export interface ShownRefund extends RefundRow {
  /** A bank contests the payment, and has not decided yet. */
  isContested: boolean
}

/** Whether the payment of the refund `r` is contested. */
export const isRefundContested = sql<boolean>`exists (select from disputes d
  where d.payment_id = r.payment_id and ${isOneOf('d.state', HELD_DISPUTE_STATES)})`

/** The refund with that id. */
export async function findRefundById(db: Db, id: string): Promise<ShownRefund | undefined> {
  return refundById(db, id).executeTakeFirst()
}

function refundById(db: Db, id: string) {
  return db
    .selectFrom('refunds as r')
    .selectAll('r')
    .select(isRefundContested.as('isContested'))
    .where('r.id', '=', id)
}

/** The refund that the provider calls so. */
export async function findRefundByExternalId(db: Db, externalId: string): Promise<RefundRow | undefined> {
  return db.selectFrom('refunds').selectAll().where('external_id', '=', externalId).executeTakeFirst()
}

/** A refund, locked. */
export async function lockRefund(trx: Db, id: string): Promise<ShownRefund | undefined> {
  return refundById(trx, id).forUpdate('r').executeTakeFirst()
}

/** Stores what has become of a refund. */
export async function saveRefund(trx: Db, id: string, changes: Updateable<RefundsTable>): Promise<void> {
  await trx.updateTable('refunds').set(changes).where('id', '=', id).execute()
}

/** The refunds of a payment that did not arrive, locked, in the order in which they were ordered. */
export async function lockStuckRefunds(trx: Db, paymentId: string): Promise<RefundRow[]> {
  return trx
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where(isOneOf('state', STUCK_REFUND_STATES))
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** What of a payment was lost by disputes, in minor units, and the last of them. */
export async function findLostOf(
  trx: Db,
  paymentId: string,
): Promise<{ amount: number; disputeId: string | null }> {
  const lost = await trx
    .selectFrom('disputes')
    .select(['id', 'amount'])
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'LOST')
    .orderBy('decided_at')
    .orderBy('id')
    .execute()
  return { amount: lost.reduce((sum, one) => sum + one.amount, 0), disputeId: lost.at(-1)?.id ?? null }
}

/** Stores what of a refund a lost dispute has paid; answers the id of that, and what the refund is then. */
export async function insertRefundSettlement(
  trx: Db,
  refund: RefundRow,
  { disputeId, amount, at }: { disputeId: string; amount: number; at: Temporal.Instant },
): Promise<{ id: string } & Pick<RefundRow, 'state' | 'settled_amount'>> {
  const settled = refund.settled_amount + amount
  const after = {
    settled_amount: settled,
    state: settled === refund.amount ? ('SETTLED' as const) : refund.state,
  }
  await saveRefund(trx, refund.id, after)
  await trx
    .updateTable('payments')
    .set((eb) => ({ refunded_amount: eb('refunded_amount', '-', amount) }))
    .where('id', '=', refund.payment_id)
    .execute()
  const { id } = await trx
    .insertInto('refund_settlements')
    .values({
      refund_id: refund.id,
      dispute_id: disputeId,
      landlord_id: refund.landlord_id,
      amount,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, ...after }
}

/** The provider's name for the charge of a payment; null where nothing was charged. */
export async function findChargeOf(db: Db, paymentId: string): Promise<string | null> {
  const row = await db
    .selectFrom('payments')
    .select('charge_id')
    .where('id', '=', paymentId)
    .executeTakeFirst()
  return row?.charge_id ?? null
}

/** Refunds that this provider has to be asked about: those asked last the longest ago come first. */
export async function listRefundsToAsk(
  db: Db,
  by: { provider: PaymentProvider; mode: InvoiceLiveMode; askedBefore: Temporal.Instant; limit: number },
): Promise<RefundRow[]> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('provider', '=', by.provider)
    .where('mode', '=', by.mode)
    .where(isOneOf('state', ['CREATED', 'UNKNOWN', 'PENDING']))
    .where((eb) => eb.or([eb('checked_at', 'is', null), eb('checked_at', '<=', by.askedBefore)]))
    .orderBy(sql`checked_at nulls first`)
    .limit(by.limit)
    .execute()
}

/** Refunds that have arrived lately and were not looked at for a while: banks send some back, and webhooks get lost. */
export async function listArrivedToAsk(
  db: Db,
  by: {
    provider: PaymentProvider
    mode: InvoiceLiveMode
    arrivedSince: Temporal.Instant
    askedBefore: Temporal.Instant
    limit: number
  },
): Promise<RefundRow[]> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('provider', '=', by.provider)
    .where('mode', '=', by.mode)
    .where('state', '=', 'SUCCEEDED')
    .where('way', '=', 'CARD')
    .where('arrived_at', '>', by.arrivedSince)
    .where('checked_at', '<=', by.askedBefore)
    .orderBy('checked_at')
    .limit(by.limit)
    .execute()
}

/** Refunds of payments, whose ids came out of visible rows, in the order in which they were ordered. */
export async function listRefundsOfPayments(
  source: Source,
  paymentIds: readonly string[],
): Promise<ShownRefund[]> {
  return refundsOf.list(source, { paymentIds })
}

const refundsOf = statement(
  (db, { paymentIds }: { paymentIds: readonly string[] }) =>
    db
      .selectFrom('refunds as r')
      .selectAll('r')
      .select(isRefundContested.as('isContested'))
      .where(sql<boolean>`r.payment_id = any(${paymentIds}::uuid[])`)
      .orderBy('r.created_at')
      .orderBy('r.id'),
  REFUND_INSTANTS,
)

/** Whom a payment concerns, as mails name them. */
export interface Concerned extends Stay {
  purpose: PaymentPurpose
  /** What had come beyond what was owed, in minor units. */
  surplus: number
  bookingId: string
  listingName: string
  tenantId: string
  tenantEmail: string
  tenantFirstName: string
  tenantLastName: string
  tenantLanguage: string
  landlordId: string
  landlordEmail: string
  landlordFirstName: string
  landlordLanguage: string
}

/** Who and which stay a payment is about. */
export async function findConcerned(db: Db, paymentId: string): Promise<Concerned> {
  return db
    .selectFrom('payments as p')
    .innerJoin('bookings as b', 'b.id', 'p.booking_id')
    .innerJoin('groups as g', 'g.id', 'b.group_id')
    .innerJoin('users as tenant', 'tenant.id', 'b.tenant_id')
    .innerJoin('users as landlord', 'landlord.id', 'b.landlord_id')
    .select([
      'p.purpose',
      'p.surplus',
      'b.id as bookingId',
      'g.name as listingName',
      'b.from',
      'b.to',
      'tenant.id as tenantId',
      'tenant.email as tenantEmail',
      'tenant.first_name as tenantFirstName',
      'tenant.last_name as tenantLastName',
      'tenant.language as tenantLanguage',
      'landlord.id as landlordId',
      'landlord.email as landlordEmail',
      'landlord.first_name as landlordFirstName',
      'landlord.language as landlordLanguage',
    ])
    .where('p.id', '=', paymentId)
    .executeTakeFirstOrThrow()
}
