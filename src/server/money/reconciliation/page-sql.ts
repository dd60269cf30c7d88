import { sql } from 'kysely'
import type { InvoiceLiveMode } from '../../../domain/catalogue/invoices.ts'
import type {
  LedgerEventKind,
  ProviderDifference,
  ProviderDifferenceState,
} from '../../../domain/catalogue/ledger.ts'
import type { PaymentProvider } from '../../../domain/catalogue/payments.ts'
import type { Db } from '../../kernel/db/database.ts'

/** An account at the card provider beside the books, as they were last compared; amounts in minor units. */
export interface ProviderAccountRow {
  id: string
  provider: PaymentProvider
  mode: InvoiceLiveMode
  currency: string
  landlordId: string | null
  landlordName: string | null
  available: number
  pending: number
  booked: number
  openCount: number
  openAmount: number
  explainedAmount: number
  comparedAt: Temporal.Instant
  failure: string
  failedAt: Temporal.Instant | null
}

function selectAccounts(db: Db) {
  return db
    .selectFrom('provider_balances as b')
    .leftJoin('users as l', 'l.id', 'b.landlord_id')
    .leftJoin('provider_readings as r', (join) =>
      join
        .onRef('r.provider', '=', 'b.provider')
        .onRef('r.mode', '=', 'b.mode')
        .on(sql<boolean>`r.landlord_id is not distinct from b.landlord_id`),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('provider_differences as d')
          .select([
            sql<number>`(count(*) filter (where d.state = 'OPEN' and d.kind <> 'NOT_AVAILABLE'))::int`.as(
              'openCount',
            ),
            sql<number>`coalesce(sum(d.amount) filter (where d.state = 'OPEN'), 0)::bigint`.as('openAmount'),
            sql<number>`coalesce(sum(d.amount) filter (where d.state = 'EXPLAINED'), 0)::bigint`.as(
              'explainedAmount',
            ),
          ])
          .whereRef('d.balance_id', '=', 'b.id')
          .where('d.state', '<>', 'ENDED')
          .as('sums'),
      (join) => join.onTrue(),
    )
    .select([
      'b.id',
      'b.provider',
      'b.mode',
      'b.currency',
      'b.landlord_id as landlordId',
      'l.name as landlordName',
      'b.available',
      'b.pending',
      'b.booked',
      sql<number>`"openCount"`.as('openCount'),
      sql<number>`"openAmount"`.as('openAmount'),
      sql<number>`"explainedAmount"`.as('explainedAmount'),
      'b.compared_at as comparedAt',
      sql<string>`coalesce(r.failure, '')`.as('failure'),
      'r.failed_at as failedAt',
    ])
}

/** Accounts, the operator's own first, then those in which most is open. */
export async function listProviderAccounts(
  db: Db,
  window: { offset: number; limit: number },
): Promise<ProviderAccountRow[]> {
  return selectAccounts(db)
    .orderBy(sql`b.landlord_id is null`, 'desc')
    .orderBy('openCount', 'desc')
    .orderBy('l.name')
    .orderBy('b.mode')
    .orderBy('b.currency')
    .orderBy('b.id')
    .offset(window.offset)
    .limit(window.limit)
    .execute()
}

