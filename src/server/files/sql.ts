import type { Db } from '../db/database.ts'

/** What a file is and where its content lies. */
export interface FileRow {
  id: string
  fileName: string
  contentType: string
  size: number
  sha256: string
  storageKey: string
}

/** Stores what a file is; its content was put under the storage key before. Returns the id. */
export async function insertFile(
  db: Db,
  file: Omit<FileRow, 'id'> & {
    landlordId: string
    tenantId: string
    createdBy: string | null
    type: string
    at: Temporal.Instant
  },
): Promise<string> {
  const row = await db
    .insertInto('files')
    .values({
      landlord_id: file.landlordId,
      tenant_id: file.tenantId,
      created_by: file.createdBy,
      type: file.type,
      file_name: file.fileName,
      content_type: file.contentType,
      size: file.size,
      sha256: file.sha256,
      storage_key: file.storageKey,
      created_at: file.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** A file by id: only for links that were signed for somebody who may see it. */
export async function findFile(db: Db, id: string): Promise<FileRow | undefined> {
  return db
    .selectFrom('files')
    .select([
      'id',
      'file_name as fileName',
      'content_type as contentType',
      'size',
      'sha256',
      'storage_key as storageKey',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
}
