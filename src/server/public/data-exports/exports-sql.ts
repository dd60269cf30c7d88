import { type Selectable, sql } from 'kysely'
import type { DataExportKind, DataExportState } from '../../../domain/catalogue/people.ts'
import type { Language } from '../../../domain/catalogue/language.ts'
import { OPEN_EXPORT_STATES } from '../../../domain/public/data-exports/data-export.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { DataExportsTable } from '../../kernel/db/tables.gen.ts'

/** An export that somebody has asked for. */
export type DataExportRow = Selectable<DataExportsTable>

/** Whose export, and of what. */
export interface ExportOwner {
  userId: string
  kind: DataExportKind
}

/** The person's last exports of a kind, the newest first. */
export async function listDataExports(
  db: Db,
  { userId, kind }: ExportOwner,
  limit: number,
): Promise<DataExportRow[]> {
  return await db
    .selectFrom('data_exports')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .orderBy('asked_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** An export of that person; undefined for those of others. */
export async function findDataExport(db: Db, userId: string, id: string): Promise<DataExportRow | undefined> {
  return await db
    .selectFrom('data_exports')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** Notes that somebody wants an export; answers its id, or null where one is under way already. */
export async function insertDataExport(
  db: Db,
  { userId, kind }: ExportOwner,
  { language, now }: { language: Language; now: Temporal.Instant },
): Promise<string | null> {
  const row = await db
    .insertInto('data_exports')
    .values({
      user_id: userId,
      landlord_id: kind === 'WORLD' ? userId : null,
      kind,
      language,
      asked_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** The export that is under way, if there is one. */
export async function findOpenExport(db: Db, { userId, kind }: ExportOwner): Promise<string | undefined> {
  const row = await db
    .selectFrom('data_exports')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('state', 'in', [...OPEN_EXPORT_STATES])
    .executeTakeFirst()
  return row?.id
}

/** An export, locked until the transaction ends; undefined when it is gone. */
export async function lockDataExport(db: Db, id: string): Promise<DataExportRow | undefined> {
  return await db.selectFrom('data_exports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Notes that a run has begun to make an export. */
export async function saveExportBegun(
  db: Db,
  id: string,
  run: { runId: string; now: Temporal.Instant },
): Promise<void> {
  await db
    .updateTable('data_exports')
    .set((eb) => ({
      state: 'RUNNING',
      run_id: run.runId,
      lives_at: run.now,
      attempts: eb('attempts', '+', 1),
      done: 0,
      total: null,
    }))
    .where('id', '=', id)
    .execute()
}

/** Notes that a run lives and how far it is; answers whether it is still the one that makes the export. */
export async function saveExportProgress(
  db: Db,
  { id, runId }: { id: string; runId: string },
  progress: { done: number; total: number | null; now: Temporal.Instant },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('data_exports')
    .set({ lives_at: progress.now, done: progress.done, total: progress.total })
    .where('id', '=', id)
    .where('run_id', '=', runId)
    .where('state', '=', 'RUNNING')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Stores in which state an export is now. */
export async function saveExportState(
  db: Db,
  id: string,
  state: DataExportState,
  finishedAt: Temporal.Instant | null,
): Promise<void> {
  await db.updateTable('data_exports').set({ state, finished_at: finishedAt }).where('id', '=', id).execute()
}

/** Stores that an export can be downloaded until then; the one that could be so far has ended. */
export async function saveExportReady(
  db: Db,
  { id, userId, kind }: ExportOwner & { id: string },
  content: {
    size: number
    partSize: number
    sha256: string
    total: number
    now: Temporal.Instant
    endsAt: Temporal.Instant
  },
): Promise<void> {
  await db
    .updateTable('data_exports')
    .set({ state: 'ENDED' })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('state', '=', 'READY')
    .execute()
  await db
    .updateTable('data_exports')
    .set({
      state: 'READY',
      size: content.size,
      part_size: content.partSize,
      sha256: content.sha256,
      done: content.total,
      total: content.total,
      finished_at: content.now,
      ends_at: content.endsAt,
    })
    .where('id', '=', id)
    .execute()
}

/** Exports that wait for longer, or whose run has been silent since then. */
export async function listSilentExports(db: Db, before: Temporal.Instant): Promise<string[]> {
  const rows = await db
    .selectFrom('data_exports')
    .select('id')
    .where('state', 'in', [...OPEN_EXPORT_STATES])
    .where((eb) => eb(eb.fn.coalesce('lives_at', 'asked_at'), '<=', before))
    .orderBy('asked_at')
    .execute()
  return rows.map(({ id }) => id)
}

/** Ends the exports whose time is over. */
export async function endExports(db: Db, now: Temporal.Instant): Promise<void> {
  await db
    .updateTable('data_exports')
    .set({ state: 'ENDED' })
    .where('state', '=', 'READY')
    .where('ends_at', '<=', now)
    .execute()
}

/** Those of these exports whose content nobody needs any more: there is no such export, or it can't be downloaded. */
export async function listNeedlessRuns(
  db: Db,
  runs: readonly { id: string; runId: string }[],
): Promise<{ id: string; runId: string }[]> {
  if (runs.length === 0) return []
  const { rows } = await sql<{ id: string; runId: string }>`
    select given.id, given.run_id as "runId"
    from unnest(${runs.map(({ id }) => id)}::text[], ${runs.map(({ runId }) => runId)}::text[]) as given (id, run_id)
    where not exists (select from data_exports e
      where e.id::text = given.id and e.run_id::text = given.run_id and e.state in ('RUNNING', 'READY'))`.execute(
    db,
  )
  return rows
}

/** Deletes what is known of exports that were asked for before then and are over; answers how many. */
export async function deleteOldExports(db: Db, before: Temporal.Instant): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('data_exports')
    .where('asked_at', '<=', before)
    .where('state', 'not in', [...OPEN_EXPORT_STATES, 'READY'])
    .executeTakeFirst()
  return Number(numDeletedRows)
}
