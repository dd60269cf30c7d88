import { sql, type SqlBool } from 'kysely'
import type { MessageChannel, MessageSide } from '../../../domain/rentals/messages/thread.ts'
import { LANDLORD_MESSAGE_EVENTS, TENANT_MESSAGE_EVENTS } from '../../../domain/notifications/notification.ts'
import type { Day } from '../../../domain/kernel/day.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import type { MessageFileRow } from './attachments-sql.ts'

/** A conversation: how far each side has read, who blocked it, why staff closed it, and the last day of a stay that was cut short. */
export interface ThreadRow {
  listingRequestId: string
  lastPosition: number
  landlordReadTo: number
  tenantReadTo: number
  landlordUnread: number
  tenantUnread: number
  blockedBy: MessageSide | null
  closedWhy: string | null
  stayedUntil: Day | null
}

/** A message with who of the landlord's side wrote it. */
export interface MessageRow {
  id: string
  listingRequestId: string
  position: number
  side: MessageSide
  authorId: string | null
  authorName: string | null
  channel: MessageChannel
  content: string
  whole: string | null
  sentAt: Temporal.Instant
  files: MessageFileRow[]
  filesLeftOut: number
}

/** Conversations of requests that came out of visible rows; where nobody has written yet, an empty one. */
export async function listThreads(source: Source, requestIds: readonly string[]): Promise<ThreadRow[]> {
  return requestIds.length === 0 ? [] : threadsOf.list(source, { requestIds })
}

const threadsOf = statement((db, { requestIds }: { requestIds: readonly string[] }) =>
  db
    .selectFrom('listing_requests as lr')
    .leftJoin('message_threads as t', 't.listing_request_id', 'lr.id')
    .leftJoin('bookings as b', 'b.listing_request_id', 'lr.id')
    .select([
      'lr.id as listingRequestId',
      sql<number>`coalesce(t.last_position, 0)`.as('lastPosition'),
      sql<number>`coalesce(t.landlord_read_to, 0)`.as('landlordReadTo'),
      sql<number>`coalesce(t.tenant_read_to, 0)`.as('tenantReadTo'),
      sql<number>`coalesce(t.landlord_unread, 0)`.as('landlordUnread'),
      sql<number>`coalesce(t.tenant_unread, 0)`.as('tenantUnread'),
      't.blocked_by as blockedBy',
      't.closed_why as closedWhy',
      'b.stayed_until as stayedUntil',
    ])
    .where(sql<SqlBool>`lr.id = any(${requestIds}::uuid[])`),
)

/** The messages of a visible request before a position, the newest first. */
export async function listMessages(
  source: Source,
  listingRequestId: string,
  { before, limit }: { before: number; limit: number },
): Promise<MessageRow[]> {
  return messagesOf.list(source, { listingRequestId, before, limit })
}

const messagesOf = statement(
  (_, by: { listingRequestId: string; before: number; limit: number }) => sql<MessageRow>`
    select m.id, m.listing_request_id as "listingRequestId", m.position, m.side, m.author_id as "authorId",
      u.first_name as "authorName", m.channel, m.content, m.whole, m.sent_at as "sentAt", m.files_left_out as "filesLeftOut", (
        select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'fileName', a.file_name,
          'contentType', a.content_type, 'size', a.size) order by a.place), '[]')
        from message_attachments a where a.message_id = m.id) as files
    from messages m left join users u on u.id = m.author_id
    where m.listing_request_id = ${by.listingRequestId}::uuid and m.position < ${by.before}::int
    order by m.position desc limit ${by.limit}::int`,
  { sentAt: true },
)

/** Opens the conversation of a request if there is none yet, and locks it until the transaction ends. */
export async function lockThread(trx: Db, id: string): Promise<ThreadRow> {
  await sql`
    insert into message_threads (listing_request_id, landlord_id, tenant_id)
    select id, landlord_id, tenant_id from listing_requests where id = ${id}::uuid
    on conflict (listing_request_id) do nothing`.execute(trx)
  await trx
    .selectFrom('message_threads')
    .select('listing_request_id')
    .where('listing_request_id', '=', id)
    .forUpdate()
    .execute()
  const [thread] = await listThreads(trx, [id])
  if (!thread) throw new Error(`The conversation of ${id} is gone.`)
  return thread
}

/** A message as it is stored; its position is the next of its conversation. */
export interface NewMessage {
  listingRequestId: string
  landlordId: string
  tenantId: string
  side: MessageSide
  authorId: string | null
  channel: MessageChannel
  content: string
  whole: string | null
  filesLeftOut: number
  sentAt: Temporal.Instant
}

