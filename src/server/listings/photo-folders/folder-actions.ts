import { ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import { parseFolderLink } from '../../../domain/listings/folder-link.ts'
import { PhotoFolderError } from '../../kernel/adapters/photo-folder/photo-folder.ts'
import { photoFoldersOf } from '../../kernel/adapters/photo-folder/open-photo-folders.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { answeredBefore, type RepeatableCall, withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { isVisibleGroup } from '../../kernel/viewer/visible-to.ts'
import { auditGroup, requireGroup } from '../pictures/actions.ts'
import { deleteFolder, keepTakenAlone, lockFolder, makeFolderDue, saveFolder } from './home-sql.ts'
import type { FolderOfHome } from './sql.ts'

/**
 * Connects a home with a shared folder, instead of the one that it had; its photos come with a job. The folder is asked
 * for its name first: a link that leads to none is refused. Answers the group's id.
 */
export async function connectPhotoFolder(
  ctx: Context,
  groupId: string,
  text: string,
  key: string,
): Promise<string> {
  if (!isUuid(groupId) || !(await isVisibleGroup(ctx.db, requireViewer(ctx), groupId)))
    throw new ResourceNotFoundError()
  const parsed = parseFolderLink(text)
  if ('refusal' in parsed) throw new ValidationError({ link: `photoFolder.${parsed.refusal}` })
  const { link } = parsed
  const call = { key, operation: 'connectPhotoFolder', body: { groupId, link } }
  if (await answeredBefore(ctx, call)) return groupId
  const name = await nameOf(ctx, link)
  return changeFolder(ctx, groupId, call, async (trx, of) => {
    await keepTakenAlone(trx, of)
    await saveFolder(trx, { ...of, link, name, at: ctx.now() })
    await enqueueSync(trx, ctx)
    await auditGroup(trx, ctx, groupId, 'connectPhotoFolder', { name })
  })
}

async function nameOf(ctx: Context, link: string): Promise<string> {
  const folders = await photoFoldersOf(ctx.config)
  if (!folders) throw new ValidationError({ link: 'photoFolder.notSetUp' })
  try {
    return await folders.nameOf(link)
  } catch (error) {
    if (!(error instanceof PhotoFolderError)) throw error
    ctx.log.info({ problem: error.problem, err: error.cause }, 'a photo folder was not connected')
    throw new ValidationError({ link: `photoFolder.${error.problem}` })
  }
}

/** Looks at a home's folder as soon as a job can. Answers the group's id. */
export async function syncPhotoFolder(ctx: Context, groupId: string, key: string): Promise<string> {
  const call = { key, operation: 'syncPhotoFolder', body: { groupId } }
  return changeFolder(ctx, groupId, call, async (trx, of) => {
    const folder = await lockFolder(trx, of)
    if (!folder) throw new ResourceNotFoundError()
    const { problem, nextSyncAt } = folder
    const mustWait = nextSyncAt !== null && Temporal.Instant.compare(nextSyncAt, ctx.now()) > 0
    if (problem === 'BUSY' && mustWait) throw new ValidationError({ folder: 'photoFolder.mustWait' })
    await makeFolderDue(trx, of, ctx.now())
    await enqueueSync(trx, ctx)
    await auditGroup(trx, ctx, groupId, 'syncPhotoFolder', { name: folder.name })
  })
}

/** Gives up a home's folder; its photos stay, and the link is forgotten. Answers the group's id. */
export async function disconnectPhotoFolder(ctx: Context, groupId: string, key: string): Promise<string> {
  const call = { key, operation: 'disconnectPhotoFolder', body: { groupId } }
  return changeFolder(ctx, groupId, call, async (trx, of) => {
    const folder = await lockFolder(trx, of)
    if (!folder) throw new ResourceNotFoundError()
    await deleteFolder(trx, of)
    await keepTakenAlone(trx, of)
    await auditGroup(trx, ctx, groupId, 'disconnectPhotoFolder', { name: folder.name })
  })
}

/** One sync of all folders that are due is enough, however many are asked for until it begins. */
export async function enqueueSync(trx: Db, ctx: Pick<Context, 'enqueue'>): Promise<void> {
  await ctx.enqueue(trx, 'syncPhotoFolders', {}, { singletonKey: 'photo folders' })
}

async function changeFolder(
  ctx: Context,
  groupId: string,
  call: RepeatableCall,
  change: (trx: Db, of: FolderOfHome) => Promise<void>,
): Promise<string> {
  const { landlordId } = requireViewer(ctx)
  if (!isUuid(groupId) || landlordId === null) throw new ResourceNotFoundError()
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, call, async () => {
      await requireGroup(trx, ctx, groupId)
      await change(trx, { landlordId, groupId })
      return groupId
    }),
  )
}
