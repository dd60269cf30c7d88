import { sql, type SqlBool } from 'kysely'
import type {
  FileValidationFailureReason,
  FileValidationStatus,
  TenantDocumentType,
} from '../../../domain/catalogue/tenants.ts'
import type { Review } from '../../../domain/rentals/tenant-document-review.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Day } from '../../../domain/kernel/day.ts'

/** A document that a tenant has handed in and not taken away. */
export interface TenantDocumentRow {
  fileId: string
  bookingRequestId: string
  tenantId: string
  type: TenantDocumentType
  status: FileValidationStatus
  failureReason: FileValidationFailureReason | null
  explanation: string
  issuedOn: Day | null
  uploadedAt: Temporal.Instant
  reviewedAt: Temporal.Instant | null
  fileName: string
  contentType: string
  size: number
  storageKey: string
}

/** Every document that was not taken away: whoever asks has checked whose it is. */
function selectDocuments(db: Db) {
  return db
    .selectFrom('tenant_documents as d')
    .innerJoin('files as f', 'f.id', 'd.file_id')
    .where('d.removed_at', 'is', null)
    .select([
      'd.file_id as fileId',
      'd.booking_request_id as bookingRequestId',
      'd.tenant_id as tenantId',
      'd.type',
      'd.status',
      'd.failure_reason as failureReason',
      'd.explanation',
      'd.issued_on as issuedOn',
      'd.uploaded_at as uploadedAt',
      'd.reviewed_at as reviewedAt',
      'f.file_name as fileName',
      'f.content_type as contentType',
      'f.size',
      'f.storage_key as storageKey',
    ])
}

/** The documents of booking requests, in the order in which they came. */
export async function listDocuments(
  db: Db,
  bookingRequestIds: readonly string[],
): Promise<TenantDocumentRow[]> {
  return selectDocuments(db)
    .where(sql<SqlBool>`d.booking_request_id = any(${bookingRequestIds}::uuid[])`)
    .orderBy('d.uploaded_at')
    .orderBy('d.file_id')
    .execute()
}

/** A document that the viewer may open: the tenant's own, or any for staff who look at documents. */
export async function findDocument(
  db: Db,
  viewer: Viewer,
  fileId: string,
): Promise<TenantDocumentRow | undefined> {
  const isReviewer = viewer.permissions.includes('DOCUMENT_VERIFICATION') && !viewer.impersonation
  const isInPerson = !viewer.accessLinkId && !viewer.impersonation
  return selectDocuments(db)
    .where('d.file_id', '=', fileId)
    .where((eb) => eb.or([eb.lit(isReviewer), ...(isInPerson ? [eb('d.tenant_id', '=', viewer.id)] : [])]))
    .executeTakeFirst()
}

/** How many documents a booking request has. */
export async function countDocuments(db: Db, bookingRequestId: string): Promise<number> {
  const row = await db
    .selectFrom('tenant_documents')
    .select(sql<number>`count(*)`.as('total'))
    .where('booking_request_id', '=', bookingRequestId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.total
}

/** Stores a document with its file, whose content was put under the storage key before; returns the file's id. */
export async function insertDocument(
  db: Db,
  document: {
    bookingRequestId: string
    tenantId: string
    type: TenantDocumentType
    issuedOn: Day | null
    fileName: string
    contentType: string
    size: number
    sha256: string
    storageKey: string
    at: Temporal.Instant
  },
): Promise<string> {
  // No landlord in `files`: whoever lets the listing may not open it.
  const { id } = await db
    .insertInto('files')
    .values({
      landlord_id: null,
      tenant_id: document.tenantId,
      created_by: document.tenantId,
      type: 'TENANT_DOCUMENT',
      file_name: document.fileName,
      content_type: document.contentType,
      size: document.size,
      sha256: document.sha256,
      storage_key: document.storageKey,
      created_at: document.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('tenant_documents')
    .values({
      file_id: id,
      booking_request_id: document.bookingRequestId,
      tenant_id: document.tenantId,
      type: document.type,
      issued_on: document.issuedOn,
      uploaded_at: document.at,
    })
    .execute()
  return id
}

/** Takes documents away. */
export async function saveDocumentRemoved(
  db: Db,
  fileIds: readonly string[],
  at: Temporal.Instant,
): Promise<void> {
  if (fileIds.length === 0) return
  await db.updateTable('tenant_documents').set({ removed_at: at }).where('file_id', 'in', fileIds).execute()
}

/** Stores what staff say about a document. */
export async function saveReview(
  db: Db,
  fileId: string,
  review: Review & { by: string; at: Temporal.Instant },
): Promise<void> {
  await db
    .updateTable('tenant_documents')
    .set({
      status: review.status,
      failure_reason: review.failureReason,
      explanation: review.explanation,
      reviewed_by: review.by,
      reviewed_at: review.at,
    })
    .where('file_id', '=', fileId)
    .execute()
}