/** Stores a message as the last of its locked conversation, unread by the other side; answers its id. */
export async function insertMessage(trx: Db, message: NewMessage): Promise<string> {
  const unread = message.side === 'TENANT' ? sql.ref('landlord_unread') : sql.ref('tenant_unread')
  const { rows } = await sql<{ id: string }>`
    with thread as (
      update message_threads set last_position = last_position + 1, ${unread} = ${unread} + 1
      where listing_request_id = ${message.listingRequestId}::uuid returning last_position
    )
    insert into messages (listing_request_id, landlord_id, tenant_id, position, side, author_id, channel, content, whole,
      files_left_out, sent_at)
    select ${message.listingRequestId}::uuid, ${message.landlordId}::uuid, ${message.tenantId}::uuid, last_position,
      ${message.side}, ${message.authorId}::uuid, ${message.channel}, ${message.content}, ${message.whole}::text,
      ${message.filesLeftOut}::int, ${message.sentAt}::timestamptz
    from thread returning id`.execute(trx)
  const id = rows[0]?.id
  if (!id) throw new Error(`The conversation of ${message.listingRequestId} is gone.`)
  return id
}

/** How many messages a side has sent in a conversation since an instant. */
export async function countSentSince(
  trx: Db,
  listingRequestId: string,
  side: MessageSide,
  since: Temporal.Instant,
): Promise<number> {
  const row = await trx
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('listing_request_id', '=', listingRequestId)
    .where('side', '=', side)
    .where('sent_at', '>', since)
    .executeTakeFirstOrThrow()
  return row.count
}

/** Notes how far a side has read in a locked conversation, and that the person has seen its notifications. */
export async function saveMessagesRead(
  trx: Db,
  { listingRequestId, side, userId }: { listingRequestId: string; side: MessageSide; userId: string },
  position: number,
  now: Temporal.Instant,
): Promise<void> {
  const [readTo, unread] =
    side === 'LANDLORD'
      ? [sql.ref('landlord_read_to'), sql.ref('landlord_unread')]
      : [sql.ref('tenant_read_to'), sql.ref('tenant_unread')]
  await sql`
    with seen as (
      select greatest(${readTo}, least(${position}::int, last_position)) as read_to from message_threads
      where listing_request_id = ${listingRequestId}::uuid
    )
    update message_threads set ${readTo} = seen.read_to, ${unread} = (
      select count(*) from messages m where m.listing_request_id = ${listingRequestId}::uuid
        and m.position > seen.read_to and m.side <> ${side})
    from seen where listing_request_id = ${listingRequestId}::uuid`.execute(trx)
  const isAllRead = await trx
    .selectFrom('message_threads')
    .select(side === 'LANDLORD' ? 'landlord_unread as left' : 'tenant_unread as left')
    .where('listing_request_id', '=', listingRequestId)
    .executeTakeFirstOrThrow()
  if (isAllRead.left > 0) return
  await trx
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('listing_request_id', '=', listingRequestId)
    .where('event', 'in', side === 'LANDLORD' ? LANDLORD_MESSAGE_EVENTS : TENANT_MESSAGE_EVENTS)
    .where('read_at', 'is', null)
    .execute()
}

/** Blocks a locked conversation for both sides, or ends that. */
export async function saveBlocked(
  trx: Db,
  listingRequestId: string,
  by: MessageSide | null,
  now: Temporal.Instant,
): Promise<void> {
  await trx
    .updateTable('message_threads')
    .set({ blocked_by: by, blocked_at: by && now })
    .where('listing_request_id', '=', listingRequestId)
    .execute()
}

/**
 * Deletes conversations whose time is over: of requests without a stay by an instant, of stays by their last day; not
 * while staff look at a report of it, or may look again. Answers how many, and where the contents of their files lie.
 */
export async function deleteMessagesBefore(
  db: Db,
  before: { endedAt: Temporal.Instant; stayedTo: string; reportEndedAt: Temporal.Instant },
): Promise<{ deleted: number; keys: string[] }> {
  const { rows } = await sql<{ deleted: number; keys: string[] }>`
    with gone as (
    delete from message_threads t using listing_requests lr left join bookings b on b.listing_request_id = lr.id
    where lr.id = t.listing_request_id and case
      when b.stayed_until is not null then b.stayed_until < ${before.stayedTo}::date
      when b.id is not null and not b.canceled then b."to" < ${before.stayedTo}::date
      else coalesce(b.canceled_at, lr.ended_at) < ${before.endedAt}::timestamptz end
      and not exists (select from message_reports r where r.listing_request_id = t.listing_request_id
        and (r.ended_at is null or r.ended_at > ${before.reportEndedAt}::timestamptz))
    returning t.listing_request_id as id)
    select (select count(*) from gone)::int as deleted, coalesce((select array_agg(a.storage_key)
      from message_attachments a join gone on gone.id = a.listing_request_id), '{}') as keys`.execute(db)
  return rows[0] ?? { deleted: 0, keys: [] }
}
