import { PgBoss, type QueueResult } from 'pg-boss'
import type { Database } from '../db/database.ts'
import type { Log } from '../config/log.ts'
import { JOB_NAMES } from './names.ts'
import { findJob, type Job } from './registry.ts'

const secondsToFinish = 120
const secondsToFinishLong = 2 * 60 * 60
const nobody = '00000000-0000-0000-0000-000000000000'

/** Starts the job queue in its own schema of the same database; `work` also keeps it clean and on schedule. */
export async function startBoss(database: Database, log: Log, work: boolean): Promise<PgBoss> {
  const boss = new PgBoss({
    ...database.bossConnection,
    schema: 'pgboss',
    supervise: work,
    schedule: work,
    useListenNotify: work,
    monitorVacuum: false,
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  boss.on('warning', (warning) => log.warn({ warning }, 'job queue'))
  try {
    await boss.start()
    await createQueues(boss)
    if (work && database.kind === 'pglite') await takeBackActiveJobs(boss)
    return boss
  } catch (error) {
    // Whoever tries again starts another one: this one's connections must not stay.
    await boss.stop({ graceful: false, close: true })
    throw error
  }
}

async function createQueues(boss: PgBoss): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const name of JOB_NAMES) {
    const [queue, job] = [existing.get(name), findJob(name)]
    const { expireInSeconds, heartbeatSeconds } = patienceWith(job)
    if (!queue) {
      await boss.createQueue(name, {
        // One waiting job per key; bossEnqueue gives a key of its own to each that has none.
        policy: 'short',
        retryLimit: 8,
        retryDelay: 2,
        retryBackoff: true,
        expireInSeconds,
        ...(heartbeatSeconds !== null && { heartbeatSeconds }),
        notify: true,
      })
    } else if (job && !isSet(queue, { expireInSeconds, heartbeatSeconds })) {
      // Made by another release, or by a process that knows no jobs.
      await boss.updateQueue(name, { expireInSeconds, heartbeatSeconds })
    }
    // Looks the queue up now: looked up inside a transaction, embedded it would wait for itself.
    await boss.findJobs(name, { id: nobody })
  }
}

interface Patience {
  expireInSeconds: number
  heartbeatSeconds: number | null
}

/** After how long a job is begun again; a long one also after its process has given no sign of life for that long. */
function patienceWith(job: Job | null): Patience {
  return job?.isLong
    ? { expireInSeconds: secondsToFinishLong, heartbeatSeconds: secondsToFinish }
    : { expireInSeconds: secondsToFinish, heartbeatSeconds: null }
}

function isSet(queue: QueueResult, { expireInSeconds, heartbeatSeconds }: Patience): boolean {
  return queue.expireInSeconds === expireInSeconds && (queue.heartbeatSeconds ?? null) === heartbeatSeconds
}

/** Embedded, we are the only process: what was under way when the last one was killed is tried again now. */
async function takeBackActiveJobs(boss: PgBoss): Promise<void> {
  await boss
    .getDb()
    .executeSql(`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`)
}
