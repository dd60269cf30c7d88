import type { PgBoss } from 'pg-boss'
import { systemContext, type Services } from '../viewer/context.ts'
import { findJob, listJobs, type Job } from './registry.ts'
import type { JobName } from './names.ts'

/** Works on the jobs of all features until the queue is stopped. */
export async function workOnJobs(boss: PgBoss, services: Services): Promise<void> {
  for (const job of listJobs()) {
    await boss.work<object>(
      job.name,
      { pollingIntervalSeconds: 5, notifyPollingIntervalSeconds: 10, batchSize: 1 },
      async ([queued]) => {
        if (queued) await runJob(job, queued, services)
      },
    )
    if (job.schedule) await boss.schedule(job.name, job.schedule, {}, { tz: 'UTC' })
  }
}

/** Does all that is due now, for tests; answers how many jobs ran. Throws when one fails. */
export async function runDueJobs(boss: PgBoss, services: Services): Promise<number> {
  let count = 0
  for (;;) {
    const before = count
    for (const job of listJobs()) count += await runDueJobsOf(boss, services, job.name)
    if (count === before) return count
  }
}

async function runDueJobsOf(boss: PgBoss, services: Services, name: JobName): Promise<number> {
  const job = findJob(name)
  if (!job) return 0
  const fetched = await boss.fetch<object>(name, { batchSize: 100 })
  for (const queued of fetched) {
    await runJob(job, queued, services)
    await boss.complete(name, queued.id)
  }
  return fetched.length
}

async function runJob(job: Job, queued: { id: string; data: object }, services: Services): Promise<void> {
  const ctx = systemContext(services, `job-${queued.id}`)
  const started = performance.now()
  try {
    await job.handler(ctx, queued.data)
    ctx.log.info({ job: job.name, ms: Math.round(performance.now() - started) }, 'job done')
  } catch (error) {
    // The queue keeps the error and tries again; the log is where somebody looks.
    ctx.log.error({ job: job.name, err: error }, 'job failed')
    throw error
  }
}
