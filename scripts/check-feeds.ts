import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { openDatabase } from '../src/server/kernel/db/database.ts'
import { migrate } from '../src/server/kernel/db/migrate.ts'
import { countFeedsOnTime } from '../src/server/calendars/feeds/overdue-sql.ts'
import { startPostgres } from '../test/postgres/server.ts'
import { scratchFolder } from '../test/scratch-folder.ts'
import { fillFeeds, listDue } from './feeds/fill.ts'
import { judge } from './feeds/judge.ts'
import { startProvider } from './feeds/provider.ts'
import { startWorker } from './feeds/worker.ts'
import { endOnSignals } from './processes.ts'

// 100 000 linked calendars and three workers on PostgreSQL, one of which is killed in the middle. The judge is the log of
// the provider. Ends with 1 where a calendar was asked twice at a time or too early, or is late.
endOnSignals()
const { values } = parseArgs({
  options: {
    feeds: { type: 'string', default: '100000' },
    workers: { type: 'string', default: '3' },
    /** Each calendar comes once within 15 minutes; only a longer run sees the second time of all. */
    minutes: { type: 'string', default: '35' },
  },
})
const feeds = Number(values.feeds)
const minutes = Number(values.minutes)
const SETTLE_SECONDS = 30
/** How late a calendar may be asked; after a kill its lease has to end first. */
const MOST_LATE = 120
const MOST_MEMORY = 600

const say = (text: string) => void process.stdout.write(`${text}\n`)
const folder = mkdtempSync(join(scratchFolder(), 'mezzo-feeds-'))
const postgres = await startPostgres()
const databaseUrl = await postgres.createDatabase('mezzo_feeds')
const database = await openDatabase({ databaseUrl, dataDir: '' })
const db = database.kysely
const provider = await startProvider()
try {
  await migrate(database)
  await fillFeeds(db, { feeds, port: provider.port, minutes: 15, seconds: SETTLE_SECONDS })
  await run()
} finally {
  await database.close()
  provider.close()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function run(): Promise<void> {
  const due = await listDue(db)
  const env = {
    NODE_ENV: 'production',
    MEZZO_SECRET: 'a secret of the measurements, no other',
    MEZZO_ORIGIN: 'http://localhost:3000',
    MEZZO_DATA_DIR: folder,
    MEZZO_LOG: 'info',
    MEZZO_ALLOWED_PRIVATE_HOSTS: `127.0.0.1:${provider.port},localhost:${provider.port}`,
    DATABASE_URL: databaseUrl,
  }
  const start = Date.now()
  const workers = Array.from({ length: Number(values.workers) }, (_, at) =>
    startWorker(`worker-${at + 1}`, folder, env),
  )
  say(`${feeds} calendars, ${workers.length} workers, ${minutes} minutes; each is due within the first 15`)
  const killAt = start + (minutes / 2) * 60_000
  const end = start + minutes * 60_000
  let killed: number | null = null
  let oldest = 0
  let asked = 0
  const before = await commits()
  while (Date.now() < end) {
    await sleep(30_000)
    if (killed === null && Date.now() > killAt && workers.length > 1) {
      await workers.pop()?.end('SIGKILL')
      killed = Date.now()
      say('one worker was killed')
    }
    const late = await countFeedsOnTime(db, Temporal.Now.instant())
    oldest = Math.max(oldest, late.oldest)
    const now = [...provider.log.values()].reduce((sum, { length }) => sum + length, 0)
    const memory = workers.map((worker) => worker.memory().now).join(', ')
    say(
      `${Math.round((Date.now() - start) / 1000)} s: ${((now - asked) / 30).toFixed(0)} a second, ` +
        `${late.overdue} due, the oldest for ${Math.round(late.oldest)} s, ${late.failing} failing; ${memory} MB`,
    )
    asked = now
  }
  const found = judge(provider, due, { killed, end: end - MOST_LATE * 1000 })
  const seconds = (Date.now() - start) / 1000
  const transactions = ((await commits()) - before) / seconds
  const memory = Math.max(...workers.map((worker) => worker.memory().most))
  const computed = workers.map((worker) => ((worker.computed() / seconds) * 100).toFixed(0)).join(', ')
  const codes = await Promise.all(workers.map((worker) => worker.end('SIGTERM')))
  say(JSON.stringify(found))
  say(
    `${(found.questions / (seconds - SETTLE_SECONDS)).toFixed(0)} questions and ${transactions.toFixed(0)} transactions`,
  )
  say(`a second; the workers took ${computed} % of a processor each`)
  report([
    ['asked twice at a time', found.overlaps, 0],
    ['asked before it was due', found.early, 0],
    ['due and not asked', found.unasked, 0],
    ['asked late at most, seconds', found.late.most, MOST_LATE],
    ['oldest that was due at any time, seconds', Math.round(oldest), MOST_LATE],
    ['memory of a worker at most, MB', memory, MOST_MEMORY],
    ['workers that did not end with 0', codes.filter((code) => code !== 0).length, 0],
  ])
}

function report(limits: readonly (readonly [name: string, value: number, most: number])[]): void {
  for (const [name, value, most] of limits)
    say(`${value <= most ? 'ok  ' : 'MISS'} ${name}: ${value} (at most ${most})`)
  if (limits.some(([, value, most]) => value > most)) process.exitCode = 1
}

async function commits(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select xact_commit::int as count from pg_stat_database where datname = current_database()`.execute(db)
  return rows[0]?.count ?? 0
}
