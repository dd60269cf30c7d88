import { sql } from 'kysely'
import type { WindowMeaning } from '../../../domain/catalogue/calendars.ts'
import type { Stay } from '../../../domain/kernel/day.ts'
import type { Db } from '../../kernel/db/database.ts'

/** Keeps what the end of a feed's booking window means. */
export async function saveWindowMeaning(trx: Db, feedId: string, meaning: WindowMeaning): Promise<void> {
  await sql`update calendar_feeds set window_meaning = ${meaning} where id = ${feedId}::uuid`.execute(trx)
}

/**
 * Notes that somebody is asked what the blocked end of a window means; answers its days, or null where it is not
 * blocked, where somebody has been asked before, or has confirmed it.
 */
export async function saveWindowAsked(trx: Db, feedId: string, now: Temporal.Instant): Promise<Stay | null> {
  const { rows } = await sql<Stay>`
    update calendar_feeds set window_asked_at = ${now}::timestamptz
    where id = ${feedId}::uuid and window_blocked and window_meaning is null and window_asked_at is null
    returning lower(window_days) as "from", upper(window_days) - 1 as "to"`.execute(trx)
  return rows[0] ?? null
}
