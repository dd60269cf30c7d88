import { sql } from 'kysely'
import type { AppointmentStatus } from '../../../domain/catalogue/people.ts'
import type { Db } from '../../kernel/db/database.ts'

/** Somebody of the sales staff, with their calendar. */
export interface AccountManagerRow {
  id: string
  name: string
  link: string | null
}

/** The sales staff by name, or those of them with these ids. */
export async function listAccountManagers(db: Db, ids?: readonly string[]): Promise<AccountManagerRow[]> {
  return db
    .selectFrom('users as u')
    .leftJoin('scheduling_links as s', 's.staff_id', 'u.id')
    .select(['u.id', 'u.name', 's.link'])
    .where(sql<boolean>`'sales' = any(u.permissions)`)
    .$if(ids !== undefined, (query) => query.where('u.id', 'in', ids ?? []))
    .orderBy('u.name')
    .orderBy('u.id')
    .execute()
}

/** Who looks after a landlord, and the call with them. */
export interface LandlordCallRow {
  landlordId: string
  manager: AccountManagerRow | null
  appointment: { status: AppointmentStatus; startsAt: Temporal.Instant | null } | null
}

/** Who looks after each of these landlords, and their calls; nothing of whoever has neither. */
export async function listCallsOf(db: Db, landlordIds: readonly string[]): Promise<LandlordCallRow[]> {
  const rows = await db
    .selectFrom('users as l')
    .leftJoin('users as u', (join) =>
      join.onRef('u.id', '=', 'l.account_manager_id').on(sql<boolean>`'sales' = any(u.permissions)`),
    )
    .leftJoin('scheduling_links as s', 's.staff_id', 'u.id')
    .leftJoin('appointments as a', 'a.landlord_id', 'l.id')
    .select(['l.id as landlordId', 'u.id', 'u.name', 's.link', 'a.status', 'a.starts_at as startsAt'])
    .where('l.id', 'in', landlordIds)
    .execute()
  return rows.map(({ landlordId, id, name, link, status, startsAt }) => ({
    landlordId,
    manager: id && name ? { id, name, link } : null,
    appointment: status && { status, startsAt },
  }))
}

/** Who looks after a landlord, whose row is locked with it; undefined where there is no such landlord. */
export async function lockAccountManagerOf(
  trx: Db,
  landlordId: string,
): Promise<{ staffId: string | null } | undefined> {
  return trx
    .selectFrom('users')
    .select('account_manager_id as staffId')
    .where('id', '=', landlordId)
    .where('landlord', '=', true)
    .where('erased_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Stores who looks after a landlord. */
export async function saveAccountManager(trx: Db, landlordId: string, staffId: string | null): Promise<void> {
  await trx.updateTable('users').set({ account_manager_id: staffId }).where('id', '=', landlordId).execute()
}

/** Stores the calendar of somebody of the staff; empty takes it away. */
export async function saveSchedulingLink(
  trx: Db,
  staffId: string,
  link: string,
  at: Temporal.Instant,
): Promise<void> {
  if (link === '') {
    await trx.deleteFrom('scheduling_links').where('staff_id', '=', staffId).execute()
    return
  }
  await trx
    .insertInto('scheduling_links')
    .values({ staff_id: staffId, link, changed_at: at })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet({ link, changed_at: at }))
    .execute()
}
