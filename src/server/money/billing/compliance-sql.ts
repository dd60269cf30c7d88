import { sql } from 'kysely'
import type { Dac7Datum } from '../../../domain/catalogue/tax.ts'
import type { Day } from '../../../domain/kernel/day.ts'
import type { Dac7Exemption } from '../../../domain/money/dac7-exemption.ts'
import type { Db } from '../../kernel/db/database.ts'

/** The oldest item of each landlord that is known not to be compliant, is not exempt, and stands on a listing (D2). */
export async function listNonCompliantLinked(
  db: Db,
  landlordIds: readonly string[],
): Promise<{ landlordId: string; id: string }[]> {
  if (landlordIds.length === 0) return []
  return db
    .selectFrom('billing_details_items as i')
    .select(['i.landlord_id as landlordId', 'i.id'])
    .distinctOn('i.landlord_id')
    .where('i.landlord_id', 'in', landlordIds)
    .where('i.is_compliant', '=', false)
    .where('i.is_exempt', '=', false)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('groups as g')
          .select('g.id')
          .whereRef('g.billing_details_item_id', '=', 'i.id')
          .where('g.deleted_at', 'is', null),
      ),
    )
    .orderBy('i.landlord_id')
    .orderBy('i.created_at')
    .orderBy('i.id')
    .execute()
}

/** Per landlord the first day of revenue that has to be reported: a stay in one of the countries, not before `since`. */
export async function listFirstReportableDays(
  db: Db,
  landlordIds: readonly string[],
  within: { since: Day; today: Day; countries: readonly string[] },
): Promise<{ landlordId: string; day: Day }[]> {
  if (landlordIds.length === 0) return []
  return db
    .selectFrom('bookings as b')
    .innerJoin('groups as g', 'g.id', 'b.group_id')
    .select(['b.landlord_id as landlordId'])
    .select(sql<Day>`greatest(min(b."from"), ${within.since}::date)`.as('day'))
    .where('b.landlord_id', 'in', landlordIds)
    .where((eb) => eb.or([eb('b.canceled', '=', false), eb('b.stayed_until', 'is not', null)]))
    .where('b.to', '>=', within.since)
    .where('b.from', '<=', within.today)
    .where('g.country', 'in', within.countries)
    .groupBy('b.landlord_id')
    .execute()
}

/** Items that were never checked, and those whose exemption has ended by that day; locked. */
export async function lockUnchecked(
  db: Db,
  by: { today: Day; defaultDeadline: Day },
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('billing_details_items as i')
    .select('i.id')
    .where((eb) =>
      eb.or([
        eb('i.checked_at', 'is', null),
        eb.and([
          eb('i.exemption_status', '=', 'EXEMPT_UNTIL_DEADLINE'),
          eb('i.is_exempt', '=', true),
          eb(eb.fn.coalesce('i.exemption_deadline', sql<Day>`${by.defaultDeadline}::date`), '<=', by.today),
        ]),
      ]),
    )
    .orderBy('i.id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map((row) => row.id)
}

/** Saves what a check found. */
export async function saveCompliance(
  db: Db,
  id: string,
  found: { isCompliant: boolean; isExempt: boolean; missing: readonly Dac7Datum[]; at: Temporal.Instant },
): Promise<void> {
  await db
    .updateTable('billing_details_items')
    .set({
      is_compliant: found.isCompliant,
      is_exempt: found.isExempt,
      missing: [...found.missing],
      checked_at: found.at,
      updated_at: found.at,
    })
    .where('id', '=', id)
    .execute()
}

/** Locks billing details; answers whose they are and whether they are exempt, or undefined where there are none. */
export async function lockExemption(
  trx: Db,
  id: string,
): Promise<(Dac7Exemption & { landlordId: string }) | undefined> {
  return trx
    .selectFrom('billing_details_items')
    .select([
      'landlord_id as landlordId',
      'exemption_status as exemptionStatus',
      'exemption_deadline as exemptionDeadline',
      'exemption_reason as exemptionReason',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Stores whether billing details are exempt. */
export async function saveExemption(
  trx: Db,
  id: string,
  { exemptionStatus, exemptionDeadline, exemptionReason }: Dac7Exemption,
  at: Temporal.Instant,
): Promise<void> {
  await trx
    .updateTable('billing_details_items')
    .set({
      exemption_status: exemptionStatus,
      exemption_deadline: exemptionDeadline,
      exemption_reason: exemptionReason,
      updated_at: at,
    })
    .where('id', '=', id)
    .execute()
}
