import {
  inOrderOfNames,
  isLasting,
  nextFolderSync,
  planFolder,
  type PhotoFolderProblem,
} from '../../../domain/listings/photo-folder.ts'
import { MAX_PICTURES } from '../../../domain/listings/pictures.ts'
import { photoFoldersOf } from '../../kernel/adapters/photo-folder/open-photo-folders.ts'
import {
  type FolderChanges,
  PhotoFolderError,
  type PhotoFolders,
} from '../../kernel/adapters/photo-folder/photo-folder.ts'
import { audit } from '../../kernel/audit/audit.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { PaintersBusyError } from '../pictures/queue.ts'
import { listPictureIds } from '../pictures/sql.ts'
import { tellOfStoppedFolder } from './folder-mail.ts'
import { enqueueSync } from './folder-actions.ts'
import {
  type FolderFileRow,
  forgetFiles,
  giveFolderBack,
  leaseDueFolders,
  type LeasedFolder,
  listFolderFiles,
  lockLeasedFolder,
  type ReadFolder,
  saveCursor,
  saveFiles,
  saveFoldersRead,
  takeUnlogged,
} from './sql.ts'
import { takeFile } from './take-file.ts'

/** Folders that one process reads at the same time: painting takes memory, and uploads want their turn. */
const atOnce = 2

/** How long one run begins new photos, in milliseconds: it ends in good time before the queue takes it for dead. */
const runFor = 50_000

/** Longer than a run and its last photo can take: who still holds a folder then has died. */
const leaseSeconds = 240

/** How a run of all folders that are due went. */
export interface SyncRun {
  read: number
  failed: number
}

/**
 * Reads all folders that are due, until none is left or the time of the run is over. Those without news are stored
 * together. What is left of a large folder comes with the next run.
 */
export async function syncPhotoFolders(ctx: Context): Promise<SyncRun> {
  const run: SyncRun = { read: 0, failed: 0 }
  const folders = await photoFoldersOf(ctx.config)
  if (!folders) return run
  const until = performance.now() + runFor
  const unchanged: ReadFolder[] = []
  const work = async () => {
    while (performance.now() < until) {
      const now = ctx.now()
      const [folder] = await leaseDueFolders(ctx.db, {
        now,
        until: now.add({ seconds: leaseSeconds }),
        limit: 1,
      })
      if (!folder) return
      const outcome = await syncFolder(ctx, folders, folder, until)
      if (outcome.kind === 'FAILED') run.failed++
      else run.read++
      if (outcome.kind === 'NEWS') await saveFoldersRead(ctx.db, [outcome.folder])
      if (outcome.kind === 'UNCHANGED') unchanged.push(outcome.folder)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  await saveFoldersRead(ctx.db, unchanged)
  return run
}

type Synced = { kind: 'NEWS' | 'UNCHANGED'; folder: ReadFolder } | { kind: 'LATER' | 'FAILED' }

/** Reads one folder that is leased to us, and gives it back unless it is read to its end. */
async function syncFolder(
  ctx: Context,
  folders: PhotoFolders,
  folder: LeasedFolder,
  until: number,
): Promise<Synced> {
  try {
    const changes = await folders.changesOf(folder.link, folder.cursor)
    const { waiting, isNews } = await takeList(ctx, folder, changes)
    for (const file of waiting) {
      if (performance.now() >= until) return await goOnLater(ctx, folder)
      await takeFile(ctx, folders, folder, file)
    }
    if (waiting.length > 0) await logWhatCame(ctx, folder)
    const now = ctx.now()
    const nextAt = nextFolderSync({ now, failures: 0, retryAfter: null, chance: Math.random() })
    const read = { ...folder, cursor: changes.cursor, at: now, nextAt }
    return { kind: isNews || waiting.length > 0 ? 'NEWS' : 'UNCHANGED', folder: read }
  } catch (error) {
    await logWhatCame(ctx, folder)
    if (error instanceof PaintersBusyError) return await goOnLater(ctx, folder)
    return await fail(ctx, folder, error)
  }
}

/** Stores what a list says, with where it ended: either all of it or nothing. Answers the files to be fetched. */
async function takeList(
  ctx: Context,
  folder: LeasedFolder,
  changes: FolderChanges,
): Promise<{ waiting: FolderFileRow[]; isNews: boolean }> {
  const known = await listFolderFiles(ctx.db, folder)
  const plan = planFolder(known, changes)
  const isNews = plan.save.length + plan.forget.length > 0
  if (isNews) {
    await inTransaction(ctx, async (trx) => {
      if (!(await lockLeasedFolder(trx, folder))) return
      await saveFiles(trx, folder, plan.save, ctx.now())
      await forgetFiles(trx, folder, plan.forget)
      await saveCursor(trx, folder, changes.cursor)
    })
  }
  const files = isNews ? await listFolderFiles(ctx.db, folder) : known
  const hasPlace = (await listPictureIds(ctx.db, folder.groupId)).length < MAX_PICTURES
  const waiting = files.filter(
    ({ outcome, refusal }) =>
      outcome === 'WAITING' || refusal === 'QUOTA' || (refusal === 'TOO_MANY' && hasPlace),
  )
  // One that can't be read keeps no other one waiting.
  const inTurn = inOrderOfNames(waiting).toSorted((one, other) => one.tries - other.tries)
  return { waiting: inTurn, isNews }
}

/** One line in the log for all that a run has brought, however many photos these are. */
async function logWhatCame(ctx: Context, folder: LeasedFolder): Promise<void> {
  await inTransaction(ctx, async (trx) => {
    const { added, changed } = await takeUnlogged(trx, folder)
    if (added + changed === 0) return
    const data = { name: folder.name, added, changed }
    await audit(trx, ctx, { action: 'takePhotosOfFolder', ...entityOf(folder), data })
  })
}

async function goOnLater(ctx: Context, folder: LeasedFolder): Promise<Synced> {
  const at = ctx.now()
  await logWhatCame(ctx, folder)
  await inTransaction(ctx, async (trx) => {
    await giveFolderBack(trx, folder, { problem: null, at, nextAt: at })
    await enqueueSync(trx, ctx)
  })
  return { kind: 'LATER' }
}

async function fail(ctx: Context, folder: LeasedFolder, error: unknown): Promise<Synced> {
  const isKnown = error instanceof PhotoFolderError
  const problem: PhotoFolderProblem = isKnown ? error.problem : 'UNREACHABLE'
  const { groupId } = folder
  // One folder that can't be read keeps no other one waiting, and is not read again at once.
  if (isKnown) ctx.log.info({ groupId, problem, err: error.cause }, 'a photo folder did not answer')
  else ctx.log.error({ groupId, err: error }, 'a photo folder was not read')
  const now = ctx.now()
  const wait = isKnown ? error.waitSeconds : null
  const nextAt = isLasting(problem)
    ? null
    : nextFolderSync({
        now,
        failures: folder.failures + 1,
        retryAfter: wait === null ? null : now.add({ seconds: Math.round(wait) }),
        chance: Math.random(),
      })
  await inTransaction(ctx, async (trx) => {
    if (!(await lockLeasedFolder(trx, folder))) return
    await giveFolderBack(trx, folder, { problem, at: now, nextAt })
    if (nextAt !== null) return
    await tellOfStoppedFolder(trx, ctx, folder, problem)
    await audit(trx, ctx, {
      action: 'stopPhotoFolder',
      ...entityOf(folder),
      data: { name: folder.name, problem },
    })
  })
  return { kind: 'FAILED' }
}

function entityOf({ groupId, landlordId }: LeasedFolder) {
  return { entityType: 'group', entityId: groupId, landlordId }
}
