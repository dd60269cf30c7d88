import { sql } from 'kysely'
import type { Database, Db } from './database.ts'
import { insideTransaction } from './statements.ts'

/** Reads with a limit, in milliseconds, for each statement and for the whole; throws when it takes longer. */
export async function withinStatementTime<T>(
  { kysely }: Pick<Database, 'kysely'>,
  limit: number,
  read: (db: Db) => Promise<T>,
): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no answer within ${limit} ms`)), limit)
  const answer = kysely.transaction().execute((trx) =>
    insideTransaction(async () => {
      await sql`set local statement_timeout = ${sql.lit(limit)}`.execute(trx)
      return await read(trx)
    }),
  )
  // Whoever waits no longer doesn't hear of it any more.
  answer.catch(() => undefined)
  try {
    return await Promise.race([answer, promise])
  } finally {
    clearTimeout(timer)
  }
}
