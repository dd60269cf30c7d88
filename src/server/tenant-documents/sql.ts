import { sql, type SqlBool } from 'kysely'
import type {
  FileValidationFailureReason,
  FileValidationStatus,
} from '../../domain/catalogue/file-validation.ts'
import type { TenantDocumentType } from '../../domain/catalogue/tenant-document-type.ts'
import type { Review } from '../../domain/tenant-document-review.ts'
import type { Viewer } from '../context.ts'
import type { Db } from '../db/database.ts'

/** A document that a tenant has handed in and not taken away. */
export interface TenantDocumentRow {
  fileId: string
  bookingRequestId: string
  tenantId: string
  type: TenantDocumentType
  status: FileValidationStatus
  failureReason: FileValidationFailureReason | null
  explanation: string
  issuedOn: Temporal.PlainDate | null
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
    .$castTo<TenantDocumentRow>()
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
    issuedOn: Temporal.PlainDate | null
    fileName: string
    contentType: string
    size: number
    sha256: string
    storageKey: string
    at: Temporal.Instant
  },
): Promise<string> {
  // No landlord in `files`: whoever lets the home may not open it.
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
export async function saveRemoved(db: Db, fileIds: readonly string[], at: Temporal.Instant): Promise<void> {
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

/** What decides which proofs a listing request asks for, and whether it still waits for them. */
export interface VerifiedRequestRow {
  id: string
  bookingRequestId: string
  reasonForStay: string
  employment: string | null
  paidBy: string
  country: string
  statusType: string
  tenantAnswerUntil: Temporal.Instant | null
}

/** The requests of a booking request that need documents, have not ended and are not verified yet. */
export async function listUnverified(db: Db, bookingRequestId: string): Promise<VerifiedRequestRow[]> {
  return selectVerified(db)
    .where('lr.booking_request_id', '=', bookingRequestId)
    .where('lr.verification_needed', '=', true)
    .where('lr.verification_done_at', 'is', null)
    .where('lr.status_type', 'not in', ['NOT_AVAILABLE', 'TENANT_WITHDREW'])
    .orderBy('lr.requested_at')
    .orderBy('lr.id')
    .execute()
}

/** What decides which proofs those requests ask for. */
export async function listVerified(db: Db, ids: readonly string[]): Promise<VerifiedRequestRow[]> {
  return selectVerified(db)
    .where(sql<SqlBool>`lr.id = any(${ids}::uuid[])`)
    .execute()
}

function selectVerified(db: Db) {
  return db
    .selectFrom('listing_requests as lr')
    .innerJoin('booking_requests as br', 'br.id', 'lr.booking_request_id')
    .innerJoin('groups as g', 'g.id', 'lr.group_id')
    .select([
      'lr.id',
      'lr.booking_request_id as bookingRequestId',
      'br.reason_for_stay as reasonForStay',
      'br.employment',
      'br.paid_by as paidBy',
      'g.country',
      'lr.status_type as statusType',
      'lr.tenant_answer_until as tenantAnswerUntil',
    ])
}

/** Notes that every proof of those requests is accepted; the time to say yes goes on. */
export async function saveVerified(db: Db, ids: readonly string[], at: Temporal.Instant): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('listing_requests')
    .set({
      verification_done_at: at,
      tenant_answer_until: sql`case when status_type = 'TENANT_APPROVED' then null else tenant_answer_until end`,
    })
    .where('id', 'in', ids)
    .execute()
}

/** Stores until when documents have to be there. */
export async function saveHandInUntil(db: Db, id: string, until: Temporal.Instant | null): Promise<void> {
  await db.updateTable('listing_requests').set({ tenant_answer_until: until }).where('id', '=', id).execute()
}

/** Requests whose time to hand in documents has passed. */
export async function listHandInOver(db: Db, now: Temporal.Instant, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('listing_requests as lr')
    .select('lr.id')
    .where('lr.status_type', '=', 'TENANT_APPROVED')
    .where('lr.landlord_status', '=', 'TENANT_VERIFICATION')
    .where('lr.tenant_answer_until', '<=', now)
    .orderBy('lr.tenant_answer_until')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

/** Verified requests whose tenant said yes, which nothing pauses, and whose contract was not ordered yet. */
export async function listReadyForContract(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('listing_requests as lr')
    .select('lr.id')
    .where('lr.status_type', '=', 'TENANT_APPROVED')
    .where('lr.landlord_status', '=', 'ACCEPTED')
    .where('lr.verification_done_at', 'is not', null)
    .where('lr.verified_contract_at', 'is', null)
    .orderBy('lr.id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

/** Notes that the contract is being made; answers false when it was ordered before. */
export async function saveContractOrdered(db: Db, id: string, at: Temporal.Instant): Promise<boolean> {
  const ordered = await db
    .updateTable('listing_requests')
    .set({ verified_contract_at: at })
    .where('id', '=', id)
    .where('verified_contract_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return ordered !== undefined
}

/** Requests that wait for documents since before an instant and whose tenant was not reminded. */
export async function listToRemind(db: Db, since: Temporal.Instant, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('listing_requests as lr')
    .select('lr.id')
    .where('lr.status_type', '=', 'TENANT_APPROVED')
    .where('lr.landlord_status', '=', 'TENANT_VERIFICATION')
    .where('lr.documents_reminded_at', 'is', null)
    .where('lr.documents_asked_at', '<=', since)
    .orderBy('lr.id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

/** Notes that the tenant is asked for documents from now on, and until when. */
export async function saveAsked(
  db: Db,
  id: string,
  asked: { at: Temporal.Instant; until: Temporal.Instant | null },
): Promise<void> {
  await db
    .updateTable('listing_requests')
    .set({ documents_asked_at: asked.at, tenant_answer_until: asked.until })
    .where('id', '=', id)
    .execute()
}

/** Notes that the tenant was reminded. */
export async function saveReminded(db: Db, id: string, at: Temporal.Instant): Promise<void> {
  await db.updateTable('listing_requests').set({ documents_reminded_at: at }).where('id', '=', id).execute()
}
