import {
  PostgresDialect,
  type Dialect,
  type PostgresCursor,
  type PostgresPoolClient,
  type PostgresQueryResult,
  type QueryCompiler,
} from 'kysely'
import { types, type CustomTypesConfig, type Pool, type PoolClient } from 'pg'
import { translateInputError } from './input-errors.ts'
import { toParameter } from './parameters.ts'
import type { Parser } from './parsers.ts'
import { askPrepared } from './prepared-statements.ts'
import { NotedQueryCompiler, noteStatement, refuseSecondConnection } from './statements.ts'

/** Kysely on a pool that several users share, each with parsers of its own. */
export function postgresDialect(pool: Pool, parsers: Record<number, Parser>): Dialect {
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
        const wrapper = wrapClient(client, customTypes)
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

const transactionCommands = new Set(['begin', 'commit', 'rollback'])

function wrapClient(client: PoolClient, customTypes: CustomTypesConfig): PostgresPoolClient {
  let inTransaction = false
  const send = (text: string, values: unknown[]): Promise<unknown> =>
    askPrepared(text, inTransaction, (name) => client.query({ name, text, values, types: customTypes }))
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('Rows are read at once, not through a cursor.')
    if (transactionCommands.has(text)) {
      inTransaction = text === 'begin'
      return client.query(text)
    }
    return noteStatement(text, () => send(text, values.map(toParameter))).catch((error: unknown) =>
      Promise.reject(translateInputError(error)),
    )
  }
  return { query, release: (destroy) => client.release(destroy) }
}
