import { sql } from 'kysely'
import type { Db } from '../../kernel/db/database.ts'

/** How the asking of linked calendars goes. */
export interface FeedsOnTime {
  linked: number
  /** Those that should have been asked by now, and are not being asked. */
  overdue: number
  /** Seconds by which the oldest of them is late; 0 without any. */
  oldest: number
  /** Seconds since the oldest answer of one that doesn't fail, also where a slow host puts off its turn; 0 without any. */
  silent: number
  /** Those whose last answer was none. */
  failing: number
}

/** How many linked calendars are late or fail; those of deleted homes are asked no more. */
export async function countFeedsOnTime(db: Db, now: Temporal.Instant): Promise<FeedsOnTime> {
  const at = sql`${now}::timestamptz`
  const isOverdue = sql`f.next_check_at <= ${at} and (f.leased_until is null or f.leased_until <= ${at})`
  const { rows } = await sql<FeedsOnTime>`
    select count(*)::int as linked,
      count(*) filter (where ${isOverdue})::int as overdue,
      coalesce(extract(epoch from ${at} - min(f.next_check_at) filter (where ${isOverdue})), 0)::float8 as oldest,
      coalesce(
        extract(epoch from ${at} - min(f.answered_at) filter (where f.failures = 0)), 0
      )::float8 as silent,
      count(*) filter (where f.failures > 0)::int as failing
    from calendar_feeds f join listings u on u.id = f.listing_id and u.deleted_at is null
    where f.kind = 'LINK' and f.removed_at is null`.execute(db)
  return rows[0] ?? { linked: 0, overdue: 0, oldest: 0, silent: 0, failing: 0 }
}
