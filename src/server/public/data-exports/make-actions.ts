import {
  EXPORT_ATTEMPTS,
  EXPORT_DAYS_READY,
  EXPORT_SECONDS_SILENT,
  hasBrokenOff,
  OPEN_EXPORT_STATES,
} from '../../../domain/public/data-exports/data-export.ts'
import { DATA_EXPORT_DAYS_KEPT } from '../../../domain/kernel/constants.ts'
import { mailLanguage } from '../../../domain/catalogue/language.ts'
import { writeArchive } from '../../kernel/files/archive.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { isInDoubt } from '../../kernel/db/unavailable.ts'
import type { Db } from '../../kernel/db/database.ts'
import { queueMail } from '../../kernel/mail/queue.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { findUser, type UserRow } from '../../people/accounts/sql.ts'
import { auditExport } from './actions.ts'
import {
  type DataExportRow,
  deleteOldExports,
  endExports,
  listNeedlessRuns,
  listSilentExports,
  lockDataExport,
  saveExportBegun,
  saveExportProgress,
  saveExportReady,
  saveExportState,
} from './exports-sql.ts'
import { listRunsWithParts, PART_BYTES, partKey, removeParts } from './parts.ts'
import { ExportAbandonedError, newRunId, whileAlive } from './run.ts'
import { writeOwnData } from './write-own-data.ts'
import { writeWorld } from './write-world.ts'

/** A run that is to make an export, and for whom. */
interface BegunRun {
  id: string
  runId: string
  row: DataExportRow
  user: UserRow
}

/**
 * Makes an export. A run that was broken off leaves nothing that could be downloaded: the next one begins anew, since
 * the rows of an archive are those of one moment.
 */
export async function makeDataExport(ctx: Context, { exportId }: { exportId: string }): Promise<void> {
  const run = await beginRun(ctx, exportId)
  if (!run) return
  try {
    await finishRun(ctx, run, await makeContent(ctx, run))
  } catch (error) {
    // It may be ready; parts of one that isn't are forgotten with those of all runs that are needed no more.
    if (isInDoubt(error)) throw error
    await removeParts(ctx, run)
    if (error instanceof ExportAbandonedError) return
    await giveRunUp(ctx, run)
    throw error
  }
}

async function beginRun(ctx: Context, exportId: string): Promise<BegunRun | null> {
  return await inTransaction(ctx, async (trx) => {
    const row = await lockDataExport(trx, exportId)
    if (!row || !OPEN_EXPORT_STATES.some((state) => state === row.state)) return null
    if (row.state === 'RUNNING' && !hasBrokenOff(row.lives_at, ctx.now())) return null
    const user = await findUser(trx, row.user_id)
    if (!user) return null
    if (row.attempts >= EXPORT_ATTEMPTS) {
      await failExport(trx, ctx, row, user)
      return null
    }
    const runId = newRunId()
    await saveExportBegun(trx, row.id, { runId, now: ctx.now() })
    return { id: row.id, runId, row: { ...row, attempts: row.attempts + 1 }, user }
  })
}

async function makeContent(ctx: Context, run: BegunRun) {
  return await whileAlive(
    ctx,
    (progress) => saveExportProgress(ctx.db, run, progress),
    async (alive) => {
      const archive = writeArchive(ctx.now(), PART_BYTES, (number, part) =>
        ctx.files.put(partKey(run, number), part),
      )
      try {
        const write = run.row.kind === 'WORLD' ? writeWorld : writeOwnData
        const total = await write(ctx, archive, alive, { user: run.user, language: run.row.language })
        return { result: await archive.end(), total }
      } catch (error) {
        archive.abandon()
        throw error
      }
    },
  )
}

async function finishRun(
  ctx: Context,
  run: BegunRun,
  { result, total }: { result: { size: number; sha256: string }; total: number },
): Promise<void> {
  await inTransaction(ctx, async (trx) => {
    const row = await lockDataExport(trx, run.id)
    if (row?.state !== 'RUNNING' || row.run_id !== run.runId)
      throw new ExportAbandonedError('This export is not wanted any more.')
    const endsAt = ctx.now().add({ hours: 24 * EXPORT_DAYS_READY })
    const owner = { id: row.id, userId: row.user_id, kind: row.kind }
    await saveExportReady(trx, owner, { ...result, total, partSize: PART_BYTES, now: ctx.now(), endsAt })
    await mailExport(trx, ctx, row, run.user, endsAt)
    await auditExport(trx, ctx, { ...row, landlord: run.user.landlord }, 'makeDataExport')
  })
}

/** After a failure: the last attempt ends it, before that it waits for the next one. */
async function giveRunUp(ctx: Context, { id, runId, user }: BegunRun): Promise<void> {
  await inTransaction(ctx, async (trx) => {
    const row = await lockDataExport(trx, id)
    if (row?.state !== 'RUNNING' || row.run_id !== runId) return
    if (row.attempts >= EXPORT_ATTEMPTS) await failExport(trx, ctx, row, user)
    else await saveExportState(trx, id, 'WAITING', null)
  })
}

async function failExport(trx: Db, ctx: Context, row: DataExportRow, user: UserRow): Promise<void> {
  await saveExportState(trx, row.id, 'FAILED', ctx.now())
  await mailExport(trx, ctx, row, user, null)
  await auditExport(trx, ctx, { ...row, landlord: user.landlord }, 'failDataExport')
}

async function mailExport(
  trx: Db,
  ctx: Context,
  row: DataExportRow,
  user: UserRow,
  readyUntil: Temporal.Instant | null,
): Promise<void> {
  const language = mailLanguage(user.language)
  await queueMail(trx, ctx, {
    to: user.email,
    recipientId: user.id,
    language,
    template: 'dataExport',
    data: {
      firstName: user.first_name,
      kind: row.kind,
      isReady: readyUntil !== null,
      readyUntil,
      path: `/${language}/my/account/data`,
    },
  })
}

/** Begins those anew whose run was broken off, and those whose job was lost. */
export async function continueDataExports(ctx: Context): Promise<void> {
  const silent = await listSilentExports(ctx.db, ctx.now().subtract({ seconds: EXPORT_SECONDS_SILENT }))
  await inTransaction(ctx, async (trx) => {
    for (const exportId of silent)
      await ctx.enqueue(trx, 'makeDataExport', { exportId }, { singletonKey: exportId })
  })
}

/** Deletes exports whose time is over, and contents of those that were cancelled, replaced or broken off. */
export async function forgetDataExports(ctx: Context): Promise<void> {
  await endExports(ctx.db, ctx.now())
  const needless = await listNeedlessRuns(ctx.db, await listRunsWithParts(ctx))
  for (const run of needless) await removeParts(ctx, run)
  const count = await deleteOldExports(ctx.db, ctx.now().subtract({ hours: 24 * DATA_EXPORT_DAYS_KEPT }))
  ctx.log.info({ count, contents: needless.length }, 'forgot exports')
}
