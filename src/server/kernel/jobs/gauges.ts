import { registerGauges } from '../observe/gauges.ts'
import { JOB_NAMES } from './names.ts'
import { listQueues, type QueueState } from './queue-sql.ts'

const figures = {
  mezzo_jobs_waiting: ['Jobs that are due and have not begun.', 'waiting'],
  mezzo_jobs_oldest_waiting_seconds: ['How long the oldest job that is due has waited.', 'oldest'],
  mezzo_jobs_active: ['Jobs that are worked on, by whichever process.', 'active'],
  mezzo_jobs_failed: ['Jobs that have failed after every try and are still kept.', 'failed'],
} as const satisfies Record<string, readonly [help: string, of: Exclude<keyof QueueState, 'job'>]>

registerGauges({
  name: 'jobs',
  gauges: Object.fromEntries(
    Object.entries(figures).map(([name, [help]]) => [name, { help, labels: ['queue'] }]),
  ),
  async read({ db }) {
    const queues = new Map((await listQueues(db)).map((queue) => [queue.job, queue]))
    return Object.entries(figures).flatMap(([metric, [, of]]) =>
      JOB_NAMES.map((job) => ({ metric, labels: { queue: job }, value: queues.get(job)?.[of] ?? 0 })),
    )
  },
})
