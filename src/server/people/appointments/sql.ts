import type { AppointmentStatus } from '../../../domain/catalogue/people.ts'
import type { Db } from '../../kernel/db/database.ts'

/** A landlord's meeting with their account manager, and where a time for it is chosen. */
export interface AppointmentRow {
  status: AppointmentStatus
  startsAt: Temporal.Instant | null
  /** Null where nobody looks after the landlord. */
  managerName: string | null
  /** Null where nobody does, or has no calendar. */
  link: string | null
  /** The landlord's own, for the calendar. */
  name: string
  email: string
}

/** The meeting of a landlord; undefined where there is no such person. */
export async function findAppointment(db: Db, landlordId: string): Promise<AppointmentRow | undefined> {
  const row = await db
    .selectFrom('users as l')
    .leftJoin('users as m', 'm.id', 'l.account_manager_id')
    .leftJoin('scheduling_links as s', 's.staff_id', 'm.id')
    .leftJoin('appointments as a', 'a.landlord_id', 'l.id')
    .select(['a.status', 'a.starts_at as startsAt', 'm.name as managerName', 's.link', 'l.name', 'l.email'])
    .where('l.id', '=', landlordId)
    .where('l.landlord', '=', true)
    .executeTakeFirst()
  return row && { ...row, status: row.status ?? 'NOT_SCHEDULED' }
}

/** Locks a landlord, so that meetings are noted one after the other; answers whether there is one. */
export async function lockLandlordPerson(trx: Db, landlordId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', landlordId)
    .where('landlord', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Stores where a meeting stands. */
export async function saveAppointment(
  trx: Db,
  landlordId: string,
  { status, startsAt }: Pick<AppointmentRow, 'status' | 'startsAt'>,
  at: Temporal.Instant,
): Promise<void> {
  const set = { status, starts_at: startsAt, changed_at: at }
  await trx
    .insertInto('appointments')
    .values({ landlord_id: landlordId, ...set })
    .onConflict((conflict) => conflict.column('landlord_id').doUpdateSet(set))
    .execute()
}

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
    .where((eb) => eb(eb.val('sales'), '=', eb.fn.any('u.permissions')))
    .$if(ids !== undefined, (query) => query.where('u.id', 'in', ids ?? []))
    .orderBy('u.name')
    .orderBy('u.id')
    .execute()
}

/** Who looks after each landlord. */
export async function listManagersOf(
  db: Db,
  landlordIds: readonly string[],
): Promise<(AccountManagerRow & { landlordId: string })[]> {
  if (landlordIds.length === 0) return []
  return db
    .selectFrom('users as l')
    .innerJoin('users as u', 'u.id', 'l.account_manager_id')
    .leftJoin('scheduling_links as s', 's.staff_id', 'u.id')
    .select(['l.id as landlordId', 'u.id', 'u.name', 's.link'])
    .where('l.id', 'in', landlordIds)
    .execute()
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
