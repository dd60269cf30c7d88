import { sql } from 'kysely'
import { addDays, type Day } from '../../../domain/kernel/day.ts'
import { TURNOVER_DAYS_BEFORE } from '../../../domain/rentals/stays/turnovers.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import { inFullWorld } from '../../kernel/viewer/visible-to.ts'

/** A photo of a turnover, as it is listed with it. */
export interface CleaningPhotoRow {
  id: string
  listingId: string
  day: Day
  linkId: string
  addedAt: Temporal.Instant
  /** The name of the link by which it came. */
  addedBy: string
}

/** A turnover, as what belongs to it names it. */
export interface TurnoverName {
  landlordId: string
  listingId: string
  day: Day
}

/** The photos of turnovers of one landlord, as far back as turnovers are named, the earliest first. */
export async function listCleaningPhotos(
  db: Db,
  { landlordId, listingIds, today }: { landlordId: string; listingIds: readonly string[]; today: Day },
): Promise<CleaningPhotoRow[]> {
  if (listingIds.length === 0) return []
  return db
    .selectFrom('cleaning_photos as p')
    .innerJoin('cleaning_links as l', 'l.id', 'p.link_id')
    .select([
      'p.id',
      'p.listing_id as listingId',
      'p.day',
      'p.link_id as linkId',
      'p.added_at as addedAt',
      'l.label as addedBy',
    ])
    .where('p.landlord_id', '=', landlordId)
    .where('p.listing_id', '=', sql<string>`any(${listingIds}::uuid[])`)
    .where('p.day', '>=', addDays(today, -TURNOVER_DAYS_BEFORE))
    .orderBy('p.added_at')
    .orderBy('p.id')
    .execute()
}

/** Lets nobody else add photos to that turnover until the transaction ends. */
export async function lockTurnover(trx: Db, { landlordId, listingId, day }: TurnoverName): Promise<void> {
  const key = `photos of ${landlordId} ${listingId} ${day}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx)
}

/** The photo that came of an upload by a link, with the turnover that it was for. */
export async function findUploadedPhoto(
  db: Db,
  linkId: string,
  uploadId: string,
): Promise<{ id: string; listingId: string; day: Day } | undefined> {
  return db
    .selectFrom('cleaning_photos')
    .select(['id', 'listing_id as listingId', 'day'])
    .where('link_id', '=', linkId)
    .where('upload_id', '=', uploadId)
    .executeTakeFirst()
}

/** Stores a photo whose sizes were put under the storage key before; answers its id. */
export async function insertCleaningPhoto(
  trx: Db,
  photo: TurnoverName & {
    linkId: string
    uploadId: string
    storageKey: string
    size: number
    at: Temporal.Instant
  },
): Promise<string> {
  const { id } = await trx
    .insertInto('cleaning_photos')
    .values({
      landlord_id: photo.landlordId,
      listing_id: photo.listingId,
      day: photo.day,
      link_id: photo.linkId,
      upload_id: photo.uploadId,
      storage_key: photo.storageKey,
      size: photo.size,
      added_at: photo.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Deletes a photo that came by a link; answers where its sizes lie, or null where there is none. */
export async function deleteCleaningPhoto(
  trx: Db,
  { linkId, photoId }: { linkId: string; photoId: string },
): Promise<string | null> {
  const row = await trx
    .deleteFrom('cleaning_photos')
    .where('id', '=', photoId)
    .where('link_id', '=', linkId)
    .returning('storage_key as storageKey')
    .executeTakeFirst()
  return row?.storageKey ?? null
}

/** Where the sizes of a photo lie that the landlord's side may see; null where there is none. */
export async function findPhotoOfViewer(db: Db, viewer: Viewer, photoId: string): Promise<string | null> {
  const row = await db
    .selectFrom('cleaning_photos as p')
    .innerJoin('listings as u', (join) =>
      join.onRef('u.id', '=', 'p.listing_id').onRef('u.landlord_id', '=', 'p.landlord_id'),
    )
    .select('p.storage_key as storageKey')
    .where('p.id', '=', photoId)
    .where('u.deleted_at', 'is', null)
    .where(inFullWorld(viewer, 'p.landlord_id', 'u.group_id', 'p.listing_id'))
    .executeTakeFirst()
  return row?.storageKey ?? null
}

/** The same for whoever has a link: while it lives, of homes that it covers and of an account that isn't on hold. */
export async function findPhotoOfLink(db: Db, linkId: string, photoId: string): Promise<string | null> {
  const { rows } = await sql<{ storageKey: string }>`
    select p.storage_key as "storageKey"
    from cleaning_links l
    join users o on o.id = l.landlord_id and o.frozen_at is null
    join cleaning_photos p on p.landlord_id = l.landlord_id
    join listings u on u.id = p.listing_id and u.landlord_id = p.landlord_id and u.deleted_at is null
    where l.id = ${linkId}::uuid and l.revoked_at is null and p.id = ${photoId}::uuid
      and (l.group_id is null or l.group_id = u.group_id)
      and (l.listing_id is null or l.listing_id = u.id)`.execute(db)
  return rows[0]?.storageKey ?? null
}

/** Deletes photos from before a day, and those that came by links revoked before an instant; answers where their sizes lie. */
export async function deleteOldPhotos(db: Db, before: { day: Day; at: Temporal.Instant }): Promise<string[]> {
  const rows = await db
    .deleteFrom('cleaning_photos')
    .where((eb) =>
      eb.or([
        eb('day', '<', before.day),
        eb('link_id', 'in', eb.selectFrom('cleaning_links').select('id').where('revoked_at', '<', before.at)),
      ]),
    )
    .returning('storage_key as storageKey')
    .execute()
  return rows.map(({ storageKey }) => storageKey)
}
