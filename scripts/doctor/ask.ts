import { Kysely, sql, type Transaction } from 'kysely'
import { Pool } from 'pg'
import type { DB } from '../../src/server/kernel/db/database.ts'
import { temporalParsers } from '../../src/server/kernel/db/parsers.ts'
import { postgresDialect } from '../../src/server/kernel/db/postgres-dialect.ts'

const LONGEST_STATEMENT = 10_000

/** A database that is only asked: nothing can be changed by it, and no other connection is. */
export interface AskedDatabase {
  /** Asks in a transaction that can't write. */
  ask<T>(read: (trx: Transaction<DB>) => Promise<T>): Promise<T>
  /** The rows of a statement. */
  rows<Row>(text: string): Promise<Row[]>
  close(): Promise<void>
}

/** Connects as the server would, without asking anything of the database yet. */
export function askDatabaseAt(url: string): AskedDatabase {
  const pool = new Pool({
    connectionString: url,
    max: 2,
    connectionTimeoutMillis: 5_000,
    query_timeout: LONGEST_STATEMENT + 2_000,
    application_name: 'mezzo-doctor',
  })
  // Whoever asks next hears of it.
  pool.on('error', () => undefined)
  const db = new Kysely<DB>({ dialect: postgresDialect(pool, temporalParsers, { lacking: false }) })
  const ask: AskedDatabase['ask'] = (read) =>
    db.transaction().execute(async (trx) => {
      // A setting of the session would stay on the connection that a pooler hands to somebody else.
      await sql`set transaction read only`.execute(trx)
      await sql`set local statement_timeout = ${sql.lit(LONGEST_STATEMENT)}`.execute(trx)
      return await read(trx)
    })
  return {
    ask,
    rows: <Row>(text: string) => ask(async (trx) => (await sql.raw<Row>(text).execute(trx)).rows),
    close: async () => {
      await db.destroy()
      await pool.end()
    },
  }
}
