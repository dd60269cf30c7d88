import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { InvoiceDocumentType, InvoiceLiveMode } from '../../../domain/catalogue/invoices.ts'
import type { Day, Stay } from '../../../domain/kernel/day.ts'
import type { MoneyEntryKind, MonthlySum } from '../../../domain/money/overview.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import { inFullWorld } from '../../kernel/viewer/visible-to.ts'

/** Whose money, of which group, unit or booking (null: of all), and whether real or of test mode. */
export interface MoneyScope {
  viewer: Viewer
  groupId: string | null
  listingId: string | null
  bookingId: string | null
  mode: InvoiceLiveMode
}

/** One entry of a figure; the amount in minor units, positive for what the landlord gets more. */
export interface MoneyEntryRow {
  id: string
  kind: MoneyEntryKind
  day: Day
  amount: number
  currency: string
  /** Null for what belongs to no single stay. */
  bookingId: string | null
  tenantNames: string | null
  apartmentName: string | null
  groupName: string | null
  /** The nights of an earned month, or the days of a rent. */
  nights: number | null
  from: Day | null
  to: Day | null
  number: string | null
  documentType: InvoiceDocumentType | null
  fileId: string | null
}

/** An entry as a booking batch posts it; what only moves between the landlord's two accounts is NETTED. */
export interface BatchEntryRow extends Omit<MoneyEntryRow, 'kind'> {
  kind: MoneyEntryKind | 'NETTED'
  /** It changes what the landlord owes for invoices, not what they are to get. */
  isOwed: boolean
}

/** The sums of all entries of a scope by kind, month and currency. */
export async function listMonthlySums(
  source: Source,
  scope: MoneyScope,
): Promise<(MonthlySum & { lastDay: Day })[]> {
  return monthlySums.list(source, scope)
}

// By days first, of transfers also by account: there are fewer of those than entries, and naming a line and a month
// takes longer than adding.
const monthlySums = statement(
  (_, scope: MoneyScope) => sql<MonthlySum & { lastDay: Day }>`
    select kind, date_trunc('month', day::timestamp)::date as month, currency, sum(amount)::bigint as amount,
      sum(entries)::int as entries, max(day) as "lastDay"
    from (
      select kind, day, currency, sum(amount) as amount, count(*) as entries
      from (${rentsOf(scope)}) entry
      group by 1, 2, 3
      union all
      select ${lineOf}, t.day, a.currency, t.amount, t.entries
      from ledger_accounts a
      cross join lateral (
        select t.other_id, ${dayOfTransfer} as day, sum(t.amount) as amount, count(*) as entries
        ${transfersOf(scope, false)}
        group by 1, 2, t.amount > 0
      ) t
      join ledger_accounts o on o.id = t.other_id
      where ${isEntry(scope)}
    ) summed
    group by 1, 2, 3`,
)

/** The entries of a period: of some kinds and one currency or of all (null), the newest first, or a window of them. */
export async function listMoneyEntries(
  source: Source,
  by: MoneyScope & Stay & { kinds: readonly MoneyEntryKind[] | null; currency: string | null },
  window: { offset: number; limit: number } | null = null,
): Promise<MoneyEntryRow[]> {
  return entriesIn.list(source, { ...by, offset: window?.offset ?? 0, limit: window?.limit ?? null })
}

interface EntriesAsked extends MoneyScope, Stay {
  kinds: readonly MoneyEntryKind[] | null
  currency: string | null
  offset: number
  limit: number | null
}

const entriesIn = statement((_, asked: EntriesAsked) => selectEntries<MoneyEntryRow>(asked, false))

/** All entries of a period in a currency, with what was netted, the newest first. */
export async function listBatchEntries(
  source: Source,
  by: MoneyScope & Stay & { currency: string },
): Promise<BatchEntryRow[]> {
  return batchEntriesIn.list(source, { ...by, kinds: null, offset: 0, limit: null })
}

const batchEntriesIn = statement((_, asked: EntriesAsked) => selectEntries<BatchEntryRow>(asked, true))