/** How many accounts there are. */
export async function countProviderAccounts(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('provider_balances')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** An account, or undefined. */
export async function findProviderAccount(db: Db, id: string): Promise<ProviderAccountRow | undefined> {
  return selectAccounts(db).where('b.id', '=', id).executeTakeFirst()
}

/** A line of the provider as it was told; amounts in minor units. */
export interface ProviderLine {
  externalId: string
  category: string
  amount: number
  fee: number
  net: number
  currency: string
  sourceIds: string[]
  at: string
  availableAt: string
}

/** What lies between the provider and the books; the amount is what the provider has more, in minor units. */
export interface ProviderDifferenceRow {
  id: string
  kind: ProviderDifference
  state: ProviderDifferenceState
  amount: number
  currency: string
  landlordId: string | null
  openedAt: Temporal.Instant
  endedAt: Temporal.Instant | null
  explanation: string
  explainedBy: string | null
  explainedAt: Temporal.Instant | null
  line: ProviderLine | null
  entryKind: LedgerEventKind | null
  entryAt: Temporal.Instant | null
  /** What it is about, as far as anybody knows. */
  bookingId: string | null
  invoiceNumber: string | null
  ofLandlordId: string | null
  ofLandlordName: string | null
}

function selectDifferences(db: Db) {
  return db
    .selectFrom('provider_differences as d')
    .innerJoin('provider_balances as b', 'b.id', 'd.balance_id')
    .leftJoin('provider_lines as n', 'n.id', 'd.line_id')
    .leftJoin('ledger_events as e', 'e.id', 'd.event_id')
    .leftJoin('payments as p', (join) => join.on(sql<boolean>`p.charge_id = any(n.source_ids)`))
    .leftJoin('invoices as i', (join) => join.on(sql<boolean>`i.id = coalesce(e.invoice_id, p.invoice_id)`))
    .leftJoin('users as l', (join) =>
      join.on(sql<boolean>`l.id = coalesce(e.landlord_id, p.landlord_id, b.landlord_id)`),
    )
    .leftJoin('users as by', 'by.id', 'd.explained_by')
    .select([
      'd.id',
      'd.kind',
      'd.state',
      'd.amount',
      'b.currency',
      'b.landlord_id as landlordId',
      'd.opened_at as openedAt',
      'd.ended_at as endedAt',
      'd.explanation',
      'by.name as explainedBy',
      'd.explained_at as explainedAt',
      sql<ProviderLine | null>`case when n.id is not null then jsonb_build_object('externalId', n.external_id,
        'category', n.category, 'amount', n.amount, 'fee', n.fee, 'net', n.net,
        'currency', n.currency, 'sourceIds', n.source_ids, 'at', n.at, 'availableAt', n.available_at) end`.as(
        'line',
      ),
      'e.kind as entryKind',
      'e.effective_at as entryAt',
      sql<string | null>`coalesce(e.booking_id, p.booking_id)`.as('bookingId'),
      'i.number as invoiceNumber',
      'l.id as ofLandlordId',
      'l.name as ofLandlordName',
    ])
}

/** The differences of an account in a state, the newest first. */
export async function listDifferences(
  db: Db,
  { accountId, state }: { accountId: string; state: ProviderDifferenceState },
  window: { offset: number; limit: number },
): Promise<ProviderDifferenceRow[]> {
  return selectDifferences(db)
    .where('d.balance_id', '=', accountId)
    .where('d.state', '=', state)
    .orderBy('d.opened_at', 'desc')
    .orderBy('d.id')
    .offset(window.offset)
    .limit(window.limit)
    .execute()
}

/** How many differences of an account there are, by state. */
export async function countDifferences(
  db: Db,
  accountId: string,
): Promise<{ state: ProviderDifferenceState; count: number }[]> {
  return db
    .selectFrom('provider_differences')
    .select((eb) => ['state', eb.cast<number>(eb.fn.countAll(), 'integer').as('count')])
    .where('balance_id', '=', accountId)
    .groupBy('state')
    .execute()
}

/** A difference by its id; undefined where there is none. */
export async function findDifference(db: Db, id: string): Promise<ProviderDifferenceRow | undefined> {
  return selectDifferences(db).where('d.id', '=', id).executeTakeFirst()
}

/** Locks a difference and reads it; undefined where there is none. */
export async function lockDifference(db: Db, id: string): Promise<ProviderDifferenceRow | undefined> {
  await db.selectFrom('provider_differences').select('id').where('id', '=', id).forUpdate().execute()
  return findDifference(db, id)
}

/** Stores why a difference is right. */
export async function saveExplanation(
  db: Db,
  id: string,
  by: { explanation: string; explainedBy: string; explainedAt: Temporal.Instant },
): Promise<void> {
  await db
    .updateTable('provider_differences')
    .set({
      state: 'EXPLAINED',
      explanation: by.explanation,
      explained_by: by.explainedBy,
      explained_at: by.explainedAt,
    })
    .where('id', '=', id)
    .execute()
}
