import { sql } from 'kysely'
import type { IdPictureSide } from '../../../domain/catalogue/checks.ts'
import type { Db } from '../../kernel/db/database.ts'

/** A picture of a verification, and where its content lies. */
export interface IdPictureRow {
  verificationId: string
  fileId: string
  side: IdPictureSide
  contentType: string
  storageKey: string
  uploadedAt: Temporal.Instant
}

/** The pictures of verifications that the caller has found. */
export async function listPictures(db: Db, verificationIds: readonly string[]): Promise<IdPictureRow[]> {
  if (verificationIds.length === 0) return []
  return db
    .selectFrom('id_pictures as p')
    .innerJoin('files as f', 'f.id', 'p.file_id')
    .select([
      'p.verification_id as verificationId',
      'p.file_id as fileId',
      'p.side',
      'f.content_type as contentType',
      'f.storage_key as storageKey',
      'p.uploaded_at as uploadedAt',
    ])
    .where('p.verification_id', 'in', verificationIds)
    .orderBy('p.side')
    .execute()
}

/** Stores a picture, instead of a former one of that side. It is in nobody's world: no list of files ever has it. */
export async function insertPicture(
  trx: Db,
  picture: {
    verificationId: string
    userId: string
    side: IdPictureSide
    contentType: string
    size: number
    sha256: string
    storageKey: string
    at: Temporal.Instant
  },
): Promise<void> {
  await deletePictures(trx, picture.verificationId, [picture.side])
  const { id } = await trx
    .insertInto('files')
    .values({
      created_by: picture.userId,
      type: 'ID_DOCUMENT',
      file_name: picture.side.toLowerCase(),
      content_type: picture.contentType,
      size: picture.size,
      sha256: picture.sha256,
      storage_key: picture.storageKey,
      created_at: picture.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('id_pictures')
    .values({
      file_id: id,
      verification_id: picture.verificationId,
      side: picture.side,
      uploaded_at: picture.at,
    })
    .execute()
}

/** Takes pictures away, those of some sides or all; the database notes that their contents have to go. */
export async function deletePictures(
  trx: Db,
  verificationId: string,
  sides?: readonly IdPictureSide[],
): Promise<void> {
  await trx
    .deleteFrom('id_pictures')
    .where('verification_id', '=', verificationId)
    .$if(sides !== undefined, (query) => query.where('side', 'in', sides ?? []))
    .execute()
}

/** Contents of pictures that have to go from the files. */
export async function listErasures(db: Db, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('id_picture_erasures')
    .select('storage_key as key')
    .orderBy('due_at')
    .limit(most)
    .execute()
  return rows.map(({ key }) => key)
}

/** Notes that the content of a picture is gone. */
export async function deleteErasure(db: Db, key: string): Promise<void> {
  await db.deleteFrom('id_picture_erasures').where('storage_key', '=', key).execute()
}

/** Verifications whose clock has run: their pictures go now. */
export async function listToErase(
  db: Db,
  now: Temporal.Instant,
  most: number,
): Promise<{ id: string; provider: 'MEZZO' | 'VERIFF'; sessionId: string }[]> {
  return db
    .selectFrom('id_verifications')
    .select(['id', 'provider', 'session_id as sessionId'])
    .where('erased_at', 'is', null)
    .where('erase_after', '<=', now)
    .orderBy('erase_after')
    .limit(most)
    .execute()
}

/** Notes that nothing but the verdict and what goes with it is kept of a verification; its link leads nowhere any more. */
export async function saveErased(trx: Db, id: string, at: Temporal.Instant): Promise<void> {
  await trx.updateTable('id_verifications').set({ erased_at: at, url: null }).where('id', '=', id).execute()
}

/** Verifications with the product itself, or all, that wait for their person, by how long; with whether anything was uploaded. */
export async function listForgotten(
  db: Db,
  query: { provider: 'MEZZO' | null; before: Temporal.Instant; most: number },
): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select id from id_verifications
    where (action = 'STARTED' and status is null or status = 'RESUBMISSION_REQUESTED')
      and (${query.provider}::text is null or provider = ${query.provider}) and updated_at <= ${query.before}
    order by updated_at limit ${query.most}`.execute(db)
  return rows
}
