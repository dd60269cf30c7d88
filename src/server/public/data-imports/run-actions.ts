import { DATA_EXPORT_DAYS_KEPT } from '../../../domain/kernel/constants.ts'
import { ValidationError } from '../../../domain/kernel/errors.ts'
import { EXPORT_SECONDS_SILENT, hasBrokenOff } from '../../../domain/public/data-exports/data-export.ts'
import { IMPORT_ATTEMPTS, IMPORT_DAYS_WAITING } from '../../../domain/public/data-imports/data-import.ts'
import type { ImportPlan } from '../../../domain/public/data-imports/import-plan.ts'
import { IMPORT_TABLES } from '../../../domain/public/data-imports/import-tables.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { isInDoubt } from '../../kernel/db/unavailable.ts'
import { demandRoomFor } from '../../kernel/files/quota.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { ExportAbandonedError, type ExportRun, newRunId, whileAlive } from '../data-exports/run.ts'
import { findUser } from '../../people/accounts/sql.ts'
import { auditImport } from './actions.ts'
import { listImportsWithParts, rangesOf, removeImportedParts } from './archive-parts.ts'
import { writeArchivedRows } from './write-archived-rows.ts'
import { ImportRefusal } from './import-refusal.ts'
import {
  type DataImportRow,
  deleteOldImports,
  endWaitingImports,
  listNeedlessArchives,
  listSilentImports,
  lockDataImport,
  lockImporterOnHold,
  saveImportBegun,
  saveImportProgress,
  saveImportState,
  saveRunLost,
} from './imports-sql.ts'
import {
  checkContents,
  type ImportedContents,
  keepArchivedContents,
  removeImportedContents,
} from './keep-archived-contents.ts'
import { openArchive, type ReadArchive } from './read-archive.ts'

interface BegunImport {
  id: string
  runId: string
  row: DataImportRow
}

/**
 * Reads an archive: what an import would do before the landlord has said yes, and the import itself after it. All rows
 * are written in one transaction, so that a run that breaks off leaves nothing, and one that comes twice does nothing.
 */
export async function readDataImport(ctx: Context, { importId }: { importId: string }): Promise<void> {
  const run = await beginRun(ctx, importId)
  if (!run) return
  try {
    const isOver = await read(ctx, run)
    if (isOver) await removeImportedParts(ctx, run.id)
  } catch (error) {
    if (error instanceof ExportAbandonedError) return
    if (error instanceof ImportRefusal) return await refuse(ctx, run, error)
    await saveRunLost(ctx.db, run)
    throw error
  }
}

async function beginRun(ctx: Context, importId: string): Promise<BegunImport | null> {
  return await inTransaction(ctx, async (trx) => {
    const row = await lockDataImport(trx, importId)
    if (!row || (row.state !== 'CHECKING' && row.state !== 'RUNNING')) return null
    if (row.run_id && !hasBrokenOff(row.lives_at, ctx.now())) return null
    // It goes on when the hold of the account ends (decision 107).
    if ((await findUser(trx, row.landlord_id))?.frozen_at) return null
    if (row.attempts >= IMPORT_ATTEMPTS) {
      await saveImportState(trx, row.id, { state: 'FAILED', finishedAt: ctx.now() })
      await auditImport(trx, ctx, { id: row.id, landlordId: row.landlord_id }, 'failDataImport')
      return null
    }
    const runId = newRunId()
    await saveImportBegun(trx, row.id, { runId, now: ctx.now() })
    return { id: row.id, runId, row }
  })
}

/** Answers whether nobody needs the archive any more. */
async function read(ctx: Context, run: BegunImport): Promise<boolean> {
  const { result } = await whileAlive(
    ctx,
    (progress) => saveImportProgress(ctx.db, run, progress),
    async (alive) => {
      const archive = await openArchive(
        rangesOf(ctx, { id: run.id, partSize: run.row.part_size }),
        run.row.size,
      )
      try {
        const total = archive.manifest.contents.length + IMPORT_TABLES.length
        alive.expect(total)
        const work = run.row.state === 'CHECKING' ? plan : write
        return { result: await work(ctx, run, archive, alive), total }
      } finally {
        archive.close()
      }
    },
  )
  return result
}

/** Thrown to end a transaction that only had to show what it would do. */
class DryRunOver extends Error {
  override name = 'DryRunOver'
  readonly plan: ImportPlan

  constructor(made: ImportPlan) {
    super('Nothing of a dry run stays.')
    this.plan = made
  }
}

