import { Kysely } from 'kysely'
import type { Log } from '../config/log.ts'
import { temporalParsers } from './parsers.ts'
import type { PoolUse } from './database.ts'
import { openPool, poolUseOf } from './postgres.ts'
import { postgresDialect } from './postgres-dialect.ts'
import { replicaBeside, type ReplicaReads } from './replica.ts'
import type { DB } from './tables.gen.ts'

/** Few reads go there, and those that do take long. */
const SIZE = 5

/** Opens a replica of a database; it may be away, now or later. */
export function openReplica(
  url: string,
  main: Kysely<DB>,
  log?: Log,
): { reads: ReplicaReads; use: () => PoolUse; close: () => Promise<void> } {
  const pool = openPool(url, SIZE, log)
  const kysely = new Kysely<DB>({ dialect: postgresDialect(pool, temporalParsers, { lacking: false }) })
  return {
    reads: replicaBeside(main, kysely, log),
    use: () => poolUseOf('replica', pool),
    close: async () => {
      await kysely.destroy()
      await pool.end()
    },
  }
}
