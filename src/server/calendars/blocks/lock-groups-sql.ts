import { sql } from 'kysely'
import type { Db } from '../../kernel/db/database.ts'

/** Locks groups in the order of their ids, as every command does: nobody else changes them until the transaction ends. */
export async function lockGroups(trx: Db, groupIds: readonly string[]): Promise<void> {
  if (groupIds.length === 0) return
  await sql`select id from groups where id = any(${groupIds}::uuid[]) order by id for no key update`.execute(
    trx,
  )
}
