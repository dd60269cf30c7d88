import { sql } from 'kysely'
import { pictureUrl } from '../../../domain/listings/pictures.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inWorld } from '../../kernel/viewer/visible-to.ts'

/** A photo as commands need it. */
export interface StoredPicture {
  id: string
  groupId: string
  storageKey: string | null
  masterKey: string | null
  rotation: number
}

/** A photo of the viewer's world, or undefined for a missing or foreign one. */
export async function findPicture(db: Db, viewer: Viewer, id: string): Promise<StoredPicture | undefined> {
  return db
    .selectFrom('pictures as p')
    .innerJoin('groups as g', 'g.id', 'p.group_id')
    .select(['p.id', 'p.group_id as groupId', 'p.storage_key as storageKey', 'p.master_key as masterKey'])
    .select('p.rotation')
    .where('p.id', '=', id)
    .where('g.deleted_at', 'is', null)
    .where(inWorld(viewer, 'p.landlord_id', 'p.group_id'))
    .executeTakeFirst()
}

/** The photo of a group that was made of the same bytes, if there is one. */
export async function findSamePicture(
  db: Db,
  groupId: string,
  contentHash: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('pictures')
    .select('id')
    .where('group_id', '=', groupId)
    .where('content_hash', '=', contentHash)
    .orderBy('position')
    .executeTakeFirst()
  return row?.id
}

/** The ids of a group's photos in their order; only for groups that the viewer may see. */
export async function listPictureIds(db: Db, groupId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('pictures')
    .select('id')
    .where('group_id', '=', groupId)
    .orderBy('position')
    .execute()
  return rows.map((row) => row.id)
}

/** Where a photo's contents lie, and how it is shown. */
export interface PictureContent {
  storageKey: string
  masterKey: string
  rotation: number
  width: number
  height: number
  placeholder: string
  /** What all sizes and the master take together. */
  bytes: number
}

/** The columns that say where a photo's contents lie, and how it is shown. */
export function pictureColumns(content: PictureContent) {
  return {
    storage_key: content.storageKey,
    master_key: content.masterKey,
    rotation: content.rotation,
    width: content.width,
    height: content.height,
    placeholder: content.placeholder,
    bytes: content.bytes,
    thumbnail_url: pictureUrl(content.storageKey, 'thumbnail'),
    small_url: pictureUrl(content.storageKey, 'small'),
    medium_url: pictureUrl(content.storageKey, 'medium'),
    large_url: pictureUrl(content.storageKey, 'large'),
  }
}

/** Adds a photo at the end of a group that is locked; answers its id. */
export async function insertPicture(
  db: Db,
  picture: PictureContent & { groupId: string; name: string; contentHash: string; at: Temporal.Instant },
): Promise<string> {
  const { id } = await db
    .insertInto('pictures')
    .values({
      ...pictureColumns(picture),
      group_id: picture.groupId,
      landlord_id: sql<string>`(select landlord_id from groups where id = ${picture.groupId})`,
      position: sql<number>`(select coalesce(max(position) + 1, 0) from pictures where group_id = ${picture.groupId})`,
      name: picture.name,
      category: 'OTHER',
      content_hash: picture.contentHash,
      created_at: picture.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Stores that a photo looks different now. */
export async function savePictureContent(db: Db, id: string, content: PictureContent): Promise<void> {
  await db.updateTable('pictures').set(pictureColumns(content)).where('id', '=', id).execute()
}

/** Gives all photos of a group their places. */
export async function saveOrder(db: Db, groupId: string, ids: readonly string[]): Promise<void> {
  await sql`
    update pictures set position = given.place - 1
    from unnest(${ids}::uuid[]) with ordinality as given (id, place)
    where pictures.id = given.id and pictures.group_id = ${groupId} and pictures.position <> given.place - 1`.execute(
    db,
  )
}

/** Deletes photos of a group; answers where the contents lie of those that there were. */
export async function deletePictureRows(
  db: Db,
  groupId: string,
  ids: readonly string[],
): Promise<{ storageKey: string | null; masterKey: string | null }[]> {
  return db
    .deleteFrom('pictures')
    .where('group_id', '=', groupId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .returning(['storage_key as storageKey', 'master_key as masterKey'])
    .execute()
}

/** Whether a unit of the group can be found by anybody. */
export async function isGroupPublished(db: Db, groupId: string): Promise<boolean> {
  const row = await db
    .selectFrom('listings')
    .select('id')
    .where('group_id', '=', groupId)
    .where('published', '=', true)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Which of these contents no photo names any more; copies of a listing share theirs. */
export async function listUnusedKeys(
  db: Db,
  keys: { storageKeys: readonly string[]; masterKeys: readonly string[] },
): Promise<{ storageKeys: string[]; masterKeys: string[] }> {
  const { rows } = await sql<{ storageKeys: string[]; masterKeys: string[] }>`
    select
      coalesce((select json_agg(key) from unnest(${keys.storageKeys}::text[]) as key
        where not exists (select 1 from pictures where storage_key = key)), '[]') as "storageKeys",
      coalesce((select json_agg(key) from unnest(${keys.masterKeys}::text[]) as key
        where not exists (select 1 from pictures where master_key = key)), '[]') as "masterKeys"`.execute(db)
  return rows[0] ?? { storageKeys: [], masterKeys: [] }
}
