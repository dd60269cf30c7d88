import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { inTransaction } from '../db/transaction.ts'
import { queueMail } from '../mail/queue.ts'
import { startBoss } from './boss.ts'
import { bossEnqueue } from './enqueue.ts'
import { JOB_NAMES } from './names.ts'
import { registerJob, listJobs } from './registry.ts'
import { workOnJobs } from './work.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(() => t.reset())

const tries = async (account: string) =>
  (await t.db.selectFrom('password_tries').selectAll().where('account', '=', account).execute()).length

test('every registered job has a queue, every queue its job, and no name is taken twice', () => {
  expect(listJobs().map(({ name }) => name)).toHaveLength(JOB_NAMES.length)
  for (const job of listJobs()) expect(JOB_NAMES).toContain(job.name)
  expect(() => registerJob({ name: 'sendMail', handler: async () => {} })).toThrow('registered twice')
})

test('a job of a transaction that failed does not exist', async () => {
  const ctx = await t.ctxFor(null)
  const failing = inTransaction(ctx, async (trx) => {
    await ctx.enqueue(trx, 'forgetOldLogins', {})
    throw new Error('on purpose')
  })
  await expect(failing).rejects.toThrow('on purpose')
  expect(await t.runJobs()).toBe(0)
})

test('a job acts when it is due, and once for one key', async () => {
  const ctx = await t.ctxFor(null)
  await t.db.insertInto('password_tries').values({ account: 'old', tried_at: longAgo() }).execute()
  await inTransaction(ctx, async (trx) => {
    await ctx.enqueue(trx, 'forgetOldLogins', {}, { startAfter: Temporal.Now.instant().add({ hours: 1 }) })
    for (const singletonKey of ['a', 'a', 'b', undefined, undefined]) {
      await ctx.enqueue(trx, 'forgetIdempotencyKeys', {}, { singletonKey })
    }
  })
  expect(await t.runJobs()).toBe(4)
  expect(await tries('old')).toBe(1)
})

test('jobs that wait together are done one right after the other', async () => {
  const ctx = await t.ctxFor(null)
  const id = await t.createUser({ email: 'jana@mezzo.example' })
  await inTransaction(ctx, async (trx) => {
    for (let count = 0; count < 20; count++)
      await queueMail(trx, ctx, {
        to: 'jana@mezzo.example',
        recipientId: id,
        language: 'en',
        template: 'accountErased',
        data: { firstName: 'Jana', path: '/en/privacy' },
      })
  })
  const unsent = async () =>
    (await t.db.selectFrom('mails').select('id').where('sent_at', 'is', null).execute()).length
  expect(await unsent()).toBe(20)
  const boss = await startBoss(t.services.database, t.services.log, true)
  await workOnJobs(boss, t.services)
  await expect.poll(unsent, { interval: 100, timeout: 8_000 }).toBe(0)
  await boss.stop({ graceful: true, timeout: 5_000, close: false })
})

test('a queued job survives a restart of the queue, and is done once', async () => {
  const ctx = await t.ctxFor(null)
  const log = t.services.log
  const first = await startBoss(t.services.database, log, false)
  await inTransaction(ctx, (trx) => bossEnqueue(first)(trx, 'forgetOldLogins', {}))
  await first.stop({ graceful: false, close: false })
  await t.db.insertInto('password_tries').values({ account: 'old', tried_at: longAgo() }).execute()
  const second = await startBoss(t.services.database, log, true)
  await workOnJobs(second, t.services)
  await expect.poll(() => tries('old'), { interval: 100 }).toBe(0)
  await t.db.insertInto('password_tries').values({ account: 'old', tried_at: longAgo() }).execute()
  await second.stop({ graceful: true, timeout: 5_000, close: false })
  expect(await tries('old')).toBe(1)
})

function longAgo(): Temporal.Instant {
  return Temporal.Now.instant().subtract({ hours: 30 })
}
