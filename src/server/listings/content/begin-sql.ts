import { sql } from 'kysely'
import type { ContractName } from '../../../domain/catalogue/contracts.ts'
import type { Tag } from '../../../domain/catalogue/flags.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Day } from '../../../domain/kernel/day.ts'

/** What a listing begins with. */
export interface Beginning {
  landlordId: string
  city: string
  country: string
  language: string
  contractName: ContractName
  labels: readonly Tag[]
  today: Day
  at: Temporal.Instant
}

/** Stores a group of one unpublished unit; contacts, payout and the way of booking are those of the landlord's last listing. */
export async function insertDraft(db: Db, draft: Beginning): Promise<{ groupId: string; listingId: string }> {
  const { rows } = await sql<{ groupId: string; listingId: string }>`
    with last as (
      select contact_person_id, billing_address_id, bank_account_id, deposit_bank_account_id, billing_details_item_id,
        method_of_booking, online_signing, first_month_rent, listing_languages
      from groups where landlord_id = ${draft.landlordId}::uuid and deleted_at is null
      order by created_at desc, id limit 1
    ), new_group as (
      insert into groups (landlord_id, name, street, street_number, zip_code, city, country, price, currency, area,
        accommodates, home_type, furniture_standard, contract_name, created_at, contact_person_id, billing_address_id,
        bank_account_id, deposit_bank_account_id, billing_details_item_id, method_of_booking, online_signing,
        first_month_rent, listing_languages, labels)
      select ${draft.landlordId}::uuid, ${draft.city}, '', '', '', ${draft.city}, ${draft.country}, 0, 'EUR', 0,
        1, 'ENTIRE_APARTMENT', 'STANDARD', ${draft.contractName}, ${draft.at}::timestamptz, contact_person_id,
        billing_address_id, bank_account_id, deposit_bank_account_id, billing_details_item_id,
        coalesce(method_of_booking, 'AFTER_TENANT_SIGNED_CONTRACT'), coalesce(online_signing, true),
        coalesce(first_month_rent, true),
        coalesce(listing_languages, ${[draft.language]}::text[]), ${draft.labels}::text[]
      from (select) as one left join last on true
      returning id
    ), counts as (
      insert into group_counts (group_id, landlord_id) select id, ${draft.landlordId}::uuid from new_group
    )
    insert into listings (group_id, landlord_id, apartment_name, available_from, available_from_known, created_at)
    select id, ${draft.landlordId}::uuid, ${draft.city}, ${draft.today}::date, false, ${draft.at}::timestamptz
    from new_group
    returning group_id as "groupId", id as "listingId"`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A new listing has one unit.')
  return row
}
