import { sql } from 'kysely'
import type { ProfileLanguage } from '../../../domain/catalogue/language.ts'
import type { AppointmentStatus } from '../../../domain/catalogue/people.ts'
import type { Db } from '../../kernel/db/database.ts'

/** A landlord's call with their account manager, and where a time for it is chosen. */
export interface AppointmentRow {
  status: AppointmentStatus
  startsAt: Temporal.Instant | null
  /** With whom it is or was; null where nothing was arranged, or that person is gone. */
  staffId: string | null
  staffName: string | null
  /** Who looks after the landlord now; null where nobody of the sales staff does. */
  managerId: string | null
  managerName: string | null
  /** Null where nobody does, or has no calendar. */
  link: string | null
  /** The landlord's own, for the calendar. */
  name: string
  email: string
}

/** The call of a landlord; undefined where there is no such person. */
export async function findAppointment(db: Db, landlordId: string): Promise<AppointmentRow | undefined> {
  const row = await db
    .selectFrom('users as l')
    .leftJoin('users as m', (join) =>
      join.onRef('m.id', '=', 'l.account_manager_id').on(sql<boolean>`'sales' = any(m.permissions)`),
    )
    .leftJoin('scheduling_links as s', 's.staff_id', 'm.id')
    .leftJoin('appointments as a', 'a.landlord_id', 'l.id')
    .leftJoin('users as w', 'w.id', 'a.staff_id')
    .select(['a.status', 'a.starts_at as startsAt', 'w.id as staffId', 'w.name as staffName'])
    .select(['m.id as managerId', 'm.name as managerName', 's.link', 'l.name', 'l.email'])
    .where('l.id', '=', landlordId)
    .where('l.landlord', '=', true)
    .executeTakeFirst()
  return row && { ...row, status: row.status ?? 'NOT_SCHEDULED' }
}

/** Locks a landlord, so that calls are noted one after the other; answers whether there is one. */
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

/** Stores where a call stands. */
export async function saveAppointment(
  trx: Db,
  landlordId: string,
  { status, startsAt, staffId }: Pick<AppointmentRow, 'status' | 'startsAt' | 'staffId'>,
  at: Temporal.Instant,
): Promise<void> {
  const set = { status, starts_at: startsAt, staff_id: staffId, changed_at: at }
  await trx
    .insertInto('appointments')
    .values({ landlord_id: landlordId, ...set })
    .onConflict((conflict) => conflict.column('landlord_id').doUpdateSet(set))
    .execute()
}

/** Where somebody of the staff gets mail. */
export async function findStaffAddress(
  db: Db,
  staffId: string,
): Promise<{ email: string; firstName: string; language: ProfileLanguage } | undefined> {
  return db
    .selectFrom('users')
    .select(['email', 'first_name as firstName', 'language'])
    .where('id', '=', staffId)
    .executeTakeFirst()
}
