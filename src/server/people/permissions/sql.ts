import { sql } from 'kysely'
import type { Permission, PermissionOutcome } from '../../../domain/catalogue/people.ts'
import type { ProfileLanguage } from '../../../domain/catalogue/language.ts'
import { MANAGING_PERMISSION } from '../../../domain/people/permission-table.ts'
import type { Db } from '../../kernel/db/database.ts'
import { beginsWith } from '../staff/sql.ts'

/** A person with what they may do, and how to write to them. */
export interface HolderRow {
  id: string
  name: string
  firstName: string
  email: string
  language: ProfileLanguage
  permissions: Permission[]
}

const HOLDER_COLUMNS = ['id', 'name', 'first_name as firstName', 'email', 'language', 'permissions'] as const

/** Everybody of the staff by name; with a text whoever's name or address begins with it, staff or not. */
export async function listHolders(db: Db, search: string, first: number): Promise<HolderRow[]> {
  const text = search.trim().toLowerCase()
  return db
    .selectFrom('users')
    .select(HOLDER_COLUMNS)
    .where('erased_at', 'is', null)
    .$if(text === '', (query) => query.where(sql<boolean>`permissions <> '{}'`))
    .$if(text !== '', (query) => query.where(beginsWith(text)))
    .orderBy('name')
    .orderBy('id')
    .limit(first)
    .execute()
}

/** A person with what they may do, by id. */
export async function findHolder(db: Db, id: string): Promise<HolderRow | undefined> {
  return db
    .selectFrom('users')
    .select(HOLDER_COLUMNS)
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
}

/**
 * Everybody who manages permissions, locked: whatever changes permissions waits here for what went before, and then
 * sees who manages them by now.
 */
export async function lockManagers(trx: Db): Promise<HolderRow[]> {
  return trx
    .selectFrom('users')
    .select(HOLDER_COLUMNS)
    .where(sql<boolean>`${MANAGING_PERMISSION} = any(permissions)`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** A person with what they may do, locked. */
export async function lockHolder(trx: Db, id: string): Promise<HolderRow | undefined> {
  return trx
    .selectFrom('users')
    .select(HOLDER_COLUMNS)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Stores what somebody may do. */
export async function savePermissions(
  trx: Db,
  userId: string,
  permissions: readonly Permission[],
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ permissions: [...permissions] })
    .where('id', '=', userId)
    .execute()
}

/** A request for a strong permission, with the names of who asked and who is to receive it. */
export interface PermissionRequestRow {
  id: string
  userId: string
  personName: string
  email: string
  permission: Permission
  reason: string
  askedBy: string
  askedByName: string
  askedAt: Temporal.Instant
  endsAt: Temporal.Instant
  outcome: PermissionOutcome | null
}

function selectRequests(db: Db) {
  return db
    .selectFrom('permission_requests as r')
    .innerJoin('users as person', 'person.id', 'r.user_id')
    .innerJoin('users as asker', 'asker.id', 'r.asked_by')
    .select([
      'r.id',
      'r.user_id as userId',
      'person.name as personName',
      'person.email',
      'r.permission',
      'r.reason',
      'r.asked_by as askedBy',
      'asker.name as askedByName',
      'r.asked_at as askedAt',
      'r.ends_at as endsAt',
      'r.outcome',
    ])
}

/** Requests that wait for a second person at an instant, the oldest first; with ids those about these people. */
export async function listWaitingRequests(
  db: Db,
  now: Temporal.Instant,
  userIds?: readonly string[],
): Promise<PermissionRequestRow[]> {
  return selectRequests(db)
    .where('r.outcome', 'is', null)
    .where('r.ends_at', '>', now)
    .$if(userIds !== undefined, (query) => query.where('r.user_id', 'in', userIds ?? []))
    .orderBy('r.asked_at')
    .orderBy('r.id')
    .execute()
}

/** A request by its id, locked with nobody else's row. */
export async function lockRequest(trx: Db, id: string): Promise<PermissionRequestRow | undefined> {
  return selectRequests(trx).where('r.id', '=', id).forNoKeyUpdate('r').executeTakeFirst()
}

/** Requests that nobody has answered although their time is over, locked. */
export async function lockOver(trx: Db, now: Temporal.Instant): Promise<PermissionRequestRow[]> {
  return selectRequests(trx)
    .where('r.outcome', 'is', null)
    .where('r.ends_at', '<=', now)
    .orderBy('r.id')
    .forNoKeyUpdate('r')
    .execute()
}

/** What somebody has asked for and nobody has answered yet, locked. */
export async function lockAskedBy(trx: Db, askedBy: string): Promise<PermissionRequestRow[]> {
  return selectRequests(trx)
    .where('r.outcome', 'is', null)
    .where('r.asked_by', '=', askedBy)
    .orderBy('r.id')
    .forNoKeyUpdate('r')
    .execute()
}

/** Stores that a strong permission is asked for; answers the id. */
export async function insertRequest(
  trx: Db,
  row: {
    userId: string
    permission: Permission
    reason: string
    askedBy: string
    askedAt: Temporal.Instant
    endsAt: Temporal.Instant
  },
): Promise<string> {
  const { id } = await trx
    .insertInto('permission_requests')
    .values({
      user_id: row.userId,
      permission: row.permission,
      reason: row.reason,
      asked_by: row.askedBy,
      asked_at: row.askedAt,
      ends_at: row.endsAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Notes how a request ended, by whom and when. */
export async function saveOutcome(
  trx: Db,
  id: string,
  end: { outcome: PermissionOutcome; by: string | null; at: Temporal.Instant; answer?: string },
): Promise<void> {
  await trx
    .updateTable('permission_requests')
    .set({ outcome: end.outcome, closed_by: end.by, closed_at: end.at, answer: end.answer ?? '' })
    .where('id', '=', id)
    .execute()
}

/** Forgets requests that ended before an instant; answers how many. */
export async function deleteOldRequests(db: Db, before: Temporal.Instant): Promise<number> {
  const deleted = await db
    .deleteFrom('permission_requests')
    .where('closed_at', '<', before)
    .executeTakeFirst()
  return Number(deleted.numDeletedRows)
}

/** Whom a request is about; undefined where there is no such request. */
export async function findRequestedPerson(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('permission_requests')
    .select('user_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.user_id
}