function selectEntries<Row>(asked: EntriesAsked, withNetted: boolean): RawBuilder<Row> {
  return sql<Row>`
    select entry.id, entry.kind, entry.day, entry.amount, entry.currency, entry.booking_id as "bookingId",
      br.first_name || ' ' || br.last_name as "tenantNames", u.apartment_name as "apartmentName",
      g.name as "groupName", entry.nights, entry."from", entry."to", i.number, i.document_type as "documentType",
      i.document_file_id as "fileId"${withNetted ? sql`, entry.is_owed as "isOwed"` : sql``}
    from (
      select * from (${entriesOf(asked, withNetted)}) entry
      where day between ${asked.from}::date and ${asked.to}::date
        ${asked.kinds === null ? sql`` : sql`and kind = any(${asked.kinds}::text[])`}
        ${asked.currency === null ? sql`` : sql`and currency = ${asked.currency}`}
      order by day desc, kind, id
      offset ${asked.offset}::int ${asked.limit === null ? sql`` : sql`limit ${asked.limit}::int`}
    ) entry
    left join bookings b on b.id = entry.booking_id
    left join listing_requests lr on lr.id = b.listing_request_id
    left join booking_requests br on br.id = lr.booking_request_id
    left join listings u on u.id = b.listing_id
    left join groups g on g.id = b.group_id
    left join invoices i on i.id = entry.invoice_id
    order by entry.day desc, entry.kind, entry.id`
}

/**
 * All entries of a scope: rent of nights, rents by the day on which they are due and on which they came to the
 * landlord's own account, and all that the books say of what landlord and operator owe each other. A rent through the
 * product is in the books, too, as owed by its tenant; it counts once, by its due day. A fee
 * that is kept, or a credit that is carried, moves between the landlord's two accounts: only who posts both asks for it.
 */
function entriesOf(scope: MoneyScope, withNetted: boolean): RawBuilder<unknown> {
  return sql`
    ${rentsOf(scope)}
    union all
    select ${lineOf}, t.day, t.amount, a.currency, t.booking_id, t.invoice_id, null, null, null, t.id::text,
      a.kind = 'LANDLORD_RECEIVABLE'
    from ledger_accounts a
    cross join lateral (
      select t.id, t.other_id, ${dayOfTransfer} as day, t.amount, e.booking_id, e.invoice_id ${transfersOf(scope, true)}
    ) t
    join ledger_accounts o on o.id = t.other_id
    where ${isEntry(scope, withNetted)}`
}

function rentsOf(scope: MoneyScope): RawBuilder<unknown> {
  const { viewer } = scope
  return sql`
    select 'EARNED' as kind, m.month as day, m.amount, m.currency, m.booking_id, null::uuid as invoice_id,
      m.nights::int as nights, null::date as "from", null::date as "to", m.booking_id::text || m.month || m.listing_id as id,
      false as is_owed
    from booking_months m
    where ${inFullWorld(viewer, 'm.landlord_id', 'm.group_id', 'm.listing_id')} and ${inScope(scope, 'm', 'booking_id')}
    union all
    select 'RENT', r.due_on, r.amount, r.currency, r.booking_id, null, null, r."from", r."to", r.id::text,
      false
    from rents r join bookings b on b.id = r.booking_id and b.landlord_id = r.landlord_id
    where ${inFullWorld(viewer, 'b.landlord_id', 'b.group_id', 'b.listing_id')} and ${inScope(scope, 'b', 'id')}
    union all
    select 'RECEIVED', r.received_on, -r.received_amount, r.currency, r.booking_id, null, null, r."from", r."to",
      r.id::text, false
    from rents r join bookings b on b.id = r.booking_id and b.landlord_id = r.landlord_id
    where ${inFullWorld(viewer, 'b.landlord_id', 'b.group_id', 'b.listing_id')} and ${inScope(scope, 'b', 'id')}
      and r.received_on is not null and not r.through_product`
}

/**
 * The transfers `t` of the account `a`, as seen from there, each with its event `e` and that one's booking `b`. Sums of
 * all of a landlord ask for nothing of those, and there is an event for each transfer: they do without.
 */
