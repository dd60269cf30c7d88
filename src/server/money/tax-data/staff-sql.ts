import { type RawBuilder, sql } from 'kysely'
import type { Dac7Datum, Dac7ExemptionStatus, TaxDataState } from '../../../domain/catalogue/tax.ts'
import type { Day } from '../../../domain/kernel/day.ts'
import { likePrefix } from '../../kernel/db/parameters.ts'
import type { Db } from '../../kernel/db/database.ts'

/** Billing details as staff look at them for tax reporting: never a tax number. */
export interface TaxDataItemRow {
  id: string
  landlordId: string
  landlordName: string
  landlordEmail: string
  /** Of the person or company that lets. */
  name: string
  missing: Dac7Datum[]
  isCompliant: boolean | null
  isExempt: boolean | null
  exemptionStatus: Dac7ExemptionStatus
  exemptionDeadline: Day | null
  exemptionReason: string
  /** The homes that are let so. */
  homes: number
  askedAt: Temporal.Instant | null
  heldAt: Temporal.Instant | null
}

/** Which billing details: in which state, and of whom by the beginning of a name or address. */
export interface TaxDataFilter {
  state: TaxDataState
  search: string
}

const STATES: Record<TaxDataState, RawBuilder<unknown>> = {
  MISSING: sql`i.is_compliant = false and i.is_exempt = false`,
  HELD: sql`i.is_compliant = false and i.is_exempt = false and r.held_at is not null`,
  EXEMPT: sql`i.is_exempt`,
  ALL: sql`true`,
}

const tables = sql`billing_details_items i
  join users l on l.id = i.landlord_id
  left join tax_data_requests r on r.landlord_id = i.landlord_id`

function isWanted({ state, search }: TaxDataFilter): RawBuilder<unknown> {
  return sql`i.state = 'ACTIVE' and ${STATES[state]} and ${beginsSo(search)}`
}

/** Whether a landlord (l), or as whom they let (i), begins with a text, by name or address; everybody without one. */
export function beginsSo(search: string): RawBuilder<unknown> {
  const text = search.trim().toLowerCase()
  const prefix = likePrefix(text)
  return sql`(${text} = '' or lower(l.name) like ${prefix} or lower(l.email) like ${prefix}
    or lower(l.last_name) like ${prefix} or lower(i.company_name) like ${prefix} or lower(i.last_name) like ${prefix})`
}

function select(): RawBuilder<TaxDataItemRow> {
  return sql<TaxDataItemRow>`
    select i.id, i.landlord_id as "landlordId", l.name as "landlordName", l.email as "landlordEmail",
      case i.type when 'COMPANY' then i.company_name else trim(i.first_name || ' ' || i.last_name) end as name,
      i.missing, i.is_compliant as "isCompliant", i.is_exempt as "isExempt", i.exemption_status as "exemptionStatus",
      i.exemption_deadline as "exemptionDeadline", i.exemption_reason as "exemptionReason",
      (select count(*)::int from groups g where g.billing_details_item_id = i.id and g.deleted_at is null) as homes,
      r.asked_at as "askedAt", r.held_at as "heldAt"
    from ${tables}`
}

/** Billing details of all landlords: whose payouts are held and who was asked longest ago first. For staff. */
export async function listTaxDataItems(
  db: Db,
  filter: TaxDataFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<TaxDataItemRow[]> {
  const { rows } = await sql<TaxDataItemRow>`${select()} where ${isWanted(filter)}
    order by r.held_at nulls last, r.asked_at nulls last, i.created_at desc, i.id
    offset ${offset} limit ${limit}`.execute(db)
  return rows
}

/** How many there are. */
export async function countTaxDataItems(db: Db, filter: TaxDataFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${tables} where ${isWanted(filter)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Billing details by id, archived ones too; for staff. */
export async function findTaxDataItem(db: Db, id: string): Promise<TaxDataItemRow | undefined> {
  const { rows } = await sql<TaxDataItemRow>`${select()} where i.id = ${id}::uuid`.execute(db)
  return rows[0]
}
