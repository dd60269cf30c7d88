import { sql } from 'kysely'
import type { InboundMailOutcome } from '../../../domain/rentals/messages/reply-mail.ts'
import type { MessageSide } from '../../../domain/rentals/messages/thread.ts'
import type { Db } from '../../kernel/db/database.ts'
import { mailLanguageOf } from '../../people/accounts/sql.ts'
import type { MailWriter } from '../messages/mails.ts'

/** Everybody who may answer a conversation by mail today, among them whose account is on hold; members of single units as requestsOfUnits says. */
export async function listMailWriters(db: Db, listingRequestId: string): Promise<MailWriter[]> {
  const { rows } = await sql<MailWriter>`
    with asked as (
      select lr.id, lr.landlord_id, lr.tenant_id, lr.group_id, lr.extends_booking_id
      from message_threads t join listing_requests lr on lr.id = t.listing_request_id
      where t.listing_request_id = ${listingRequestId}::uuid
    ), writers as (
      select tenant_id as id, 'TENANT' as side from asked
      union all select landlord_id, 'LANDLORD' from asked
      union all select m.member_id, 'LANDLORD' from asked join team_members m on m.landlord_id = asked.landlord_id
        where m.member_id is not null and m.removed_at is null and m.role = 'MANAGER' and (m.group_ids is null
          or asked.group_id = any(m.group_ids) or exists (select from bookings b
            where b.id = asked.extends_booking_id and b.listing_id = any(m.listing_ids)
            or b.listing_request_id = asked.id and b.listing_id = any(m.listing_ids))
          or exists (select from occupancies o join booking_offers held on held.id = o.offer_id
            where held.listing_request_id = asked.id and o.listing_id = any(m.listing_ids)))
    )
    select u.id as "personId", w.side, u.email, u.first_name as "firstName", ${sql.raw(mailLanguageOf('u'))} as language,
      u.frozen_at is not null as "isFrozen"
    from writers w join users u on u.id = w.id`.execute(db)
  return rows
}

/** A mail that came in, before it is read. */
export interface NewInboundMail {
  id: string
  listingRequestId: string
  personId: string
  side: MessageSide
  isBounce: boolean
  storageKey: string
  receivedAt: Temporal.Instant
}

/** Stores that a mail came in. */
export async function insertInboundMail(trx: Db, mail: NewInboundMail): Promise<void> {
  await sql`
    insert into inbound_mails (id, listing_request_id, landlord_id, tenant_id, person_id, side, is_bounce, storage_key,
      received_at)
    select ${mail.id}::uuid, t.listing_request_id, t.landlord_id, t.tenant_id, ${mail.personId}::uuid, ${mail.side},
      ${mail.isBounce}::boolean, ${mail.storageKey}, ${mail.receivedAt}::timestamptz
    from message_threads t where t.listing_request_id = ${mail.listingRequestId}::uuid`.execute(trx)
}

/** A mail that waits to be read. */
export interface WaitingMail {
  id: string
  listingRequestId: string
  personId: string
  isBounce: boolean
  storageKey: string
}

/** A mail that waits to be read, or undefined where that was done. */
export async function findWaitingMail(db: Db, id: string): Promise<WaitingMail | undefined> {
  return db
    .selectFrom('inbound_mails')
    .select([
      'id',
      'listing_request_id as listingRequestId',
      'person_id as personId',
      'is_bounce as isBounce',
      'storage_key as storageKey',
    ])
    .where('id', '=', id)
    .where('outcome', '=', 'WAITING')
    .executeTakeFirst()
}

/** Whether a mail of that digest has been taken from the person in the conversation. */
export async function isTakenBefore(trx: Db, mail: WaitingMail, digest: string): Promise<boolean> {
  const found = await trx
    .selectFrom('inbound_mails')
    .select('id')
    .where('listing_request_id', '=', mail.listingRequestId)
    .where('person_id', '=', mail.personId)
    .where('content_hash', '=', digest)
    .where('outcome', '=', 'TAKEN')
    .executeTakeFirst()
  return found !== undefined
}

/** Notes what became of a mail. */
export async function saveInboundOutcome(
  trx: Db,
  id: string,
  {
    outcome,
    digest,
    told,
    now,
  }: { outcome: InboundMailOutcome; digest: string; told: boolean; now: Temporal.Instant },
): Promise<void> {
  await trx
    .updateTable('inbound_mails')
    .set({ outcome, content_hash: digest, read_at: now, told_at: told ? now : null })
    .where('id', '=', id)
    .execute()
}

/** How many mails of a person came for a conversation since an instant, and whether they were told of one. */
export async function countInboundSince(
  db: Db,
  { listingRequestId, personId }: { listingRequestId: string; personId: string },
  since: Temporal.Instant,
): Promise<{ came: number; told: number }> {
  return db
    .selectFrom('inbound_mails')
    .select([
      sql<number>`count(*) filter (where received_at > ${since})`.as('came'),
      sql<number>`count(*) filter (where told_at > ${since})`.as('told'),
    ])
    .where('listing_request_id', '=', listingRequestId)
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow()
}

/** The mails that came before an instant and still wait to be read. */
export async function listWaitingMails(db: Db, before: Temporal.Instant): Promise<string[]> {
  const rows = await db
    .selectFrom('inbound_mails')
    .select('id')
    .where('outcome', '=', 'WAITING')
    .where('received_at', '<', before)
    .orderBy('received_at')
    .execute()
  return rows.map(({ id }) => id)
}

/** Deletes mails that came before an instant and were read; answers where their contents lie. */
export async function deleteInboundMails(trx: Db, before: Temporal.Instant): Promise<string[]> {
  const rows = await trx
    .deleteFrom('inbound_mails')
    .where('received_at', '<', before)
    .where('outcome', '<>', 'WAITING')
    .returning('storage_key as key')
    .execute()
  return rows.map(({ key }) => key)
}
