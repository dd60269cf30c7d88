import { EventEmitter } from 'node:events'
import { Client, type ClientBase, Pool, type PoolClient } from 'pg'
import type { Log } from '../config/log.ts'
import { APPLICATION_NAME } from './connected-releases.ts'
import type { OpenedDialects, PoolUse, Session } from './database.ts'
import { dateParsers, temporalParsers } from './parsers.ts'
import { postgresDialect } from './postgres-dialect.ts'
import { TIME_LIMITS, NO_SESSION_LIMITS, SESSION_LIMITS } from './time-limits.ts'

/** Connections of a process's job queue, beside those of its pool; another one listens for jobs. */
const bossPoolSize = 3
/** Milliseconds without a word after which the system asks whether the other end is still there. */
const keepAliveAfter = 10_000
const oldestVersion = 15
const newestVersion = 18

// Our reads start at the rows that somebody may see and go on by keys: the order in which they are written is the
// one to run them in. Looking for a better one among nine tables takes ten times as long as the read itself, doing so
// for each page anew is no better, and compiling a statement to machine code never pays for a page.
const planning = 'set join_collapse_limit = 4; set plan_cache_mode = force_generic_plan; set jit = off'

/** Thrown at start when the server is one to which we would not trust a contract. */
export class UnsafeDatabaseError extends Error {
  override name = 'UnsafeDatabaseError'
}

/** Connects to a PostgreSQL server after looking at its version and its settings; `size` is that of the pool. */
export async function openPostgres(url: string, size: number, log?: Log): Promise<OpenedDialects> {
  ignoreUnheardErrors()
  const pool = openPool(url, size, log)
  const room = { lacking: false }
  try {
    await checkServer(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    dialect: postgresDialect(pool, temporalParsers, room),
    dateDialect: postgresDialect(pool, dateParsers, room),
    room,
    bossConnection: {
      ...connectionTo(url),
      max: bossPoolSize,
      application_name: `${APPLICATION_NAME} jobs`,
      ...preparing(SESSION_LIMITS, log),
    },
    session: async (fn) => {
      const client = await pool.connect()
      let isKept = false
      try {
        await client.query(NO_SESSION_LIMITS)
        const result = await fn(session(client))
        await client.query(SESSION_LIMITS)
        isKept = true
        return result
      } finally {
        client.release(!isKept)
      }
    },
    dump: null,
    poolUse: () => [poolUseOf('database', pool)],
    close: () => pool.end(),
  }
}

/** How a pool is used now. */
export function poolUseOf(name: PoolUse['pool'], pool: Pool): PoolUse {
  return {
    pool: name,
    size: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
    max: pool.options.max,
  }
}

/** Connections to a server that are ready for our statements, at most `size` at once. */
export function openPool(url: string, size: number, log?: Log): Pool {
  const pool = new Pool({
    ...connectionTo(url),
    max: size,
    // Whoever migrates finds by it which releases run, also of processes that have nothing to do.
    min: 1,
    application_name: APPLICATION_NAME,
    ...preparing(`${planning}; ${SESSION_LIMITS}`, log),
  })
  pool.on('error', (error) => {
    // A pool that has ended doesn't wait for its connections to close: a database that is dropped then closes them.
    if (!pool.ending) log?.warn({ err: error }, 'an idle database connection was lost')
  })
  return pool
}

/**
 * Prepares a connection before the pool hands it out. One that is lost between two statements, or tells of it twice as
 * PgBouncer does, is told by the next statement: nobody listening, the process would end.
 */
function preparing(settings: string, log?: Log): { onConnect(client: ClientBase): unknown } {
  return {
    onConnect: (client) => {
      client.on('error', (error) => log?.debug({ err: error }, 'connection lost'))
      // The pool waits for what this answers.
      return client.query(settings)
    },
  }
}

function connectionTo(url: string) {
  return {
    connectionString: url,
    connectionTimeoutMillis: TIME_LIMITS.connection,
    query_timeout: TIME_LIMITS.answer,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveAfter,
  }
}

async function checkServer(pool: Pool): Promise<void> {
  const result = await pool.query<ServerSettings>(
    `select current_setting('server_version_num')::int as version, current_setting('fsync') as fsync,
       current_setting('synchronous_commit') as synchronous_commit,
       current_setting('full_page_writes') as full_page_writes`,
  )
  const settings = result.rows[0]
  const problems = settings ? serverProblems(settings) : ['it does not tell its settings']
  if (problems.length > 0) {
    throw new UnsafeDatabaseError(`Mezzo refuses this PostgreSQL server: ${problems.join('; ')}.`)
  }
}

/** The settings of a server that decide whether it keeps what it acknowledged. */
export interface ServerSettings {
  version: number
  fsync: string
  synchronous_commit: string
  full_page_writes: string
}

/** What is wrong with a server, each as half a sentence that says what to change. */
export function serverProblems(settings: ServerSettings): string[] {
  const major = Math.floor(settings.version / 10_000)
  const problems: string[] = []
  if (major < oldestVersion || major > newestVersion) {
    problems.push(`its version is ${major}, use one from ${oldestVersion} to ${newestVersion}`)
  }
  for (const name of ['fsync', 'synchronous_commit', 'full_page_writes'] as const) {
    if (settings[name] === 'off') {
      problems.push(`${name} is off and a power cut would lose bookings, set ${name} = on`)
    }
  }
  return problems
}

function session(client: PoolClient): Session {
  const ask = (text: string, values?: unknown[]) => {
    const patient = { text, values, query_timeout: TIME_LIMITS.migration }
    return client.query(patient)
  }
  return {
    exec: async (script) => {
      await ask(script)
    },
    query: async <R>(text: string, values?: unknown[]) => (await ask(text, values)).rows as R[],
  }
}

/**
 * Lets a connection that nobody listens to any more fail in silence; Node would end the process. PgBouncer tells of a lost
 * server twice: whoever heard the first time (pg-pool while a connection is in use, pg-boss where it listens for jobs) has
 * taken their listeners off by the second.
 */
export function ignoreUnheardErrors(): void {
  Client.prototype.emit = function (this: Client, event: string | symbol, ...rest: unknown[]): boolean {
    if (event === 'error' && this.listenerCount('error') === 0) return false
    return EventEmitter.prototype.emit.call(this, event, ...rest)
  }
}
