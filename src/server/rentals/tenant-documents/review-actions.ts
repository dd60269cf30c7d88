import { NotAllowedError, ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import { type Review, reviewErrors } from '../../../domain/rentals/tenant-document-review.ts'
import { isHandInOver } from '../../../domain/rentals/tenant-documents.ts'
import { audit } from '../../kernel/audit/audit.ts'
import { demandReviewClaim, endReviewClaim } from '../../people/review-claims/actions.ts'
import { auditRequest } from '../lifecycle/audit.ts'
import { lockRequestForSystem, reprojectAround, typeAfter } from '../lifecycle/command.ts'
import { saveStatus } from '../lifecycle/command-sql.ts'
import { tellLandlord } from '../lifecycle/mails.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { forEachAlone } from '../../kernel/jobs/for-each-alone.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { demandUnreviewed } from './actions.ts'
import { goOnWithBookingRequest } from './go-on.ts'
import { tellOfDocuments, tellOfFailedDocument } from './mails.ts'
import { renewHandInUntil } from './needed.ts'
import { openPartsOf } from './open-parts.ts'
import { findDocument, listDocumentsOf, saveReview } from './sql.ts'
import {
  listHandInOver,
  listToRemind,
  listUnverified,
  listVerified,
  saveReminded,
} from './verification-sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { countOfBookingRequest } from '../lifecycle/requests-sql.ts'

const batchSize = 100

/** Days after which a tenant who has not handed in everything is reminded, once (our decision). */
export const REMIND_AFTER_DAYS = 2

/**
 * Stores what staff say about a document. With the last proof accepted the contract is made in the same transaction;
 * a document that is not accepted is told to the tenant with the reason. Returns the file's id.
 */
export async function validateTenantDocument(
  ctx: Context,
  fileId: string,
  review: Review,
  key: string,
): Promise<string> {
  const viewer = requireViewer(ctx)
  return inTransaction(ctx, (trx) =>
    withIdempotency(
      trx,
      ctx,
      { key, operation: 'validateTenantDocument', body: { fileId, ...review } },
      async () => {
        const found = await findDocument(trx, viewer, fileId)
        if (!found) throw new ResourceNotFoundError()
        if (found.tenantId === viewer.id) throw new NotAllowedError()
        const errors = reviewErrors(found.type, review)
        if (Object.keys(errors).length > 0) throw new ValidationError(errors)
        const requests = await listUnverified(trx, found.bookingRequestId, ctx.today())
        // The first lock takes the tenant and all groups of the tenant's requests, so of these too.
        for (const { id } of requests) await lockRequestForSystem(trx, id)
        const document = await findDocument(trx, viewer, fileId)
        if (!document) throw new ResourceNotFoundError()
        demandUnreviewed(document)
        await demandReviewClaim(trx, ctx, 'DOCUMENT', fileId)
        await saveReview(trx, fileId, { ...review, by: viewer.id, at: ctx.now() })
        await audit(trx, ctx, {
          action: 'validateTenantDocument',
          entityType: 'tenant_document',
          entityId: fileId,
          landlordId: null,
          data: { type: document.type, status: review.status, failureReason: review.failureReason },
        })
        if (review.status === 'FAILED') await tellOfFailure(trx, ctx, requests[0]?.id, document.type, review)
        else await goOnWithBookingRequest(trx, ctx, document.bookingRequestId)
        await endReviewClaim(trx, ctx, 'DOCUMENT', fileId)
        return fileId
      },
    ),
  )
}

async function tellOfFailure(
  trx: Db,
  ctx: Context,
  requestId: string | undefined,
  type: Parameters<typeof reviewErrors>[0],
  { failureReason, explanation }: Review,
): Promise<void> {
  if (!requestId || !failureReason) return
  const { row } = await lockRequestForSystem(trx, requestId)
  await renewHandInUntil(trx, ctx, row.bookingRequestId, true)
  await auditRequest(trx, { ...ctx, viewer: null }, row, 'refuseTenantDocument')
  await tellOfFailedDocument(trx, ctx, row, { type, reason: failureReason, explanation })
}

/** Reminds tenants of missing documents, once each. */
export async function remindOfDocuments(ctx: Context): Promise<void> {
  const since = ctx.now().subtract({ hours: 24 * REMIND_AFTER_DAYS })
  await forEachAlone(await listToRemind(ctx.db, since, batchSize), 'reminders', (requestId) =>
    inTransaction(ctx, async (trx) => {
      const { row } = await lockRequestForSystem(trx, requestId)
      // Two servers may have seen the same request.
      if (!(await listToRemind(trx, since, batchSize)).includes(requestId)) return
      await saveReminded(trx, requestId, ctx.now())
      const [verified] = await listVerified(trx, [requestId], ctx.today())
      const open = verified ? openPartsOf(verified, await listDocumentsOf(trx, [requestId])) : []
      const first = open.find(({ turn }) => turn === 'TENANT')
      if (!first) return
      await tellOfDocuments(trx, ctx, row, first.part === 'IDENTITY' ? 'identityNeeded' : 'documentsMissing')
    }),
  )
}

/** Ends requests whose tenant said yes and never handed in what is missing; twice changes nothing more. */
export async function endUndocumentedRequests(ctx: Context): Promise<void> {
  await forEachAlone(await listHandInOver(ctx.db, ctx.now(), batchSize), 'requests', (requestId) =>
    inTransaction(ctx, async (trx) => {
      const request = await lockRequestForSystem(trx, requestId)
      const { row, facts } = request
      if (!isHandInOver(facts, row.tenantAnswerUntil, ctx.now())) return
      const isSingle = (await countOfBookingRequest(trx, row.bookingRequestId)) === 1
      await saveStatus(trx, [requestId], {
        statusType: typeAfter('tenantSilence', row, 'SYSTEM'),
        at: ctx.now(),
        statusReason: isSingle ? 'SINGLE_REQUEST_NO_RESPONSE' : 'NO_RESPONSE_FROM_TENANT',
        statusSubReason: isSingle ? 'NO_RESPONSE_FROM_TENANT' : null,
        tenantAnswerUntil: null,
      })
      await auditRequest(trx, ctx, row, 'documentsTimeOver')
      await reprojectAround(trx, request)
      await tellOfDocuments(trx, ctx, row, 'documentsTimeOver')
      await tellLandlord(trx, ctx, row, 'documentsNeverCame')
    }),
  )
}
