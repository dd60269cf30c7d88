import { ConditionNotMetError, ResourceNotFoundError, ValidationError } from '../../domain/errors.ts'
import { QUARTER_TURNS } from '../../domain/pictures.ts'
import { requireViewer } from '../booking-requests/command.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { type RepeatableCall, withIdempotency } from '../idempotency/idempotency.ts'
import { auditGroup, requireGroup } from './actions.ts'
import { eraseLater } from './erasing.ts'
import { paintSizes } from './painting.ts'
import { findPicture, savePictureContent } from './sql.ts'
import { getMaster, putSizes, removeSizes } from './storage.ts'

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
    async () => (await answeredBefore(ctx, call)) ?? rotate(ctx, imageId, degrees, call),
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
  const storageKey = await putSizes(ctx, painted)
  try {
    const stored = await inTransaction(ctx, (trx) =>
      withIdempotency(trx, ctx, call, async () => {
        await requireGroup(trx, ctx, groupId)
        const now = await findPicture(trx, viewer, imageId)
        if (!now) throw new ResourceNotFoundError()
        if (now.storageKey !== picture.storageKey) throw new ConditionNotMetError('CHANGED_ELSEWHERE')
        const { width, height, placeholder } = painted
        const content = { storageKey, masterKey, rotation, width, height, placeholder }
        await savePictureContent(trx, imageId, content)
        await eraseLater(trx, ctx, [{ storageKey: picture.storageKey, masterKey: null }])
        await auditGroup(trx, ctx, groupId, 'rotatePicture', { imageId, degrees })
        return { storageKey, groupId }
      }),
    )
    // A repetition: the photo was turned once.
    if (stored.storageKey !== storageKey) await removeSizes(ctx, storageKey)
    return groupId
  } catch (error) {
    await removeSizes(ctx, storageKey)
    throw error
  }
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

class NotAnsweredError extends Error {
  override name = 'NotAnsweredError'
}

/** What the call was answered before, so that a repetition paints nothing; null for a new one. */
async function answeredBefore(ctx: Context, call: RepeatableCall): Promise<string | null> {
  try {
    const stored = await inTransaction(ctx, (trx) =>
      withIdempotency<{ groupId: string }>(trx, ctx, call, () => Promise.reject(new NotAnsweredError())),
    )
    return stored.groupId
  } catch (error) {
    if (error instanceof NotAnsweredError) return null
    throw error
  }
}