async function plan(
  ctx: Context,
  run: BegunImport,
  archive: ReadArchive,
  alive: ExportRun,
): Promise<boolean> {
  const contents = await checkContents(archive, alive.step)
  const made = await tryOut(ctx, run, archive, { contents, alive })
  await inTransaction(ctx, async (trx) => {
    await demandWanted(trx, run)
    await saveImportState(trx, run.id, { state: 'PLANNED', plan: made })
  })
  return false
}

async function tryOut(
  ctx: Context,
  run: BegunImport,
  archive: ReadArchive,
  using: { contents: ImportedContents; alive: ExportRun },
): Promise<ImportPlan> {
  try {
    return await inTransaction(ctx, async (trx) => {
      throw new DryRunOver(await writeRows(trx, ctx, run, archive, using))
    })
  } catch (error) {
    if (error instanceof DryRunOver) return error.plan
    throw error
  }
}

async function write(
  ctx: Context,
  run: BegunImport,
  archive: ReadArchive,
  alive: ExportRun,
): Promise<boolean> {
  const contents = await keepArchivedContents(ctx, archive, alive.step)
  try {
    await inTransaction(ctx, async (trx) => {
      const made = await writeRows(trx, ctx, run, archive, { contents, alive })
      await demandWanted(trx, run)
      await saveImportState(trx, run.id, { state: 'DONE', plan: made, finishedAt: ctx.now() })
      await auditImport(trx, ctx, { id: run.id, landlordId: run.row.landlord_id }, 'importBusiness', {
        live: made.live,
        history: made.history,
        madeAt: made.madeAt,
      })
    })
    return true
  } catch (error) {
    // Rows that may have come name them; the sweeper takes them otherwise.
    if (!isInDoubt(error)) await removeImportedContents(ctx, contents)
    throw error
  }
}

async function writeRows(
  trx: Db,
  ctx: Context,
  { row }: BegunImport,
  archive: ReadArchive,
  { contents, alive }: { contents: ImportedContents; alive: ExportRun },
): Promise<ImportPlan> {
  const landlordId = row.landlord_id
  const made = await writeArchivedRows(trx, archive, { landlordId, contents, step: alive.step })
  try {
    await demandRoomFor(trx, ctx, { landlordId }, 0)
  } catch (error) {
    throw error instanceof ValidationError ? new ImportRefusal('NO_ROOM', '') : error
  }
  return made
}

async function demandWanted(trx: Db, { id, runId, row: begun }: BegunImport): Promise<void> {
  const isOnHold = await lockImporterOnHold(trx, begun.landlord_id)
  const row = await lockDataImport(trx, id)
  if (isOnHold || row?.run_id !== runId) throw new ExportAbandonedError('This run is not wanted any more.')
}

async function refuse(ctx: Context, run: BegunImport, { problem, place }: ImportRefusal): Promise<void> {
  await inTransaction(ctx, async (trx) => {
    const row = await lockDataImport(trx, run.id)
    if (row?.run_id !== run.runId) return
    await saveImportState(trx, run.id, { state: 'REFUSED', problem, place, finishedAt: ctx.now() })
    await auditImport(trx, ctx, { id: run.id, landlordId: row.landlord_id }, 'refuseDataImport', { problem })
  })
  await removeImportedParts(ctx, run.id)
}

/** Goes on with imports whose run was broken off, and with those whose job was lost. */
export async function continueDataImports(ctx: Context): Promise<void> {
  const silent = await listSilentImports(ctx.db, ctx.now().subtract({ seconds: EXPORT_SECONDS_SILENT }))
  await inTransaction(ctx, async (trx) => {
    for (const importId of silent)
      await ctx.enqueue(trx, 'readDataImport', { importId }, { singletonKey: importId })
  })
}

/** Ends imports that nobody goes on with, and deletes archives that are needed no more. */
export async function forgetDataImports(ctx: Context): Promise<void> {
  const now = ctx.now()
  await endWaitingImports(ctx.db, now.subtract({ hours: 24 * IMPORT_DAYS_WAITING }), now)
  const needless = await listNeedlessArchives(ctx.db, await listImportsWithParts(ctx))
  for (const id of needless) await removeImportedParts(ctx, id)
  const count = await deleteOldImports(ctx.db, now.subtract({ hours: 24 * DATA_EXPORT_DAYS_KEPT }))
  ctx.log.info({ count, archives: needless.length }, 'forgot imports')
}
