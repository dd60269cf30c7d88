import { type RawBuilder, sql } from 'kysely'
import type { InvoiceLiveMode } from '../../../domain/catalogue/invoices.ts'
import { DAC7_COUNTRIES, type TaxEntryKind } from '../../../domain/catalogue/tax.ts'
import type { Day, Stay } from '../../../domain/kernel/day.ts'
import { isOneOf } from '../../kernel/db/parameters.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'

/** Whose money, in which days, and whether real or of test mode. */
export interface TaxScope extends Stay {
  landlordId: string
  mode: InvoiceLiveMode
}

/**
 * All that counts for the report of a landlord: rents that the landlord says have come, by that day; what payouts have
 * brought of rents, refunds and bonuses, by the day on which the payout arrived; and what the product charged and
 * credited, with its VAT, by the day of the document. Of homes in a country of the report, and of a stay.
 */
export function taxEntries({ landlordId, mode, from, to }: TaxScope): RawBuilder<unknown> {
  return sql`
    select entry.*, b.group_id, b.listing_id
    from (
      select 'RENT_RECEIVED' as kind, r.received_on as day, r.received_amount as amount, r.currency, r.booking_id,
        r.id::text as id
      from rents r
      where r.landlord_id = ${landlordId}::uuid and not r.through_product
        and r.received_on between ${from}::date and ${to}::date
      union all
      select ${kindOfItem}, (p.paid_at at time zone 'UTC')::date, i.amount, p.currency, i.booking_id, i.transfer_id::text
      from payouts p join payout_items i on i.payout_id = p.id
      where p.landlord_id = ${landlordId}::uuid and p.mode = ${mode} and p.state = 'PAID'
        and p.paid_at >= ${from}::timestamp at time zone 'UTC'
        and p.paid_at < (${to}::date + 1)::timestamp at time zone 'UTC'
        and i.kind not in ('FEE_KEPT', 'CREDIT') and i.booking_id is not null
      union all
      select case when t.amount > 0 then 'FEE' else 'FEE_CREDITED' end, (t.effective_at at time zone 'UTC')::date,
        t.amount, a.currency, e.booking_id, t.id::text
      from ledger_accounts a
      cross join lateral (
        select id, credit_account_id as other_id, amount, event_id, effective_at, phase
        from ledger_transfers where debit_account_id = a.id
        union all
        select id, debit_account_id, -amount, event_id, effective_at, phase
        from ledger_transfers where credit_account_id = a.id
      ) t
      join ledger_accounts o on o.id = t.other_id and o.kind in ('FEE_REVENUE', 'VAT')
      join ledger_events e on e.id = t.event_id
      where a.landlord_id = ${landlordId}::uuid and a.kind = 'LANDLORD_RECEIVABLE' and a.mode = ${mode}
        and t.phase in ('POSTED', 'POST') and e.booking_id is not null
        and t.effective_at >= ${from}::timestamp at time zone 'UTC'
        and t.effective_at < (${to}::date + 1)::timestamp at time zone 'UTC'
    ) entry
    join bookings b on b.id = entry.booking_id
    join groups g on g.id = b.group_id and ${isOneOf('g.country', DAC7_COUNTRIES)}`
}

const kindOfItem = sql`case i.kind
  when 'RENT' then 'RENT_PAID_OUT'
  when 'REFUND' then 'REFUND'
  when 'DISPUTE' then 'DISPUTE'
  when 'INCENTIVE' then 'BONUS'
  else 'CORRECTION'
end`

/** An entry as the drill-down shows it; amount in minor units. */
export interface TaxEntryRow {
  id: string
  kind: TaxEntryKind
  day: Day
  amount: number
  currency: string
  bookingId: string
  tenantNames: string
  apartmentName: string
}

/** Entries of one seller at the homes that stand where a group does, the newest first. */
export interface TaxEntriesAsked extends TaxScope {
  /** Null: homes of which nobody is named. */
  sellerId: string | null
  groupIds: readonly string[]
  currency: string
  offset: number
  limit: number | null
}

/** The entries that a property's figures are the sum of, the newest first, or a window of them. */
export async function listTaxEntries(source: Source, asked: TaxEntriesAsked): Promise<TaxEntryRow[]> {
  return entriesOf.list(source, asked)
}

const entriesOf = statement(
  (_, asked: TaxEntriesAsked) => sql<TaxEntryRow>`
  select e.kind || e.id as id, e.kind, e.day, e.amount, e.currency, e.booking_id as "bookingId",
    br.first_name || ' ' || br.last_name as "tenantNames", u.apartment_name as "apartmentName"
  from (${taxEntries(asked)}) e
  join bookings b on b.id = e.booking_id
  join listing_requests lr on lr.id = b.listing_request_id
  join booking_requests br on br.id = lr.booking_request_id
  join listings u on u.id = e.listing_id
  left join home_sellers h on h.group_id = e.group_id and h.landlord_id = ${asked.landlordId}::uuid and e.day between coalesce(h.from_day, e.day)
    and coalesce(h.until_day, e.day)
  where e.group_id = any(${asked.groupIds}::uuid[]) and e.currency = ${asked.currency}
    and h.seller_id is not distinct from ${asked.sellerId}::uuid
  order by e.day desc, e.kind, e.id
  offset ${asked.offset}::int ${asked.limit === null ? sql`` : sql`limit ${asked.limit}::int`}`,
)
