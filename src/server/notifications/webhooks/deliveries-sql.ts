import { type Selectable, sql } from 'kysely'
import type { WebhookEvent, WebhookFailure } from '../../../domain/catalogue/webhooks.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { WebhookDeliveriesTable } from '../../kernel/db/tables.gen.ts'

/** A delivery as its landlord sees it in the log. */
export type WebhookDeliveryRow = Selectable<WebhookDeliveriesTable>

/**
 * Stores an event for each webhook of the landlord that wants it and isn't switched off, in one statement; answers which
 * of them are sent to now.
 */
export async function insertWebhookDeliveries(
  db: Db,
  {
    landlordId,
    event,
    subjectId,
    eventId,
    at,
  }: { landlordId: string; event: WebhookEvent; subjectId: string; eventId: string; at: Temporal.Instant },
): Promise<{ id: string; isActive: boolean }[]> {
  const { rows } = await sql<{ id: string; isActive: boolean }>`
    with told as (
      select id, state from webhook_endpoints
      where landlord_id = ${landlordId} and state <> 'DISABLED' and ${event}::text = any(events)
    ), stored as (
      insert into webhook_deliveries (event_id, endpoint_id, landlord_id, event, subject_id, occurred_at)
      select ${eventId}::uuid, id, ${landlordId}::uuid, ${event}, ${subjectId}::uuid, ${at}::timestamptz from told
      returning id, endpoint_id
    )
    select stored.id, told.state = 'ACTIVE' as "isActive" from stored join told on told.id = stored.endpoint_id`.execute(
    db,
  )
  return rows
}

/** Stores a test for one webhook; answers its id. */
export async function insertWebhookTest(
  db: Db,
  test: { endpointId: string; landlordId: string; eventId: string; at: Temporal.Instant },
): Promise<string> {
  const { id } = await db
    .insertInto('webhook_deliveries')
    .values({
      event_id: test.eventId,
      endpoint_id: test.endpointId,
      landlord_id: test.landlordId,
      event: 'WEBHOOK_TEST',
      occurred_at: test.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What was sent to a webhook of the landlord, the newest first. */
export async function listWebhookDeliveries(
  db: Db,
  of: { landlordId: string; endpointId: string },
  { offset, limit }: { offset: number; limit: number },
): Promise<WebhookDeliveryRow[]> {
  return db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('endpoint_id', '=', of.endpointId)
    .where('landlord_id', '=', of.landlordId)
    .orderBy('occurred_at', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute()
}

/** A delivery of the landlord; undefined for a foreign one. */
export async function findWebhookDelivery(
  db: Db,
  landlordId: string,
  id: string,
): Promise<WebhookDeliveryRow | undefined> {
  return db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('id', '=', id)
    .where('landlord_id', '=', landlordId)
    .executeTakeFirst()
}

/** A delivery under its lock, whosever it is; undefined when it is forgotten. */
export async function lockWebhookDelivery(db: Db, id: string): Promise<WebhookDeliveryRow | undefined> {
  return db.selectFrom('webhook_deliveries').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** A delivery for the system's own work; undefined when it is forgotten. */
export async function findWebhookDeliveryForSystem(
  db: Db,
  id: string,
): Promise<WebhookDeliveryRow | undefined> {
  return db.selectFrom('webhook_deliveries').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Takes a delivery out whose subject is gone: there is nothing to tell any more. */
export async function deleteWebhookDelivery(db: Db, id: string): Promise<void> {
  await db.deleteFrom('webhook_deliveries').where('id', '=', id).execute()
}

/** Notes what is sent, once and for all; answers what was noted first. */
export async function saveWebhookBody(db: Db, id: string, body: string): Promise<string> {
  const saved = await db
    .updateTable('webhook_deliveries')
    .set((eb) => ({ body: eb.fn.coalesce('body', eb.val(body)) }))
    .where('id', '=', id)
    .returning('body')
    .executeTakeFirst()
  return saved?.body ?? body
}

/** What became of an attempt. */
export interface WebhookAttempt {
  failure: WebhookFailure | null
  statusCode: number | null
  answer: string
  milliseconds: number
}

/** Notes an attempt, and when the next one is; without one the delivery is over. */
export async function saveWebhookAttempt(
  db: Db,
  id: string,
  attempt: WebhookAttempt,
  { now, next }: { now: Temporal.Instant; next: Temporal.Instant | null },
): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      attempted_at: now,
      next_attempt_at: next,
      state: next ? 'WAITING' : attempt.failure ? 'FAILED' : 'DELIVERED',
      failure: attempt.failure,
      status_code: attempt.statusCode,
      answer: attempt.answer,
      milliseconds: attempt.milliseconds,
    }))
    .where('id', '=', id)
    .execute()
}

/** Lets a delivery begin anew: it is tried at once, and again for as long as a new one. */
export async function saveWebhookResent(db: Db, id: string): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set((eb) => ({ state: 'WAITING', attempts_before: eb.ref('attempts'), next_attempt_at: null }))
    .where('id', '=', id)
    .execute()
}

/** The deliveries of a webhook that wait, in parts: those after an id. */
export async function listWaitingDeliveries(
  db: Db,
  endpointId: string,
  after: string | null,
  limit: number,
): Promise<{ id: string; attempts: number }[]> {
  return db
    .selectFrom('webhook_deliveries')
    .select(['id', 'attempts'])
    .where('endpoint_id', '=', endpointId)
    .where('state', '=', 'WAITING')
    .$if(after !== null, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Deletes what happened before a time; answers how many. */
export async function deleteWebhookDeliveries(db: Db, before: Temporal.Instant): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('webhook_deliveries')
    .where('occurred_at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
