import { sql } from 'kysely'
import type { Db } from '../src/server/kernel/db/database.ts'

/** Changes what triggers keep, as only the owner of the server can. */
export async function asOwner(db: Db, change: (trx: Db) => Promise<unknown>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx)
    await change(trx)
  })
}
