import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** Whose files count together: those of a landlord's world, whoever of it uploads them, or those of a tenant. */
export type FileAccount = { landlordId: string } | { tenantId: string }

/** Lets nobody else in who counts the files of that account, until the transaction ends. */
export async function lockAccount(db: Db, account: FileAccount): Promise<void> {
  const key =
    'landlordId' in account ? `files of landlord ${account.landlordId}` : `files of ${account.tenantId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db)
}

/** How many bytes an account has uploaded that are still there; what Mezzo itself writes doesn't count. */
export async function sumBytes(db: Db, account: FileAccount): Promise<number> {
  const query =
    'landlordId' in account
      ? sql<{ bytes: number }>`
          select (
            select coalesce(sum(size), 0) from files
            where landlord_id = ${account.landlordId} and created_by is not null
              and created_by is distinct from tenant_id
          )::bigint + (
            -- Copies of a listing share what their photos are.
            select coalesce(sum(bytes), 0)
            from (select distinct storage_key, bytes from pictures
              where landlord_id = ${account.landlordId} and storage_key is not null) as own
          )::bigint + (
            select coalesce(sum(size), 0) from message_attachments
            where landlord_id = ${account.landlordId} and side = 'LANDLORD'
          )::bigint + (
            select coalesce(sum(size), 0) from cleaning_photos where landlord_id = ${account.landlordId}
          )::bigint + (
            select coalesce(sum(size), 0) from key_handover_photos
            where landlord_id = ${account.landlordId} and side = 'LANDLORD'
          )::bigint as bytes`
      : sql<{ bytes: number }>`
          select (
            select coalesce(sum(f.size), 0) from files f
            where f.created_by = ${account.tenantId} and f.tenant_id = ${account.tenantId}
              and not exists (select from tenant_documents d where d.file_id = f.id and d.removed_at is not null)
          )::bigint + (
            select coalesce(sum(size), 0) from message_attachments
            where tenant_id = ${account.tenantId} and side = 'TENANT'
          )::bigint + (
            select coalesce(sum(size), 0) from key_handover_photos
            where tenant_id = ${account.tenantId} and side = 'TENANT'
          )::bigint as bytes`
  const { rows } = await query.execute(db)
  return rows[0]?.bytes ?? 0
}
