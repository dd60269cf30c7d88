import { sql } from 'kysely'
import type { Db } from '../../kernel/db/database.ts'

/** Numbers a look at the provider when it begins; undefined where the session is gone meanwhile. */
export async function beginReading(db: Db, id: string): Promise<number | undefined> {
  const row = await db
    .updateTable('id_verifications')
    .set((eb) => ({ readings_begun: eb('readings_begun', '+', 1) }))
    .where('id', '=', id)
    .returning('readings_begun as number')
    .executeTakeFirst()
  return row?.number
}

/** Notes which look was stored last, and when. */
export async function saveReading(trx: Db, id: string, number: number, at: Temporal.Instant): Promise<void> {
  await trx
    .updateTable('id_verifications')
    .set({ reading_applied: number, checked_at: at })
    .where('id', '=', id)
    .execute()
}

/** Sessions at the provider of which nothing was heard: open ones, and those whose verdict may still be taken back. */
export async function listUnchecked(
  db: Db,
  since: { open: Temporal.Instant; decided: Temporal.Instant },
  most: number,
): Promise<{ sessionId: string }[]> {
  return db
    .selectFrom('id_verifications')
    .select('session_id as sessionId')
    .where('provider', '=', 'VERIFF')
    .where('erased_at', 'is', null)
    .where((eb) => {
      const checked = eb.fn.coalesce('checked_at', 'created_at')
      return eb.or([
        eb.and([
          eb.or([eb('status', 'is', null), eb('status', '=', 'RESUBMISSION_REQUESTED')]),
          eb(checked, '<=', since.open),
        ]),
        eb.and([eb('status', 'is not', null), eb(checked, '<=', since.decided)]),
      ])
    })
    .orderBy('created_at')
    .limit(most)
    .execute()
}

/** Notes that what the provider told of a session was looked at. */
export async function saveEventsHandled(db: Db, sessionId: string, at: Temporal.Instant): Promise<void> {
  await events(db, sessionId).set({ handled_at: at }).where('handled_at', 'is', null).execute()
}

function events(db: Db, sessionId: string) {
  return db
    .updateTable('webhook_events')
    .where('provider', '=', 'VERIFF')
    .where(sql<boolean>`body ->> 'sessionId' = ${sessionId}`)
}

/** Forgets what the provider has told of a session: it isn't ours, or is no more. */
export async function deleteEvents(db: Db, sessionId: string): Promise<void> {
  await db
    .deleteFrom('webhook_events')
    .where('provider', '=', 'VERIFF')
    .where(sql<boolean>`body ->> 'sessionId' = ${sessionId}`)
    .execute()
}

/** A session that has to go at the provider. */
export interface SessionDeletion {
  sessionId: string
  tries: number
}

/** Notes that a session has to go at the provider, once. */
export async function insertSessionDeletion(
  trx: Db,
  sessionId: string,
  due: Temporal.Instant,
): Promise<void> {
  await trx
    .insertInto('id_session_deletions')
    .values({ session_id: sessionId, due_at: due })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Sessions that are to be deleted now, the oldest first. */
export async function listDueDeletions(
  db: Db,
  now: Temporal.Instant,
  most: number,
): Promise<SessionDeletion[]> {
  if (most <= 0) return []
  return db
    .selectFrom('id_session_deletions')
    .select(['session_id as sessionId', 'tries'])
    .where('proven_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('session_id')
    .limit(most)
    .execute()
}

/** How many sessions the provider was asked to delete since then. */
export async function countDeletionsSince(db: Db, since: Temporal.Instant): Promise<number> {
  const row = await db
    .selectFrom('id_session_deletions')
    .select(sql<number>`count(*)`.as('count'))
    .where('tried_at', '>', since)
    .executeTakeFirstOrThrow()
  return row.count
}

/** Stores what came of asking for a deletion: proven, or when it is tried again. */
export async function saveDeletionTried(
  db: Db,
  sessionId: string,
  outcome: { at: Temporal.Instant; failure: string; again: Temporal.Instant | null },
): Promise<void> {
  const { at, failure, again } = outcome
  await db
    .updateTable('id_session_deletions')
    .set((eb) => ({
      tries: eb('tries', '+', 1),
      tried_at: at,
      failure,
      ...(again ? { due_at: again } : { proven_at: at }),
    }))
    .where('session_id', '=', sessionId)
    .execute()
}
