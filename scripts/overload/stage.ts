import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { withMigrated } from '../../bench/databases.ts'
import { fillScale } from '../../bench/scale/fill.ts'
import { type MeasuredServer, startMezzo } from '../../bench/servers.ts'
import { logIn } from '../../bench/session.ts'
import {
  HomeFiguresDocument,
  HomeListingsDocument,
  HomeNeedsYouDocument,
  InboxPageDocument,
  ShellInboxCountDocument,
} from '../../src/web/gen/graphql.ts'
import { freePort } from '../../test/free-port.ts'
import { startPostgres } from '../../test/postgres/server.ts'
import { scratchFolder } from '../../test/scratch-folder.ts'
import { megabytes } from '../feeds/worker.ts'
import type { VisitorsTask } from './task.ts'

/** Landlord 1 has 1000 units and exports, the last one imports, the thirty between them work as every day. */
const LANDLORDS = 32
const SIZE = { landlords: LANDLORDS, units: 2_500, requests: 20_000, bookings: 6_000 }

/** One server with its jobs on a PostgreSQL of its own, and people who are logged in. */
export interface OverloadStage {
  server: MeasuredServer
  databaseUrl: string
  /** Where the server keeps its files and its log. */
  folder: string
  exporter: Record<string, string>
  importer: Record<string, string>
  others: Record<string, string>[]
  /** Megabytes of memory that the server uses now. */
  memory(): number
  /** Ends when the jobs, in the server or in a worker of yours, have done what was due in the filled database. */
  settle(): Promise<void>
  stop(): Promise<void>
}

/** Sets up everything; `env` changes settings of the server. */
export async function setUp(
  env: Record<string, string>,
  say: (text: string) => void,
): Promise<OverloadStage> {
  const folder = mkdtempSync(join(scratchFolder(), 'mezzo-overload-'))
  const postgres = await startPostgres()
  try {
    const databaseUrl = await postgres.createDatabase('mezzo_overload')
    await withMigrated(databaseUrl, (opened) => fillScale(opened, SIZE, say))
    const server = await startMezzo(databaseUrl, await freePort(), folder, [], {
      MEZZO_JOBS: 'inline',
      ...env,
    })
    const logInAs = async (number: number) => await logIn(server.url, `landlord-${number}@scale.example`)
    const people: Record<string, string>[] = []
    for (let number = 1; number <= LANDLORDS; number++) people.push(await logInAs(number))
    const [exporter = {}, ...rest] = people
    return {
      server,
      databaseUrl,
      folder,
      exporter,
      importer: rest.pop() ?? {},
      others: rest,
      memory: () => megabytes(server.pid, 'VmRSS'),
      settle: async () => {
        say('  waiting until what was due in the filled database is done')
        await untilSettled(databaseUrl)
      },
      stop: async () => {
        await server.stop()
        await postgres.stop()
        rmSync(folder, { recursive: true, force: true })
      },
    }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

/**
 * Waits for the first jobs of a minute, which find deadlines that have passed, and for all that comes of them. Throws
 * after ten minutes, as where nobody does the jobs.
 */
async function untilSettled(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const end = performance.now() + 600_000
  try {
    for (let quiet = 0; quiet < 5; await sleep(1_000)) {
      if (performance.now() > end)
        throw new Error('What was due in the filled database is not done after ten minutes.')
      const { rows } = await client.query<{ isQuiet: boolean }>(`select
          count(*) filter (where name = 'tenantNoResponse' and state = 'completed') > 0
          and count(*) filter (where state in ('created', 'retry', 'active') and start_after <= now()) = 0 as "isQuiet"
        from pgboss.job`)
      quiet = rows[0]?.isQuiet ? quiet + 1 : 0
    }
  } finally {
    await client.end()
  }
}

const window = { offset: 0, limit: 50 }

/** What landlords look at all day: home, inbox, calendar, and the badge with every page. */
export const EVERY_DAY: VisitorsTask['requests'] = [
  post([HomeListingsDocument, window], [HomeNeedsYouDocument], [HomeFiguresDocument]),
  post([ShellInboxCountDocument]),
  post([InboxPageDocument, { filter: 'ALL', ...window }], [ShellInboxCountDocument]),
  post([ShellInboxCountDocument]),
  { method: 'GET', path: '/api/calendar' },
  post([ShellInboxCountDocument]),
]

/** A POST of the graph with these documents, as pages send it. */
export function post(
  ...operations: [document: { toString(): string }, variables?: Record<string, unknown>][]
) {
  const body = operations.map(([document, variables = {}]) => ({ query: document.toString(), variables }))
  return { method: 'POST' as const, path: '/api/graphql', body: JSON.stringify(body) }
}
