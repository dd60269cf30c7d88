import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../test/app.ts'
import { given } from '../../test/builders.ts'
import { urlOfTestDatabase } from '../../test/database.ts'
import { freePort } from '../../test/free-port.ts'
import type { Db } from './kernel/db/database.ts'

let t: TestApp
const dataDir = mkdtempSync(join(tmpdir(), 'mezzo-worker-'))
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(async () => {
  await t.close()
  rmSync(dataDir, { recursive: true })
})

/** A worker of its own on the test's database. */
async function startWorker(env: Record<string, string> = {}) {
  const worker = spawn(process.execPath, [join(import.meta.dirname, 'worker.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      MEZZO_LOG: 'info',
      MEZZO_DATA_DIR: dataDir,
      DATABASE_URL: given(await urlOfTestDatabase(t.db)),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(worker, 'exit')
  let output = ''
  worker.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return { worker, ended, output: () => output }
}

test('a worker tells whoever runs it of its jobs, and whether it is ready', async () => {
  const port = await freePort()
  const { worker, ended, output } = await startWorker({ MEZZO_OPERATOR_PORT: String(port) })
  const statusOf = async (path: string) => {
    // Nobody listens yet.
    const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => null)
    return answer && { status: answer.status, text: await answer.text() }
  }
  await expect.poll(() => statusOf('/readyz')).toMatchObject({ status: 200 })
  const ctx = await t.ctxFor(null)
  await t.db.transaction().execute((trx) => ctx.enqueue(trx, 'forgetOldLogins', {}))
  const done = 'mezzo_job_duration_seconds_count{queue="forgetOldLogins",outcome="done"} 1'
  await expect.poll(async () => (await statusOf('/metrics'))?.text).toContain(done)
  expect((await statusOf('/metrics'))?.text).toMatch(
    /^mezzo_database_connections\{pool="database",state="most"\} \d+$/m,
  )
  await expect.poll(output).toContain('working on jobs')
  worker.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

test('a worker that is asked to end while it registers its jobs ends as if nothing had been', async () => {
  let child!: Awaited<ReturnType<typeof startWorker>>
  await t.db.transaction().execute(async (trx) => {
    await sql`lock table pgboss.schedule in access exclusive mode`.execute(trx)
    child = await startWorker()
    await expect.poll(() => isWaitedFor(trx)).toBe(true)
    child.worker.kill('SIGTERM')
    await expect.poll(child.output).toContain('stopping')
  })
  expect(await child.ended).toEqual([0, null])
  expect(child.output()).not.toContain('working on jobs')
})

test('a worker that still waits for its database ends when it is asked to', async () => {
  const port = await freePort()
  const { worker, ended, output } = await startWorker({
    DATABASE_URL: `postgres://nobody:none@127.0.0.1:${port}/none`,
  })
  await expect.poll(output).toContain('the database is not ready')
  worker.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

/** Whether somebody wants to write down when a job comes by itself. */
async function isWaitedFor(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_locks where not granted and relation = 'pgboss.schedule'::regclass
      and database = (select oid from pg_database where datname = current_database())`.execute(db)
  return rows.length > 0
}
