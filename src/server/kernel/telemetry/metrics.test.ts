import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { request } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createStage, given } from '../../../../test/builders.ts'
import '../../gauges.ts'
import { createReadiness } from '../http/readiness.ts'
import { inTransaction } from '../db/transaction.ts'
import { registerGauges } from '../observe/gauges.ts'
import type { Observed } from './observe.ts'
import { openObserved } from '../../../../test/observed.ts'

const storedOperations = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../stored-operations.json'), 'utf8'),
) as Record<string, string>

let isBroken = false
let timesAsked = 0
let ahead = 10
registerGauges({
  name: 'broken',
  gauges: { mezzo_test_figure: { help: 'A figure of this test.' } },
  async read() {
    timesAsked++
    if (isBroken) throw new Error('on purpose')
    return [{ metric: 'mezzo_test_figure', value: 7 }]
  },
})

let t: TestApp
let observed: Observed
let url: string

beforeAll(async () => {
  ;({ observed, url } = await openObserved())
  t = await buildTestApp()
  observed.tellOf(t.services, createReadiness(t.services, t.lifecycle))
})
afterAll(async () => {
  await observed.close()
  await t.close()
})
beforeEach(() => t.reset())

/** What Prometheus would read. */
async function scrape(): Promise<Map<string, number>> {
  const answer = await fetch(`${url}/metrics`)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  const lines = (await answer.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ')
      return [line.slice(0, at), Number(line.slice(at + 1))]
    }),
  )
}

/** What it would read some time later, when figures are counted anew. */
async function scrapeLater(): Promise<Map<string, number>> {
  ahead = -ahead
  t.setNow(Temporal.Now.instant().add({ seconds: ahead }))
  return await scrape()
}

const requests = (labels: string) => `mezzo_http_request_duration_seconds_count{${labels}}`

test('requests are counted by the template of their route and the class of their answer', async () => {
  await t.send(null, { method: 'GET', url: '/healthz' })
  await t.send(null, { method: 'GET', url: '/api/users/me?token=1' })
  await t.send(null, { method: 'GET', url: '/api/files/7c9e6679-7425-40de-944b-e07fc1f90ae7/nothing' })
  const after = await scrape()
  expect([...after.keys()]).toEqual(
    expect.arrayContaining([
      requests('method="GET",route="/healthz",status="2xx"'),
      requests('method="GET",route="/api/users/me",status="4xx"'),
      requests('method="GET",route="none",status="4xx"'),
    ]),
  )
  expect([...after.keys()].join('\n')).not.toMatch(/7c9e6679|token=/)
  expect(after.get('mezzo_http_requests_in_flight')).toBe(0)
})

test('whoever leaves before the end is counted as such, and is in flight no more', async () => {
  const address = await t.app.listen({ port: 0, host: '127.0.0.1' })
  const { cookies } = await t.visit()
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  const ours = { origin: t.services.config.origin, cookie, 'x-xsrf-token': cookies['XSRF-TOKEN'] ?? '' }
  const headers = { ...ours, 'content-type': 'application/json', 'content-length': 100 }
  const asked = request(`${address}/api/graphql`, { method: 'POST', headers })
  asked.on('error', () => {
    // Whoever leaves hears of it.
  })
  // The rest of it never comes.
  asked.write('{')
  await expect.poll(async () => (await scrape()).get('mezzo_http_requests_in_flight')).toBe(1)
  asked.destroy()
  const aborted = requests('method="POST",route="/api/graphql",status="aborted"')
  await expect.poll(async () => (await scrape()).get(aborted)).toBe(1)
  expect((await scrape()).get('mezzo_http_requests_in_flight')).toBe(0)
})

test('operations have their names where they are those of our pages, and others have none', async () => {
  const [name = ''] = Object.values(storedOperations)
  await t.graphql(`query ${name} { me { _id } }`)
  await t.graphql('query NamedBySomebody { me { _id } }')
  await t.graphql('mutation { updateLanguage(language: de) { error { name } } }')
  const read = await scrape()
  const count = (labels: string) => read.get(`mezzo_graphql_operation_duration_seconds_count{${labels}}`)
  expect(count(`operation="${name}",outcome="done"`)).toBe(1)
  expect(count('operation="other",outcome="done"')).toBe(1)
  expect(count('operation="other",outcome="failed"')).toBe(1)
  expect([...read.keys()].join('\n')).not.toContain('NamedBySomebody')
})

test('jobs are counted, and what waits has an age', async () => {
  const ctx = await t.ctxFor(null)
  await inTransaction(ctx, async (trx) => {
    await ctx.enqueue(trx, 'forgetIdempotencyKeys', {})
    await ctx.enqueue(trx, 'sendMail', { mailId: 'none' })
    await ctx.enqueue(trx, 'forgetMails', {}, { startAfter: Temporal.Now.instant().add({ hours: 1 }) })
  })
  const waiting = await scrapeLater()
  expect(waiting.get('mezzo_jobs_waiting{queue="forgetIdempotencyKeys"}')).toBe(1)
  expect(waiting.get('mezzo_jobs_oldest_waiting_seconds{queue="forgetIdempotencyKeys"}')).toBeLessThan(60)
  expect(waiting.get('mezzo_jobs_waiting{queue="forgetMails"}')).toBe(0)
  // No id is none of a mail: the database refuses it.
  await expect(t.runJobs()).rejects.toThrow('Resource not found')
  const done = await scrapeLater()
  const count = (labels: string) => done.get(`mezzo_job_duration_seconds_count{${labels}}`)
  expect(count('queue="sendMail",outcome="failed"')).toBe(1)
  expect(done.get('mezzo_jobs_active{queue="sendMail"}')).toBe(1)
})

