import type { Db } from '../db/database.ts'

/** Stores a webhook as it came, once; answers whether it is new. */
export async function insertWebhook(
  db: Db,
  event: {
    provider: 'YOUSIGN' | 'STRIPE' | 'VERIFF'
    eventId: string
    name: string
    body: object
    at: Temporal.Instant
  },
): Promise<boolean> {
  const inserted = await db
    .insertInto('webhook_events')
    .values({
      provider: event.provider,
      event_id: event.eventId,
      name: event.name,
      body: { ...event.body },
      received_at: event.at,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Notes that what an event told has been looked at. */
export async function saveWebhookHandled(
  db: Db,
  provider: 'YOUSIGN' | 'STRIPE' | 'VERIFF',
  eventId: string,
  at: Temporal.Instant,
): Promise<void> {
  await db
    .updateTable('webhook_events')
    .set({ handled_at: at })
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .execute()
}
