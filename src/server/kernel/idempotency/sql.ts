import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Json } from '../db/parameters.ts'
import type { IdempotencyKeysTable } from '../db/tables.gen.ts'

/** A call as it is stored. */
export type StoredCall = Selectable<IdempotencyKeysTable>

type Identity = Pick<Selectable<IdempotencyKeysTable>, 'user_id' | 'key'>

/** Inserts the key; false when it was there. Waits while another transaction is about to insert it. */
export async function claimKey(db: Db, row: Insertable<IdempotencyKeysTable>): Promise<boolean> {
  const inserted = await db
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  return inserted !== undefined
}

/** The stored call, once its transaction has ended. */
export async function findKey(db: Db, { user_id, key }: Identity): Promise<StoredCall | undefined> {
  return await db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('key', '=', key)
    .executeTakeFirst()
}

/** The stored call, locked. */
export async function lockKey(db: Db, { user_id, key }: Identity): Promise<StoredCall> {
  return await db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Stores what the first call answered. */
export async function saveResponse(db: Db, { user_id, key }: Identity, response: Json): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ response })
    .where('user_id', '=', user_id)
    .where('key', '=', key)
    .execute()
}

/** Forgets calls made before `before`; answers how many. */
export async function deleteKeys(db: Db, before: Temporal.Instant): Promise<number> {
  const deleted = await db.deleteFrom('idempotency_keys').where('created_at', '<', before).executeTakeFirst()
  return Number(deleted.numDeletedRows)
}
