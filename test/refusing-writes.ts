import { sql } from 'kysely'
import type { Db } from '../src/server/kernel/db/database.ts'

/** What is done while the database refuses to write to a table, so that a transaction fails; `code` says why, by default for good. */
export async function refusingWrites<T>(
  db: Db,
  { event, table, code = 'P0001' }: { event: 'insert' | 'update'; table: string; code?: string },
  work: () => Promise<T>,
): Promise<T> {
  const refusal = sql.id(`refuse_${table}`)
  await sql`
    create function ${refusal}() returns trigger language plpgsql as $$
    begin raise exception 'refused for a test' using errcode = ${sql.lit(code)}; end $$`.execute(db)
  await sql`
    create trigger ${refusal} before ${sql.raw(event)} on ${sql.table(table)}
    for each row execute function ${refusal}()`.execute(db)
  try {
    return await work()
  } finally {
    await sql`drop function ${refusal}() cascade`.execute(db)
  }
}
