import { type Insertable, type Selectable, sql } from 'kysely'
import type { Day } from '../../../domain/kernel/day.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import type { TenantDuesTable } from '../../kernel/db/tables.gen.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import { visibleBookings } from '../../kernel/viewer/visible-to.ts'

/** Something that a tenant owes, as it is stored; amounts in minor units. */
export type DueRow = Selectable<TenantDuesTable>

/** What a stay makes its tenant owe, in minor units. */
export interface DueFacts {
  landlordId: string
  currency: string
  flatCountry: string
  /** The first month's rent, where it goes through the product; else 0. */
  firstRent: number
  /** The rent of the stay as it is agreed or was lived; 0 where nobody moves in. */
  rent: number
  tenantFeeRate: number
  dueOn: Day
}

/** What a booking makes its tenant owe now. */
export async function findDueFacts(trx: Db, bookingId: string): Promise<DueFacts> {
  return trx
    .selectFrom('bookings as b')
    .innerJoin('groups as g', 'g.id', 'b.group_id')
    .leftJoin('rents as r', (join) => join.onRef('r.booking_id', '=', 'b.id').on('r.position', '=', 1))
    .select([
      'b.landlord_id as landlordId',
      'b.currency',
      'g.country as flatCountry',
      sql<number>`case when r.through_product then r.amount else 0 end`.as('firstRent'),
      sql<number>`case when b.canceled and b.stayed_until is null then 0
        else coalesce(b.actual_cost, b.total_cost) end`.as('rent'),
      'b.tenant_fee_rate as tenantFeeRate',
      sql<Day>`coalesce(r.due_on, b."from")`.as('dueOn'),
    ])
    .where('b.id', '=', bookingId)
    .executeTakeFirstOrThrow()
}

/** Locks all that bookings make their tenants owe. */
export async function lockDuesOf(trx: Db, bookingIds: readonly string[]): Promise<void> {
  await trx
    .selectFrom('tenant_dues')
    .select('id')
    .where(sql<boolean>`booking_id = any(${bookingIds}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** What stands for a booking, paid or not, locked. */
export async function lockStandingDues(trx: Db, bookingId: string): Promise<DueRow[]> {
  return trx
    .selectFrom('tenant_dues')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('waived_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Stores what a tenant owes. */
export async function insertDue(trx: Db, due: Insertable<TenantDuesTable>): Promise<DueRow> {
  return trx.insertInto('tenant_dues').values(due).returningAll().executeTakeFirstOrThrow()
}

/** Nobody owes it any more. */
export async function saveDueWaived(trx: Db, id: string, at: Temporal.Instant): Promise<void> {
  await trx.updateTable('tenant_dues').set({ waived_at: at }).where('id', '=', id).execute()
}

/** It is paid. */
export async function saveDuePaid(trx: Db, id: string, at: Temporal.Instant): Promise<void> {
  await trx.updateTable('tenant_dues').set({ paid_at: at }).where('id', '=', id).execute()
}

/** Notes the first rent of a booking as received, in minor units. */
export async function saveFirstRentReceived(
  trx: Db,
  bookingId: string,
  received: { amount: number; on: Day },
): Promise<void> {
  await trx
    .updateTable('rents')
    .set({ received_amount: received.amount, received_on: received.on })
    .where('booking_id', '=', bookingId)
    .where('position', '=', 1)
    .execute()
}

/** A due, locked: whoever pays it or waives it waits. */
export async function lockDue(trx: Db, id: string): Promise<DueRow> {
  return trx.selectFrom('tenant_dues').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

/** A due of a stay of that tenant; undefined for a foreign one. */
export async function findOwnDue(db: Db, viewer: Viewer, id: string): Promise<{ id: string } | undefined> {
  return visibleBookings(db, viewer, 'tenant')
    .innerJoin('tenant_dues as d', 'd.booking_id', 'b.id')
    .select('d.id')
    .where('d.id', '=', id)
    .executeTakeFirst()
}

/** What stands for a stay of that tenant; nothing for a foreign one. */
export async function listOwnDues(source: Source, viewer: Viewer, bookingId: string): Promise<DueRow[]> {
  return ownDues.list(source, { viewer, bookingId })
}

const ownDues = statement(
  (db, { viewer, bookingId }: { viewer: Viewer; bookingId: string }) =>
    visibleBookings(db, viewer, 'tenant')
      .innerJoin('tenant_dues as d', 'd.booking_id', 'b.id')
      .selectAll('d')
      .where('b.id', '=', bookingId)
      .where('d.waived_at', 'is', null)
      .orderBy('d.purpose'),
  { created_at: true, paid_at: true, waived_at: true },
)
