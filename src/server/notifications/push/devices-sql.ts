import { sql } from 'kysely'
import type { PushSubscriptionKeys } from '../../../domain/notifications/push-endpoint.ts'
import type { Db } from '../../kernel/db/database.ts'

/** A device of a person, as the person sees it. */
export interface DeviceRow {
  id: string
  name: string
  createdAt: Temporal.Instant
  lastSuccessAt: Temporal.Instant | null
  serverKey: string
}

/** The devices of a person, in the order in which they came. */
export async function listDevices(db: Db, userId: string): Promise<DeviceRow[]> {
  return db
    .selectFrom('push_devices')
    .select([
      'id',
      'name',
      'created_at as createdAt',
      'last_success_at as lastSuccessAt',
      'server_key as serverKey',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** What is stored of a browser that was subscribed. */
export interface NewDevice extends PushSubscriptionKeys {
  name: string
  serverKey: string
}

/** Stores a device of a person, or takes it over from whoever used the browser before; answers its id. */
export async function saveDevice(
  db: Db,
  userId: string,
  { name, endpoint, p256dh, auth, serverKey }: NewDevice,
  now: Temporal.Instant,
): Promise<string> {
  const keys = { user_id: userId, name, p256dh, auth, server_key: serverKey }
  const { id } = await db
    .insertInto('push_devices')
    .values({ ...keys, endpoint, created_at: now })
    .onConflict((conflict) =>
      conflict.column('endpoint').doUpdateSet({
        ...keys,
        created_at: sql`case when push_devices.user_id = excluded.user_id then push_devices.created_at
          else excluded.created_at end`,
        last_success_at: sql`case when push_devices.user_id = excluded.user_id then push_devices.last_success_at end`,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Deletes all but the devices of a person that were reached or subscribed last. */
export async function deleteSurplusDevices(db: Db, userId: string, most: number): Promise<void> {
  await sql`
    delete from push_devices where id in (
      select id from push_devices where user_id = ${userId}
      order by greatest(last_success_at, created_at) desc, id offset ${most})`.execute(db)
}

/** Deletes a device of a person; answers whether there was one. */
export async function deleteDevice(db: Db, userId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('push_devices')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return Number(result.numDeletedRows) > 0
}

/**
 * Gives a device the subscription that its browser has now, with the key of ours that it had; only who knows the former
 * one can do that. Where the new one is a device already, the former goes.
 */
export async function saveRenewedDevice(
  db: Db,
  former: Pick<PushSubscriptionKeys, 'endpoint' | 'auth'>,
  { endpoint, p256dh, auth }: PushSubscriptionKeys,
): Promise<void> {
  const known = db.selectFrom('push_devices').select('id').where('endpoint', '=', endpoint)
  const isKnown = endpoint !== former.endpoint && (await known.executeTakeFirst()) !== undefined
  const change = isKnown
    ? db.deleteFrom('push_devices').where('endpoint', '=', former.endpoint).where('auth', '=', former.auth)
    : db
        .updateTable('push_devices')
        .set({ endpoint, p256dh, auth })
        .where('endpoint', '=', former.endpoint)
        .where('auth', '=', former.auth)
  await change.execute()
}
