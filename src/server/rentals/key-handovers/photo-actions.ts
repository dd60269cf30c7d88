import { createHash } from 'node:crypto'
import { ConditionNotMetError, ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { isUuid, oneOf } from '../../../domain/kernel/text.ts'
import { PRIVATE_PHOTO_SIZES } from '../../../domain/listings/pictures.ts'
import type { MessageSide } from '../../../domain/rentals/messages/thread.ts'
import { enteringRefusal, HANDOVER_PHOTOS_MAX } from '../../../domain/rentals/stays/key-handover.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { keepContents } from '../../kernel/files/keep-contents.ts'
import { demandRoomFor } from '../../kernel/files/quota.ts'
import { answeredBefore, once, withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import {
  getPrivatePhoto,
  paintPrivatePhoto,
  removePrivatePhotos,
} from '../../listings/pictures/private-photos.ts'
import { logHandover, refuseFor, wasConfirmedByOther } from './actions.ts'
import { handoverContentOf, type HandoverOf, lockKeyHandover } from './handover.ts'
import { tellOfKeyHandover } from './mails.ts'
import { deletePhoto, findPhoto, insertPhoto } from './photos-sql.ts'
import { findKeyHandover, saveHandover } from './sql.ts'

/** A side adds a photo of a meter or a damage; answers its id. A repetition stores nothing more. */
export async function addHandoverPhoto(
  ctx: Context,
  of: HandoverOf,
  upload: { name: string; content: Buffer },
  key: string,
): Promise<string> {
  const { side, bookingId } = of
  const sha256 = createHash('sha256').update(upload.content).digest('hex')
  const call = { key, operation: `addHandoverPhoto ${side}`, body: { ...of, sha256 } }
  const seen = isUuid(bookingId)
    ? await findKeyHandover(ctx.db, { ...of, viewer: requireViewer(ctx) })
    : undefined
  if (!seen) throw new ResourceNotFoundError()
  const before = await answeredBefore<{ photoId: string }>(ctx, call)
  if (before) return before.photoId
  // Before the work of looking at the content; it comes again under the lock.
  refuseFor(enteringRefusal(seen))
  const { contents, ...painted } = await paintPrivatePhoto('handover-photos', upload.content)
  const fileName = `${upload.name.replace(/\.[^.]*$/, '')}.jpg`
  const { photoId } = await keepContents(ctx, contents, () =>
    inTransaction(ctx, (trx) =>
      withIdempotency(trx, ctx, call, async () => {
        const row = await lockKeyHandover(trx, ctx, of)
        refuseFor(enteringRefusal(row))
        if (row.photos.length >= HANDOVER_PHOTOS_MAX) throw new ConditionNotMetError('HANDOVER_PHOTOS_FULL')
        const { landlordId, tenantId } = row
        await demandRoomFor(trx, ctx, side === 'LANDLORD' ? { landlordId } : { tenantId }, painted.size)
        const handoverId = await saveHandover(trx, { ...row, content: handoverContentOf(row), at: ctx.now() })
        const photo = { ...painted, handoverId, landlordId, tenantId, side, fileName }
        const id = await insertPhoto(trx, { ...photo, uploadedAt: ctx.now() })
        await logHandover(trx, ctx, row, of, 'addHandoverPhoto', { photoId: id })
        // Photos come one by one, and are told with what is saved; who had confirmed has to know at once.
        if (wasConfirmedByOther(row, of)) await tellOfKeyHandover(trx, ctx, row, side, 'LIFTED')
        return { photoId: id }
      }),
    ),
  )
  return photoId
}

/** A side takes back a photo of its own. */
export async function removeHandoverPhoto(
  ctx: Context,
  side: MessageSide,
  photoId: string,
  key: string,
): Promise<HandoverOf> {
  let storageKey: string | null = null
  const of = await once(ctx, `removeHandoverPhoto ${side}`, { photoId }, key, async (trx) => {
    const find = () => findPhoto(trx, requireViewer(ctx), side, photoId)
    const photo = isUuid(photoId) ? await find() : undefined
    if (!photo || photo.side !== side) throw new ResourceNotFoundError()
    const handover = { bookingId: photo.bookingId, kind: photo.kind, side }
    const row = await lockKeyHandover(trx, ctx, handover)
    if (!(await find())) throw new ResourceNotFoundError()
    refuseFor(enteringRefusal(row))
    await saveHandover(trx, { ...row, content: handoverContentOf(row), at: ctx.now() })
    await deletePhoto(trx, photo.id)
    await logHandover(trx, ctx, row, handover, 'removeHandoverPhoto', { photoId })
    if (wasConfirmedByOther(row, handover)) await tellOfKeyHandover(trx, ctx, row, side, 'LIFTED')
    storageKey = photo.storageKey
    return handover
  })
  if (storageKey !== null) await removePrivatePhotos(ctx, [storageKey])
  return of
}

/** A size of a photo, for whoever sees its booking from a side. */
export async function openHandoverPhoto(
  ctx: Context,
  side: MessageSide,
  { photoId, size }: { photoId: string; size: string },
): Promise<{ fileName: string; content: Uint8Array }> {
  const wanted = oneOf(PRIVATE_PHOTO_SIZES, size)
  const photo = isUuid(photoId) ? await findPhoto(ctx.db, requireViewer(ctx), side, photoId) : undefined
  const content = photo && wanted && (await getPrivatePhoto(ctx, photo.storageKey, wanted))
  if (!content) throw new ResourceNotFoundError()
  return { fileName: photo.fileName, content }
}
