import { type RawBuilder, sql } from 'kysely'
import { DAC7_COUNTRIES } from '../../../domain/catalogue/tax.ts'
import type { TaxDataClock } from '../../../domain/money/tax-data-clock.ts'
import { isOneOf } from '../../kernel/db/parameters.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'

/**
 * Whether tax reporting lacks data of a home: nobody is named as whom it is let, or that person's or company's data were
 * found incomplete. For a statement in which g is the group and d its billing details, perhaps none.
 */
export const lacksTaxData: RawBuilder<boolean> = sql<boolean>`
  (${isOneOf('g.country', DAC7_COUNTRIES)} and (d.id is null or (d.is_compliant = false and d.is_exempt = false)))`

/** A landlord, whether tax reporting lacks data of homes that are let or offered, and what was done about it. */
export interface TaxDataRow extends TaxDataClock {
  landlordId: string
  isWanted: boolean
  /** The homes that lack data. */
  homes: number
}

const wanted = sql`
  select g.landlord_id, count(*)::int as homes
  from groups g
  left join billing_details_items d on d.id = g.billing_details_item_id
  where g.deleted_at is null and ${lacksTaxData}
    and (exists (select from listings u where u.group_id = g.id and u.published and u.deleted_at is null)
      or exists (select from bookings b where b.group_id = g.id and not b.canceled))
  group by g.landlord_id`

/** Landlords after an id of whom tax reporting lacks data, or who were asked for some. */
export async function listTaxData(db: Db, after: string | null, limit: number): Promise<TaxDataRow[]> {
  const { rows } = await sql<TaxDataRow>`
    select coalesce(w.landlord_id, r.landlord_id) as "landlordId", w.landlord_id is not null as "isWanted",
      coalesce(w.homes, 0) as homes, r.asked_at as "askedAt", r.first_reminder_at as "firstReminderAt",
      r.second_reminder_at as "secondReminderAt", r.held_at as "heldAt"
    from (${wanted}) w full join tax_data_requests r on r.landlord_id = w.landlord_id
    where ${after}::uuid is null or coalesce(w.landlord_id, r.landlord_id) > ${after}::uuid
    order by 1
    limit ${limit}`.execute(db)
  return rows
}

/** Locks what was done about a landlord's missing data; null where nothing was. */
export async function lockTaxDataRequest(trx: Db, landlordId: string): Promise<TaxDataClock | null> {
  const row = await trx
    .selectFrom('tax_data_requests')
    .selectAll()
    .where('landlord_id', '=', landlordId)
    .forUpdate()
    .executeTakeFirst()
  return row ? clockOf(row) : null
}

/** Stores that a landlord was asked for data; answers false where they had been. */
export async function insertTaxDataRequest(
  trx: Db,
  landlordId: string,
  at: Temporal.Instant,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('tax_data_requests')
    .values({ landlord_id: landlordId, asked_at: at })
    .onConflict((conflict) => conflict.column('landlord_id').doNothing())
    .executeTakeFirst()
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Stores when a landlord was reminded, or since when payouts are held. */
export async function saveTaxDataRequest(
  trx: Db,
  landlordId: string,
  set: {
    first_reminder_at?: Temporal.Instant
    second_reminder_at?: Temporal.Instant
    held_at?: Temporal.Instant
  },
): Promise<void> {
  await trx.updateTable('tax_data_requests').set(set).where('landlord_id', '=', landlordId).execute()
}

/** Forgets that a landlord was asked. */
export async function deleteTaxDataRequest(trx: Db, landlordId: string): Promise<void> {
  await trx.deleteFrom('tax_data_requests').where('landlord_id', '=', landlordId).execute()
}

/** What was done about a landlord's missing data; undefined where nothing was. */
export async function findTaxDataRequest(
  source: Source,
  landlordId: string,
): Promise<TaxDataClock | undefined> {
  const row = await requestOf.find(source, { landlordId })
  return row && clockOf(row)
}

const requestOf = statement(
  (db, { landlordId }: { landlordId: string }) =>
    db
      .selectFrom('tax_data_requests')
      .select(['asked_at', 'first_reminder_at', 'second_reminder_at', 'held_at'])
      .where('landlord_id', '=', landlordId),
  { asked_at: true, first_reminder_at: true, second_reminder_at: true, held_at: true },
)

interface RequestColumns {
  asked_at: Temporal.Instant
  first_reminder_at: Temporal.Instant | null
  second_reminder_at: Temporal.Instant | null
  held_at: Temporal.Instant | null
}

function clockOf(row: RequestColumns): TaxDataClock {
  return {
    askedAt: row.asked_at,
    firstReminderAt: row.first_reminder_at,
    secondReminderAt: row.second_reminder_at,
    heldAt: row.held_at,
  }
}

/** Stores the number of a home in the land register. */
export async function saveLandRegisterNumber(trx: Db, groupId: string, number: string): Promise<void> {
  await trx.updateTable('groups').set({ land_register_number: number }).where('id', '=', groupId).execute()
}
