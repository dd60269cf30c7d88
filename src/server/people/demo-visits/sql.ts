import { sql } from 'kysely'
import type { DemoVisitTimes } from '../../../domain/people/demo-visit.ts'
import type { Db } from '../../kernel/db/database.ts'

// Two who ask at once must not both take the last place.
const lockNumber = 72_163_052

/** Somebody's demo. */
export interface DemoVisitRow extends DemoVisitTimes {
  id: string
}

const columns = ['id', 'begun_at as begunAt', 'ready_at as readyAt', 'seen_at as seenAt'] as const

/** Waits for everybody else who begins a demo; until the transaction ends. */
export async function lockDemoVisits(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(trx)
}

/** The demo of a landlord; null for none. */
export async function findDemoVisitOf(db: Db, landlordId: string): Promise<DemoVisitRow | null> {
  const row = await db
    .selectFrom('demo_visits')
    .select(columns)
    .where('landlord_id', '=', landlordId)
    .executeTakeFirst()
  return row ?? null
}

/** How many demos there are. */
export async function countDemoVisits(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('demo_visits')
    .select((expression) => expression.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Notes that a demo of a landlord is being made; answers its id. */
export async function insertDemoVisit(db: Db, landlordId: string, now: Temporal.Instant): Promise<string> {
  const { id } = await db
    .insertInto('demo_visits')
    .values({ landlord_id: landlordId, begun_at: now, seen_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Notes that a demo can be looked at; false where it has ended meanwhile. */
export async function noteReady(db: Db, id: string, now: Temporal.Instant): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('demo_visits')
    .set({ ready_at: now, seen_at: now })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Notes that somebody looks at a demo; false where there is none, or it isn't ready. */
export async function noteSeen(db: Db, id: string, now: Temporal.Instant): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('demo_visits')
    .set({ seen_at: now })
    .where('id', '=', id)
    .where('ready_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Forgets demos: whatever belongs to them may go. */
export async function deleteDemoVisits(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('demo_visits').where('id', 'in', ids).execute()
}

/** All demos; there are as many as the operator allows. */
export async function listDemoVisits(db: Db): Promise<DemoVisitRow[]> {
  return await db.selectFrom('demo_visits').select(columns).execute()
}
