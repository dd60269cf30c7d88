import { createHash } from 'node:crypto'
import { ValidationError } from '../../../domain/kernel/errors.ts'
import { MOST_FILE_TRIES, type PhotoFileRefusal } from '../../../domain/listings/photo-folder.ts'
import { MAX_PICTURES, PICTURE_MAX_BYTES } from '../../../domain/listings/pictures.ts'
import { PhotoFolderError, type PhotoFolders } from '../../kernel/adapters/photo-folder/photo-folder.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { keepContents } from '../../kernel/files/keep-contents.ts'
import { demandRoomFor } from '../../kernel/files/quota.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { paintPhoto } from '../pictures/actions.ts'
import { eraseLater } from '../pictures/erasing.ts'
import { findSamePicture, insertPicture, listPictureIds, type PictureContent } from '../pictures/sql.ts'
import { replacePicture } from './home-sql.ts'
import {
  type FolderFileRow,
  findFileToTake,
  forgetFiles,
  type LeasedFolder,
  lockLeasedFolder,
  saveFileOutcome,
} from './sql.ts'

/**
 * Takes a file of a folder as if somebody had uploaded it: painted anew, within the limits of the home and the account;
 * or notes why not. Throws PhotoFolderError where the folder did not answer, and PaintersBusyError.
 */
export async function takeFile(
  ctx: Context,
  folders: PhotoFolders,
  folder: LeasedFolder,
  file: FolderFileRow,
): Promise<void> {
  const account = { landlordId: folder.landlordId }
  try {
    if (!file.isChange) await demandPlace(ctx.db, folder.groupId)
    await demandRoomFor(ctx.db, ctx, account, 0)
    const content = await readFile(ctx, folders, folder, file)
    if (!content) return
    const contentHash = createHash('sha256').update(content).digest('hex')
    const { contents, picture } = await paintPhoto(content)
    await keepContents(ctx, contents, () =>
      inTransaction(ctx, async (trx) => {
        if (!(await lockLeasedFolder(trx, folder))) return
        await demandRoomFor(trx, ctx, account, picture.bytes)
        await storePhoto(trx, ctx, folder, file.id, { ...picture, contentHash, name: file.name })
      }),
    )
  } catch (error) {
    const refusal = refusalIn(error)
    if (!refusal) throw error
    if (refusal !== file.refusal) await saveFileOutcome(ctx.db, folder, file.id, { refusal })
  }
}

async function storePhoto(
  trx: Db,
  ctx: Context,
  folder: LeasedFolder,
  fileId: string,
  photo: PictureContent & { contentHash: string; name: string },
): Promise<void> {
  const { groupId } = folder
  const file = await findFileToTake(trx, folder, fileId)
  if (!file) return
  if (file.isChange) {
    const before = file.pictureId === null ? undefined : await replacePicture(trx, file.pictureId, photo)
    if (before) await eraseLater(trx, ctx, [before])
    const came = before && file.pictureId !== null ? { pictureId: file.pictureId } : ('REMOVED_HERE' as const)
    return saveFileOutcome(trx, folder, fileId, came)
  }
  const same = await findSamePicture(trx, groupId, photo.contentHash)
  if (!same) await demandPlace(trx, groupId)
  const pictureId = same ?? (await insertPicture(trx, { ...photo, groupId, at: ctx.now() }))
  await saveFileOutcome(trx, folder, fileId, { pictureId })
}

/** The content of a file; null for one that was left out by now. */
async function readFile(
  ctx: Context,
  folders: PhotoFolders,
  folder: LeasedFolder,
  file: FolderFileRow,
): Promise<Buffer | null> {
  try {
    return await folders.read(folder.link, file.name, PICTURE_MAX_BYTES)
  } catch (error) {
    if (!(error instanceof PhotoFolderError)) throw error
    const { problem, cause } = error
    if (problem === 'BUSY') throw error
    ctx.log.info({ problem, err: cause }, 'a photo of a folder was not read')
    if (file.tries + 1 < MOST_FILE_TRIES) {
      await saveFileOutcome(ctx.db, folder, file.id, 'TRY_AGAIN')
      if (problem === 'UNREACHABLE') throw error
      // Whether the file has gone or the folder itself, the next list says.
      return null
    }
    if (problem === 'GONE' && !file.isChange) await forgetFiles(ctx.db, folder, [file.id])
    else await saveFileOutcome(ctx.db, folder, file.id, { refusal: 'UNREADABLE' })
    return null
  }
}

async function demandPlace(db: Db, groupId: string): Promise<void> {
  if ((await listPictureIds(db, groupId)).length >= MAX_PICTURES)
    throw new ValidationError({ file: 'pictures.tooMany' })
}

const REFUSAL_OF_UPLOAD: Readonly<Record<string, PhotoFileRefusal>> = {
  'upload.kind': 'KIND',
  'upload.damaged': 'DAMAGED',
  'upload.quota': 'QUOTA',
  'pictures.tooMany': 'TOO_MANY',
}

/** A refused upload as what is noted of a file; null for every other error. */
function refusalIn(error: unknown): PhotoFileRefusal | null {
  return error instanceof ValidationError ? (REFUSAL_OF_UPLOAD[error.fields['file'] ?? ''] ?? null) : null
}
