import { sql } from 'kysely'
import type { Db } from '../src/server/kernel/db/database.ts'

/**
 * Does `work` while the database refuses each change of a kind in a table, by default as one that takes too long. Changes
 * of other tables go on: so a call is interrupted between two of its statements.
 */
export async function whileRefused<T>(
  db: Db,
  [change, table]: readonly [change: 'insert' | 'update' | 'delete', table: string],
  work: () => Promise<T>,
  code = '57014',
): Promise<T> {
  const trigger = sql.id(`refused_in_${table}`)
  await sql`create function ${trigger}() returns trigger language plpgsql as
    $$ begin raise exception 'refused meanwhile' using errcode = ${sql.lit(code)}; end $$`.execute(db)
  await sql`create trigger ${trigger} before ${sql.raw(change)} on ${sql.table(table)}
    for each statement execute function ${trigger}()`.execute(db)
  try {
    return await work()
  } finally {
    await sql`drop function ${trigger}() cascade`.execute(db)
  }
}
