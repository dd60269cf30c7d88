import { type Dialect, Kysely, type LogEvent, sql, type Transaction } from 'kysely'
import type { ConstructorOptions as BossOptions } from 'pg-boss'
import type { Config } from '../config/config.ts'
import type { Log } from '../config/log.ts'
import { openPGlite } from './pglite.ts'
import { openPostgres } from './postgres.ts'
import type { DB } from './tables.gen.ts'

export type { DB } from './tables.gen.ts'

/** What SQL functions take first: the database or a transaction on it. */
export type Db = Kysely<DB> | Transaction<DB>

/** Raw statements on one connection, for migrations: scripts of several statements included. */
export interface Session {
  exec(script: string): Promise<void>
  query<R>(text: string, values?: unknown[]): Promise<R[]>
}

/** An open database, embedded or a server. */
export interface Database {
  kysely: Kysely<DB>
  /** The same database with plain Date values, for the login library alone. */
  authKysely: Kysely<unknown>
  kind: 'pglite' | 'postgres'
  /** How pg-boss connects to the same database. */
  bossConnection: BossOptions
  /** Runs `fn` on one raw connection. */
  session<T>(fn: (session: Session) => Promise<T>): Promise<T>
  /** The embedded database's files as an archive; null for a server. */
  dump: (() => Promise<Blob>) | null
  close(): Promise<void>
}

/** What each kind of database gives `openDatabase` to build on. */
export interface OpenedDialects extends Pick<Database, 'bossConnection' | 'session' | 'dump' | 'close'> {
  dialect: Dialect
  dateDialect: Dialect
}

const slowStatement = 500

/** Opens the database that the configuration names; throws an error that says what to do. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  options: { log?: Log; snapshot?: Blob } = {},
): Promise<Database> {
  const opened = config.databaseUrl
    ? await openPostgres(config.databaseUrl, options.log)
    : await openPGlite(config.dataDir, options.snapshot)
  const log = (event: LogEvent) => logSlowStatement(event, options.log)
  const kysely = new Kysely<DB>({ dialect: opened.dialect, log })
  const authKysely = new Kysely<unknown>({ dialect: opened.dateDialect, log })
  return {
    kysely,
    authKysely,
    kind: config.databaseUrl ? 'postgres' : 'pglite',
    bossConnection: opened.bossConnection,
    session: opened.session,
    dump: opened.dump,
    close: async () => {
      await kysely.destroy()
      await authKysely.destroy()
      await opened.close()
    },
  }
}

/** Asks for nothing, and throws where the database does not answer. */
export async function askDatabase(database: Database): Promise<void> {
  await sql`select 1`.execute(database.kysely)
}

/** Whether databases can be made beside this one: embedded always, on a server where the role may. */
export async function mayMakeDatabases({ kind, kysely }: Database): Promise<boolean> {
  if (kind === 'pglite') return true
  const { rows } = await sql<{ may: boolean }>`
    select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user`.execute(kysely)
  return rows[0]?.may ?? false
}

function logSlowStatement(event: LogEvent, log: Log | undefined): void {
  if (event.queryDurationMillis < slowStatement) return
  log?.warn(
    { ms: Math.round(event.queryDurationMillis), sql: event.query.sql.slice(0, 500) },
    'slow statement',
  )
}
