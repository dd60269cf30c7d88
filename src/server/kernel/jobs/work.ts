import { setImmediate as pause } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import { untilAvailable } from '../db/until-available.ts'
import { systemContext, type Services } from '../viewer/context.ts'
import { metersOf, secondsSince } from '../observe/measured.ts'
import { inSpan, type TraceHeaders } from '../observe/spans.ts'
import { listJobs, type Job } from './registry.ts'

/** Works on the jobs of all features until the queue is stopped. */
export async function workOnJobs(boss: PgBoss, services: Services): Promise<void> {
  for (const job of listJobs()) {
    // The embedded database answers within the turn: without a pause nobody else would be served until the last job.
    await pause()
    const worker = boss.work<object>(
      job.name,
      { pollingIntervalSeconds: 5, notifyPollingIntervalSeconds: 10, batchSize: 1 },
      async ([queued]) => {
        try {
          if (queued) await runJob(job, queued, services)
        } finally {
          // Looks for the next one at once: jobs that came together have told of themselves only once.
          boss.notifyWorker(await worker)
        }
      },
    )
    await worker
    const { name, schedule } = job
    if (schedule) await untilAvailable(services.log, () => boss.schedule(name, schedule, {}, { tz: 'UTC' }))
  }
}

/** Does all that is due now, for tests; answers how many jobs ran. Throws when one fails. */
export async function runDueJobs(boss: PgBoss, services: Services): Promise<number> {
  let count = 0
  for (;;) {
    const before = count
    const due = await listDueNames(boss)
    for (const job of listJobs()) if (due.has(job.name)) count += await runDueJobsOf(boss, services, job)
    if (count === before) return count
  }
}

/** The names of jobs that are due: one question instead of one for each queue. */
async function listDueNames(boss: PgBoss): Promise<Set<string>> {
  const due = `select distinct name from pgboss.job where state < 'active' and start_after <= now()`
  const { rows }: { rows: { name: string }[] } = await boss.getDb().executeSql(due)
  return new Set(rows.map(({ name }) => name))
}

async function runDueJobsOf(boss: PgBoss, services: Services, job: Job): Promise<number> {
  const { name } = job
  const fetched = await boss.fetch<object>(name, { batchSize: 100 })
  for (const queued of fetched) {
    await runJob(job, queued, services)
    await boss.complete(name, queued.id)
  }
  return fetched.length
}

async function runJob(job: Job, queued: { id: string; data: object }, services: Services): Promise<void> {
  const { traceparent, tracestate, ...data } = queued.data as TraceHeaders
  const facts = { name: `job ${job.name}`, kind: 'consumer', attributes: { 'mezzo.job': job.name } } as const
  await inSpan(facts, () => doJob(job, { id: queued.id, data }, services), { traceparent, tracestate })
}

async function doJob(job: Job, queued: { id: string; data: object }, services: Services): Promise<void> {
  const ctx = systemContext(services, `job-${queued.id}`)
  const started = performance.now()
  try {
    await job.handler(ctx, queued.data)
    ctx.log.info({ job: job.name, ms: Math.round(performance.now() - started) }, 'job done')
    metersOf(ctx.config)?.jobEnded(job.name, true, secondsSince(started))
  } catch (error) {
    // The queue keeps the error and tries again; the log is where somebody looks.
    ctx.log.error({ job: job.name, err: error }, 'job failed')
    metersOf(ctx.config)?.jobEnded(job.name, false, secondsSince(started))
    throw error
  }
}
