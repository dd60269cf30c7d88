import { sql } from 'kysely'
import {
  DEMO_VISIT_IDLE_MINUTES,
  DEMO_VISIT_MAKING_MINUTES,
  DEMO_VISIT_MOST_HOURS,
  type DemoVisitTimes,
} from '../../../domain/people/demo-visit.ts'
import type { Db } from '../../kernel/db/database.ts'

// Two who ask at once must not both take the last place.
const lockNumber = 72_163_052

/** Somebody's demo. */
export interface DemoVisitRow extends DemoVisitTimes {
  id: string
}

/** Waits for everybody else who begins a demo; until the transaction ends. */
export async function lockDemoVisits(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(trx)
}

/** The demo of a landlord; null for none. */
export async function findDemoVisitOf(db: Db, landlordId: string): Promise<DemoVisitRow | null> {
  const row = await db
    .selectFrom('demo_visits')
    .select(['id', 'begun_at as begunAt', 'ready_at as readyAt', 'seen_at as seenAt'])
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

/** Forgets a demo: whatever belongs to it may go. */
export async function deleteDemoVisit(db: Db, id: string): Promise<void> {
  await db.deleteFrom('demo_visits').where('id', '=', id).execute()
}

/** Forgets the demos whose time is over, as `isDemoVisitOver` says. */
export async function deletePastDemoVisits(db: Db, now: Temporal.Instant): Promise<void> {
  await db
    .deleteFrom('demo_visits')
    .where((row) =>
      row.or([
        row.and([
          row('ready_at', 'is', null),
          row('begun_at', '<=', now.subtract({ minutes: DEMO_VISIT_MAKING_MINUTES })),
        ]),
        row.and([
          row('ready_at', 'is not', null),
          row('seen_at', '<=', now.subtract({ minutes: DEMO_VISIT_IDLE_MINUTES })),
        ]),
        row('begun_at', '<=', now.subtract({ hours: DEMO_VISIT_MOST_HOURS })),
      ]),
    )
    .execute()
}

/** The ids of all demos. */
export async function listDemoVisits(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('demo_visits').select('id').execute()
  return rows.map(({ id }) => id)
}
