import { type ClientBase, Pool, type PoolClient } from 'pg'
import type { Log } from '../config/log.ts'
import type { OpenedDialects, Session } from './database.ts'
import { dateParsers, temporalParsers } from './parsers.ts'
import { postgresDialect } from './postgres-dialect.ts'

const poolSize = 10
// A crowd at one unit waits for its turn; five hundred clients on ten connections need more than a few seconds, and so
// does a start while the machine is busy with other things.
const connectionWait = 30_000
const bossPoolSize = 3
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

/** Connects to a PostgreSQL server after looking at its version and its settings. */
export async function openPostgres(url: string, log?: Log): Promise<OpenedDialects> {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectionWait,
    onConnect: setPlanning,
  })
  pool.on('error', (error) => {
    // A pool that has ended doesn't wait for its connections to close: a database that is dropped then closes them.
    if (!pool.ending) log?.warn({ err: error }, 'an idle database connection was lost')
  })
  try {
    await checkServer(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    dialect: postgresDialect(pool, temporalParsers),
    dateDialect: postgresDialect(pool, dateParsers),
    bossConnection: {
      connectionString: url,
      max: bossPoolSize,
      connectionTimeoutMillis: connectionWait,
      application_name: 'mezzo-jobs',
    },
    session: async (fn) => {
      const client = await pool.connect()
      try {
        return await fn(session(client))
      } finally {
        client.release()
      }
    },
    dump: null,
    close: () => pool.end(),
  }
}

/** The pool waits for what this answers before it hands the connection out. */
function setPlanning(client: ClientBase): unknown {
  return client.query(planning)
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
  return {
    exec: async (script) => {
      await client.query(script)
    },
    query: async <R>(text: string, values?: unknown[]) => (await client.query(text, values)).rows as R[],
  }
}
