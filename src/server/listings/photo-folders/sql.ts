import { sql } from 'kysely'
import type {
  KnownFile,
  PhotoFileRefusal,
  PhotoFolderProblem,
} from '../../../domain/listings/photo-folder.ts'
import type { Db } from '../../kernel/db/database.ts'

/** Whose folder of which home. */
export interface FolderOfHome {
  landlordId: string
  groupId: string
}

/** A folder that is ours alone until the lease ends. */
export interface LeasedFolder extends FolderOfHome {
  lease: string
  link: string
  name: string
  cursor: string | null
  failures: number
}

/** Takes up to `limit` folders that are due and that nobody else is reading, the longest due first. */
export async function leaseDueFolders(
  db: Db,
  by: { now: Temporal.Instant; until: Temporal.Instant; limit: number },
): Promise<LeasedFolder[]> {
  const { rows } = await sql<LeasedFolder>`
    with due as (
      select f.landlord_id, f.group_id from photo_folders f
      join groups g on g.id = f.group_id and g.landlord_id = f.landlord_id and g.deleted_at is null
      where f.next_sync_at <= ${by.now}::timestamptz
        and (f.leased_until is null or f.leased_until <= ${by.now}::timestamptz)
      order by f.next_sync_at
      limit ${by.limit}
      for update of f skip locked
    )
    update photo_folders f set lease = gen_random_uuid(), leased_until = ${by.until}::timestamptz
    from due where f.landlord_id = due.landlord_id and f.group_id = due.group_id
    returning f.landlord_id as "landlordId", f.group_id as "groupId", f.lease, f.link, f.name, f.cursor,
      f.failures`.execute(db)
  return rows
}

/**
 * Locks a home, and its folder where the lease still holds; false where the home is gone, the folder was given up, or
 * somebody else reads it by now.
 */
