import type { Selectable } from 'kysely'
import type { Language } from '../../domain/catalogue/language.ts'
import type { Viewer } from '../context.ts'
import type { Db } from '../db/database.ts'
import type { UsersTable } from '../db/tables.gen.ts'

/** A person's own row. */
export type UserRow = Selectable<UsersTable>

/** The person with that id; null when there is none. */
export async function findUser(db: Db, id: string): Promise<UserRow | null> {
  return (await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}

/** The person with that email address, whatever its case; null when there is none. */
export async function findUserByEmail(db: Db, email: string): Promise<UserRow | null> {
  const found = await db
    .selectFrom('users')
    .selectAll()
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst()
  return found ?? null
}

/** Saves the language in which a person reads Mezzo. */
export async function saveLanguage(
  db: Db,
  id: string,
  language: Language,
  now: Temporal.Instant,
): Promise<UserRow> {
  return await db
    .updateTable('users')
    .set({ language, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Notes one password try for an account (S9). */
export async function addPasswordTry(db: Db, account: string, now: Temporal.Instant): Promise<void> {
  await db.insertInto('password_tries').values({ account, tried_at: now }).execute()
}

/** How many passwords were tried for an account since `since`. */
export async function countPasswordTries(db: Db, account: string, since: Temporal.Instant): Promise<number> {
  const { count } = await db
    .selectFrom('password_tries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account', '=', account)
    .where('tried_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

/** Forgets the tries of an account: after a right password, or a new one. */
export async function clearPasswordTries(db: Db, account: string): Promise<void> {
  await db.deleteFrom('password_tries').where('account', '=', account).execute()
}

/** The viewer of a person's row. */
export function toViewer(row: UserRow): Viewer {
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    landlord: row.landlord,
    permissions: row.permissions as Viewer['permissions'],
    language: toLanguage(row.language),
  }
}

/** The interface has three languages; people who read another one get English. */
export function toLanguage(language: string): Language {
  return language === 'de' || language === 'fr' ? language : 'en'
}

/** The person whose living session has that token; null when there is none. */
export async function findViewerBySession(
  db: Db,
  token: string,
  now: Temporal.Instant,
): Promise<Viewer | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .where('sessions.token', '=', token)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst()
  return row ? toViewer(row) : null
}

/** Ends the session with that token. */
export async function deleteSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token', '=', token).execute()
}

/** When the session with that token ends; null when there is none. */
export async function findExpiry(db: Db, token: string): Promise<Temporal.Instant | null> {
  const row = await db
    .selectFrom('sessions')
    .select('expires_at')
    .where('token', '=', token)
    .executeTakeFirst()
  return row?.expires_at ?? null
}

/** Deletes ended sessions, used-up links and password tries that no longer count; answers how many rows. */
export async function deleteOldLogins(db: Db, now: Temporal.Instant): Promise<number> {
  const sessions = await db.deleteFrom('sessions').where('expires_at', '<', now).executeTakeFirst()
  const links = await db.deleteFrom('verifications').where('expires_at', '<', now).executeTakeFirst()
  const tries = await db
    .deleteFrom('password_tries')
    .where('tried_at', '<', now.subtract({ hours: 1 }))
    .executeTakeFirst()
  return Number(sessions.numDeletedRows + links.numDeletedRows + tries.numDeletedRows)
}
