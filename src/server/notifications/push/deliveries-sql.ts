import type { PushSubscriptionKeys } from '../../../domain/notifications/push-endpoint.ts'
import type { PushFailure } from '../../../domain/notifications/push-test.ts'
import type { Db } from '../../kernel/db/database.ts'

/** Takes the notices of a person that are still to go to devices, once; answers them with when they were written. */
export async function takeToPush(
  db: Db,
  userId: string,
  now: Temporal.Instant,
): Promise<{ id: string; createdAt: Temporal.Instant }[]> {
  return db
    .updateTable('notifications')
    .set({ pushed_at: now })
    .where('user_id', '=', userId)
    .where('by_push', '=', true)
    .where('pushed_at', 'is', null)
    .returning(['id', 'created_at as createdAt'])
    .execute()
}

/** What is sent to a device: a notice, how many there are, a test, or that the account is being recovered. */
export type Delivered =
  | { notificationId: string }
  | { summedUp: number }
  | { receipt: string }
  | { recoveryId: string }

/** Stores what is to be sent to a device of a person; answers its id. */
export async function insertDelivery(
  db: Db,
  userId: string,
  deviceId: string,
  what: Delivered,
  now: Temporal.Instant,
): Promise<string> {
  const { id } = await db
    .insertInto('push_deliveries')
    .values({
      user_id: userId,
      device_id: deviceId,
      created_at: now,
      ...('notificationId' in what && { notification_id: what.notificationId }),
      ...('recoveryId' in what && { recovery_id: what.recoveryId }),
      ...('summedUp' in what && { summed_up: what.summedUp }),
      ...('receipt' in what && { receipt: what.receipt, is_test: true }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A message on its way, with the device that it is for. */
export interface DeliveryRow extends PushSubscriptionKeys {
  id: string
  userId: string
  deviceId: string
  serverKey: string
  notificationId: string | null
  recoveryId: string | null
  receipt: string | null
  attempts: number
  /** When it was ordered; what a summary tells of was taken then. */
  createdAt: Temporal.Instant
}

/** A message that is still to be sent; null when it is done or its device is gone. */
export async function findDelivery(db: Db, id: string): Promise<DeliveryRow | null> {
  const found = await db
    .selectFrom('push_deliveries as m')
    .innerJoin('push_devices as d', (join) =>
      join.onRef('d.id', '=', 'm.device_id').onRef('d.user_id', '=', 'm.user_id'),
    )
    .select([
      'm.id',
      'm.user_id as userId',
      'd.id as deviceId',
      'd.endpoint',
      'd.p256dh',
      'd.auth',
      'd.server_key as serverKey',
      'm.notification_id as notificationId',
      'm.recovery_id as recoveryId',
      'm.receipt',
      'm.attempts',
      'm.created_at as createdAt',
    ])
    .where('m.id', '=', id)
    .where('m.ended_at', 'is', null)
    .executeTakeFirst()
  return found ?? null
}

/** Notes what became of a message; `ended` where it is not sent again. */
export async function saveAttempt(
  db: Db,
  id: string,
  result: { failure: PushFailure | null; status: number | null; ended: boolean; sent: boolean },
  now: Temporal.Instant,
): Promise<void> {
  await db
    .updateTable('push_deliveries')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      failure: result.failure,
      status_code: result.status,
      sent_at: result.sent ? now : null,
      ended_at: result.ended ? now : null,
    }))
    .where('id', '=', id)
    .execute()
}

/** Notes that a device was reached. */
export async function saveReached(db: Db, deviceId: string, now: Temporal.Instant): Promise<void> {
  await db.updateTable('push_devices').set({ last_success_at: now }).where('id', '=', deviceId).execute()
}

/** Notes that a test has arrived; whoever has its receipt has got it. */
export async function saveReceipt(db: Db, receipt: string, now: Temporal.Instant): Promise<void> {
  await db
    .updateTable('push_deliveries')
    .set({ received_at: now })
    .where('receipt', '=', receipt)
    .where('received_at', 'is', null)
    .execute()
}

/** A test message of a person, as far as it has come. */
export interface TestRow {
  id: string
  failure: PushFailure | null
  statusCode: number | null
  sentAt: Temporal.Instant | null
  receivedAt: Temporal.Instant | null
}

/** A test message of a person; null for a foreign one. */
export async function findTest(db: Db, userId: string, id: string): Promise<TestRow | null> {
  const found = await db
    .selectFrom('push_deliveries')
    .select(['id', 'failure', 'status_code as statusCode', 'sent_at as sentAt', 'received_at as receivedAt'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('is_test', '=', true)
    .executeTakeFirst()
  return found ?? null
}

/** Deletes what was sent before an instant; answers how many. */
export async function deleteDeliveries(db: Db, before: Temporal.Instant): Promise<number> {
  const result = await db
    .deleteFrom('push_deliveries')
    .where('created_at', '<', before)
    .executeTakeFirstOrThrow()
  return Number(result.numDeletedRows)
}
