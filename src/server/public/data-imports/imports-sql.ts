import { type Selectable, sql } from 'kysely'
import {
  type DataImportProblem,
  type DataImportState,
  OPEN_IMPORT_STATES,
} from '../../../domain/public/data-imports/data-import.ts'
import type { ImportExtent } from '../../../domain/public/data-imports/import-room.ts'
import type { ImportPlan } from '../../../domain/public/data-imports/import-plan.ts'
import type { Db } from '../../kernel/db/database.ts'
import { json } from '../../kernel/db/parameters.ts'
import type { DataImportsTable } from '../../kernel/db/tables.gen.ts'
import type { RunProgress } from '../data-exports/run.ts'

/** An import that a landlord has begun. */
export type DataImportRow = Selectable<DataImportsTable>

/** A landlord's last import, and whether any was carried out. */
export async function findLastImport(db: Db, landlordId: string): Promise<DataImportRow | undefined> {
  return await db
    .selectFrom('data_imports')
    .selectAll()
    .where('landlord_id', '=', landlordId)
    // What was carried out is said for good, whatever was tried after it.
    .orderBy((eb) => eb('state', '=', 'DONE'), 'desc')
    .orderBy('asked_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

/** An import of that landlord; undefined for those of others. */
export async function findDataImport(
  db: Db,
  landlordId: string,
  id: string,
): Promise<DataImportRow | undefined> {
  return await db
    .selectFrom('data_imports')
    .selectAll()
    .where('id', '=', id)
    .where('landlord_id', '=', landlordId)
    .executeTakeFirst()
}

/** Notes that a landlord begins to send an archive; answers its id, or null where one is under way already. */
export async function insertDataImport(
  db: Db,
  row: { landlordId: string; size: number; partSize: number; now: Temporal.Instant },
): Promise<string | null> {
  const made = await db
    .insertInto('data_imports')
    .values({ landlord_id: row.landlordId, size: row.size, part_size: row.partSize, asked_at: row.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id ?? null
}

/** How large all imports are that are under way, but for one of them. */
export async function listOtherExtents(db: Db, id: string | null): Promise<ImportExtent[]> {
  return await db
    .selectFrom('data_imports')
    .select(['size', 'part_size as partSize', 'parts', 'state'])
    .select(sql<number | null>`(plan ->> 'bytes')::bigint`.as('unpacked'))
    .where('state', 'in', [...OPEN_IMPORT_STATES])
    .$if(id !== null, (query) => query.where('id', '!=', id ?? ''))
    .execute()
}

/** The import that is under way, if there is one. */
export async function findOpenImport(db: Db, landlordId: string): Promise<DataImportRow | undefined> {
  return await db
    .selectFrom('data_imports')
    .selectAll()
    .where('landlord_id', '=', landlordId)
    .where('state', 'in', [...OPEN_IMPORT_STATES])
    .executeTakeFirst()
}

/** An import, locked until the transaction ends; undefined when it is gone. */
export async function lockDataImport(db: Db, id: string): Promise<DataImportRow | undefined> {
  return await db.selectFrom('data_imports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/**
 * Whether a landlord's account is on hold, locked: a hold is there before, or waits until the transaction ends. Taken
 * before the import itself, in the order in which an erasure takes both.
 */
export async function lockImporterOnHold(trx: Db, landlordId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('users')
    .select('frozen_at')
    .where('id', '=', landlordId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return Boolean(row?.frozen_at)
}

/** Notes that one more part has arrived. */
export async function saveImportParts(db: Db, id: string, parts: number): Promise<void> {
  await db.updateTable('data_imports').set({ parts }).where('id', '=', id).execute()
}

/** Stores in which state an import is now; a run of the state before is over. */
export async function saveImportState(
  db: Db,
  id: string,
  to: {
    state: DataImportState
    plan?: ImportPlan
    problem?: DataImportProblem
    place?: string
    finishedAt?: Temporal.Instant
  },
): Promise<void> {
  await db
    .updateTable('data_imports')
    .set({
      state: to.state,
      run_id: null,
      lives_at: null,
      attempts: 0,
      done: 0,
      total: null,
      ...(to.plan && { plan: json(to.plan) }),
      problem: to.problem ?? null,
      problem_place: to.place ?? '',
      finished_at: to.finishedAt ?? null,
    })
    .where('id', '=', id)
    .execute()
}

/** Notes that a run has begun to read an archive. */
export async function saveImportBegun(
  db: Db,
  id: string,
  run: { runId: string; now: Temporal.Instant },
): Promise<void> {
  await db
    .updateTable('data_imports')
    .set((eb) => ({
      run_id: run.runId,
      lives_at: run.now,
      attempts: eb('attempts', '+', 1),
      done: 0,
      total: null,
    }))
    .where('id', '=', id)
    .execute()
}

/** Notes that a run lives and how far it is; answers whether it is still the one that reads the archive. */
export async function saveImportProgress(
  db: Db,
  { id, runId }: { id: string; runId: string },
  progress: RunProgress,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('data_imports')
    .set({ lives_at: progress.now, done: progress.done, total: progress.total })
    .where('id', '=', id)
    .where('run_id', '=', runId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Lets go of a run that failed: another one may begin at once. */
export async function saveRunLost(db: Db, { id, runId }: { id: string; runId: string }): Promise<void> {
  await db
    .updateTable('data_imports')
    .set({ run_id: null, lives_at: null })
    .where('id', '=', id)
    .where('run_id', '=', runId)
    .execute()
}

/** Imports that wait for a run, or whose run has been silent since then. */
export async function listSilentImports(db: Db, before: Temporal.Instant): Promise<string[]> {
  const rows = await db
    .selectFrom('data_imports')
    .select('id')
    .where('state', 'in', ['CHECKING', 'RUNNING'])
    .where((eb) => eb.or([eb('lives_at', 'is', null), eb('lives_at', '<=', before)]))
    .orderBy('asked_at')
    .execute()
  return rows.map(({ id }) => id)
}

/** Ends imports that nobody has gone on with since then. */
export async function endWaitingImports(
  db: Db,
  before: Temporal.Instant,
  now: Temporal.Instant,
): Promise<void> {
  await db
    .updateTable('data_imports')
    .set({ state: 'CANCELED', finished_at: now })
    .where('state', 'in', ['UPLOADING', 'PLANNED'])
    .where('asked_at', '<=', before)
    .execute()
}

/** Those of these imports whose archive nobody needs any more. */
export async function listNeedlessArchives(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select given.id from unnest(${[...ids]}::text[]) as given (id)
    where not exists (select from data_imports i
      where i.id::text = given.id and i.state in ('UPLOADING', 'CHECKING', 'PLANNED', 'RUNNING'))`.execute(db)
  return rows.map(({ id }) => id)
}

/** Deletes what is known of imports that were begun before then and came to nothing; answers how many. */
export async function deleteOldImports(db: Db, before: Temporal.Instant): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('data_imports')
    .where('asked_at', '<=', before)
    .where('state', 'in', ['REFUSED', 'FAILED', 'CANCELED'])
    .executeTakeFirst()
  return Number(numDeletedRows)
}
