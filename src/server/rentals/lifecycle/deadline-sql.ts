import { sql, type SqlBool } from 'kysely'
import { BLOCKED_LANDLORD_STATUSES, OPEN_LANDLORD_STATUSES } from '../../../domain/rentals/classification.ts'
import type { Db } from '../../kernel/db/database.ts'
import { isNot, isOneOf } from '../../kernel/db/parameters.ts'
import type { Day } from '../../../domain/kernel/day.ts'

/** Ids of requests whose deadline has passed; a paused one waits (domain rule), and must not fill the batch. */
export async function listOverdue(
  db: Db,
  kind: 'auto-decline' | 'tenant-silence',
  now: Temporal.Instant,
  limit: number,
): Promise<string[]> {
  const query = db.selectFrom('listing_requests').select('id').limit(limit)
  const rows =
    kind === 'auto-decline'
      ? await query
          .where('auto_decline_at', '<=', now)
          .where('paused', '=', false)
          // An accepted one has such a deadline while the landlord owes its contract.
          .where(isOneOf('landlord_status', [...OPEN_LANDLORD_STATUSES, 'ACCEPTED']))
          .orderBy('auto_decline_at')
          .execute()
      : await query
          .where(isOneOf('status_type', ['AVAILABLE']))
          .where('tenant_answer_until', '<=', now)
          .where('paused', '=', false)
          .where('landlord_status', '=', 'ACCEPTED')
          .orderBy('tenant_answer_until')
          .execute()
  return rows.map((row) => row.id)
}

/** Ids of requests without days of their own whose stay is over, paused or not: nobody can book it any more. */
export async function listPast(db: Db, today: Day, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('listing_requests')
    .select('id')
    .where(isNot('landlord_status', 'OTHER'))
    .where('to', '<', today)
    .where(
      isOneOf('landlord_status', [
        ...OPEN_LANDLORD_STATUSES,
        ...BLOCKED_LANDLORD_STATUSES,
        'ACCEPTED',
        'TENANT_VERIFICATION',
      ]),
    )
    .orderBy('to')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

/** Ids of requests that are paused and of whose pause nobody has been told. */
export async function listPausesToNotify(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('listing_requests')
    .select('id')
    .where(sql<SqlBool>`paused`)
    .where('pause_notified', '=', false)
    .where(isOneOf('landlord_status', BLOCKED_LANDLORD_STATUSES))
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

/** Notes that both sides have heard of the pause. */
export async function savePauseNotified(db: Db, id: string): Promise<void> {
  await db.updateTable('listing_requests').set({ pause_notified: true }).where('id', '=', id).execute()
}

/** Ids of requests that were paused and whose block is gone. */
export async function listResumable(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('listing_requests')
    .select('id')
    .where(sql<SqlBool>`paused`)
    .where(sql<SqlBool>`not ${isOneOf('landlord_status', BLOCKED_LANDLORD_STATUSES)}`)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

/** Until when the landlord owes a contract; null once it is there. */
export async function saveContractDue(db: Db, id: string, until: Temporal.Instant | null): Promise<void> {
  await db.updateTable('listing_requests').set({ auto_decline_at: until }).where('id', '=', id).execute()
}

/** Ends the pause of a request; deadlines that are given count from now on. */
export async function saveResumed(
  db: Db,
  id: string,
  deadlines: { autoDeclineAt: Temporal.Instant | null; tenantAnswerUntil: Temporal.Instant | null },
): Promise<void> {
  await db
    .updateTable('listing_requests')
    .set({
      paused: false,
      pause_notified: false,
      auto_decline_at: deadlines.autoDeclineAt,
      tenant_answer_until: deadlines.tenantAnswerUntil,
    })
    .where('id', '=', id)
    .execute()
}
