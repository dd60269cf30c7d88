import { sql } from 'kysely'
import type { ContractName } from '../../../domain/catalogue/contracts.ts'
import type { Tag } from '../../../domain/catalogue/flags.ts'
import type { HomeType } from '../../../domain/catalogue/listings.ts'
import type { Day } from '../../../domain/kernel/day.ts'
import type { LocalizedText } from '../../../domain/kernel/text.ts'
import type { Db } from '../../kernel/db/database.ts'
import { json } from '../../kernel/db/parameters.ts'

/** Who begins listings, and when. */
export interface Beginning {
  landlordId: string
  language: string
  today: Day
  at: Temporal.Instant
}

/** What a listing begins with; amounts in minor units, 0 for a rent or an area that nobody has told yet. */
export interface DraftContent {
  name: string
  street: string
  streetNumber: string
  zipCode: string
  city: string
  country: string
  contractName: ContractName
  labels: readonly Tag[]
  homeType: HomeType
  price: number
  currency: string
  deposit: number
  area: number
  accommodates: number
  minBookingDuration: number | null
  maxBookingDuration: number | null
  title: LocalizedText
  description: LocalizedText
  externalId: string | null
  floor: number | null
  availableFrom: Day | null
}

/** What is there before anything is told. */
export const NOTHING_TOLD = {
  street: '',
  streetNumber: '',
  zipCode: '',
  labels: [],
  homeType: 'ENTIRE_APARTMENT',
  price: 0,
  currency: 'EUR',
  deposit: 0,
  area: 0,
  accommodates: 1,
  minBookingDuration: null,
  maxBookingDuration: null,
  title: {},
  description: {},
  externalId: null,
  floor: null,
  availableFrom: null,
} as const satisfies Partial<DraftContent>

/** A listing that has just been begun. */
export interface Draft {
  groupId: string
  listingId: string
}

/** Stores groups of one unpublished unit each; contacts, payout and the way of booking are those of the landlord's last listing. One statement. */
export async function insertDrafts(
  db: Db,
  { landlordId, language, today, at }: Beginning,
  contents: readonly DraftContent[],
): Promise<Draft[]> {
  const drafts = contents.map((content) => ({
    groupId: crypto.randomUUID(),
    listingId: crypto.randomUUID(),
    ...content,
  }))
  await sql`
    with given as (
      select * from jsonb_to_recordset(${json(drafts)}::jsonb) as given ("groupId" uuid, "listingId" uuid, name text,
        street text, "streetNumber" text, "zipCode" text, city text, country text, "contractName" text, labels text[],
        "homeType" text, price bigint, currency text, deposit bigint, area integer, accommodates integer,
        "minBookingDuration" integer, "maxBookingDuration" integer, title jsonb, description jsonb, "externalId" text,
        floor integer, "availableFrom" date)
    ), last as (
      select contact_person_id, billing_address_id, bank_account_id, deposit_bank_account_id, billing_details_item_id,
        method_of_booking, online_signing, first_month_rent, listing_languages
      from groups where landlord_id = ${landlordId}::uuid and deleted_at is null
      order by created_at desc, id limit 1
    ), new_groups as (
      insert into groups (id, landlord_id, name, street, street_number, zip_code, city, country, price, currency,
        deposit, area, accommodates, home_type, furniture_standard, contract_name, min_booking_duration,
        max_booking_duration, title, description, created_at, contact_person_id, billing_address_id, bank_account_id,
        deposit_bank_account_id, billing_details_item_id, method_of_booking, online_signing, first_month_rent,
        listing_languages, labels)
      select "groupId", ${landlordId}::uuid, name, street, "streetNumber", "zipCode", city, country, price, currency,
        deposit, area, accommodates, "homeType", 'STANDARD', "contractName", "minBookingDuration",
        "maxBookingDuration", title, description, ${at}::timestamptz, contact_person_id, billing_address_id,
        bank_account_id, deposit_bank_account_id, billing_details_item_id,
        coalesce(method_of_booking, 'AFTER_TENANT_SIGNED_CONTRACT'), coalesce(online_signing, true),
        coalesce(first_month_rent, true), coalesce(listing_languages, ${[language]}::text[]), labels
      from given left join last on true
      returning id
    ), counts as (
      insert into group_counts (group_id, landlord_id) select id, ${landlordId}::uuid from new_groups
    )
    insert into listings (id, group_id, landlord_id, apartment_name, external_id, floor, available_from,
      available_from_known, created_at)
    select "listingId", "groupId", ${landlordId}::uuid, name, "externalId", floor,
      coalesce("availableFrom", ${today}::date), "availableFrom" is not null, ${at}::timestamptz
    from given join new_groups on new_groups.id = "groupId"`.execute(db)
  return drafts.map(({ groupId, listingId }) => ({ groupId, listingId }))
}
