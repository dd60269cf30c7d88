import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { PgBoss } from 'pg-boss'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { startBoss } from './boss.ts'
import { saveHold } from './hold-sql.ts'
import { workOnJobs } from './work.ts'

let t: TestApp
let boss: PgBoss | null = null
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(() => t.reset())
afterEach(async () => {
  await stop()
  await saveHold(t.db, null)
})

async function start(): Promise<void> {
  boss = await startBoss(t.services.database, t.services.log, true)
  await workOnJobs(boss, t.services)
}

async function stop(): Promise<void> {
  await boss?.stop({ graceful: true, timeout: 5_000, close: false })
  boss = null
}

/** A deployment that was away for two years, in which a job of each January came due twice. */
async function beAway(): Promise<void> {
  await start()
  await stop()
  await sql`delete from pgboss.job`.execute(t.db)
  await sql`update pgboss.version set cron_on = now() - interval '2 years'`.execute(t.db)
  await sql`
    update pgboss.schedule set created_on = now() - interval '3 years' where name = 'forgetTaxReports'`.execute(
    t.db,
  )
}

async function states(): Promise<string[]> {
  const { rows } = await sql<{ state: string }>`
    select state::text from pgboss.job where name = 'forgetTaxReports'`.execute(t.db)
  return rows.map(({ state }) => state)
}

it('what came due while nobody worked is done once when somebody does', async () => {
  await beAway()
  await start()
  await expect.poll(states, { timeout: 15_000 }).toEqual(['completed'])
})

it('what came due meanwhile waits while a restore holds all jobs', async () => {
  await beAway()
  await saveHold(t.db, { jobs: 'ALL', restoredTo: Temporal.Instant.from('2026-11-28T12:00:00Z') })
  await start()
  await expect.poll(states, { timeout: 15_000 }).toEqual(['created'])
  await sleep(1_000)
  expect(await states()).toEqual(['created'])
})
