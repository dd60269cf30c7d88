import { randomUUID } from 'node:crypto'
import { fromKysely, type PgBoss } from 'pg-boss'
import type { Db } from '../db/database.ts'
import { tracing } from '../observe/spans.ts'
import type { JobName } from './names.ts'

/** When and how often a job may run. */
export interface EnqueueOptions {
  startAfter?: Temporal.Instant
  /** While a job with this key waits, another one is not added. */
  singletonKey?: string
}

/** Adds a job in the given transaction: it exists only if that commits. */
export type Enqueue = (trx: Db, job: JobName, data: object, options?: EnqueueOptions) => Promise<void>

/** Enqueues through pg-boss. */
export function bossEnqueue(boss: PgBoss): Enqueue {
  return async (trx, job, data, options = {}) => {
    // Whoever works on it goes on in the trace of whoever asked for it.
    await boss.send(
      job,
      { ...data, ...tracing()?.headers() },
      {
        db: fromKysely(trx),
        ...(options.startAfter && { startAfter: new Date(options.startAfter.epochMilliseconds) }),
        singletonKey: options.singletonKey ?? randomUUID(),
      },
    )
  }
}
