import { type Dialect, Kysely, type LogEvent, sql, type Transaction } from 'kysely'
import type { ConstructorOptions as BossOptions } from 'pg-boss'
import type { Config } from '../config/config.ts'
import type { Log } from '../config/log.ts'
import { openPGlite } from './pglite.ts'
import { openPostgres } from './postgres.ts'
import { openReplica } from './open-replica.ts'
import { type ReplicaReads, withoutReplica } from './replica.ts'
import type { DB } from './tables.gen.ts'

export type { DB } from './tables.gen.ts'

/** What SQL functions take first: the database or a transaction on it. */
export type Db = Kysely<DB> | Transaction<DB>

/** Raw statements on one connection, for migrations: scripts of several statements included. */
export interface Session {
  exec(script: string): Promise<void>
  query<R>(text: string, values?: unknown[]): Promise<R[]>
}

/** Whether the database's disk was found to be full. */
export interface Room {
  lacking: boolean
}

/** An open database, embedded or a server. */
export interface Database {
  kysely: Kysely<DB>
  /** The same database with plain Date values, for the login library alone. */
  authKysely: Kysely<unknown>
  kind: 'pglite' | 'postgres'
  /** Reads that may come from a replica. */
  replica: ReplicaReads
  /** How pg-boss connects to the same database. */
  bossConnection: BossOptions
  /** Whether something had no room on the database's disk; whoever finds that there is room again takes it back. */
  room: Room
  /** Runs `fn` on one raw connection. */
  session<T>(fn: (session: Session) => Promise<T>): Promise<T>
  /** The embedded database's files as an archive; null for a server. */
  dump: (() => Promise<Blob>) | null
  /** How its pools of connections are used now; the embedded one has none. */
  poolUse(): PoolUse[]
  close(): Promise<void>
}

/** How the connections of a process are used: `waiting` are those who want one and have none yet. */
export interface PoolUse {
  pool: 'database' | 'replica'
  size: number
  idle: number
  waiting: number
  max: number
}

/** What each kind of database gives `openDatabase` to build on. */
export interface OpenedDialects extends Pick<
  Database,
  'bossConnection' | 'room' | 'session' | 'dump' | 'close' | 'poolUse'
> {
  dialect: Dialect
  dateDialect: Dialect
}

/** What of the configuration says where the database is. */
export type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataDir'> &
  Partial<Pick<Config, 'databasePool' | 'databaseReplicaUrl'>>

/** Connections of a process beside those of its job queue. */
export const USUAL_POOL = 10

const slowStatement = 500

/** Opens the database that the configuration names; throws an error that says what to do. */
export async function openDatabase(
  config: DatabaseConfig,
  options: { log?: Log; snapshot?: Blob } = {},
): Promise<Database> {
  const { databaseUrl, databasePool = USUAL_POOL, databaseReplicaUrl } = config
  const opened = databaseUrl
    ? await openPostgres(databaseUrl, databasePool, options.log)
    : await openPGlite(config.dataDir, options.snapshot)
  const log = (event: LogEvent) => logSlowStatement(event, options.log)
  const kysely = new Kysely<DB>({ dialect: opened.dialect, log })
  const authKysely = new Kysely<unknown>({ dialect: opened.dateDialect, log })
  const replica = databaseReplicaUrl ? openReplica(databaseReplicaUrl, kysely, options.log) : null
  return {
    kysely,
    authKysely,
    kind: databaseUrl ? 'postgres' : 'pglite',
    replica: replica?.reads ?? withoutReplica(kysely),
    bossConnection: opened.bossConnection,
    room: opened.room,
    session: opened.session,
    dump: opened.dump,
    poolUse: () => [...opened.poolUse(), ...(replica ? [replica.use()] : [])],
    close: async () => {
      await kysely.destroy()
      await authKysely.destroy()
      await replica?.close()
      await opened.close()
    },
  }
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
