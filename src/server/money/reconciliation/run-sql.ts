import { sql } from 'kysely'
import type { Db } from '../../kernel/db/database.ts'

/** A comparison of all accounts; without an end it is under way. */
export interface ProviderRunRow {
  id: string
  startedAt: Temporal.Instant
  finishedAt: Temporal.Instant | null
  accounts: number
  /** Accounts of which the provider said nothing. */
  failures: number
  lines: number
  /** Open ones, without money that is only not available yet. */
  differences: number
}

/** What a comparison came to. */
export type ProviderRunResult = Pick<ProviderRunRow, 'accounts' | 'failures' | 'lines' | 'differences'>

function selectRuns(db: Db) {
  return db
    .selectFrom('provider_runs')
    .select([
      'id',
      'started_at as startedAt',
      'finished_at as finishedAt',
      'accounts',
      'failures',
      'lines',
      'differences',
    ])
    .orderBy('started_at', 'desc')
    .limit(1)
}

/** The last comparison that came to its end; undefined before the first. */
export async function findLastRun(db: Db): Promise<ProviderRunRow | undefined> {
  return selectRuns(db).where('finished_at', 'is not', null).executeTakeFirst()
}

/** A comparison that began after a time and is under way. */
export async function findRunningRun(db: Db, after: Temporal.Instant): Promise<ProviderRunRow | undefined> {
  return selectRuns(db).where('finished_at', 'is', null).where('started_at', '>', after).executeTakeFirst()
}

/** Notes that a comparison begins; answers its id. */
export async function insertRun(
  db: Db,
  run: { askedBy: string | null; at: Temporal.Instant },
): Promise<string> {
  const row = await db
    .insertInto('provider_runs')
    .values({ asked_by: run.askedBy, started_at: run.at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Notes what a comparison came to. */
export async function saveRun(
  db: Db,
  id: string,
  result: ProviderRunResult,
  at: Temporal.Instant,
): Promise<void> {
  await db
    .updateTable('provider_runs')
    .set({ ...result, finished_at: at })
    .where('id', '=', id)
    .execute()
}

/** Removes what was noted before that time. */
export async function deleteRunsBefore(db: Db, before: Temporal.Instant): Promise<void> {
  await db.deleteFrom('provider_runs').where('started_at', '<', before).execute()
}

/** How many lines are known, and how many differences somebody has to look at. */
export async function countFound(db: Db): Promise<Pick<ProviderRunRow, 'lines' | 'differences'>> {
  const { rows } = await sql<Pick<ProviderRunRow, 'lines' | 'differences'>>`
    select (select count(*)::int from provider_lines) as lines,
      (select count(*)::int from provider_differences where state = 'OPEN' and kind <> 'NOT_AVAILABLE') as differences`.execute(
    db,
  )
  return rows[0] ?? { lines: 0, differences: 0 }
}
