import { sql } from 'kysely'
import type { FileValidationStatus, TenantDocumentType } from '../../../domain/catalogue/tenants.ts'
import type { ClockedDocument } from '../../../domain/rentals/document-clock.ts'
import type { Day } from '../../../domain/kernel/day.ts'
import type { Db } from '../../kernel/db/database.ts'

/** A document with what decides until when it is kept. */
export interface ClockedDocumentRow extends ClockedDocument {
  fileId: string
  storageKey: string
  /** Taken away by a release that left the row. */
  removedAt: Temporal.Instant | null
}

interface PurposeRow {
  fileId: string
  storageKey: string
  type: TenantDocumentType
  status: FileValidationStatus
  uploadedAt: Temporal.Instant
  reviewedAt: Temporal.Instant | null
  removedAt: Temporal.Instant | null
  /** Null where it serves no request. */
  requestId: string | null
  endedAt: Temporal.Instant | null
  concludedAt: Temporal.Instant | null
  from: Day | null
  to: Day | null
}

/** What decides until when those documents are kept: all that they serve, with the stays that came of it. */
export async function listClockedDocuments(
  db: Db,
  fileIds: readonly string[],
): Promise<ClockedDocumentRow[]> {
  const { rows } = await sql<PurposeRow>`
    with recursive served as (
      select d.file_id, lr.id as request_id
      from tenant_documents d join listing_requests lr on lr.booking_request_id = d.booking_request_id
      where d.file_id = any(${fileIds}::uuid[]) and lr.verification_needed
      union
      select u.file_id, c.listing_request_id
      from tenant_document_uses u join tenant_document_consents c on c.id = u.consent_id
      where u.file_id = any(${fileIds}::uuid[]) and c.revoked_at is null
    ),
    -- A stay ends with the last of its extensions.
    chain as (
      select distinct b.listing_request_id as request_id, b.id as booking_id, coalesce(b.stayed_until, b."to") as "to"
      from served join bookings b on b.listing_request_id = served.request_id and not b.canceled
      union
      select chain.request_id, b.id, coalesce(b.stayed_until, b."to")
      from chain
        join listing_requests e on e.extends_booking_id = chain.booking_id
        join bookings b on b.listing_request_id = e.id and not b.canceled
    )
    select d.file_id as "fileId", f.storage_key as "storageKey", d.type, d.status, d.uploaded_at as "uploadedAt",
      d.reviewed_at as "reviewedAt", d.removed_at as "removedAt", lr.id as "requestId",
      case when stay.id is null
        then coalesce(lost.canceled_at, lr.ended_at, case when ${isEnded} then lr.requested_at end)
      end as "endedAt",
      stay.created_at as "concludedAt", stay."from",
      (select max(chain."to") from chain where chain.request_id = lr.id) as "to"
    from tenant_documents d
      join files f on f.id = d.file_id
      left join served on served.file_id = d.file_id
      left join listing_requests lr on lr.id = served.request_id
      left join lateral (
        select b.id, b.created_at, b."from" from bookings b
        where b.listing_request_id = lr.id and not b.canceled order by b.created_at desc limit 1) stay on true
      left join lateral (
        select b.canceled_at from bookings b
        where b.listing_request_id = lr.id and b.canceled order by b.canceled_at desc limit 1) lost on true
    where d.file_id = any(${fileIds}::uuid[])
    order by d.file_id, lr.id`.execute(db)
  return [...Map.groupBy(rows, ({ fileId }) => fileId).values()].flatMap(clockedOf)
}

// The same statuses as those of isEnded; an end from before it was noted counts from the request on.
const isEnded = sql<boolean>`lr.status_type in ('NOT_AVAILABLE', 'TENANT_WITHDREW')`

function clockedOf(rows: readonly PurposeRow[]): ClockedDocumentRow[] {
  const [first] = rows
  if (!first) return []
  const { fileId, storageKey, type, status, uploadedAt, reviewedAt, removedAt } = first
  const purposes = rows
    .filter(({ requestId }) => requestId !== null)
    .map(({ endedAt, concludedAt, from, to }) => ({
      endedAt,
      stay: concludedAt && from && to ? { concludedAt, from, to } : null,
    }))
  return [{ fileId, storageKey, type, status, uploadedAt, reviewedAt, removedAt, purposes }]
}

/** Documents whose clock is to be looked at by a day, by file, after one of them. */
export async function listToLookAt(
  db: Db,
  today: Day,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('tenant_documents')
    .select('file_id')
    .where('look_on', '<=', today)
    .$if(after !== null, (query) => query.where('file_id', '>', after ?? ''))
    .orderBy('file_id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.file_id)
}

/** Lets nobody else change a document until the transaction ends; false when it is gone. */
export async function lockDocument(db: Db, fileId: string): Promise<boolean> {
  const row = await db
    .selectFrom('tenant_documents')
    .select('file_id')
    .where('file_id', '=', fileId)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Stores when the clocks of documents are looked at next. */
export async function saveLookOn(db: Db, fileIds: readonly string[], day: Day): Promise<void> {
  if (fileIds.length === 0) return
  await db.updateTable('tenant_documents').set({ look_on: day }).where('file_id', 'in', fileIds).execute()
}
