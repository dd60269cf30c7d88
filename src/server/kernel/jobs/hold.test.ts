import type { PgBoss } from 'pg-boss'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { startBoss } from './boss.ts'
import { findHold, type Hold, saveHold } from './hold-sql.ts'
import { listJobs } from './registry.ts'
import { workOnJobs } from './work.ts'

let t: TestApp
let boss: PgBoss
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.reset()
  boss = await startBoss(t.services.database, t.services.log, false)
})
afterEach(async () => {
  await boss.stop({ graceful: false, close: false })
  await saveHold(t.db, null)
})

const restoredTo = Temporal.Instant.from('2026-11-28T12:00:00Z')

/** The names of jobs that somebody works on, as the queue was told. */
async function workedOn(hold: Hold | null) {
  await saveHold(t.db, hold)
  const work = vi.spyOn(boss, 'work').mockImplementation(async () => 'worker')
  vi.spyOn(boss, 'schedule').mockImplementation(async () => {})
  await workOnJobs(boss, t.services)
  return () => work.mock.calls.map(([name]) => name)
}

it('is told with its moment, until it is taken back', async () => {
  expect(await findHold(t.db)).toBeNull()
  await saveHold(t.db, { jobs: 'ALL', restoredTo })
  expect(await findHold(t.db)).toEqual({ jobs: 'ALL', restoredTo })
  await saveHold(t.db, null)
  expect(await findHold(t.db)).toBeNull()
})

it('keeps all jobs of a restored database waiting, then those that send money, then none', async () => {
  const all = listJobs().map(({ name }) => name)
  const money = listJobs().flatMap(({ name, sendsMoney }) => (sendsMoney ? [name] : []))
  const names = await workedOn({ jobs: 'ALL', restoredTo })
  expect(names()).toEqual([])
  await saveHold(t.db, { jobs: 'MONEY', restoredTo })
  await expect.poll(() => names().length, { timeout: 15_000 }).toBe(all.length - money.length)
  expect(names().filter((name) => money.includes(name as never))).toEqual([])
  await saveHold(t.db, null)
  await expect.poll(() => names().length, { timeout: 15_000 }).toBe(all.length)
  expect(new Set(names()).size).toBe(all.length)
})

it('works on all where nothing was restored', async () => {
  expect((await workedOn(null))()).toHaveLength(listJobs().length)
})

it('holds whatever sends money', () => {
  const money = listJobs().flatMap(({ name, sendsMoney }) => (sendsMoney ? [name] : []))
  for (const name of ['payOut', 'askPayouts', 'syncPayouts', 'sendRefund', 'askRefunds', 'refundSurpluses'])
    expect(money).toContain(name)
})