test('mails that still may leave wait; those refused for good or given up are counted apart', async () => {
  const written = t.services.now().subtract({ minutes: 20 })
  const mail = {
    to: 'a@mezzo.example',
    language: 'en',
    template: 'accountErased',
    subject: '',
    text: '',
    html: '',
  }
  await t.db
    .insertInto('mails')
    .values([
      { ...mail, created_at: written, last_error: 'refused' },
      {
        ...mail,
        created_at: written.subtract({ hours: 2 }),
        last_error: "Error: Can't send mail - all recipients were rejected: 550 No such user",
      },
      { ...mail, created_at: written.subtract({ hours: 72 }), last_error: 'Connection timeout' },
      { ...mail, created_at: written.add({ minutes: 5 }) },
      { ...mail, created_at: written.subtract({ minutes: 5 }), sent_at: written },
    ])
    .execute()
  const read = await scrapeLater()
  expect(read.get('mezzo_mails_waiting')).toBe(2)
  expect(read.get('mezzo_mails_failed')).toBe(3)
  expect(Math.round((read.get('mezzo_mails_oldest_waiting_seconds') ?? 0) / 60)).toBe(20)
})

test('calendars that are late or fail are counted', async () => {
  const { landlordId, groupId, unitIds } = await createStage(t)
  const now = t.services.now()
  const feed = {
    landlord_id: landlordId,
    group_id: groupId,
    listing_id: given(unitIds[0]),
    kind: 'LINK' as const,
    platform: 'AIRBNB' as const,
    label: 'A',
    url: 'https://calendars.example/a.ics',
  }
  await t.db
    .insertInto('calendar_feeds')
    .values([
      {
        ...feed,
        next_check_at: now.subtract({ hours: 2 }),
        failures: 3,
        answered_at: now.subtract({ hours: 9 }),
      },
      { ...feed, next_check_at: now.subtract({ hours: 3 }), leased_until: now.add({ minutes: 5 }) },
      { ...feed, next_check_at: now.add({ minutes: 5 }), answered_at: now.subtract({ hours: 4 }) },
      { ...feed, next_check_at: now.subtract({ hours: 5 }), removed_at: now },
    ])
    .execute()
  const read = await scrapeLater()
  expect(read.get('mezzo_feeds_linked')).toBe(3)
  expect(read.get('mezzo_feeds_overdue')).toBe(1)
  expect(Math.round((read.get('mezzo_feeds_oldest_overdue_seconds') ?? 0) / 3_600)).toBe(2)
  expect(Math.round((read.get('mezzo_feeds_oldest_answer_seconds') ?? 0) / 3_600)).toBe(4)
  expect(read.get('mezzo_feeds_failing')).toBe(1)
})

test('the clock, the migrations and the process say how they are', async () => {
  const read = await scrapeLater()
  expect(Math.abs(read.get('mezzo_clock_offset_seconds') ?? 9)).toBeLessThan(1)
  expect(read.get('mezzo_migrations_missing')).toBe(0)
  expect(read.get('process_resident_memory_bytes')).toBeGreaterThan(10_000_000)
  expect(read.has('nodejs_eventloop_lag_p99_seconds')).toBe(true)
  const first = '0001-kernel.sql'
  const rename = (name: string, to: string) =>
    t.db.updateTable('migrations').set({ name: to }).where('name', '=', name).execute()
  await rename(first, 'unknown')
  const missing = await scrapeLater()
  await rename('unknown', first)
  expect(missing.get('mezzo_migrations_missing')).toBe(1)
})

test('figures that can’t be counted are missing, and the others are there', async () => {
  isBroken = true
  const read = await scrapeLater()
  isBroken = false
  expect(read.get('mezzo_gauges_up{group="broken"}')).toBe(0)
  expect(read.has('mezzo_test_figure')).toBe(false)
  expect(read.get('mezzo_gauges_up{group="mails"}')).toBe(1)
  expect(read.get('mezzo_mails_waiting')).toBe(0)
  expect((await scrapeLater()).get('mezzo_test_figure')).toBe(7)
})

test('figures are counted once for all who ask within five seconds', async () => {
  await scrapeLater()
  const before = timesAsked
  await Promise.all([scrape(), scrape(), scrape()])
  expect(timesAsked).toBe(before)
  t.setNow(t.services.now().add({ seconds: 6 }))
  await Promise.all([scrape(), scrape(), scrape()])
  expect(timesAsked).toBe(before + 1)
})
