import { type RawBuilder, sql } from 'kysely'
import type { InvoiceLiveMode } from '../../../domain/catalogue/invoices.ts'
import type { PayoutFailure, PayoutState } from '../../../domain/catalogue/payouts.ts'
import type { Day } from '../../../domain/kernel/day.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import type { PayoutItem } from './next-payout.ts'
import { type ItemSubject, type PayableKey, subjectColumns, subjectJoins } from './plan-sql.ts'

/** A payout as its landlord sees it; the amount in minor units. */
export interface PayoutView {
  id: string
  landlordId: string
  amount: number
  currency: string
  mode: InvoiceLiveMode
  state: PayoutState
  failure: PayoutFailure | null
  arrivesOn: Day | null
  createdAt: Temporal.Instant
  paidAt: Temporal.Instant | null
  itemCount: number
}

const instants = { createdAt: true, paidAt: true } as const

const columns = sql`p.id, p.landlord_id as "landlordId", p.amount, p.currency, p.mode, p.state, p.failure,
  p.arrives_on as "arrivesOn", p.created_at as "createdAt", p.paid_at as "paidAt",
  (select count(*)::int from payout_items i where i.payout_id = p.id) as "itemCount"`

/** Whose payouts; those in which a booking has a part, or with null all. */
export interface PayoutFilter extends PayableKey {
  bookingId: string | null
}

function isIn({ landlordId, mode, bookingId }: PayoutFilter): RawBuilder<unknown> {
  return sql`p.landlord_id = ${landlordId}::uuid and p.mode = ${mode} ${
    bookingId === null
      ? sql``
      : sql`and exists (select from payout_items i where i.payout_id = p.id and i.booking_id = ${bookingId}::uuid)`
  }`
}

/** A landlord's payouts, the newest first, a window of them. */
export async function listPayouts(
  source: Source,
  asked: PayoutFilter & { offset: number; limit: number },
): Promise<PayoutView[]> {
  return payoutsOf.list(source, { ...asked })
}

const payoutsOf = statement(
  (_, { offset, limit, ...by }: PayoutFilter & { offset: number; limit: number }) => sql<PayoutView>`
    select ${columns} from payouts p where ${isIn(by)}
    order by p.created_at desc, p.id offset ${offset}::int limit ${limit}::int`,
  instants,
)

/** How many payouts that are. */
export async function countPayouts(source: Source, by: PayoutFilter): Promise<number> {
  return (await payoutCount.find(source, { ...by }))?.count ?? 0
}

const payoutCount = statement(
  (_, by: PayoutFilter) => sql<{ count: number }>`
    select count(*)::int as count from payouts p where ${isIn(by)}`,
)

/** A landlord's payout by id; undefined for a foreign one. */
export async function findPayoutOf(
  source: Source,
  asked: { landlordId: string; id: string },
): Promise<PayoutView | undefined> {
  return payoutById.find(source, { ...asked })
}

const payoutById = statement(
  (_, { landlordId, id }: { landlordId: string; id: string }) => sql<PayoutView>`
    select ${columns} from payouts p where p.landlord_id = ${landlordId}::uuid and p.id = ${id}::uuid`,
  instants,
)

/** A landlord's payouts that have not arrived. */
export async function listOpenPayouts(
  source: Source,
  key: PayableKey,
): Promise<{ currency: string; state: PayoutState; amount: number; arrivesOn: Day | null }[]> {
  return openPayouts.list(source, { ...key })
}

const openPayouts = statement((db, { landlordId, mode }: PayableKey) =>
  db
    .selectFrom('payouts')
    .select(['currency', 'state', 'amount', 'arrives_on as arrivesOn'])
    .where('landlord_id', '=', landlordId)
    .where('mode', '=', mode)
    .where('state', '<>', 'PAID')
    .orderBy('created_at', 'desc')
    .orderBy('id'),
)

/** All parts of payouts, whose ids came out of visible rows; in the order of the books. */
export async function listItemsOf(
  source: Source,
  payoutIds: readonly string[],
): Promise<(PayoutItem & { payoutId: string })[]> {
  return itemsOf.list(source, { payoutIds })
}

const itemsOf = statement(
  (_, { payoutIds }: { payoutIds: readonly string[] }) => sql<PayoutItem & { payoutId: string }>`
    select item.payout_id as "payoutId", item.transfer_id::text as id, item.kind, item.amount, ${subjectColumns}
    from payout_items item
    ${subjectJoins('item', sql`item.kind = 'RENT'`)}
    where item.payout_id = any(${payoutIds}::uuid[])
    order by item.payout_id, item.transfer_id`,
)

/** What invoices are about; their ids came out of visible rows. */
export async function findInvoiceSubjects(source: Source, ids: readonly string[]): Promise<ItemSubject[]> {
  return ids.length === 0 ? [] : invoiceSubjects.list(source, { ids })
}

const invoiceSubjects = statement(
  (_, { ids }: { ids: readonly string[] }) => sql<ItemSubject>`
    select ${subjectColumns} from (select id as invoice_id, booking_id from invoices where id = any(${ids}::uuid[])) kept
    ${subjectJoins('kept', sql`false`)}`,
)
