import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../kernel/db/database.ts'

/** That a tenant lets documents be used for a request to another landlord. */
export interface ConsentRow {
  id: string
  listingRequestId: string
  givenAt: Temporal.Instant
}

/** The consents of listing requests that stand. */
export async function listConsents(db: Db, listingRequestIds: readonly string[]): Promise<ConsentRow[]> {
  return db
    .selectFrom('tenant_document_consents')
    .select(['id', 'listing_request_id as listingRequestId', 'given_at as givenAt'])
    .where('revoked_at', 'is', null)
    .where(sql<SqlBool>`listing_request_id = any(${listingRequestIds}::uuid[])`)
    .execute()
}

/** Stores the consent of a request, or answers the one that stands; returns its id. */
export async function saveConsent(
  db: Db,
  consent: { tenantId: string; landlordId: string; listingRequestId: string; at: Temporal.Instant },
): Promise<string> {
  const [standing] = await listConsents(db, [consent.listingRequestId])
  if (standing) return standing.id
  const { id } = await db
    .insertInto('tenant_document_consents')
    .values({
      tenant_id: consent.tenantId,
      landlord_id: consent.landlordId,
      listing_request_id: consent.listingRequestId,
      given_at: consent.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Stores which documents a consent is about. */
export async function insertUses(db: Db, consentId: string, fileIds: readonly string[]): Promise<void> {
  await sql`
    insert into tenant_document_uses (consent_id, file_id)
    select ${consentId}, file_id from unnest(${fileIds}::uuid[]) as given (file_id)
    on conflict do nothing`.execute(db)
}

/** Notes that a consent was taken back; answers the documents that it was about. */
export async function saveConsentRevoked(db: Db, id: string, at: Temporal.Instant): Promise<string[]> {
  await db.updateTable('tenant_document_consents').set({ revoked_at: at }).where('id', '=', id).execute()
  const uses = await db
    .deleteFrom('tenant_document_uses')
    .where('consent_id', '=', id)
    .returning('file_id')
    .execute()
  return uses.map((use) => use.file_id)
}
