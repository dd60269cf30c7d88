import { createHash, randomUUID } from 'node:crypto'
import type { TenantDocumentType } from '../../../domain/catalogue/tenants.ts'
import { addDays, type Day, isDay, parseDay } from '../../../domain/kernel/day.ts'
import {
  ConditionNotMetError,
  ResourceNotFoundError,
  ValidationError,
} from '../../../domain/kernel/errors.ts'
import { LOOK_AGAIN_DAYS } from '../../../domain/rentals/document-clock.ts'
import { type DocumentKind, kindOf, kindQuestionOf } from '../../../domain/rentals/document-kind.ts'
import {
  canHandIn,
  canRemoveDocument,
  documentTypeOf,
  isDated,
  issuedOnError,
  proofsOf,
} from '../../../domain/rentals/tenant-documents.ts'
import { audit } from '../../kernel/audit/audit.ts'
import { demandClaimAbout } from '../../people/review-claims/actions.ts'
import { auditRequest } from '../lifecycle/audit.ts'
import { type LockedRequest, lockVisibleRequest } from '../lifecycle/command.ts'
import { storedFactsOf } from '../lifecycle/rows.ts'
import { findRequest } from '../lifecycle/requests-sql.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import type { FileKey } from '../../kernel/files/folders.ts'
import { keepContents } from '../../kernel/files/keep-contents.ts'
import { demandRoomFor } from '../../kernel/files/quota.ts'
import { answeredBefore, withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { isBlank } from '../../kernel/files/blank-picture.ts'
import { type CleanDocument, cleanDocument } from '../../kernel/files/clean-document.ts'
import { hasScript } from '../../kernel/files/pdf-script.ts'
import { renewHandInUntil } from './needed.ts'
import {
  countDocuments,
  deleteDocument,
  findDocument,
  insertDocument,
  type TenantDocumentRow,
} from './sql.ts'
import { requireViewer, demand } from '../../kernel/viewer/viewer-guard.ts'

/** Most documents of one booking request (our decision): some proofs take several files. */
export const MAX_DOCUMENTS = 30

/** What a tenant sends beside the file; texts as a form has them. */
export interface DocumentOrder {
  listingRequestId: string
  type: string
  /** YYYY-MM-DD, or empty for an identity document. */
  issuedOn: string
  /** Which identity document it is, or what proves the studies; empty for all others. */
  kind: string
  /** That a picture is to be handed in although nothing seems to be on it. */
  evenIfBlank: boolean
  /** The document that this one is sent instead of, or empty. */
  replaces: string
}

/** Stores a document of a tenant for a look by staff; returns its file's id. A repetition stores nothing more. */
export async function handInDocument(
  ctx: Context,
  order: DocumentOrder,
  upload: { name: string; content: Buffer },
  key: string,
): Promise<string> {
  const viewer = requireViewer(ctx)
  // Before the work of looking at the content; the rules come again under the lock.
  const seen = await findRequest(ctx.db, viewer, 'tenant', order.listingRequestId)
  if (!seen) throw new ResourceNotFoundError()
  const checked = checkOrder(order, ctx.today())
  const body = { ...order, sha256: createHash('sha256').update(upload.content).digest('hex') }
  const call = { key, operation: 'handInDocument', body }
  const before = await answeredBefore<{ fileId: string }>(ctx, call)
  if (before) return before.fileId
  demand(canHandIn(storedFactsOf(seen)))
  await demandRoomFor(ctx.db, ctx, { tenantId: viewer.id }, 0)
  const document = await cleanDocument(upload)
  await demandSomethingHarmless(document, order.evenIfBlank)
  const storageKey: FileKey = `tenant-documents/${randomUUID()}`
  const save = async (trx: Db) => {
    const request = await lockVisibleRequest(trx, viewer, 'tenant', order.listingRequestId)
    const fileId = await storeDocument(trx, ctx, request, { ...document, ...checked, storageKey })
    if (order.replaces) await removeDocument(trx, ctx, request, order.replaces)
    await renewHandInUntil(trx, ctx, request.row.bookingRequestId)
    return { fileId }
  }
  const { fileId } = await keepContents(ctx, [{ key: storageKey, content: document.content }], () =>
    inTransaction(ctx, (trx) => withIdempotency(trx, ctx, call, () => save(trx))),
  )
  return fileId
}

async function demandSomethingHarmless(document: CleanDocument, evenIfBlank: boolean): Promise<void> {
  if (document.contentType === 'application/pdf') {
    if (await hasScript(document.content)) throw new ValidationError({ file: 'upload.script' })
  } else if (!evenIfBlank && (await isBlank(document.content))) {
    throw new ValidationError({ file: 'upload.blank' })
  }
}

function checkOrder(
  order: DocumentOrder,
  today: Day,
): { type: TenantDocumentType; issuedOn: Day | null; kind: DocumentKind } {
  const type = documentTypeOf(order.type)
  if (!type) throw new ValidationError({ type: 'documents.type.invalid' })
  if (order.issuedOn && !isDay(order.issuedOn))
    throw new ValidationError({ issuedOn: 'documents.issuedOn.missing' })
  const issuedOn = order.issuedOn ? parseDay(order.issuedOn) : null
  const wrong = issuedOnError(type, issuedOn, today)
  if (wrong) throw new ValidationError({ issuedOn: `documents.issuedOn.${wrong}` })
  const kind = kindOf(type, order.kind)
  if (!kind) throw new ValidationError({ kind: `documents.${kindQuestionOf(type) ?? 'kind'}.missing` })
  return { type, issuedOn: isDated(type) ? issuedOn : null, kind }
}

async function storeDocument(
  trx: Db,
  ctx: Context,
  request: LockedRequest,
  document: CleanDocument & {
    type: TenantDocumentType
    kind: DocumentKind
    issuedOn: Day | null
    storageKey: string
  },
): Promise<string> {
  const { row } = request
  demand(canHandIn(request.facts))
  if (!row.verificationNeeded) throw new ConditionNotMetError('NO_DOCUMENTS_NEEDED')
  const isAsked = proofsOf({ ...row, country: request.group.country }).some(({ anyOf }) =>
    anyOf.includes(document.type),
  )
  if (!isAsked) throw new ValidationError({ type: 'documents.type.notAsked' })
  if ((await countDocuments(trx, row.bookingRequestId)) >= MAX_DOCUMENTS) {
    throw new ValidationError({ file: 'documents.tooMany' })
  }
  await demandRoomFor(trx, ctx, { tenantId: row.tenantId }, document.content.length)
  const fileId = await insertDocument(trx, {
    ...document,
    bookingRequestId: row.bookingRequestId,
    tenantId: row.tenantId,
    size: document.content.length,
    sha256: createHash('sha256').update(document.content).digest('hex'),
    lookOn: addDays(ctx.today(), LOOK_AGAIN_DAYS),
    at: ctx.now(),
  })
  await auditRequest(trx, ctx, row, 'handInDocument')
  return fileId
}

/** Takes a document away, at once and with its name; what was accepted stays. Returns the listing request's id. */
export async function removeTenantDocument(
  ctx: Context,
  listingRequestId: string,
  fileId: string,
  key: string,
): Promise<string> {
  const viewer = requireViewer(ctx)
  return inTransaction(ctx, (trx) =>
    withIdempotency(
      trx,
      ctx,
      { key, operation: 'removeTenantDocument', body: { listingRequestId, fileId } },
      async () => {
        const request = await lockVisibleRequest(trx, viewer, 'tenant', listingRequestId)
        await removeDocument(trx, ctx, request, fileId)
        await renewHandInUntil(trx, ctx, request.row.bookingRequestId)
        return listingRequestId
      },
    ),
  )
}

async function removeDocument(trx: Db, ctx: Context, request: LockedRequest, fileId: string): Promise<void> {
  const document = await findDocument(trx, requireViewer(ctx), fileId)
  if (document?.bookingRequestId !== request.row.bookingRequestId) throw new ResourceNotFoundError()
  demand(canRemoveDocument(request.facts, document))
  await deleteDocument(trx, fileId)
  await auditRequest(trx, ctx, request.row, 'removeTenantDocument')
  await ctx.enqueue(trx, 'eraseDocumentContent', { storageKey: document.storageKey })
}

/** Deletes the content of a document that is gone; running it twice changes nothing more. */
export async function eraseDocumentContent(ctx: Context, storageKey: string): Promise<void> {
  await ctx.files.remove(storageKey)
}

/**
 * A document's content for its tenant, or for staff while they have taken something to check about that tenant; their
 * look is written into the log.
 */
export async function openDocument(
  ctx: Context,
  fileId: string,
): Promise<{ document: TenantDocumentRow; content: Uint8Array }> {
  const viewer = requireViewer(ctx)
  const document = await findDocument(ctx.db, viewer, fileId)
  if (!document) throw new ResourceNotFoundError()
  if (document.tenantId !== viewer.id) {
    await inTransaction(ctx, async (trx) => {
      await demandClaimAbout(trx, ctx, document.tenantId)
      await audit(trx, ctx, {
        action: 'openTenantDocument',
        entityType: 'tenant_document',
        entityId: fileId,
        landlordId: null,
        data: { type: document.type },
      })
    })
  }
  const content = await ctx.files.get(document.storageKey)
  if (!content) throw new ResourceNotFoundError()
  return { document, content }
}

/** Refuses a review of something that was reviewed or taken away meanwhile. */
export function demandUnreviewed(document: Pick<TenantDocumentRow, 'status'>): void {
  if (document.status !== 'NOT_VALIDATED') throw new ConditionNotMetError('ALREADY_ANSWERED')
}
