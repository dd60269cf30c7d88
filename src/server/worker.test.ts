import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../test/app.ts'
import { given } from '../../test/builders.ts'
import { urlOfTestDatabase } from '../../test/database.ts'
import { freePort } from '../../test/free-port.ts'

let t: TestApp
const dataDir = mkdtempSync(join(tmpdir(), 'mezzo-worker-'))
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(async () => {
  await t.close()
  rmSync(dataDir, { recursive: true })
})

test('a worker tells whoever runs it of its jobs, and whether it is ready', async () => {
  const port = await freePort()
  const worker = spawn(process.execPath, [join(import.meta.dirname, 'worker.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      MEZZO_LOG: 'info',
      MEZZO_DATA_DIR: dataDir,
      MEZZO_OPERATOR_PORT: String(port),
      DATABASE_URL: given(await urlOfTestDatabase(t.db)),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(worker, 'exit')
  let output = ''
  worker.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
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
  expect((await statusOf('/metrics'))?.text).toMatch(/^mezzo_database_connections\{state="most"\} \d+$/m)
  await expect.poll(() => output).toContain('working on jobs')
  worker.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})
