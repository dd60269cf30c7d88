import { type RawBuilder, sql } from 'kysely'
import {
  type CommercialType,
  DAC7_COUNTRIES,
  type Dac7ExemptionStatus,
} from '../../../domain/catalogue/tax.ts'
import type { Day } from '../../../domain/kernel/day.ts'
import type { HomeSeller, TaxEntry, TaxHome, TaxStay } from '../../../domain/money/tax-report/tax-facts.ts'
import { isOneOf } from '../../kernel/db/parameters.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import { taxEntries, type TaxScope } from './entries-sql.ts'

/** Billing details as the report tells them; tax id and IBANs are encrypted. */
export interface SellerRow {
  id: string
  type: CommercialType
  firstName: string
  lastName: string
  companyName: string
  birthDate: Day | null
  birthCity: string
  birthCountry: string
  registrationNumber: string
  taxId: string | null
  taxCountry: string
  taxIdNotIssued: boolean
  vatId: string
  establishments: string[]
  addressLine1: string
  addressLine2: string
  zipCode: string
  city: string
  region: string
  country: string
  exemptionStatus: Dac7ExemptionStatus
  exemptionDeadline: Day | null
  /** Of the homes that are let so. */
  accounts: { iban: string; holder: string }[]
}

/** All by whom a landlord's homes are or were let, with the accounts that rents of these homes go to. */
export async function listTaxSellers(source: Source, landlordId: string): Promise<SellerRow[]> {
  return sellersOf.list(source, { landlordId })
}

const sellersOf = statement(
  (_, { landlordId }: { landlordId: string }) => sql<SellerRow>`
  select i.id, i.type, i.first_name as "firstName", i.last_name as "lastName", i.company_name as "companyName",
    i.birth_date as "birthDate", i.birth_city as "birthCity", i.birth_country as "birthCountry",
    i.registration_number as "registrationNumber", i.tax_id as "taxId", i.tax_country as "taxCountry",
    i.tax_id_not_issued as "taxIdNotIssued", i.vat_id as "vatId", i.establishments,
    i.address_line1 as "addressLine1", i.address_line2 as "addressLine2", i.zip_code as "zipCode", i.city, i.region,
    i.country, i.exemption_status as "exemptionStatus", i.exemption_deadline as "exemptionDeadline",
    coalesce((
      select jsonb_agg(jsonb_build_object('iban', a.iban, 'holder', a.account_holder) order by a.id)
      from bank_accounts a
      where a.id in (
        select g.bank_account_id from home_sellers h join groups g on g.id = h.group_id and g.landlord_id = h.landlord_id
        where h.seller_id = i.id and h.until_day is null
        union
        select handed.bank_account_id from home_sellers h
        join handed_homes handed on handed.group_id = h.group_id and handed.landlord_id = h.landlord_id
        where h.seller_id = i.id and h.until_day is null)
    ), '[]') as accounts
  from billing_details_items i
  where i.landlord_id = ${landlordId}::uuid
    and exists (select from home_sellers h where h.seller_id = i.id)
  order by i.created_at, i.id`,
)

/** A landlord's homes in the countries of the report, deleted ones too: rents may still come. */
export async function listTaxHomes(source: Source, landlordId: string): Promise<TaxHome[]> {
  return homesOf.list(source, { landlordId })
}

const homesOf = statement(
  (_, { landlordId }: { landlordId: string }) => sql<TaxHome>`
  select g.id as "groupId", g.home_type as "homeType", g.street, g.street_number as "streetNumber",
    g.zip_code as "zipCode", g.city, g.country, g.land_register_number as "landRegisterNumber"
  from groups g
  where ${isOrWasHomeOf(landlordId)} and ${isOneOf('g.country', DAC7_COUNTRIES)}
  order by g.id`,
)

/** Homes that were handed over since count for what they brought until then (decision 115). */
function isOrWasHomeOf(landlordId: string): RawBuilder<boolean> {
  // A union and no 'or', which would look at the homes of everybody.
  return sql`g.id in (select own.id from groups own where own.landlord_id = ${landlordId}::uuid
    union select handed.group_id from handed_homes handed where handed.landlord_id = ${landlordId}::uuid)`
}

/** By whom a landlord's homes were let on which days. */
export async function listHomeSellers(source: Source, landlordId: string): Promise<HomeSeller[]> {
  return homeSellersOf.list(source, { landlordId })
}

