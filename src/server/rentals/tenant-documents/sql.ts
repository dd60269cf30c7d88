import { sql, type SqlBool } from 'kysely'
import type {
  FileValidationFailureReason,
  FileValidationStatus,
  StudentIdType,
  TenantDocumentType,
} from '../../../domain/catalogue/tenants.ts'
import type { IdDocument } from '../../../domain/catalogue/checks.ts'
import { type DocumentKind, fileTypeOfDocument } from '../../../domain/rentals/document-kind.ts'
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
  /** Null of other types, and from before that was asked; so is the next. */
  idDocument: IdDocument | null
  studentIdType: StudentIdType | null
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
      'd.id_document as idDocument',
      'd.student_id_type as studentIdType',
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

/** A document, and a request that it serves. */
export interface ServingDocumentRow extends TenantDocumentRow {
  listingRequestId: string
}

/**
 * The documents that serve listing requests, in the order in which they came: those of their booking request, and those
 * of earlier ones that the tenant lets be used for this landlord.
 */
export async function listDocumentsOf(
  db: Db,
  listingRequestIds: readonly string[],
): Promise<ServingDocumentRow[]> {
  return selectDocuments(db)
    .innerJoin(
      sql<{ listing_request_id: string; served_file_id: string }>`(
        select lr.id as listing_request_id, own.file_id as served_file_id
        from listing_requests lr join tenant_documents own on own.booking_request_id = lr.booking_request_id
        where lr.id = any(${listingRequestIds}::uuid[])
        union
        select c.listing_request_id, u.file_id
        from tenant_document_consents c join tenant_document_uses u on u.consent_id = c.id
        where c.listing_request_id = any(${listingRequestIds}::uuid[]) and c.revoked_at is null)`.as(
        'served',
      ),
      'served.served_file_id',
      'd.file_id',
    )
    .select('served.listing_request_id as listingRequestId')
    .orderBy('d.uploaded_at')
    .orderBy('d.file_id')
    .execute()
}

/** What somebody has handed in for other booking requests than that one. */
export async function listEarlierDocuments(
  db: Db,
  tenantId: string,
  bookingRequestId: string,
): Promise<TenantDocumentRow[]> {
  return selectDocuments(db)
    .where('d.tenant_id', '=', tenantId)
    .where('d.booking_request_id', '<>', bookingRequestId)
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
    kind: DocumentKind
    issuedOn: Day | null
    lookOn: Day
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
      type: fileTypeOfDocument(document.type),
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
      id_document: document.kind.idDocument,
      student_id_type: document.kind.studentIdType,
      issued_on: document.issuedOn,
      look_on: document.lookOn,
      uploaded_at: document.at,
    })
    .execute()
  return id
}

/** Deletes a document with its name; its content is removed by a job. */
export async function deleteDocument(db: Db, fileId: string): Promise<void> {
  await db.deleteFrom('tenant_documents').where('file_id', '=', fileId).execute()
  await db.deleteFrom('files').where('id', '=', fileId).execute()
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
