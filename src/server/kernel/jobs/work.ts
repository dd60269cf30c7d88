import { setImmediate as pause, setTimeout as sleep } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import { untilAvailable } from '../db/until-available.ts'
import { systemContext, type Services } from '../viewer/context.ts'
import { metersOf, secondsSince } from '../observe/measured.ts'
import { inSpan, type TraceHeaders } from '../observe/spans.ts'
import { findHold, type Hold } from './hold-sql.ts'
import { listJobs, type Job } from './registry.ts'

/** Milliseconds between two looks whether jobs are still held. */
const lookAgain = 5_000

/** Seconds between two signs of life of a long job: several may be lost while the database changes its leader. */
const signOfLife = 15

/** Works on the jobs of all features until the queue is stopped; on those that a restore holds once they are let go. */
export async function workOnJobs(boss: PgBoss, services: Services): Promise<void> {
  const hold = await findHeld(services)
  await workOn(boss, services, allowedBy(hold, listJobs()))
  if (!hold) return
  const facts = { jobs: hold.jobs, restoredTo: hold.restoredTo.toString() }
  services.log.warn(facts, 'jobs wait since a restore: npm run restore -- --release lets them go')
  void workOnceReleased(boss, services, hold).catch((error: unknown) => {
    services.log.error(
      { err: error },
      'jobs that waited since a restore could not be begun: start this process again',
    )
  })
}

async function workOnceReleased(boss: PgBoss, services: Services, first: Hold): Promise<void> {
  let isStopped = false
  boss.once('stopped', () => (isStopped = true))
  for (let last: Hold | null = first; last;) {
    await sleep(lookAgain, undefined, { ref: false })
    if (isStopped) return
    const hold = await findHeld(services).catch((error: unknown) => {
      // The queue may have been stopped meanwhile; otherwise the next look tries again.
      services.log.warn({ err: error }, 'whether jobs are held could not be looked at')
      return last
    })
    const begun = new Set(allowedBy(last, listJobs()))
    const released = allowedBy(hold, listJobs()).filter((job) => !begun.has(job))
    await workOn(boss, services, released)
    if (released.length > 0)
      services.log.info({ jobs: released.length }, 'jobs go on that waited since a restore')
    last = hold
  }
}

function findHeld({ database, log }: Services): Promise<Hold | null> {
  return untilAvailable(log, () => findHold(database.kysely))
}

function allowedBy(hold: Hold | null, jobs: readonly Job[]): Job[] {
  return jobs.filter((job) => hold === null || (hold.jobs === 'MONEY' && !job.sendsMoney))
}

async function workOn(boss: PgBoss, services: Services, jobs: readonly Job[]): Promise<void> {
  for (const job of jobs) {
    // The embedded database answers within the turn: without a pause nobody else would be served until the last job.
    await pause()
    const worker = boss.work<object>(
      job.name,
      {
        pollingIntervalSeconds: 5,
        notifyPollingIntervalSeconds: 10,
        batchSize: 1,
        heartbeatRefreshSeconds: signOfLife,
      },
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
    // What came due while nobody was there is done once they are: some processes sleep at night.
    const times = { tz: 'UTC', missed: 'once' } as const
    if (schedule) await untilAvailable(services.log, () => boss.schedule(name, schedule, {}, times))
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
