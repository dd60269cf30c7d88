import { sql } from 'kysely'
import type { Viewer } from '../viewer/context.ts'
import type { Db } from '../db/database.ts'
import { requestsInWorld } from '../viewer/visible-to.ts'

/** How a public file is called for everybody but its landlord. */
export const PUBLIC_FILE_NAME = 'floor-plan'

/** What a file is and where its content lies. */
export interface FileRow {
  id: string
  fileName: string
  contentType: string
  size: number
  sha256: string
  storageKey: string
  type: string
  isPublic: boolean
  /** Null for what Mezzo itself wrote. */
  createdBy: string | null
  createdAt: Temporal.Instant
}

/** Stores what a file is; its content was put under the storage key before. Returns the id. */
export async function insertFile(
  db: Db,
  file: Omit<FileRow, 'id' | 'isPublic' | 'createdAt'> & {
    isPublic?: boolean
    landlordId: string
    /** Null while it is not for the tenant to see. */
    tenantId: string | null
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
      is_public: file.isPublic ?? false,
      created_at: file.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** A file by id: only for public ones, and for links that were signed for somebody who may see it. */
export async function findFile(db: Db, id: string): Promise<FileRow | undefined> {
  return selectFiles(db).where('id', '=', id).executeTakeFirst()
}

/** Files by id, as findFile: only for public ones, and for ids that came out of a visible row. */
export async function listFiles(db: Db, ids: readonly string[]): Promise<FileRow[]> {
  return selectFiles(db).where('id', 'in', ids).execute()
}

function selectFiles(db: Db) {
  return db
    .selectFrom('files')
    .select([
      'id',
      'file_name as fileName',
      'content_type as contentType',
      'size',
      'sha256',
      'storage_key as storageKey',
      'type',
      'is_public as isPublic',
      'created_by as createdBy',
      'created_at as createdAt',
    ])
}

/** What may be known about a file (D3). */
export interface FileData {
  id: string
  fileName: string
  createdAt: Temporal.Instant
  createdBy: string | null
  type: string
  azureFileName: string
  isPublic: boolean
}

/**
 * A file that the viewer may see, or undefined: public ones, as a tenant one's own, and with full access those of the
 * world one works in now; whoever has left it has left what they uploaded there.
 */
export async function findVisibleFile(
  db: Db,
  viewer: Viewer | null,
  id: string,
): Promise<FileData | undefined> {
  return db
    .selectFrom('files as f')
    .select([
      'f.id',
      shownFileName(viewer).as('fileName'),
      'f.created_at as createdAt',
      'f.created_by as createdBy',
      'f.type',
      'f.storage_key as azureFileName',
      'f.is_public as isPublic',
    ])
    .where('f.id', '=', id)
    .where((eb) =>
      eb.or([
        eb('f.is_public', '=', true),
        ...(viewer && inPerson(viewer) ? [eb('f.tenant_id', '=', viewer.id)] : []),
        ...(viewer?.landlordId && viewer.access === 'FULL'
          ? [
              eb.and([
                eb('f.landlord_id', '=', viewer.landlordId),
                eb.or([inGroups(viewer), eb('f.created_by', '=', viewer.id)]),
              ]),
            ]
          : []),
      ]),
    )
    .executeTakeFirst()
}

/** What a landlord called a public file may be the address of the apartment; others read what it is. */
function shownFileName(viewer: Viewer | null) {
  return sql<string>`case when f.is_public and f.landlord_id is distinct from ${viewer?.landlordId ?? null}::uuid
    then ${PUBLIC_FILE_NAME} || coalesce(substring(f.file_name from '[.][A-Za-z0-9]+$'), '') else f.file_name end`
}

function inPerson(viewer: Viewer): boolean {
  return !viewer.accessLinkId && !viewer.impersonation
}

/** A file belongs to the group of the contract that it is; others only those see who may see all groups. */
function inGroups(viewer: Viewer) {
  if (!viewer.groupIds) return sql<boolean>`true`
  return sql<boolean>`exists (select 1 from booking_offers o
    where (o.contract_file_id = f.id or o.signed_contract_file_id = f.id)
      and ${requestsInWorld(viewer, 'o.landlord_id', 'o.group_id', 'o.listing_request_id')})`
}
