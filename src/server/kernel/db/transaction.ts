import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, PostgresAdapter, sql, type Transaction } from 'kysely'
import { BookingConflictError } from '../../../domain/kernel/errors.ts'
import type { Context } from '../viewer/context.ts'
import type { DB } from './database.ts'
import { isOutdated } from './prepared-statements.ts'
import { insideTransaction } from './statements.ts'
import { isInDoubt, unavailableCause } from './unavailable.ts'

const attempts = 3
const serializationFailure = '40001'
const deadlockDetected = '40P01'
const exclusionViolation = '23P01'

/** Milliseconds before a lost connection is replaced: the others of the pool have been lost with it. */
const pause = 200

/**
 * Runs `fn` in one READ COMMITTED transaction; on a deadlock, a serialization failure, a migration of its tables
 * meanwhile, or a database that was lost before the end or leads no longer, up to three times.
 * An overlap of holds or bookings of a unit, which only the database can see in a race, is BookingConflictError.
 */
export async function inTransaction<T>(
  ctx: Pick<Context, 'db' | 'log' | 'loaders'>,
  fn: (trx: Transaction<DB>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      const result = await ctx.db.transaction().execute((trx) => insideTransaction(() => fn(trx)))
      // What was read before the change must not answer what is asked after it.
      ctx.loaders.clear()
      return result
    } catch (error) {
      const code = sqlState(error)
      if (code === exclusionViolation) throw new BookingConflictError(undefined, { cause: String(error) })
      const passing = code === serializationFailure || code === deadlockDetected || isOutdated(error)
      const cause = unavailableCause(error)
      const lost = cause === 'AWAY' || cause === 'READ_ONLY'
      if (!(passing || lost) || attempt === attempts) throw error
      ctx.log.warn({ code, cause, attempt }, 'transaction is tried again')
      if (lost) await sleep(pause * attempt)
    }
  }
}

/**
 * Does `store`, whose transaction keeps what was opened outside; where it surely kept nothing, that is taken back as
 * well as it can be. Where its end got no answer it stays: it may be in use.
 */
export async function orTakeBack<T>(
  { log }: Pick<Context, 'log'>,
  store: () => Promise<T>,
  takeBack: () => Promise<void>,
): Promise<T> {
  try {
    return await store()
  } catch (error) {
    if (!isInDoubt(error))
      await takeBack().catch((failure: unknown) =>
        log.warn({ err: failure }, 'what was opened outside for nothing could not be taken back'),
      )
    throw error
  }
}

/**
 * Runs `fn` once in a transaction that sees the database as it is at its beginning, changes nothing, and says instants
 * in UTC. Embedded there is one connection: meanwhile everybody else waits.
 */
export async function inSnapshot<T>(
  ctx: Pick<Context, 'db'>,
  fn: (trx: Transaction<DB>) => Promise<T>,
): Promise<T> {
  return await ctx.db.transaction().execute((trx) =>
    insideTransaction(async () => {
      await sql`set transaction isolation level repeatable read, read only`.execute(trx)
      await sql`set local time zone 'UTC'`.execute(trx)
      return await fn(trx)
    }),
  )
}

/** That of the embedded database, by which it is told from a server. */
export class OneConnectionAdapter extends PostgresAdapter {}

/** Whether everybody waits for whoever has a transaction open. */
export function hasOneConnection(db: Kysely<DB>): boolean {
  return db.getExecutor().adapter instanceof OneConnectionAdapter
}

function sqlState(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if ('code' in error && typeof error.code === 'string') return error.code
  return error.cause ? sqlState(error.cause) : null
}
