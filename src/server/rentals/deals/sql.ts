import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { DealColumn } from '../../../domain/catalogue/deals.ts'
import { LANDLORD_FEE_RATE } from '../../../domain/kernel/constants.ts'
import type { Day } from '../../../domain/kernel/day.ts'
import { likeContaining } from '../../kernel/db/parameters.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import type { ListWindow } from '../../kernel/graphql/list-window.ts'
import { isOfNobodyErased } from '../../kernel/viewer/blocked-sql.ts'

/** What the board of deals is narrowed to; null and false: by nothing. */
export interface DealFilter {
  /** Who of the sales staff looks after the landlord. */
  managerId: string | null
  /** Those of landlords whom nobody of the sales staff looks after. */
  isUnmanaged: boolean
  isKeyAccount: boolean
  landlordId: string | null
  /** Days of UTC on which the deal came to where it stands. */
  from: Day | null
  to: Day | null
  /** A part of the tenant's, their company's, the landlord's or the listing's name, of an address, or of the reference. */
  search: string | null
}

/** The deals of one column in one currency: how many, and the landlords' fees of all of them in minor units. */
export interface DealSum {
  column: DealColumn
  currency: string
  count: number
  fees: number
}

/** Counts the deals of each column and sums up their fees, which are those of their bookings, or of today's terms. */
export async function sumDeals(source: Source, filter: DealFilter, today: Day): Promise<DealSum[]> {
  return sumsOf.list(source, { ...asked(filter), today })
}

/** The ids of a part of one column: what is open longest first, what was won or lost last first. Of all columns without one. */
export async function listDealIds(
  source: Source,
  filter: DealFilter,
  column: DealColumn | null,
  { offset, limit }: ListWindow,
): Promise<string[]> {
  const rows = await idsOf.list(source, {
    ...asked(filter),
    offset: offset || null,
    written: { column: column ?? '', limit },
  })
  return rows.map(({ id }) => id)
}

/** A filter as it is asked for. */
interface AskedDeals extends Omit<DealFilter, 'search'> {
  pattern: string | null
}

function asked({ search, ...filter }: DealFilter): AskedDeals {
  const text = search?.trim()
  return { ...filter, pattern: text ? likeContaining(text) : null }
}

// As termsOn: of each kind of terms that are valid the ones made last, then the first kind that says a rate.
const sumsOf = statement(
  (_, by: AskedDeals & { today: Day }) => sql<DealSum>`
    with valid as (
      select distinct on (landlord_id, group_id, scope) landlord_id, group_id, scope, landlord_fee_rate
      from fee_terms where valid_from <= ${by.today} and (valid_until is null or valid_until >= ${by.today})
      order by landlord_id, group_id, scope, position desc
    ), priced as (
      select lr.deal_column, lr.currency, lr.total_rent, coalesce(b.landlord_fee_rate,
        case when b.id is null then coalesce(home.landlord_fee_rate, agreed.landlord_fee_rate, own.landlord_fee_rate,
          ${sql.lit(LANDLORD_FEE_RATE)}::int) else lr.landlord_fee_rate end) as rate
      from listing_requests lr
        left join bookings b on b.listing_request_id = lr.id
        left join valid home on home.scope = 'LISTING' and home.group_id = lr.group_id
        left join valid agreed on agreed.scope = 'AGREEMENT' and agreed.landlord_id = lr.landlord_id
        left join valid own on own.scope = 'LANDLORD' and own.landlord_id = lr.landlord_id
      where ${narrowed(by)}
    )
    select deal_column as "column", currency, count(*) as count,
      sum((total_rent * rate + 5000) / 10000)::bigint as fees
    from priced group by deal_column, currency order by deal_column, currency`,
)

const idsOf = statement(
  (_, by: AskedDeals & { offset: number | null; written: { column: DealColumn | ''; limit: number } }) => {
    const { column, limit } = by.written
    const isOver = column === 'TENANT_CLOSED_INVOICE' || column === 'LOST'
    const of = column === '' ? sql`true` : sql`lr.deal_column = ${sql.lit(column)}`
    const first = column === '' ? sql`lr.deal_column,` : sql``
    const order = isOver ? sql`lr.deal_since desc, lr.id desc` : sql`lr.deal_since, lr.id`
    const skipped = by.offset === null ? sql`` : sql`offset ${by.offset}`
    return sql<{ id: string }>`
      select lr.id from listing_requests lr where ${of} and ${narrowed(by)}
      order by ${first} ${order} limit ${sql.lit(limit)} ${skipped}`
  },
)

function narrowed(by: AskedDeals): RawBuilder<SqlBool> {
  const { managerId, isUnmanaged, isKeyAccount, landlordId, from, to, pattern } = by
  // What came with an import was agreed elsewhere: nobody here has a deal to win.
  const conditions: RawBuilder<SqlBool>[] = [
    sql`not exists (select from imported_persons p where p.user_id = lr.tenant_id)`,
    isOfNobodyErased('lr.landlord_id', 'lr.tenant_id'),
  ]
  if (managerId) conditions.push(landlordsWhere(sql`x.account_manager_id = ${managerId}::uuid`))
  if (isUnmanaged)
    conditions.push(
      landlordsWhere(sql`not exists (select 1 from users m
        where m.id = x.account_manager_id and 'sales' = any(m.permissions))`),
    )
  if (isKeyAccount)
    conditions.push(sql`lr.group_id in (select g.id from groups g where g.labels @> array['KA'])`)
  if (landlordId) conditions.push(sql`lr.landlord_id = ${landlordId}::uuid`)
  if (from) conditions.push(sql`lr.deal_since >= (${from}::date)::timestamp at time zone 'UTC'`)
  if (to) conditions.push(sql`lr.deal_since < (${to}::date + 1)::timestamp at time zone 'UTC'`)
  if (pattern)
    conditions.push(sql`(lr.user_friendly_id ilike ${pattern}
      or lr.booking_request_id in (select x.id from booking_requests x
        where (x.first_name || ' ' || x.last_name || ' ' || x.company_name || ' ' || x.email) ilike ${pattern})
      or lr.group_id in (select x.id from groups x where x.name ilike ${pattern})
      or ${landlordsWhere(sql`x.name ilike ${pattern} or x.email ilike ${pattern}`)})`)
  return sql.join(conditions, sql` and `)
}

function landlordsWhere(condition: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql`lr.landlord_id in (select x.id from users x where ${condition})`
}
