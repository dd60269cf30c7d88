import { ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import { canRevokeConsent, reusableDocuments } from '../../../domain/rentals/document-reuse.ts'
import { canHandIn, type ProofDemand, proofsOf } from '../../../domain/rentals/tenant-documents.ts'
import { auditRequest } from '../lifecycle/audit.ts'
import {
  type LockedRequest,
  lockRequestForSystem,
  lockVisibleRequest,
  reprojectAround,
} from '../lifecycle/command.ts'
import type { RequestRow } from '../lifecycle/rows.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { demand, requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { insertUses, listConsents, saveConsent, saveConsentRevoked } from './consent-sql.ts'
import { saveLookOn } from './document-clock-sql.ts'
import { renewHandInUntil } from './needed.ts'
import { goOnWithBookingRequest } from './go-on.ts'
import { listDocumentsOf, listEarlierDocuments, type TenantDocumentRow } from './sql.ts'
import { saveAsked, saveUnverified } from './verification-sql.ts'

/**
 * Lets documents that were accepted for earlier requests be used for this one, and by that for its landlord. With the
 * last proof satisfied the contract is made in the same transaction. Returns the listing request's id.
 */
export async function consentToDocuments(
  ctx: Context,
  listingRequestId: string,
  fileIds: readonly string[],
  key: string,
): Promise<string> {
  const viewer = requireViewer(ctx)
  const call = { key, operation: 'consentToDocuments', body: { listingRequestId, fileIds: [...fileIds] } }
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, call, async () => {
      const request = await lockVisibleRequest(trx, viewer, 'tenant', listingRequestId)
      const { row } = request
      demand(canHandIn(request.facts))
      const demands = proofsOf({ ...row, country: request.group.country })
      const offered = await listReusable(trx, ctx, row, demands)
      const isOffered = (id: string) => offered.some(({ fileId }) => fileId === id)
      if (fileIds.length === 0 || !fileIds.every(isOffered)) {
        throw new ValidationError({ fileIds: 'documents.reuse.changed' })
      }
      const { tenantId, landlordId } = row
      const consentId = await saveConsent(trx, { tenantId, landlordId, listingRequestId, at: ctx.now() })
      await insertUses(trx, consentId, fileIds)
      const types = offered.filter(({ fileId }) => fileIds.includes(fileId)).map(({ type }) => type)
      await auditRequest(trx, ctx, row, 'consentToDocuments', { types })
      await renewHandInUntil(trx, ctx, row.bookingRequestId)
      await goOnWithBookingRequest(trx, ctx, row.bookingRequestId)
      return listingRequestId
    }),
  )
}

/** What the tenant of a request can let be used for it instead of handing it in again. */
export async function listReusable(
  db: Db,
  ctx: Pick<Context, 'today'>,
  row: Pick<RequestRow, 'id' | 'tenantId' | 'bookingRequestId'>,
  demands: readonly ProofDemand[],
): Promise<TenantDocumentRow[]> {
  const [own, earlier] = await Promise.all([
    listDocumentsOf(db, [row.id]),
    listEarlierDocuments(db, row.tenantId, row.bookingRequestId),
  ])
  return reusableDocuments(demands, own, earlier, ctx.today())
}

/**
 * Takes the consent of a request back: its landlord's contract waits for documents again, and those are kept no longer
 * than their other purposes want. Returns the listing request's id.
 */
export async function revokeDocumentConsent(
  ctx: Context,
  listingRequestId: string,
  key: string,
): Promise<string> {
  const viewer = requireViewer(ctx)
  const call = { key, operation: 'revokeDocumentConsent', body: { listingRequestId } }
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, call, async () => {
      const request = await lockVisibleRequest(trx, viewer, 'tenant', listingRequestId)
      demand(canRevokeConsent(request.facts))
      const [consent] = await listConsents(trx, [listingRequestId])
      if (!consent) throw new ResourceNotFoundError()
      const fileIds = await saveConsentRevoked(trx, consent.id, ctx.now())
      await saveLookOn(trx, fileIds, ctx.today())
      await auditRequest(trx, ctx, request.row, 'revokeDocumentConsent')
      await waitAgain(trx, ctx, request)
      return listingRequestId
    }),
  )
}

async function waitAgain(trx: Db, ctx: Context, { row }: LockedRequest): Promise<void> {
  if (row.verificationDoneAt) {
    await saveUnverified(trx, row.id)
    await saveAsked(trx, row.id, { at: ctx.now(), until: row.tenantAnswerUntil })
  }
  await renewHandInUntil(trx, ctx, row.bookingRequestId)
  await reprojectAround(trx, await lockRequestForSystem(trx, row.id))
}
