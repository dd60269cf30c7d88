import {
  IdempotencyConflictError,
  ResourceNotFoundError,
  ValidationError,
} from '../../../domain/kernel/errors.ts'
import { isDay } from '../../../domain/kernel/day.ts'
import { isUuid, oneOf } from '../../../domain/kernel/text.ts'
import { PRIVATE_PHOTO_SIZES } from '../../../domain/listings/pictures.ts'
import { whyNoCleaningPhoto } from '../../../domain/rentals/stays/cleaning-photos.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { keepContents } from '../../kernel/files/keep-contents.ts'
import { demandRoomFor } from '../../kernel/files/quota.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { verifyAccessLinkToken } from '../../people/access-links/token.ts'
import type { CleaningScope } from './links-sql.ts'
import {
  getPrivatePhoto,
  paintPrivatePhoto,
  removePrivatePhotos,
} from '../../listings/pictures/private-photos.ts'
import {
  deleteCleaningPhoto,
  findPhotoOfLink,
  findPhotoOfViewer,
  findUploadedPhoto,
  insertCleaningPhoto,
  lockTurnover,
} from './photos-sql.ts'
import { type CleaningPlan, openedByToken, planCleaning, type PlannedTurnover } from './plan.ts'

/** Where a photo is to go: a turnover of a link's page, and by which upload. */
export interface CleaningPhotoUpload {
  token: string
  listingId: string
  day: string
  /** Made by the browser: the same upload again is the same photo. */
  uploadId: string
}

/** Whoever has a link adds a photo to a turnover of it, ticked off or not; answers its id. */
export async function addCleaningPhoto(
  ctx: Context,
  to: CleaningPhotoUpload,
  upload: { content: Buffer },
): Promise<string> {
  const link = await openedByToken(ctx.db, ctx, to.token)
  if (!isUuid(to.uploadId)) throw new ValidationError({ uploadId: 'invalid' })
  const before = await findStored(ctx.db, link, to)
  if (before) return before
  // Before the work of painting; the rules come again under the lock.
  await openTurnover(ctx.db, ctx, link, to)
  const account = { landlordId: link.landlordId }
  await demandRoomFor(ctx.db, ctx, account, 0)
  const { contents, ...photo } = await paintPrivatePhoto('cleaning-photos', upload.content)
  return keepContents(ctx, contents, () =>
    inTransaction(ctx, async (trx) => {
      const { landlordId, linkId, label } = await openedByToken(trx, ctx, to.token)
      const meanwhile = await findStored(trx, link, to)
      if (meanwhile) return meanwhile
      const { listingId, day } = await openTurnover(trx, ctx, link, to, 'locked')
      await demandRoomFor(trx, ctx, account, photo.size)
      const { uploadId } = to
      const stored = { ...photo, landlordId, listingId, day, linkId, uploadId, at: ctx.now() }
      const photoId = await insertCleaningPhoto(trx, stored)
      await auditPhoto(trx, ctx, 'addCleaningPhoto', { landlordId, listingId, day, label, photoId })
      return photoId
    }),
  )
}

async function findStored(
  db: Db,
  { linkId }: CleaningScope,
  to: CleaningPhotoUpload,
): Promise<string | null> {
  const stored = await findUploadedPhoto(db, linkId, to.uploadId)
  if (!stored) return null
  if (stored.listingId !== to.listingId || stored.day !== to.day) throw new IdempotencyConflictError()
  return stored.id
}

/** The turnover that a photo is for; refused while somebody lives there, and where there are enough. */
async function openTurnover(
  db: Db,
  ctx: Context,
  link: CleaningScope,
  to: Pick<CleaningPhotoUpload, 'listingId' | 'day'>,
  isLocked?: 'locked',
): Promise<PlannedTurnover> {
  const { landlordId } = link
  const { listingId, day } = to
  if (!isDay(day) || !isUuid(listingId)) throw new ResourceNotFoundError()
  if (isLocked) await lockTurnover(db, { landlordId, listingId, day })
  const turnovers = await planCleaning(db, { link }, ctx.today())
  const turnover = turnovers.find((one) => one.listingId === listingId && one.day === day)
  if (!turnover) throw new ResourceNotFoundError()
  const refusal = whyNoCleaningPhoto(turnover, { count: turnover.photos.length, today: ctx.today() })
  if (refusal) throw new ValidationError({ file: refusal })
  return turnover
}

/**
 * Whoever has a link removes a photo that came by it, as long as the turnover is on its page; one that is gone already,
 * and one of somebody else, change nothing.
 */
export async function removeCleaningPhoto(
  ctx: Context,
  { token, photoId }: { token: string; photoId: string },
): Promise<CleaningPlan> {
  const { plan, removed } = await inTransaction(ctx, async (trx) => {
    const link = await openedByToken(trx, ctx, token)
    const { landlordId, linkId, label, keys } = link
    const turnovers = await planCleaning(trx, { link }, ctx.today())
    const turnover = turnovers.find(({ photos }) => photos.some(({ id }) => id === photoId))
    const removed = turnover && (await deleteCleaningPhoto(trx, { linkId, photoId }))
    if (!removed) return { plan: { keys, turnovers }, removed: [] }
    const { listingId, day } = turnover
    await auditPhoto(trx, ctx, 'removeCleaningPhoto', { landlordId, listingId, day, label, photoId })
    return { plan: { keys, turnovers: await planCleaning(trx, { link }, ctx.today()) }, removed: [removed] }
  })
  await removePrivatePhotos(ctx, removed)
  return plan
}

function auditPhoto(
  trx: Db,
  ctx: Context,
  action: 'addCleaningPhoto' | 'removeCleaningPhoto',
  {
    landlordId,
    listingId,
    ...data
  }: Record<'landlordId' | 'listingId' | 'day' | 'label' | 'photoId', string>,
) {
  // Whoever has the link did it, also where they happen to be logged in here.
  return audit(
    trx,
    { ...ctx, viewer: null },
    { action, entityType: 'listing', entityId: listingId, landlordId, data },
  )
}

/** A size of a photo for the landlord's side, or for whoever has a link; a foreign one is not found. */
export async function openCleaningPhoto(
  ctx: Context,
  { photoId, size, token }: { photoId: string; size: string; token: string | null },
): Promise<Uint8Array> {
  const wanted = oneOf(PRIVATE_PHOTO_SIZES, size)
  const storageKey = isUuid(photoId) && wanted ? await findStorageKey(ctx, photoId, token) : null
  const content = storageKey && wanted && (await getPrivatePhoto(ctx, storageKey, wanted))
  if (!content) throw new ResourceNotFoundError()
  return content
}

async function findStorageKey(ctx: Context, photoId: string, token: string | null): Promise<string | null> {
  if (token === null) return findPhotoOfViewer(ctx.db, requireViewer(ctx), photoId)
  const linkId = verifyAccessLinkToken(ctx.config.secret, token, 'cleaning link')
  return linkId && findPhotoOfLink(ctx.db, linkId, photoId)
}
