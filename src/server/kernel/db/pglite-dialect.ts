import type { PGlite, Transaction } from '@electric-sql/pglite'
import {
  CompiledQuery,
  PostgresIntrospector,
  type DatabaseConnection,
  type Dialect,
  type Driver,
} from 'kysely'
import { askPGlite } from './ask-pglite.ts'
import { translateInputError } from './input-errors.ts'
import { toParameter, type Parameter } from './parameters.ts'
import type { Parser } from './parsers.ts'
import { askPrepared } from './prepared-statements.ts'
import { NotedQueryCompiler, noteStatement, refuseSecondConnection } from './statements.ts'
import { OneConnectionAdapter } from './transaction.ts'

interface PGliteConnection extends DatabaseConnection {
  begin(): Promise<void>
  commit(): Promise<void>
  rollback(): Promise<void>
}

/**
 * Kysely on an embedded PGlite that several users share, each with parsers of its own.
 * PGlite's own transaction lock keeps them apart, so that every acquired connection may be a new object.
 */
export function pgliteDialect(pglite: PGlite, parsers: Record<number, Parser>): Dialect {
  return {
    createAdapter: () => new OneConnectionAdapter(),
    createDriver: () => pgliteDriver(pglite, parsers),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new NotedQueryCompiler(),
  }
}

function pgliteDriver(pglite: PGlite, parsers: Record<number, Parser>): Driver {
  const connections = new WeakMap<DatabaseConnection, PGliteConnection>()
  const ours = (connection: DatabaseConnection) => {
    const found = connections.get(connection)
    if (!found) throw new Error('This connection belongs to another database.')
    return found
  }
  return {
    init: () => pglite.waitReady,
    acquireConnection: async () => {
      refuseSecondConnection()
      const connection = pgliteConnection(pglite, parsers)
      connections.set(connection, connection)
      return connection
    },
    beginTransaction: (connection) => ours(connection).begin(),
    commitTransaction: (connection) => ours(connection).commit(),
    rollbackTransaction: (connection) => ours(connection).rollback(),
    savepoint: (connection, name) => runSavepoint(connection, 'savepoint', name),
    rollbackToSavepoint: (connection, name) => runSavepoint(connection, 'rollback to', name),
    releaseSavepoint: (connection, name) => runSavepoint(connection, 'release', name),
    releaseConnection: async () => {},
    destroy: async () => {},
  }
}

function pgliteConnection(pglite: PGlite, parsers: Record<number, Parser>): PGliteConnection {
  let transaction: Transaction | null = null
  let settled: Promise<void> = Promise.resolve()
  let finish = Promise.withResolvers<void>()
  const send = <R>(text: string, values: readonly Parameter[]) => {
    const inTransaction = transaction !== null
    const ask = () =>
      askPrepared(text, inTransaction, (name) =>
        askPGlite<R>(pglite, { name, text, values, inTransaction }, parsers),
      )
    // Within a transaction the connection is ours; else nobody else's transaction may be open.
    return inTransaction ? pglite.runExclusive(ask) : pglite._runExclusiveTransaction(ask)
  }
  return {
    async executeQuery<R>(query: { sql: string; parameters: readonly unknown[] }) {
      const values = query.parameters.map(toParameter)
      const answer = await noteStatement(query.sql, () => send<R>(query.sql, values)).catch(
        (error: unknown) => Promise.reject(translateInputError(error)),
      )
      return { rows: answer.rows, numAffectedRows: answer.affected }
    },
    // eslint-disable-next-line require-yield -- the interface wants a generator
    async *streamQuery() {
      throw new Error('The embedded database has no streaming.')
    },
    async begin() {
      const begun = Promise.withResolvers<void>()
      finish = Promise.withResolvers<void>()
      settled = pglite.transaction(async (tx) => {
        transaction = tx
        begun.resolve()
        await finish.promise
      })
      settled.catch(begun.reject)
      await begun.promise
    },
    async commit() {
      finish.resolve()
      transaction = null
      await settled
    },
    async rollback() {
      finish.reject(new Error('rolled back'))
      transaction = null
      await settled.catch(() => undefined)
    },
  }
}

async function runSavepoint(connection: DatabaseConnection, command: string, name: string): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw(`${command} "${name.replaceAll('"', '""')}"`))
}
