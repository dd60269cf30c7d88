import { readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { megabytes } from '../feeds/worker.ts'

/** What one process holds at a moment. */
export interface ProcessSample {
  /** Megabytes: in memory, and of the heap what is in use. */
  memory: number
  heap: number
  /** Open files, connections among them. */
  files: number
  /** Milliseconds by which the event loop was late, of 99 in 100 turns. */
  delay: number
}

/** What the database holds at a moment. */
export interface DatabaseSample {
  connections: number
  /** Jobs that wait or are done, and have not been forgotten. */
  jobs: number
  waiting: number
  sessions: number
  tries: number
  keys: number
  tempFiles: number
}

/** Looks at a process by its id and by what it tells of itself on the port for operators. */
export async function sampleProcess(pid: number, operatorPort: number): Promise<ProcessSample> {
  const text = await (await fetch(`http://127.0.0.1:${operatorPort}/metrics`)).text()
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? NaN)
  return {
    memory: megabytes(pid, 'VmRSS'),
    heap: Math.round(figure('nodejs_heap_size_used_bytes') / 1e6),
    files: readdirSync(`/proc/${pid}/fd`).length,
    delay: Math.round(figure('nodejs_eventloop_lag_p99_seconds') * 1000),
  }
}

/** Waits until a process tells of itself, for a minute at most. */
export async function ready(pid: number, operatorPort: number): Promise<void> {
  for (const deadline = Date.now() + 60_000; ; await sleep(200)) {
    // Nobody listens yet.
    const found = await sampleProcess(pid, operatorPort).catch(() => null)
    if (found) return
    if (Date.now() > deadline) throw new Error(`Process ${pid} did not tell of itself within a minute.`)
  }
}

/** Looks at what should not grow in the database. */
export async function sampleDatabase(client: pg.Client): Promise<DatabaseSample> {
  const { rows } = await client.query<DatabaseSample>(`
    select (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
      (select count(*)::int from pgboss.job) as jobs,
      (select count(*)::int from pgboss.job where state < 'active' and start_after <= now()) as waiting,
      (select count(*)::int from sessions) as sessions,
      (select count(*)::int from password_tries) as tries,
      (select count(*)::int from idempotency_keys) as keys,
      (select temp_files::int from pg_stat_database where datname = current_database()) as "tempFiles"`)
  const [row] = rows
  if (!row) throw new Error('The database says nothing.')
  return row
}

/** How many files a folder holds, with those of its folders. */
export function countFiles(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    .length
}
