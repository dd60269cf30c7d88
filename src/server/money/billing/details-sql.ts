import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely'
import type {
  BillingDetailsItemRank,
  BillingDetailsItemState,
  CommercialType,
  Dac7ExemptionStatus,
  Dac7Datum,
} from '../../../domain/catalogue/tax.ts'
import type { UserRow } from '../../people/accounts/sql.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import type { BillingDetailsItemsTable } from '../../kernel/db/tables.gen.ts'
import type { Day } from '../../../domain/kernel/day.ts'

/** An address as parts of one line each; empty where there is none. */
export interface DetailsAddressRow {
  addressLine1: string
  addressLine2: string
  zipCode: string
  city: string
  region: string
  country: string
}

/** As whom a landlord lets, for bills and taxes. The tax id is encrypted. */
export interface BillingDetailsRow extends DetailsAddressRow {
  id: string
  landlordId: string
  state: BillingDetailsItemState
  rank: BillingDetailsItemRank
  type: CommercialType
  firstName: string
  lastName: string
  birthDate: Day | null
  companyName: string
  registrationNumber: string
  vatId: string
  taxId: string | null
  /** Empty: the country of the address. */
  taxCountry: string
  taxIdNotIssued: boolean
  birthCity: string
  birthCountry: string
  establishments: string[]
  billingAddress: (DetailsAddressRow & { companyName: string }) | null
  exemptionStatus: Dac7ExemptionStatus
  exemptionDeadline: Day | null
  exemptionReason: string
  isCompliant: boolean | null
  isExempt: boolean | null
  missing: Dac7Datum[]
  linkedGroupIds: string[]
}

function selectItems(db: Db) {
  return db
    .selectFrom('billing_details_items as i')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('groups as g')
          .select([
            sql<string[]>`coalesce(array_agg(g.id order by g.created_at, g.id), '{}')::text[]`.as('linked'),
            sql<boolean>`coalesce(bool_or(${isPublished()}), false)`.as('isActive'),
          ])
          .whereRef('g.billing_details_item_id', '=', 'i.id')
          .where('g.deleted_at', 'is', null)
          .as('l'),
      (join) => join.onTrue(),
    )
    .select([
      'i.id',
      'i.landlord_id as landlordId',
      'i.state',
      sql<BillingDetailsItemRank>`case when l."isActive" then 'ATTACHED_TO_ACTIVE_LISTING' else 'UNUSED' end`.as(
        'rank',
      ),
      'i.type',
      'i.first_name as firstName',
      'i.last_name as lastName',
      'i.birth_date as birthDate',
      'i.company_name as companyName',
      'i.registration_number as registrationNumber',
      'i.vat_id as vatId',
      'i.tax_id as taxId',
      'i.tax_country as taxCountry',
      'i.tax_id_not_issued as taxIdNotIssued',
      'i.birth_city as birthCity',
      'i.birth_country as birthCountry',
      'i.establishments',
      'i.address_line1 as addressLine1',
      'i.address_line2 as addressLine2',
      'i.zip_code as zipCode',
      'i.city',
      'i.region',
      'i.country',
      'i.billing_address as billingAddress',
      'i.exemption_status as exemptionStatus',
      'i.exemption_deadline as exemptionDeadline',
      'i.exemption_reason as exemptionReason',
      'i.is_compliant as isCompliant',
      'i.is_exempt as isExempt',
      'i.missing',
      sql<string[]>`l.linked`.as('linkedGroupIds'),
    ])
}

/** Whether a group of the surrounding statement, named g, has a unit that is published. */
function isPublished(): RawBuilder<boolean> {
  return sql`exists (select 1 from listings u where u.group_id = g.id and u.published and u.deleted_at is null)`
}

/** A person's billing details, those of active listings first; the id must have come through mayReadMoneyOf. */
export async function listBillingDetails(source: Source, landlordId: string): Promise<BillingDetailsRow[]> {
  return detailsOf.list(source, { landlordId })
}

const detailsOf = statement((db, { landlordId }: { landlordId: string }) =>
  selectItems(db)
    .where('i.landlord_id', '=', landlordId)
    .where('i.state', '=', 'ACTIVE')
    .orderBy('rank')
    .orderBy('i.created_at')
    .orderBy('i.id'),
)

/** Billing details by id and, where it is given, state; whoever asks: the caller checks whose they are. */
export async function findBillingDetails(
  db: Db,
  by: { id: string; state: BillingDetailsItemState | null },
): Promise<BillingDetailsRow | undefined> {
  let query = selectItems(db).where('i.id', '=', by.id)
  if (by.state) query = query.where('i.state', '=', by.state)
  return query.executeTakeFirst()
}

/** The persons behind items, by id; only for ids that came out of a visible row. */
export async function listProductUsers(db: Db, ids: readonly string[]): Promise<UserRow[]> {
  if (ids.length === 0) return []
  return db.selectFrom('users').selectAll().where('id', 'in', ids).execute()
}

/** Stores billing details; returns their id. */
export async function insertBillingDetails(
  db: Db,
  row: Insertable<BillingDetailsItemsTable>,
): Promise<string> {
  return (await db.insertInto('billing_details_items').values(row).returning('id').executeTakeFirstOrThrow())
    .id
}

/** Changes billing details of a landlord that are not archived; answers whether there are any. */
export async function saveBillingDetails(
  db: Db,
  key: { id: string; landlordId: string },
  row: Updateable<BillingDetailsItemsTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('billing_details_items')
    .set(row)
    .where('id', '=', key.id)
    .where('landlord_id', '=', key.landlordId)
    .where('state', '=', 'ACTIVE')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