export async function lockLeasedFolder(trx: Db, folder: LeasedFolder): Promise<boolean> {
  const home = await trx
    .selectFrom('groups')
    .select('id')
    .where('id', '=', folder.groupId)
    .where('landlord_id', '=', folder.landlordId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!home) return false
  const row = await trx
    .selectFrom('photo_folders')
    .select('lease')
    .where('landlord_id', '=', folder.landlordId)
    .where('group_id', '=', folder.groupId)
    .where('lease', '=', folder.lease)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** A known file with how often it could not be read. */
export interface FolderFileRow extends KnownFile {
  tries: number
}

/** All files of a home's folder that are known. */
export async function listFolderFiles(
  db: Db,
  { landlordId, groupId }: FolderOfHome,
): Promise<FolderFileRow[]> {
  return db
    .selectFrom('photo_folder_files')
    .select(['file_id as id', 'file_hash as hash', 'name', 'bytes', 'outcome', 'refusal', 'tries'])
    .select(['is_change as isChange', 'picture_id as pictureId'])
    .where('landlord_id', '=', landlordId)
    .where('group_id', '=', groupId)
    .execute()
}

/** Stores what a list says of files, all in one statement. */
export async function saveFiles(
  trx: Db,
  { landlordId, groupId }: FolderOfHome,
  files: readonly KnownFile[],
  at: Temporal.Instant,
): Promise<void> {
  if (files.length === 0) return
  await sql`
    insert into photo_folder_files (landlord_id, group_id, file_id, file_hash, name, bytes, outcome, refusal,
      is_change, picture_id, changed_at)
    select ${landlordId}::uuid, ${groupId}::uuid, file.*, ${at}::timestamptz
    from unnest(${files.map(({ id }) => id)}::text[], ${files.map(({ hash }) => hash)}::text[],
      ${files.map(({ name }) => name)}::text[], ${files.map(({ bytes }) => bytes)}::bigint[],
      ${files.map(({ outcome }) => outcome)}::text[], ${files.map(({ refusal }) => refusal)}::text[],
      ${files.map(({ isChange }) => isChange)}::boolean[], ${files.map(({ pictureId }) => pictureId)}::uuid[])
      as file (file_id, file_hash, name, bytes, outcome, refusal, is_change, picture_id)
    on conflict (landlord_id, group_id, file_id) do update
    set file_hash = excluded.file_hash, name = excluded.name, bytes = excluded.bytes, outcome = excluded.outcome,
      refusal = excluded.refusal, is_change = excluded.is_change, tries = 0, changed_at = excluded.changed_at`.execute(
    trx,
  )
}

/** Forgets files of which nothing came. */
export async function forgetFiles(
  trx: Db,
  { landlordId, groupId }: FolderOfHome,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await trx
    .deleteFrom('photo_folder_files')
    .where('landlord_id', '=', landlordId)
    .where('group_id', '=', groupId)
    .where(sql<boolean>`file_id = any(${ids}::text[])`)
    .execute()
}

/** Stores what came of a file; with a photo it waits for its line in the log. */
export async function saveFileOutcome(
  trx: Db,
  { landlordId, groupId }: FolderOfHome,
  fileId: string,
  came: { pictureId: string } | { refusal: PhotoFileRefusal } | 'TRY_AGAIN' | 'REMOVED_HERE',
): Promise<void> {
  const set = sql.join(
    came === 'TRY_AGAIN'
      ? [sql`tries = tries + 1`]
      : came === 'REMOVED_HERE'
        ? [sql`outcome = 'TAKEN', refusal = null, is_change = false`]
        : 'refusal' in came
          ? [sql`outcome = 'REFUSED', refusal = ${came.refusal}`]
          : [sql`outcome = 'TAKEN', refusal = null, picture_id = ${came.pictureId}::uuid, is_logged = false`],
  )
  await sql`update photo_folder_files set ${set}
    where landlord_id = ${landlordId}::uuid and group_id = ${groupId}::uuid and file_id = ${fileId}`.execute(
    trx,
  )
}

/** A file that is still to be taken, as it is under the lock. */
export async function findFileToTake(
  trx: Db,
  { landlordId, groupId }: FolderOfHome,
  fileId: string,
): Promise<Pick<KnownFile, 'isChange' | 'pictureId'> | undefined> {
  return trx
    .selectFrom('photo_folder_files')
    .select(['is_change as isChange', 'picture_id as pictureId'])
    .where('landlord_id', '=', landlordId)
    .where('group_id', '=', groupId)
    .where('file_id', '=', fileId)
    .where('outcome', '<>', 'TAKEN')
    .executeTakeFirst()
}

/** Marks what came as told to the log; answers how many photos were added and how many changed. */
export async function takeUnlogged(
  trx: Db,
  { landlordId, groupId }: FolderOfHome,
): Promise<{ added: number; changed: number }> {
  const rows = await trx
    .updateTable('photo_folder_files')
    .set({ is_logged: true })
    .where('landlord_id', '=', landlordId)
    .where('group_id', '=', groupId)
    .where('is_logged', '=', false)
    .returning('is_change as isChange')
    .execute()
  const changed = rows.filter(({ isChange }) => isChange).length
  await trx
    .updateTable('photo_folder_files')
    .set({ is_change: false })
    .where('landlord_id', '=', landlordId)
    .where('group_id', '=', groupId)
    .where('is_change', '=', true)
    .where('outcome', '=', 'TAKEN')
    .execute()
  return { added: rows.length - changed, changed }
}

/** Stores where the list of a folder ended. */
export async function saveCursor(trx: Db, { landlordId, groupId }: FolderOfHome, cursor: string) {
  await trx
    .updateTable('photo_folders')
    .set({ cursor })
    .where('landlord_id', '=', landlordId)
    .where('group_id', '=', groupId)
    .execute()
}

/** A folder that was read to its end. */
export interface ReadFolder extends FolderOfHome {
  lease: string
  cursor: string
  at: Temporal.Instant
  nextAt: Temporal.Instant
}

/** Notes of many folders at once that they were read, and gives them back. */
export async function saveFoldersRead(db: Db, all: readonly ReadFolder[]): Promise<void> {
  if (all.length === 0) return
  await sql`
    with read as (
      update photo_folders f
      set cursor = u.cursor, checked_at = u.at, next_sync_at = u.next_at, failures = 0, problem = null,
        lease = null, leased_until = null
      from unnest(${all.map(({ lease }) => lease)}::uuid[], ${all.map(({ cursor }) => cursor)}::text[],
        ${all.map(({ at }) => at)}::timestamptz[], ${all.map(({ nextAt }) => nextAt)}::timestamptz[])
        as u (lease, cursor, at, next_at)
      where f.lease = u.lease
      returning f.group_id, f.landlord_id, u.at
    )
    update groups g set dropbox_images_synced_at = read.at from read
    where g.id = read.group_id and g.landlord_id = read.landlord_id`.execute(db)
}

/** Gives a folder back that is not read to its end, or not at all; `nextAt` null: it is asked no more. */
export async function giveFolderBack(
  trx: Db,
  folder: LeasedFolder,
  how: { problem: PhotoFolderProblem | null; at: Temporal.Instant; nextAt: Temporal.Instant | null },
): Promise<void> {
  const { problem, at, nextAt } = how
  await sql`
    update photo_folders set next_sync_at = ${nextAt}::timestamptz, problem = ${problem}, lease = null,
      leased_until = null, checked_at = ${at}::timestamptz,
      failures = case when ${problem}::text is null then 0 else failures + 1 end
    where lease = ${folder.lease}::uuid`.execute(trx)
}
