import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { InvoiceDocumentType, InvoiceLiveMode } from '../../../domain/catalogue/money.ts'
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

/** The sums of all entries of a scope by kind, month and currency. */
export async function listMonthlySums(
  source: Source,
  scope: MoneyScope,
): Promise<(MonthlySum & { lastDay: Day })[]> {
  return monthlySums.list(source, scope)
}

const monthlySums = statement(
  (_, scope: MoneyScope) => sql<MonthlySum & { lastDay: Day }>`
    select kind, date_trunc('month', day::timestamp)::date as month, currency, sum(amount)::bigint as amount,
      count(*)::int as entries, max(day) as "lastDay"
    from (${entriesOf(scope)}) entry
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

const entriesIn = statement(
  (
    _,
    asked: MoneyScope &
      Stay & {
        kinds: readonly MoneyEntryKind[] | null
        currency: string | null
        offset: number
        limit: number | null
      },
  ) => sql<MoneyEntryRow>`
    select entry.id, entry.kind, entry.day, entry.amount, entry.currency, entry.booking_id as "bookingId",
      br.first_name || ' ' || br.last_name as "tenantNames", u.apartment_name as "apartmentName",
      g.name as "groupName", entry.nights, entry."from", entry."to", i.number, i.document_type as "documentType",
      i.document_file_id as "fileId"
    from (
      select * from (${entriesOf(asked)}) entry
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
    order by entry.day desc, entry.kind, entry.id`,
)

/**
 * All entries of a scope: rent of nights, rents by the day on which they are due and on which they came to the
 * landlord's own account, and all that the books say of what landlord and operator owe each other. A rent through the
 * product is in the books, too, as owed by its tenant; it counts once, by its due day. Each transfer has its event: it
 * is joined from the left so that sums of all of a landlord, which ask for none of its columns, do without it.
 */
function entriesOf(scope: MoneyScope): RawBuilder<unknown> {
  const { viewer, mode } = scope
  return sql`
    select 'EARNED' as kind, m.month as day, m.amount, m.currency, m.booking_id, null::uuid as invoice_id,
      m.nights::int as nights, null::date as "from", null::date as "to", m.booking_id::text || m.month as id
    from booking_months m
    where ${inFullWorld(viewer, 'm.landlord_id', 'm.group_id')} and ${inScope(scope, 'm', 'booking_id')}
    union all
    select 'RENT', r.due_on, r.amount, r.currency, r.booking_id, null, null, r."from", r."to", r.id::text
    from rents r join bookings b on b.id = r.booking_id and b.landlord_id = r.landlord_id
    where ${inFullWorld(viewer, 'b.landlord_id', 'b.group_id')} and ${inScope(scope, 'b', 'id')}
    union all
    select 'RECEIVED', r.received_on, -r.received_amount, r.currency, r.booking_id, null, null, r."from", r."to",
      r.id::text
    from rents r join bookings b on b.id = r.booking_id and b.landlord_id = r.landlord_id
    where ${inFullWorld(viewer, 'b.landlord_id', 'b.group_id')} and ${inScope(scope, 'b', 'id')}
      and r.received_on is not null and not r.through_product
    union all
    select ${lineOf}, (t.effective_at at time zone 'UTC')::date, t.amount, a.currency, e.booking_id, e.invoice_id, null,
      null, null, t.id::text
    from ledger_accounts a
    join (
      select id, debit_account_id as account_id, credit_account_id as other_id, -amount as amount, phase, event_id,
        effective_at
      from ledger_transfers
      union all
      select id, credit_account_id, debit_account_id, amount, phase, event_id, effective_at from ledger_transfers
    ) t on t.account_id = a.id
    join ledger_accounts o on o.id = t.other_id
    left join ledger_events e on e.id = t.event_id
    left join bookings b on b.id = e.booking_id
    where ${inFullWorld(viewer, 'a.landlord_id', 'b.group_id')} and ${inScope(scope, 'b', 'id')}
      and a.kind in ('LANDLORD_RECEIVABLE', 'LANDLORD_PAYABLE') and a.mode = ${mode} and t.phase in ('POSTED', 'POST')
      and o.kind not in ('LANDLORD_RECEIVABLE', 'LANDLORD_PAYABLE', 'TENANT_RECEIVABLE')`
}

/** The line that a transfer between the landlord's account `a` and the other one `o` belongs to. */
const lineOf = sql`case
  when o.kind = 'PAYOUT_IN_TRANSIT' then 'PAID_OUT'
  when o.kind = 'REFUND_PAYABLE' then 'REFUNDED'
  when o.kind = 'DISPUTE_HOLD' then 'DISPUTED'
  when e.kind = 'INCENTIVE_GRANTED' then 'INCENTIVE'
  when a.kind = 'LANDLORD_RECEIVABLE' and o.kind = 'UNCOLLECTIBLE' then 'WRITTEN_OFF'
  when a.kind = 'LANDLORD_RECEIVABLE' and o.kind = 'PROVIDER_CLEARING' then 'PAID_BY_LANDLORD'
  when a.kind = 'LANDLORD_RECEIVABLE' and o.kind in ('FEE_REVENUE', 'VAT') and t.amount > 0 then 'CREDITED'
  when a.kind = 'LANDLORD_RECEIVABLE' and o.kind = 'FEE_REVENUE' then 'FEE'
  when a.kind = 'LANDLORD_RECEIVABLE' and o.kind = 'VAT' then 'VAT'
  else 'ADJUSTED'
end`

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
