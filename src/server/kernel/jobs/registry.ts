import type { Context } from '../viewer/context.ts'
import type { JobName } from './names.ts'

/** One kind of background work; `handler` may run twice after a crash and must then do nothing more. */
export interface Job<Data extends object = object> {
  name: JobName
  handler: (ctx: Context, data: Data) => Promise<void>
  /** A cron expression in UTC for work that comes by itself, such as '0 3 * * *'. */
  schedule?: string
  /** Whether it may take hours, since it looks at all there is; others are begun again after two minutes. */
  isLong?: boolean
  /** Whether it may send money: after a restore such jobs wait until somebody has compared what was sent since. */
  sendsMoney?: boolean
}

const jobs = new Map<JobName, Job>()

/** Adds a job; a feature's jobs.ts calls it when it is imported. */
export function registerJob<Data extends object>(job: Job<Data>): void {
  if (jobs.has(job.name)) throw new Error(`The job ${job.name} is registered twice.`)
  jobs.set(job.name, job as unknown as Job)
}

/** Every registered job. */
export function listJobs(): Job[] {
  return [...jobs.values()]
}

/** The job of that name, or null when no feature has registered it. */
export function findJob(name: JobName): Job | null {
  return jobs.get(name) ?? null
}
