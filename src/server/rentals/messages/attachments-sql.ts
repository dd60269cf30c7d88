import { sql } from 'kysely'
import type { RequestStatusType } from '../../../domain/catalogue/requests.ts'
import type { MessageSide } from '../../../domain/rentals/messages/thread.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import { visibleRequests } from '../../kernel/viewer/visible-to.ts'

/** What goes with a message, as it is listed with it. */
export interface MessageFileRow {
  id: string
  fileName: string
  contentType: string
  size: number
}

/** A file as it is stored; its content was put under the storage key before. */
export interface NewMessageFile extends Omit<MessageFileRow, 'id'> {
  listingRequestId: string
  landlordId: string
  tenantId: string
  side: MessageSide
  storageKey: string
  uploadedAt: Temporal.Instant
}

/** Stores a file that waits in a locked conversation to be sent; answers its id. */
export async function insertMessageFile(trx: Db, file: NewMessageFile): Promise<string> {
  const { id } = await trx
    .insertInto('message_attachments')
    .values({
      listing_request_id: file.listingRequestId,
      landlord_id: file.landlordId,
      tenant_id: file.tenantId,
      side: file.side,
      file_name: file.fileName,
      content_type: file.contentType,
      size: file.size,
      storage_key: file.storageKey,
      uploaded_at: file.uploadedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Deletes all but the newest `keep` files of a side that wait in a locked conversation; answers where their contents lie. */
export async function deleteOldestUnsent(
  trx: Db,
  { listingRequestId, side, keep }: { listingRequestId: string; side: MessageSide; keep: number },
): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    delete from message_attachments where id in (
      select id from message_attachments
      where listing_request_id = ${listingRequestId}::uuid and side = ${side} and message_id is null
      order by uploaded_at desc, id offset ${keep}
    ) returning storage_key as key`.execute(trx)
  return rows.map(({ key }) => key)
}

/** Lets files of a side that wait in a locked conversation go with a message, in this order; answers how many did. */
export async function saveSentFiles(
  trx: Db,
  of: { listingRequestId: string; side: MessageSide; messageId: string },
  fileIds: readonly string[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    update message_attachments a set message_id = ${of.messageId}::uuid, place = given.at - 1
    from unnest(${fileIds}::uuid[]) with ordinality as given (id, at)
    where a.id = given.id and a.listing_request_id = ${of.listingRequestId}::uuid and a.side = ${of.side}
      and a.message_id is null`.execute(trx)
  return Number(numAffectedRows ?? 0)
}

/** A file that was sent, with what decides who opens it. */
export interface SentFileRow extends MessageFileRow {
  side: MessageSide
  statusType: RequestStatusType
  storageKey: string
}

/** A file that was sent about a request which the viewer may see from a side. */
export async function findSentFile(
  db: Db,
  viewer: Viewer,
  side: MessageSide,
  id: string,
): Promise<SentFileRow | undefined> {
  return visibleRequests(db, viewer, side === 'LANDLORD' ? 'landlord' : 'tenant')
    .innerJoin('message_attachments as a', 'a.listing_request_id', 'lr.id')
    .select([
      'a.id',
      'a.file_name as fileName',
      'a.content_type as contentType',
      'a.size',
      'a.side',
      'a.storage_key as storageKey',
      'lr.status_type as statusType',
    ])
    .where('a.id', '=', id)
    .where('a.message_id', 'is not', null)
    .executeTakeFirst()
}

/** Deletes files that were put before an instant and never sent; answers where their contents lie. */
export async function deleteUnsentFiles(db: Db, before: Temporal.Instant): Promise<string[]> {
  const rows = await db
    .deleteFrom('message_attachments')
    .where('message_id', 'is', null)
    .where('uploaded_at', '<', before)
    .returning('storage_key as key')
    .execute()
  return rows.map(({ key }) => key)
}
