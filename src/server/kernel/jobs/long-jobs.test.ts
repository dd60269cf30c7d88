import { sql } from 'kysely'
import type { PgBoss } from 'pg-boss'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { inTransaction } from '../db/transaction.ts'
import { startBoss } from './boss.ts'
import type { JobName } from './names.ts'
import { listJobs } from './registry.ts'

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
afterEach(() => boss.stop({ graceful: false, close: false }))

/** Two jobs that somebody has begun three minutes ago; of the first one was heard just now, of the other one never. */
async function beginTwo(name: JobName): Promise<void> {
  const ctx = await t.ctxFor(null)
  await inTransaction(ctx, async (trx) => {
    await ctx.enqueue(trx, name, {})
    await ctx.enqueue(trx, name, {})
  })
  const [heard, silent] = await boss.fetch(name, { batchSize: 2 })
  await sql`
    update pgboss.job set started_on = now() - interval '3 minutes',
      heartbeat_on = case id when ${heard?.id} then now() else now() - interval '3 minutes' end
    where id in (${heard?.id}, ${silent?.id})`.execute(t.db)
}

async function statesOf(name: JobName): Promise<string[]> {
  const { rows } = await sql<{ state: string }>`
    select state::text from pgboss.job where name = ${name} order by heartbeat_on desc nulls last`.execute(
    t.db,
  )
  return rows.map(({ state }) => state)
}

it('a job that looks at all there is goes on for longer than two minutes while its process lives', async () => {
  await beginTwo('checkBooks')
  await beginTwo('forgetOldLogins')
  await sql`update pgboss.queue set monitor_on = null`.execute(t.db)
  await boss.supervise()
  expect(await statesOf('checkBooks')).toEqual(['active', 'retry'])
  expect(await statesOf('forgetOldLogins')).toEqual(['retry', 'retry'])
})

async function times() {
  const queues = await boss.getQueues(listJobs().map(({ name }) => name))
  return new Map(
    queues.map(({ name, expireInSeconds, heartbeatSeconds }) => [
      name,
      { expireInSeconds, heartbeatSeconds },
    ]),
  )
}

it('queues that another release has made get the times of this one', async () => {
  const before = await times()
  await sql`update pgboss.queue set expire_seconds = 7200 - expire_seconds, heartbeat_seconds = 600`.execute(
    t.db,
  )
  const next = await startBoss(t.services.database, t.services.log, false)
  await next.stop({ graceful: false, close: false })
  expect(await times()).toEqual(before)
})
