import { sql } from 'kysely'
import type { ContractName } from '../../../domain/catalogue/contracts.ts'
import type { Stay } from '../../../domain/kernel/day.ts'
import type { Db } from '../../kernel/db/database.ts'

/** What a group and its landlord's details say for contracts; amounts in minor units. */
export interface ContractSourceRow {
  groupId: string
  landlordId: string
  country: string
  contractName: ContractName
  price: number
  deposit: number
  finalCleaningFee: number
  onlineSigning: boolean
  houseRules: Record<string, string>
  registrationNumber: string | null
  energyCertificate: string | null
  landlordCompanyName: string
  /** In one line; null when there is none. */
  landlordAddress: string | null
}

/** The sources of contracts by group, whoever asks: only for ids that came out of a visible row. */
export async function listContractSources(
  db: Db,
  groupIds: readonly string[],
): Promise<Map<string, ContractSourceRow>> {
  if (groupIds.length === 0) return new Map()
  const { rows } = await sql<ContractSourceRow>`
    select g.id as "groupId", g.landlord_id as "landlordId", g.country, g.contract_name as "contractName", g.price,
      g.deposit, g.final_cleaning_fee as "finalCleaningFee", g.online_signing as "onlineSigning",
      g.house_rules as "houseRules", g.registration_number as "registrationNumber",
      g.energy_certificate ->> 'availability' as "energyCertificate",
      case when d.type = 'COMPANY' then d.company_name else '' end as "landlordCompanyName",
      coalesce(
        case when a.id is not null then
          concat_ws(', ', a.address_line1, nullif(a.address_line2, ''), a.zip_code || ' ' || a.city) end,
        case when d.address_line1 <> '' and d.city <> '' then
          concat_ws(', ', d.address_line1, nullif(d.address_line2, ''), d.zip_code || ' ' || d.city) end
      ) as "landlordAddress"
    from groups g
    left join billing_addresses a on a.id = g.billing_address_id
    left join billing_details_items d on d.id = g.billing_details_item_id
    where g.id = any(${groupIds}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.groupId, row]))
}

/** Where a unit is in its building, by language: the named one, or the only one of its group; else nothing. */
export async function findContractedLocation(
  db: Db,
  groupId: string,
  listingId: string | null,
): Promise<Record<string, string>> {
  const { rows } = await sql<{ location: Record<string, string> }>`
    select u.location_in_building as location from listings u
    where u.group_id = ${groupId}::uuid and u.deleted_at is null and (u.id = ${listingId}::uuid
      or ${listingId}::uuid is null and not exists (
        select 1 from listings o where o.group_id = u.group_id and o.deleted_at is null and o.id <> u.id))
    limit 1`.execute(db)
  return rows[0]?.location ?? {}
}

/** One contract of a stay that was prolonged. */
export interface ChainedContract extends Stay {
  /** The booking that was asked for. */
  bookingId: string
  reference: string
  contractName: ContractName
  madeAt: Temporal.Instant
}

/** The contracts that led to bookings, by booking, the first one first: an extension stands behind what it extends. */
export async function listContractChains(
  db: Db,
  bookingIds: readonly string[],
): Promise<Map<string, ChainedContract[]>> {
  if (bookingIds.length === 0) return new Map()
  const { rows } = await sql<ChainedContract>`
    with recursive chain as (
      select b.id as root, b.offer_id, b.listing_request_id, b."from", b."to", lr.extends_booking_id, 1 as place
      from bookings b join listing_requests lr on lr.id = b.listing_request_id
      where b.id = any(${bookingIds}::uuid[])
      union all
      select c.root, b.offer_id, b.listing_request_id, b."from", b."to", lr.extends_booking_id, c.place + 1
      from chain c join bookings b on b.id = c.extends_booking_id
      join listing_requests lr on lr.id = b.listing_request_id
      where c.place < 100
    )
    select c.root as "bookingId", lr.user_friendly_id as reference, o.contract_name as "contractName",
      o.created_at as "madeAt", c."from", c."to"
    from chain c
    join listing_requests lr on lr.id = c.listing_request_id
    join booking_offers o on o.id = c.offer_id
    order by c.root, c.place desc`.execute(db)
  return Map.groupBy(rows, (row) => row.bookingId)
}
