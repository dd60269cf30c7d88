import { randomUUID } from 'node:crypto'
import {
  ConditionNotMetError,
  ResourceNotFoundError,
  ValidationError,
} from '../../../domain/kernel/errors.ts'
import { QUARTER_TURNS } from '../../../domain/listings/pictures.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { keepContents } from '../../kernel/files/keep-contents.ts'
import { answeredBefore, type RepeatableCall, withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { auditGroup, requireGroup } from './actions.ts'
import { eraseLater } from './erasing.ts'
import { paintSizes } from './painting.ts'
import { findPicture, savePictureContent } from './sql.ts'
import { bytesOf, contentsOfSizes, getMaster } from './storage.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

/** Turns a photo clockwise by so many degrees; it gets new addresses, so that nobody sees the old one. */
export async function rotatePicture(
  ctx: Context,
  imageId: string,
  degrees: number,
  key: string,
): Promise<string> {
  // A foreign photo looks like a missing one, whatever is asked of it.
  if (!(await findPicture(ctx.db, requireViewer(ctx), imageId))) throw new ResourceNotFoundError()
  if (!QUARTER_TURNS.some((turn) => turn === degrees))
    throw new ValidationError({ degrees: 'pictures.degrees' })
  const call = { key, operation: 'rotatePicture', body: { imageId, degrees } }
  return afterOthers(
    imageId,
    async () =>
      (await answeredBefore<{ groupId: string }>(ctx, call))?.groupId ?? rotate(ctx, imageId, degrees, call),
  )
}

async function rotate(ctx: Context, imageId: string, degrees: number, call: RepeatableCall): Promise<string> {
  const viewer = requireViewer(ctx)
  const picture = await findPicture(ctx.db, viewer, imageId)
  if (!picture) throw new ResourceNotFoundError()
  const { masterKey, groupId } = picture
  if (masterKey === null) throw new ValidationError({ imageId: 'pictures.drawn' })
  const master = await getMaster(ctx, masterKey)
  if (!master) throw new ResourceNotFoundError()
  const rotation = (picture.rotation + degrees) % 360
  // Painting takes seconds: it comes before the lock.
  const painted = await paintSizes(master, rotation)
  const storageKey = randomUUID()
  const contents = contentsOfSizes(painted, storageKey)
  const save = async (trx: Db) => {
    await requireGroup(trx, ctx, groupId)
    const now = await findPicture(trx, viewer, imageId)
    if (!now) throw new ResourceNotFoundError()
    if (now.storageKey !== picture.storageKey) throw new ConditionNotMetError('CHANGED_ELSEWHERE')
    const { width, height, placeholder } = painted
    const bytes = bytesOf(contents) + master.length
    await savePictureContent(trx, imageId, {
      storageKey,
      masterKey,
      rotation,
      width,
      height,
      placeholder,
      bytes,
    })
    await eraseLater(trx, ctx, [{ storageKey: picture.storageKey, masterKey: null }])
    await auditGroup(trx, ctx, groupId, 'rotatePicture', { imageId, degrees })
    return { groupId }
  }
  await keepContents(ctx, contents, () =>
    inTransaction(ctx, (trx) => withIdempotency(trx, ctx, call, () => save(trx))),
  )
  return groupId
}

const lines = new Map<string, Promise<unknown>>()

/** Turns of one photo come one after the other in this process: each paints what the one before has left. */
async function afterOthers<Result>(imageId: string, work: () => Promise<Result>): Promise<Result> {
  const mine = (lines.get(imageId) ?? Promise.resolve()).then(work, work)
  lines.set(imageId, mine)
  try {
    return await mine
  } finally {
    if (lines.get(imageId) === mine) lines.delete(imageId)
  }
}
