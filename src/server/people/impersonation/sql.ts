import { sql } from 'kysely'
import type { Db } from '../../kernel/db/database.ts'

/** One time in which staff acted as a landlord. */
export interface ImpersonationRow {
  id: string
  actorName: string
  reason: string
  startedAt: Temporal.Instant
  endsAt: Temporal.Instant
  endedAt: Temporal.Instant | null
  /** How many changes were made. */
  actions: number
}

/** Stores the beginning; answers the id. */
export async function insertImpersonation(
  db: Db,
  row: {
    actorId: string
    landlordId: string
    reason: string
    now: Temporal.Instant
    endsAt: Temporal.Instant
  },
): Promise<string> {
  const { id } = await db
    .insertInto('impersonations')
    .values({
      actor_id: row.actorId,
      landlord_id: row.landlordId,
      reason: row.reason,
      started_at: row.now,
      ends_at: row.endsAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Lets a login session act under an impersonation, or as its own person again. */
export async function saveSessionImpersonation(
  db: Db,
  sessionId: string,
  impersonationId: string | null,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ impersonation_id: impersonationId })
    .where('id', '=', sessionId)
    .execute()
}

/** Notes the end of an impersonation; true when it was still open. */
export async function saveImpersonationEnd(db: Db, id: string, now: Temporal.Instant): Promise<boolean> {
  const result = await db
    .updateTable('impersonations')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Whether somebody may act as landlords, for as long as the transaction lasts. */
export async function lockSalesPerson(trx: Db, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where(sql<boolean>`'sales' = any(permissions)`)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

/** Ends every impersonation of somebody that goes on, and lets their sessions be their own; answers which. */
export async function endAllOf(
  trx: Db,
  actorId: string,
  now: Temporal.Instant,
): Promise<{ id: string; landlordId: string }[]> {
  await trx
    .updateTable('sessions')
    .set({ impersonation_id: null })
    .where('user_id', '=', actorId)
    .where('impersonation_id', 'is not', null)
    .execute()
  return trx
    .updateTable('impersonations')
    .set({ ended_at: now })
    .where('actor_id', '=', actorId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
    .returning(['id', 'landlord_id as landlordId'])
    .execute()
}

/** When staff acted as that landlord, the newest first, with the number of changes they made. */
export async function listImpersonations(db: Db, landlordId: string): Promise<ImpersonationRow[]> {
  return db
    .selectFrom('impersonations as i')
    .innerJoin('users as actor', 'actor.id', 'i.actor_id')
    .select((eb) => [
      'i.id',
      'actor.name as actorName',
      'i.reason',
      'i.started_at as startedAt',
      'i.ends_at as endsAt',
      'i.ended_at as endedAt',
      eb
        .selectFrom('audit_log as a')
        .select(sql<number>`count(*)::int`.as('n'))
        .whereRef('a.landlord_id', '=', 'i.landlord_id')
        .where('a.via', '=', 'IMPERSONATION')
        .whereRef('a.via_id', '=', 'i.id')
        .where('a.action', 'not in', ['startImpersonation', 'endImpersonation'])
        .$asScalar()
        .$notNull()
        .as('actions'),
    ])
    .where('i.landlord_id', '=', landlordId)
    .orderBy('i.started_at', 'desc')
    .limit(200)
    .execute()
}
