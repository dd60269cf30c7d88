import { sql } from 'kysely'
import type { PhotoFileRefusal, PhotoFolderProblem } from '../../../domain/listings/photo-folder.ts'
import type { Db } from '../../kernel/db/database.ts'
import { type PictureContent, pictureColumns } from '../pictures/sql.ts'
import type { FolderOfHome } from './sql.ts'

/** The folder of a home as it is shown. */
export interface FolderRow {
  name: string
  connectedAt: Temporal.Instant
  checkedAt: Temporal.Instant | null
  nextSyncAt: Temporal.Instant | null
  leasedUntil: Temporal.Instant | null
  problem: PhotoFolderProblem | null
  waiting: number
  taken: number
  refused: number
}

/** The folder of a home that the viewer may see, if it has one. */
export async function findFolder(db: Db, of: FolderOfHome): Promise<FolderRow | undefined> {
  const { rows } = await sql<FolderRow>`
    select f.name, f.connected_at as "connectedAt", f.checked_at as "checkedAt", f.next_sync_at as "nextSyncAt",
      f.leased_until as "leasedUntil", f.problem, files.*
    from photo_folders f, lateral (
      select count(*) filter (where outcome = 'WAITING')::integer as waiting,
        count(*) filter (where picture_id is not null)::integer as taken,
        count(*) filter (where outcome = 'REFUSED')::integer as refused
      from photo_folder_files o where o.landlord_id = f.landlord_id and o.group_id = f.group_id
    ) files
    where f.landlord_id = ${of.landlordId}::uuid and f.group_id = ${of.groupId}::uuid`.execute(db)
  return rows[0]
}

/** The folder of a home, locked until the transaction ends. */
export async function lockFolder(trx: Db, of: FolderOfHome) {
  return trx
    .selectFrom('photo_folders')
    .select(['name', 'problem', 'next_sync_at as nextSyncAt'])
    .where('landlord_id', '=', of.landlordId)
    .where('group_id', '=', of.groupId)
    .forUpdate()
    .executeTakeFirst()
}

/** Files of a folder that were not taken, by name; at most `limit`. */
export async function listRefusedFiles(
  db: Db,
  of: FolderOfHome,
  limit: number,
): Promise<{ name: string; refusal: PhotoFileRefusal }[]> {
  return db
    .selectFrom('photo_folder_files')
    .select('name')
    .select((eb) => eb.ref('refusal').$castTo<PhotoFileRefusal>().as('refusal'))
    .where('landlord_id', '=', of.landlordId)
    .where('group_id', '=', of.groupId)
    .where('outcome', '=', 'REFUSED')
    .orderBy('name')
    .orderBy('file_id')
    .limit(limit)
    .execute()
}

/** When photos of a home were last brought up to date from a folder. */
export async function findSyncedAt(db: Db, groupId: string): Promise<Temporal.Instant | null> {
  const row = await db
    .selectFrom('groups')
    .select('dropbox_images_synced_at as at')
    .where('id', '=', groupId)
    .executeTakeFirst()
  return row?.at ?? null
}

/** Stores the folder of a home, instead of the one that there was. */
export async function saveFolder(
  trx: Db,
  of: FolderOfHome & { link: string; name: string; at: Temporal.Instant },
): Promise<void> {
  const fresh = {
    link: of.link,
    name: of.name,
    connected_at: of.at,
    cursor: null,
    checked_at: null,
    next_sync_at: of.at,
    failures: 0,
    problem: null,
    lease: null,
    leased_until: null,
  }
  await trx
    .insertInto('photo_folders')
    .values({ landlord_id: of.landlordId, group_id: of.groupId, ...fresh })
    .onConflict((conflict) => conflict.columns(['landlord_id', 'group_id']).doUpdateSet(fresh))
    .execute()
}

/** Makes a folder due now. */
export async function makeFolderDue(trx: Db, of: FolderOfHome, at: Temporal.Instant): Promise<void> {
  await trx
    .updateTable('photo_folders')
    .set({ next_sync_at: at })
    .where('landlord_id', '=', of.landlordId)
    .where('group_id', '=', of.groupId)
    .execute()
}

/** Removes a home's folder with its link. */
export async function deleteFolder(trx: Db, of: FolderOfHome): Promise<void> {
  await trx
    .deleteFrom('photo_folders')
    .where('landlord_id', '=', of.landlordId)
    .where('group_id', '=', of.groupId)
    .execute()
}

/** Of the files of a folder keeps only which were taken: neither their names nor what was refused or waits. */
export async function keepTakenAlone(trx: Db, of: FolderOfHome): Promise<void> {
  await sql`
    with gone as (
      delete from photo_folder_files
      where landlord_id = ${of.landlordId}::uuid and group_id = ${of.groupId}::uuid
        and outcome <> 'TAKEN' and not is_change
    )
    update photo_folder_files set outcome = 'TAKEN', refusal = null, is_change = false, name = ''
    where landlord_id = ${of.landlordId}::uuid and group_id = ${of.groupId}::uuid
      and (outcome = 'TAKEN' or is_change)`.execute(trx)
}

/** Gives a photo another content, at its place; answers where the former one lies, or nothing for a photo that is gone. */
export async function replacePicture(
  trx: Db,
  pictureId: string,
  content: PictureContent & { contentHash: string; name: string },
): Promise<{ storageKey: string | null; masterKey: string | null } | undefined> {
  const before = await trx
    .selectFrom('pictures')
    .select(['storage_key as storageKey', 'master_key as masterKey'])
    .where('id', '=', pictureId)
    .forUpdate()
    .executeTakeFirst()
  if (!before) return undefined
  await trx
    .updateTable('pictures')
    .set({ ...pictureColumns(content), content_hash: content.contentHash, name: content.name })
    .where('id', '=', pictureId)
    .execute()
  return before
}

/** Whom a notice about a home's folder goes to, and how the home is called; nothing where no unit of it is left. */
export async function findFolderOfNotice(trx: Db, { landlordId, groupId }: FolderOfHome) {
  return trx
    .selectFrom('groups as g')
    .innerJoin('users as u', 'u.id', 'g.landlord_id')
    .innerJoin('listings as l', 'l.group_id', 'g.id')
    .select(['u.email', 'u.language', 'u.first_name as firstName', 'g.name as listingName'])
    .select(['g.part_of_group as partOfGroup', 'l.id as listingId'])
    .where('g.id', '=', groupId)
    .where('g.landlord_id', '=', landlordId)
    .where('l.deleted_at', 'is', null)
    .orderBy('l.created_at')
    .orderBy('l.id')
    .limit(1)
    .executeTakeFirst()
}

/** Removes folders, and what came of their files, of homes that are deleted or another landlord's by now. */
export async function deleteStrandedFolders(db: Db): Promise<void> {
  for (const table of ['photo_folders', 'photo_folder_files'] as const)
    await sql`
      delete from ${sql.table(table)} f using groups g
      where g.id = f.group_id and (g.deleted_at is not null or g.landlord_id <> f.landlord_id)`.execute(db)
}
