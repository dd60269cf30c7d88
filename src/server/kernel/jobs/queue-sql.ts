import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** What a queue holds. */
export interface QueueState {
  job: string
  /** Jobs that are due and have not begun. */
  waiting: number
  /** Seconds since the oldest of them was due; 0 without any. */
  oldest: number
  active: number
  /** Jobs that have failed for good and are still kept. */
  failed: number
}

/** What each queue holds that holds anything. */
export async function listQueues(db: Db): Promise<QueueState[]> {
  const { rows } = await sql<QueueState>`
    select name as job,
      count(*) filter (where state < 'active' and start_after <= now())::int as waiting,
      coalesce(extract(epoch from now() - min(start_after)
        filter (where state < 'active' and start_after <= now())), 0)::float8 as oldest,
      count(*) filter (where state = 'active')::int as active,
      count(*) filter (where state = 'failed')::int as failed
    from pgboss.job where state in ('created', 'retry', 'active', 'failed') group by name order by name`.execute(
    db,
  )
  return rows
}
