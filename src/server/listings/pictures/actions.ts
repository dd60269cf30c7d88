import { isUuid } from '../../../domain/kernel/text.ts'
import { createHash, randomUUID } from 'node:crypto'
import { ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import { MAX_PICTURES, orderedPictures } from '../../../domain/listings/pictures.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { keepContents, type NewContent } from '../../kernel/files/keep-contents.ts'
import { demandRoomFor } from '../../kernel/files/quota.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { lockGroup } from '../listings/change-sql.ts'
import { eraseLater } from './erasing.ts'
import { paintMaster, paintSizes } from './painting.ts'
import {
  deletePictureRows,
  findSamePicture,
  insertPicture,
  isGroupPublished,
  listPictureIds,
  type PictureContent,
  saveOrder,
} from './sql.ts'
import { bytesOf, contentOfMaster, contentsOfSizes } from './storage.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { isVisibleGroup } from '../../kernel/viewer/visible-to.ts'

/** The photo that came of an upload; not new when the group had the same one already. */
export interface AddedPicture {
  imageId: string
  isNew: boolean
}

/**
 * Adds a photo at the end of a group's. The same bytes again are the same photo, so that a repetition adds nothing.
 */
export async function addPicture(
  ctx: Context,
  groupId: string,
  upload: { name: string; content: Buffer },
): Promise<AddedPicture> {
  const viewer = requireViewer(ctx)
  // Before the work of painting; the rules come again under the lock.
  if (!isUuid(groupId) || !(await isVisibleGroup(ctx.db, viewer, groupId))) throw new ResourceNotFoundError()
  const contentHash = createHash('sha256').update(upload.content).digest('hex')
  const same = await findSamePicture(ctx.db, groupId, contentHash)
  if (same) return { imageId: same, isNew: false }
  if ((await listPictureIds(ctx.db, groupId)).length >= MAX_PICTURES) throw tooMany()
  const account = { landlordId: viewer.landlordId ?? viewer.id }
  await demandRoomFor(ctx.db, ctx, account, 0)
  const { contents, picture } = await paintPhoto(upload.content)
  return keepContents(ctx, contents, () =>
    inTransaction(ctx, async (trx) => {
      await requireGroup(trx, ctx, groupId)
      const meanwhile = await findSamePicture(trx, groupId, contentHash)
      if (meanwhile) return { imageId: meanwhile, isNew: false }
      if ((await listPictureIds(trx, groupId)).length >= MAX_PICTURES) throw tooMany()
      await demandRoomFor(trx, ctx, account, picture.bytes)
      const stored = { ...picture, groupId, name: upload.name, contentHash, at: ctx.now() }
      const imageId = await insertPicture(trx, stored)
      await auditGroup(trx, ctx, groupId, 'addPicture', { imageId })
      return { imageId, isNew: true }
    }),
  )
}

/**
 * Paints what somebody sent in all sizes: the contents to keep, and the columns of the row that names them.
 * ValidationError for what isn't a photo or can't be read to its end.
 */
export async function paintPhoto(
  content: Buffer,
): Promise<{ contents: NewContent[]; picture: PictureContent }> {
  const master = await paintMaster(content)
  const painted = await paintSizes(master, 0)
  const [storageKey, masterKey] = [randomUUID(), randomUUID()]
  const contents = [...contentsOfSizes(painted, storageKey), contentOfMaster(master, masterKey)]
  const { width, height, placeholder } = painted
  const bytes = bytesOf(contents)
  return { contents, picture: { storageKey, masterKey, rotation: 0, width, height, placeholder, bytes } }
}

/** Puts photos of a group in this order; the first is the cover. Answers the group's id. */
export async function orderPictures(
  ctx: Context,
  groupId: string,
  imageIds: readonly string[],
  key: string,
): Promise<string> {
  return changeGroup(
    ctx,
    groupId,
    { key, operation: 'orderPictures', body: { groupId, imageIds } },
    async (trx) => {
      const order = orderedPictures(await listPictureIds(trx, groupId), imageIds)
      if (!order) throw new ResourceNotFoundError()
      await saveOrder(trx, groupId, order)
      await auditGroup(trx, ctx, groupId, 'orderPictures', { imageIds: order })
    },
  )
}

/** Deletes photos of a group, all of them or, when one is missing, none. Answers the group's id. */
export async function deletePictures(
  ctx: Context,
  groupId: string,
  imageIds: readonly string[],
  key: string,
): Promise<string> {
  return changeGroup(
    ctx,
    groupId,
    { key, operation: 'deletePictures', body: { groupId, imageIds } },
    async (trx) => {
      const deleted = await deletePictureRows(trx, groupId, imageIds)
      if (deleted.length === 0 || deleted.length < new Set(imageIds).size) throw new ResourceNotFoundError()
      const left = await listPictureIds(trx, groupId)
      if (left.length === 0 && (await isGroupPublished(trx, groupId)))
        throw new ValidationError({ imageIds: 'pictures.lastOfPublished' })
      await saveOrder(trx, groupId, left)
      await eraseLater(trx, ctx, deleted)
      await auditGroup(trx, ctx, groupId, 'deletePictures', { imageIds })
    },
  )
}

async function changeGroup(
  ctx: Context,
  groupId: string,
  call: { key: string; operation: string; body: unknown },
  change: (trx: Db) => Promise<void>,
): Promise<string> {
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, call, async () => {
      await requireGroup(trx, ctx, groupId)
      await change(trx)
      return groupId
    }),
  )
}

/** Locks a group that the viewer may change; a foreign one looks like a missing one. */
export async function requireGroup(trx: Db, ctx: Context, groupId: string): Promise<void> {
  if (!(await lockGroup(trx, requireViewer(ctx), { groupId }))) throw new ResourceNotFoundError()
}

/** Notes what was done to a group's photos. */
export function auditGroup(
  trx: Db,
  ctx: Context,
  groupId: string,
  action: string,
  data: Record<string, unknown>,
) {
  const { landlordId } = requireViewer(ctx)
  return audit(trx, ctx, { action, entityType: 'group', entityId: groupId, landlordId, data })
}

function tooMany(): ValidationError {
  return new ValidationError({ file: 'pictures.tooMany' })
}
