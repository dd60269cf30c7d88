import type { Selectable } from 'kysely'
import type { Db } from '../../kernel/db/database.ts'
import type { PasskeysTable } from '../../kernel/db/tables.gen.ts'

/** A passkey of a person. */
export type PasskeyRow = Selectable<PasskeysTable>

/** What is kept of a new passkey. */
export interface NewPasskey {
  userId: string
  name: string
  credentialId: string
  publicKey: string
  counter: number
  transports: string[]
  deviceType: 'SINGLE_DEVICE' | 'MULTI_DEVICE'
  backedUp: boolean
  now: Temporal.Instant
}

/** Adds a passkey; answers its id, or null where the passkey is known already. */
export async function insertPasskey(db: Db, passkey: NewPasskey): Promise<string | null> {
  const row = await db
    .insertInto('passkeys')
    .values({
      user_id: passkey.userId,
      name: passkey.name,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports,
      device_type: passkey.deviceType,
      backed_up: passkey.backedUp,
      created_at: passkey.now,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** The passkeys of a person, the oldest first. */
export async function listPasskeys(db: Db, userId: string): Promise<PasskeyRow[]> {
  return await db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** The passkey with that credential id, locked until the transaction ends; null when there is none. */
export async function lockPasskey(db: Db, credentialId: string): Promise<PasskeyRow | null> {
  const row = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** Lets whatever takes passkeys from a person wait for each other until the transaction ends. */
export async function lockPasskeysOf(trx: Db, userId: string): Promise<void> {
  await trx
    .selectFrom('passkeys')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Notes that a passkey was used, with its new counter. */
export async function savePasskeyUse(
  db: Db,
  id: string,
  use: { counter: number; backedUp: boolean; now: Temporal.Instant },
): Promise<void> {
  await db
    .updateTable('passkeys')
    .set({ counter: use.counter, backed_up: use.backedUp, last_used_at: use.now })
    .where('id', '=', id)
    .execute()
}

/** Renames a passkey of a person; answers whether there was one. */
export async function savePasskeyName(db: Db, userId: string, id: string, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ name })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes a passkey of a person; answers whether there was one. */
export async function deletePasskeyOf(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
