import type { Selectable } from 'kysely'
import type { Db } from '../../kernel/db/database.ts'
import type { SessionsTable } from '../../kernel/db/tables.gen.ts'

/** A login of a person in one browser or app. */
export type SessionRow = Selectable<SessionsTable>

/** Adds a session; answers its id. */
export async function insertSession(
  db: Db,
  session: {
    userId: string
    token: string
    now: Temporal.Instant
    expiresAt: Temporal.Instant
    ip: string
    userAgent: string
  },
): Promise<string> {
  const { id } = await db
    .insertInto('sessions')
    .values({
      user_id: session.userId,
      token: session.token,
      expires_at: session.expiresAt,
      ip_address: session.ip,
      user_agent: session.userAgent,
      created_at: session.now,
      updated_at: session.now,
      last_seen_at: session.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A living session of a person; null when there is none. */
export async function findSession(db: Db, id: string): Promise<SessionRow | null> {
  return (await db.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}

/** The session with that token; null when there is none. */
export async function findSessionByToken(db: Db, token: string): Promise<SessionRow | null> {
  return (await db.selectFrom('sessions').selectAll().where('token', '=', token).executeTakeFirst()) ?? null
}

/** The living sessions of a person, the one used last first. */
export async function listSessions(db: Db, userId: string, now: Temporal.Instant): Promise<SessionRow[]> {
  return await db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Notes that somebody has just worked in a session. */
export async function saveLastSeen(db: Db, id: string, now: Temporal.Instant): Promise<void> {
  await db.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', id).execute()
}

/** Notes that the password was asked for again in a session. */
export async function saveConfirmation(db: Db, id: string, now: Temporal.Instant): Promise<void> {
  await db.updateTable('sessions').set({ confirmed_at: now }).where('id', '=', id).execute()
}

/** Notes in whose world somebody works from now on. */
export async function saveSessionWorld(db: Db, id: string, worldId: string): Promise<void> {
  await db.updateTable('sessions').set({ world_id: worldId }).where('id', '=', id).execute()
}

/** Lets a session that would end before an instant live on; answers whether it did. */
export async function prolongSession(
  db: Db,
  token: string,
  {
    expiresBefore,
    expiresAt,
    bornAfter,
  }: { expiresBefore: Temporal.Instant; expiresAt: Temporal.Instant; bornAfter: Temporal.Instant },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ expires_at: expiresAt })
    .where('token', '=', token)
    .where('expires_at', '<=', expiresBefore)
    .where('created_at', '>', bornAfter)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends the session with that token. */
export async function deleteSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token', '=', token).execute()
}

/** Ends one session of a person; answers whether there was one. */
export async function deleteSessionOf(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends all sessions of a person but one; answers how many. */
export async function deleteOtherSessions(db: Db, userId: string, keptId: string | null): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(keptId !== null, (query) => query.where('id', '!=', keptId))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
