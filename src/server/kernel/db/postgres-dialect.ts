import {
  PostgresDialect,
  type Dialect,
  type PostgresCursor,
  type PostgresPoolClient,
  type PostgresQueryResult,
  type QueryCompiler,
} from 'kysely'
import { types, type CustomTypesConfig, type Pool, type PoolClient } from 'pg'
import type { Room } from './database.ts'
import { translateInputError } from './input-errors.ts'
import { toParameter } from './parameters.ts'
import type { Parser } from './parsers.ts'
import { askPrepared } from './prepared-statements.ts'
import { NotedQueryCompiler, noteStatement, refuseSecondConnection } from './statements.ts'
import { TIME_LIMITS } from './time-limits.ts'
import { endsConnection, lacksRoom, LongTransactionError, UnknownCommitError } from './unavailable.ts'

/** Kysely on a pool that several users share, each with parsers of its own. */
export function postgresDialect(pool: Pool, parsers: Record<number, Parser>, room: Room): Dialect {
  const customTypes: CustomTypesConfig = {
    getTypeParser: (oid, format) => parsers[oid] ?? types.getTypeParser(oid, format),
  }
  const wrapped = new WeakMap<PoolClient, PostgresPoolClient>()
  return new NotedDialect({
    pool: {
      async connect() {
        refuseSecondConnection()
        const client = await pool.connect()
        const known = wrapped.get(client)
        if (known) return known
        const wrapper = wrapClient(client, customTypes, room)
        wrapped.set(client, wrapper)
        return wrapper
      },
      end: async () => {},
      options: {},
    },
  })
}

class NotedDialect extends PostgresDialect {
  override createQueryCompiler(): QueryCompiler {
    return new NotedQueryCompiler()
  }
}

/**
 * What a leader without a standby has committed for itself alone waits until a standby has it. A limit of time must
 * not end that wait: the server would answer as if it were kept.
 */
const COMMIT = 'set local statement_timeout = 0; commit'

/** What is answered in place of a rollback that nobody can be asked for. */
const NOTHING_LEFT = { command: 'ROLLBACK', rowCount: 0, rows: [] }

/** Tells that somebody has ended that wait: what was asked is committed on this server, and nowhere else. */
const WAIT_FOR_STANDBY = 'SyncRepWaitForLSN'

function wrapClient(client: PoolClient, customTypes: CustomTypesConfig, room: Room): PostgresPoolClient {
  let begunAt: number | null = null
  let isBroken = false
  let isKept = true
  client.on('notice', ({ routine }) => {
    if (routine === WAIT_FOR_STANDBY) isKept = false
  })
  const noted = async <T>(asked: Promise<T>): Promise<T> => {
    try {
      const answer = await asked
      if (isKept) return answer
    } catch (error) {
      isBroken ||= endsConnection(error)
      room.lacking ||= lacksRoom(error)
      throw error
    }
    isBroken = true
    throw new UnknownCommitError(new Error('The wait for a standby was ended.'))
  }
  const command = (text: string) => noted(client.query(text))
  const send = (text: string, values: unknown[]): Promise<unknown> =>
    askPrepared(text, begunAt !== null, (name) =>
      noted(client.query({ name, text, values, types: customTypes })),
    )
  const begin = async () => {
    const result = await command('begin')
    begunAt = performance.now()
    return result
  }
  const commit = async () => {
    begunAt = null
    try {
      return await command(COMMIT)
    } catch (error) {
      throw isBroken ? new UnknownCommitError(error) : error
    }
  }
  const rollback = async () => {
    begunAt = null
    // A connection that is lost takes its transaction along.
    return isBroken ? NOTHING_LEFT : await command('rollback')
  }
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('Rows are read at once, not through a cursor.')
    if (text === 'begin') return begin()
    if (text === 'commit') return commit()
    if (text === 'rollback') return rollback()
    if (begunAt !== null && performance.now() - begunAt > TIME_LIMITS.transaction)
      return Promise.reject(new LongTransactionError(TIME_LIMITS.transaction))
    return noteStatement(text, () => send(text, values.map(toParameter))).catch((error: unknown) =>
      Promise.reject(translateInputError(error)),
    )
  }
  return { query, release: (destroy) => client.release(destroy || isBroken) }
}
