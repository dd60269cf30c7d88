import type { Selectable } from 'kysely'
import type { WebhookEvent, WebhookState } from '../../../domain/catalogue/webhooks.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { WebhookEndpointsTable } from '../../kernel/db/tables.gen.ts'

/** A webhook; its secrets are encrypted. */
export type WebhookEndpointRow = Selectable<WebhookEndpointsTable>

/** The webhooks of a landlord, the oldest first. */
export async function listWebhookEndpoints(db: Db, landlordId: string): Promise<WebhookEndpointRow[]> {
  return db
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('landlord_id', '=', landlordId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** A webhook of the landlord under its lock; undefined for a foreign one. */
export async function lockWebhookEndpoint(
  db: Db,
  landlordId: string,
  id: string,
): Promise<WebhookEndpointRow | undefined> {
  return db
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('id', '=', id)
    .where('landlord_id', '=', landlordId)
    .forUpdate()
    .executeTakeFirst()
}

/** Locks the landlord's row, so that webhooks are counted one after the other. */
export async function lockWebhooksOf(db: Db, landlordId: string): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', landlordId).forNoKeyUpdate().execute()
}

/** A webhook for the system's own work; undefined when it is gone. */
export async function findWebhookEndpointForSystem(
  db: Db,
  id: string,
): Promise<WebhookEndpointRow | undefined> {
  return db.selectFrom('webhook_endpoints').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The same under its lock. */
export async function lockWebhookEndpointForSystem(
  db: Db,
  id: string,
): Promise<WebhookEndpointRow | undefined> {
  return db.selectFrom('webhook_endpoints').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Adds a webhook; answers its id. */
export async function insertWebhookEndpoint(
  db: Db,
  endpoint: {
    landlordId: string
    url: string
    events: readonly WebhookEvent[]
    secret: string
    now: Temporal.Instant
  },
): Promise<string> {
  const { id } = await db
    .insertInto('webhook_endpoints')
    .values({
      landlord_id: endpoint.landlordId,
      url: endpoint.url,
      events: [...endpoint.events],
      secret: endpoint.secret,
      created_at: endpoint.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Stores where a webhook is and what it is told of; what it did at another address says nothing of this one. */
export async function saveWebhookWish(
  db: Db,
  id: string,
  { url, events, isMoved }: { url: string; events: readonly WebhookEvent[]; isMoved: boolean },
): Promise<void> {
  await db
    .updateTable('webhook_endpoints')
    .set({ url, events: [...events], ...(isMoved && { failing_since: null, rests_until: null }) })
    .where('id', '=', id)
    .execute()
}

/** Gives a webhook a new secret; the former one signs, too, until then. */
export async function saveWebhookSecret(
  db: Db,
  id: string,
  secret: string,
  formerUntil: Temporal.Instant,
): Promise<void> {
  await db
    .updateTable('webhook_endpoints')
    .set((eb) => ({ secret, former_secret: eb.ref('secret'), former_secret_until: formerUntil }))
    .where('id', '=', id)
    .execute()
}

/** Stops a webhook or lets it go on; whoever goes on is given the whole time again. */
export async function saveWebhookState(db: Db, id: string, state: WebhookState): Promise<void> {
  await db
    .updateTable('webhook_endpoints')
    .set({ state, ...(state === 'ACTIVE' && { failing_since: null, rests_until: null }) })
    .where('id', '=', id)
    .execute()
}

/** Deletes a webhook with its log. */
export async function deleteWebhookEndpoint(db: Db, id: string): Promise<void> {
  await db.deleteFrom('webhook_endpoints').where('id', '=', id).execute()
}

/** Notes that a webhook took something. */
export async function saveWebhookSuccess(db: Db, id: string, now: Temporal.Instant): Promise<void> {
  await db
    .updateTable('webhook_endpoints')
    .set({ last_success_at: now, failing_since: null, rests_until: null })
    .where('id', '=', id)
    .execute()
}

/** Notes that a webhook failed; `restsUntil` where it kept others waiting. */
export async function saveWebhookFailure(
  db: Db,
  id: string,
  failingSince: Temporal.Instant,
  restsUntil: Temporal.Instant | null,
): Promise<void> {
  await db
    .updateTable('webhook_endpoints')
    .set({ failing_since: failingSince, rests_until: restsUntil })
    .where('id', '=', id)
    .execute()
}
