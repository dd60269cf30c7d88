import { NotAllowedError, ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import { canMakeOffer } from '../../../domain/rentals/offer.ts'
import { type Review, reviewErrors } from '../../../domain/rentals/tenant-document-review.ts'
import {
  isComplete,
  isHandInOver,
  documentProgressOf,
  proofsOf,
} from '../../../domain/rentals/tenant-documents.ts'
import { audit } from '../../kernel/audit/audit.ts'
import { demandReviewClaim, endReviewClaim } from '../../people/review-claims/actions.ts'
import { auditRequest } from '../lifecycle/audit.ts'
import { lockRequestForSystem, reprojectAround, typeAfter } from '../lifecycle/command.ts'
import { saveStatus } from '../lifecycle/command-sql.ts'
import { countFreeUnits } from '../lifecycle/derived-facts.ts'
import { tellLandlord } from '../lifecycle/mails.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { makeOffer } from '../offers/make-offer.ts'
import { demandUnreviewed } from './actions.ts'
import { tellOfDocuments, tellOfFailedDocument } from './mails.ts'
import { renewHandInUntil } from './needed.ts'
import { findDocument, listDocumentsOf, saveReview } from './sql.ts'
import {
  listHandInOver,
  listReadyForContract,
  listToRemind,
  listUnverified,
  saveContractOrdered,
  saveReminded,
  saveVerified,
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
        const requests = await listUnverified(trx, found.bookingRequestId)
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
        else await verifyRequests(trx, ctx, document.bookingRequestId)
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

/** Lets every request go on whose proofs are all accepted now. */
export async function verifyRequests(trx: Db, ctx: Context, bookingRequestId: string): Promise<void> {
  const requests = await listUnverified(trx, bookingRequestId)
  const documents = await listDocumentsOf(
    trx,
    requests.map(({ id }) => id),
  )
  const complete = requests.filter((request) => {
    const own = documents.filter(({ listingRequestId }) => listingRequestId === request.id)
    return isComplete(documentProgressOf(proofsOf(request), own))
  })
  await saveVerified(
    trx,
    complete.map(({ id }) => id),
    ctx.now(),
  )
  for (const { id } of complete) {
    const { row } = await lockRequestForSystem(trx, id)
    await auditRequest(trx, { ...ctx, viewer: null }, row, 'verifyTenant')
    if (row.statusType === 'TENANT_APPROVED') await tellOfDocuments(trx, ctx, row, 'documentsAccepted')
    await makeContract(trx, ctx, id)
  }
}

/** Makes the contract of a verified request unless something is in the way; the job looks again when that has ended. */
async function makeContract(trx: Db, ctx: Context, requestId: string): Promise<void> {
  const request = await lockRequestForSystem(trx, requestId)
  const verdict = canMakeOffer(request.facts, {
    hasPermission: true,
    freeUnits: countFreeUnits(request.row, request.calendars),
  })
  const isReady = request.row.statusType === 'TENANT_APPROVED' && verdict.value
  if (isReady && (await saveContractOrdered(trx, requestId, ctx.now()))) await makeOffer(trx, ctx, request)
  await reprojectAround(trx, request)
}

/** Makes the contracts that had to wait while the days or the tenant were in another one; twice changes nothing more. */
export async function makeDueContracts(ctx: Context): Promise<void> {
  await forEach(await listReadyForContract(ctx.db, batchSize), (requestId) =>
    inTransaction(ctx, async (trx) => {
      await lockRequestForSystem(trx, requestId)
      await makeContract(trx, ctx, requestId)
    }),
  )
}

/** Reminds tenants of missing documents, once each. */
export async function remindOfDocuments(ctx: Context): Promise<void> {
  const since = ctx.now().subtract({ hours: 24 * REMIND_AFTER_DAYS })
  await forEach(await listToRemind(ctx.db, since, batchSize), (requestId) =>
    inTransaction(ctx, async (trx) => {
      const { row, group } = await lockRequestForSystem(trx, requestId)
      // Two servers may have seen the same request.
      if (!(await listToRemind(trx, since, batchSize)).includes(requestId)) return
      await saveReminded(trx, requestId, ctx.now())
      const documents = await listDocumentsOf(trx, [requestId])
      const { asked, handedIn } = documentProgressOf(proofsOf({ ...row, country: group.country }), documents)
      if (handedIn < asked) await tellOfDocuments(trx, ctx, row, 'documentsMissing')
    }),
  )
}

/** Ends requests whose tenant said yes and never handed in what is missing; twice changes nothing more. */
export async function endUndocumentedRequests(ctx: Context): Promise<void> {
  await forEach(await listHandInOver(ctx.db, ctx.now(), batchSize), (requestId) =>
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

/** One request that fails must not keep the others waiting; the failures are thrown together at the end. */
async function forEach(ids: readonly string[], handle: (id: string) => Promise<void>): Promise<void> {
  const failures: unknown[] = []
  for (const id of ids) await handle(id).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${ids.length} failed`)
}
