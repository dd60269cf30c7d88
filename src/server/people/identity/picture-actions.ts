import { createHash, randomUUID } from 'node:crypto'
import { ID_PICTURE_SIDES, type IdPictureSide } from '../../../domain/catalogue/checks.ts'
import { ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import { oneOf } from '../../../domain/kernel/text.ts'
import { stageOf } from '../../../domain/people/identity-life.ts'
import { canAddPicture, canDecide } from '../../../domain/people/identity-rules.ts'
import { audit } from '../../kernel/audit/audit.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { cleanDocument } from '../../kernel/files/clean-document.ts'
import type { FileKey } from '../../kernel/files/folders.ts'
import { keepContents } from '../../kernel/files/keep-contents.ts'
import { answeredBefore, withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { demand, requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { demandReviewClaim } from '../review-claims/actions.ts'
import { demandIdentityPicture } from './picture-check.ts'
import { type IdPictureRow, insertPicture, listPictures } from './pictures-sql.ts'
import { auditOwn, lockOwn } from './session-actions.ts'
import { findIdVerification, lockVerification } from './sql.ts'

/** Stores a picture of the viewer's document or face, instead of a former one of that side. A repetition stores nothing more. */
export async function addIdPicture(
  ctx: Context,
  given: string,
  upload: { name: string; content: Buffer },
  key: string,
): Promise<IdPictureSide> {
  const viewer = requireViewer(ctx)
  const side = oneOf(ID_PICTURE_SIDES, given)
  if (!side) throw new ValidationError({ side: 'identity.side.invalid' })
  const body = { side, sha256: createHash('sha256').update(upload.content).digest('hex') }
  const call = { key, operation: 'addIdPicture', body }
  if (await answeredBefore(ctx, call)) return side
  // Before the work of looking at the content; the rule comes again under the lock.
  const seen = await findIdVerification(ctx.db, viewer.id)
  if (!seen) throw new ResourceNotFoundError()
  demand(canAddPicture({ ...seen, stage: stageOf(seen) }))
  const { content, contentType } = await cleanDocument(upload)
  await demandIdentityPicture(side, content, contentType)
  const storageKey: FileKey = `identity/${randomUUID()}`
  await keepContents(ctx, [{ key: storageKey, content }], () =>
    inTransaction(ctx, (trx) =>
      withIdempotency(trx, ctx, call, async () => {
        const verification = await lockOwn(trx, viewer)
        demand(canAddPicture({ ...verification, stage: stageOf(verification) }))
        await insertPicture(trx, {
          verificationId: verification.id,
          userId: viewer.id,
          side,
          contentType,
          size: content.length,
          sha256: createHash('sha256').update(content).digest('hex'),
          storageKey,
          at: ctx.now(),
        })
        await auditOwn(trx, ctx, viewer, 'addIdPicture', verification.id, { side })
        return side
      }),
    ),
  )
  return side
}

/** A picture for whoever is deciding about it now and has claimed it; each look is in the log. */
export async function openIdPicture(
  ctx: Context,
  verificationId: string,
  given: string,
): Promise<{ picture: IdPictureRow; content: Uint8Array }> {
  const viewer = requireViewer(ctx)
  const picture = await inTransaction(ctx, async (trx) => {
    const verification = await lockVerification(trx, verificationId)
    const pictures = verification ? await listPictures(trx, [verification.id]) : []
    const found = pictures.find(({ side }) => side === given)
    if (!verification || !found) throw new ResourceNotFoundError()
    demand(canDecide({ ...verification, stage: stageOf(verification) }, viewer.id))
    await demandReviewClaim(trx, ctx, 'IDENTITY', verification.id)
    await audit(trx, ctx, {
      action: 'openIdPicture',
      entityType: 'id_verification',
      entityId: verification.id,
      landlordId: null,
      data: { side: found.side },
    })
    return found
  })
  const content = await ctx.files.get(picture.storageKey)
  if (!content) throw new ResourceNotFoundError()
  return { picture, content }
}