const homeSellersOf = statement(
  (_, { landlordId }: { landlordId: string }) => sql<HomeSeller>`
  select group_id as "groupId", seller_id as "sellerId", from_day as "from", until_day as "until"
  from home_sellers
  where landlord_id = ${landlordId}::uuid
  order by group_id, from_day nulls first`,
)

/** The stays of a landlord in a period, as far as they were or are lived. */
export async function listTaxStays(
  source: Source,
  scope: Pick<TaxScope, 'landlordId' | 'from' | 'to'>,
): Promise<TaxStay[]> {
  return staysOf.list(source, scope)
}

const staysOf = statement(
  (_, asked: Pick<TaxScope, 'landlordId' | 'from' | 'to'>) => sql<TaxStay>`
  select b.id as "bookingId", b.group_id as "groupId", b.listing_id as "listingId",
    greatest(b."from", ${asked.from}::date) as "from",
    least(coalesce(b.stayed_until, b."to"), ${asked.to}::date) as "to"
  from bookings b join groups g on g.id = b.group_id and ${isOneOf('g.country', DAC7_COUNTRIES)}
  where b.landlord_id = ${asked.landlordId}::uuid and (not b.canceled or b.stayed_until is not null)
    and b."from" <= ${asked.to}::date and coalesce(b.stayed_until, b."to") >= ${asked.from}::date
    and not exists (select from imported_persons p where p.user_id = b.tenant_id)
  order by b.id`,
)

/**
 * What counts for a landlord's report, summed by stay, kind and quarter; the day is the quarter's first. Of a home that
 * changed hands each day stands for itself.
 */
export async function listTaxSums(source: Source, scope: TaxScope): Promise<TaxEntry[]> {
  return sumsOf.list(source, scope)
}

const sumsOf = statement(
  (_, scope: TaxScope) => sql<TaxEntry>`
  with changed as (
    select group_id from home_sellers where landlord_id = ${scope.landlordId}::uuid
    group by group_id having count(*) > 1
  )
  select kind, day, sum(amount)::bigint as amount, currency, booking_id as "bookingId", group_id as "groupId",
    listing_id as "listingId"
  from (
    select e.kind, e.amount, e.currency, e.booking_id, e.group_id, e.listing_id,
      case when e.group_id in (select group_id from changed) then e.day
        else date_trunc('quarter', e.day::timestamp)::date end as day
    from (${taxEntries(scope)}) e
  ) entry
  group by 1, 2, 4, 5, 6, 7
  order by 1, 2, 5, 4`,
)

/** How a landlord's homes are called. */
export async function listHomeNames(
  source: Source,
  landlordId: string,
): Promise<{ groupId: string; name: string }[]> {
  return homeNamesOf.list(source, { landlordId })
}

const homeNamesOf = statement(
  (_, { landlordId }: { landlordId: string }) => sql<{
    groupId: string
    name: string
  }>`
  select g.id as "groupId", g.name from groups g
  where ${isOrWasHomeOf(landlordId)} and ${isOneOf('g.country', DAC7_COUNTRIES)}
  order by g.id`,
)

/** Rents that were due and are not marked as received, in minor units. */
export interface UnmarkedRents {
  currency: string
  amount: number
  rents: number
}

/** The rents to a landlord's own account that were due in a period and are not marked as received. */
export async function sumUnmarkedRents(
  source: Source,
  asked: Pick<TaxScope, 'landlordId' | 'from' | 'to'>,
): Promise<UnmarkedRents[]> {
  return unmarkedOf.list(source, asked)
}

const unmarkedOf = statement(
  (_, asked: Pick<TaxScope, 'landlordId' | 'from' | 'to'>) => sql<UnmarkedRents>`
  select r.currency, sum(r.amount)::bigint as amount, count(*)::int as rents
  from rents r
  join bookings b on b.id = r.booking_id
  join groups g on g.id = b.group_id and ${isOneOf('g.country', DAC7_COUNTRIES)}
  where r.landlord_id = ${asked.landlordId}::uuid and not r.through_product and r.received_on is null
    and r.due_on between ${asked.from}::date and ${asked.to}::date and r.amount > 0
    and not exists (select from imported_persons p where p.user_id = b.tenant_id)
  group by r.currency
  order by r.currency`,
)
