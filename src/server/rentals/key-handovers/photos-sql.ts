import { sql } from 'kysely'
import type { MessageSide } from '../../../domain/rentals/messages/thread.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import { visibleBookings } from '../../kernel/viewer/visible-to.ts'

/** A photo as it is stored; its sizes were put under the storage key before. */
export interface NewHandoverPhoto {
  handoverId: string
  landlordId: string
  tenantId: string
  side: MessageSide
  fileName: string
  size: number
  storageKey: string
  uploadedAt: Temporal.Instant
}

/** Stores a photo of a locked handover; answers its id. */
export async function insertPhoto(trx: Db, photo: NewHandoverPhoto): Promise<string> {
  const { id } = await trx
    .insertInto('key_handover_photos')
    .values({
      handover_id: photo.handoverId,
      landlord_id: photo.landlordId,
      tenant_id: photo.tenantId,
      side: photo.side,
      file_name: photo.fileName,
      content_type: 'image/jpeg',
      size: photo.size,
      storage_key: photo.storageKey,
      uploaded_at: photo.uploadedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A photo with the place of its sizes, and the handover that it is of. */
export interface StoredPhotoRow {
  id: string
  side: MessageSide
  fileName: string
  storageKey: string
  bookingId: string
  kind: 'ARRIVAL' | 'DEPARTURE'
}

/** A photo of a handover whose booking the viewer sees from a side. */
export async function findPhoto(
  db: Db,
  viewer: Viewer,
  side: MessageSide,
  photoId: string,
): Promise<StoredPhotoRow | undefined> {
  return visibleBookings(db, viewer, side === 'LANDLORD' ? 'landlord' : 'tenant')
    .innerJoin('key_handovers as h', 'h.booking_id', 'b.id')
    .innerJoin('key_handover_photos as p', 'p.handover_id', 'h.id')
    .select([
      'p.id',
      'p.side',
      'p.file_name as fileName',
      'p.storage_key as storageKey',
      'b.id as bookingId',
      'h.kind',
    ])
    .where('p.id', '=', photoId)
    .$narrowType<Pick<StoredPhotoRow, 'side' | 'kind'>>()
    .executeTakeFirst()
}

/** Deletes a photo of a locked handover. */
export async function deletePhoto(trx: Db, photoId: string): Promise<void> {
  await trx.deleteFrom('key_handover_photos').where('id', '=', photoId).execute()
}

/** Deletes the handovers of stays that ended before a day, with their photos; answers where the photos lie. */
export async function deleteHandoversBefore(
  db: Db,
  stayedTo: string,
): Promise<{ deleted: number; keys: string[] }> {
  const { rows } = await sql<{ deleted: number; keys: string[] }>`
    with gone as (
      delete from key_handovers h using bookings b
      where b.id = h.booking_id and coalesce(b.stayed_until, b."to") < ${stayedTo}::date
      returning h.id)
    select (select count(*) from gone)::int as deleted, coalesce((select array_agg(p.storage_key)
      from key_handover_photos p join gone on gone.id = p.handover_id), '{}') as keys`.execute(db)
  return rows[0] ?? { deleted: 0, keys: [] }
}