function transfersOf(scope: MoneyScope, withEvent: boolean): RawBuilder<unknown> {
  const isOfBookings = withEvent || isNarrowedScope(scope) || scope.viewer.groupIds !== null
  return sql`
    from (
      select id, debit_account_id as account_id, credit_account_id as other_id, -amount as amount, phase, event_id,
        effective_at
      from ledger_transfers
      union all
      select id, credit_account_id, debit_account_id, amount, phase, event_id, effective_at from ledger_transfers
    ) t
    ${isOfBookings ? sql`left join ledger_events e on e.id = t.event_id left join bookings b on b.id = e.booking_id` : sql``}
    where t.account_id = a.id and t.phase in ('POSTED', 'POST')
      and ${inFullWorld(scope.viewer, 'a.landlord_id', 'b.group_id', 'b.listing_id')} and ${inScope(scope, 'b', 'id')}`
}

const dayOfTransfer = sql`(t.effective_at at time zone 'UTC')::date`

/** Whether a transfer between the accounts `a` and `o` moves what landlord and operator owe each other, or nets it. */
function isEntry({ viewer, mode }: MoneyScope, withNetted = false): RawBuilder<SqlBool> {
  const netted = withNetted ? sql`or a.kind = 'LANDLORD_PAYABLE' and o.kind = 'LANDLORD_RECEIVABLE'` : sql``
  return sql`a.landlord_id = ${viewer.landlordId}::uuid and a.kind in ('LANDLORD_RECEIVABLE', 'LANDLORD_PAYABLE')
    and a.mode = ${mode}
    and (o.kind not in ('LANDLORD_RECEIVABLE', 'LANDLORD_PAYABLE', 'TENANT_RECEIVABLE') ${netted})`
}

/** The line that a transfer between the landlord's account `a` and the other one `o` belongs to. */
const lineOf = sql`case
  when o.kind = 'LANDLORD_RECEIVABLE' then 'NETTED'
  when o.kind = 'PAYOUT_IN_TRANSIT' then 'PAID_OUT'
  when o.kind = 'REFUND_PAYABLE' then 'REFUNDED'
  when o.kind = 'DISPUTE_HOLD' then 'DISPUTED'
  when a.kind = 'LANDLORD_PAYABLE' and o.kind = 'FEE_REVENUE' then 'INCENTIVE'
  when a.kind = 'LANDLORD_RECEIVABLE' and o.kind = 'UNCOLLECTIBLE' then 'WRITTEN_OFF'
  when a.kind = 'LANDLORD_RECEIVABLE' and o.kind = 'PROVIDER_CLEARING' then 'PAID_BY_LANDLORD'
  when a.kind = 'LANDLORD_RECEIVABLE' and o.kind in ('FEE_REVENUE', 'VAT') and t.amount > 0 then 'CREDITED'
  when a.kind = 'LANDLORD_RECEIVABLE' and o.kind = 'FEE_REVENUE' then 'FEE'
  when a.kind = 'LANDLORD_RECEIVABLE' and o.kind = 'VAT' then 'VAT'
  else 'ADJUSTED'
end`

/** Whether a scope is of one group, unit or booking. */
export function isNarrowedScope(scope: Pick<MoneyScope, 'groupId' | 'listingId' | 'bookingId'>): boolean {
  return scope.groupId !== null || scope.listingId !== null || scope.bookingId !== null
}

/** Rows of that group, unit or booking; the columns are those of `bookings` or were copied from there. */
export function inScope(
  { groupId, listingId, bookingId }: Pick<MoneyScope, 'groupId' | 'listingId' | 'bookingId'>,
  table: string,
  bookingColumn: string,
): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  if (bookingId !== null) return sql`${column(bookingColumn)} = ${bookingId}::uuid`
  if (listingId !== null) return sql`${column('listing_id')} = ${listingId}::uuid`
  return groupId === null ? sql`true` : sql`${column('group_id')} = ${groupId}::uuid`
}
