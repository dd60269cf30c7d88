import { sql } from 'kysely'
import type { Day } from '../../../domain/kernel/day.ts'
import { DELETION_WITHDRAWAL_DAYS } from '../../../domain/people/deletion.ts'
import type { StaffTaskKind } from '../../../domain/people/staff-day.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import { isOfNobodyErased } from '../../kernel/viewer/blocked-sql.ts'
import { waitingForReview } from '../review-queue/sql.ts'

/** Something that waits for somebody of the staff. */
export interface StaffTaskRow {
  kind: StaffTaskKind
  count: number
  /** Since when the oldest waits; of calls when the first begins. */
  oldest: Temporal.Instant
  /** The address of whom the first call is with; null of what else waits. */
  email: string | null
}

interface AskedTasks {
  kinds: readonly StaffTaskKind[]
  /** Who asks: nobody decides about themselves, and only own calls are told. */
  staffId: string
  now: Temporal.Instant
  /** Until when calls are told. */
  until: Temporal.Instant
  today: Day
}

/** What of these kinds waits for somebody of the staff; kinds of which nothing does are left out. One statement. */
export async function listStaffTasks(source: Source, asked: AskedTasks): Promise<StaffTaskRow[]> {
  return tasks.list(source, asked)
}

// A wish waits for nobody while it can be taken back, and then only where something stands in its way.
const withdrawal = sql.raw(`interval '${DELETION_WITHDRAWAL_DAYS * 24} hours'`)

const tasks = statement(
  (_, { kinds, staffId, now, until, today }: AskedTasks) => sql<StaffTaskRow>`
    select w.kind, count(*)::integer as count, min(w.since) as oldest,
      (array_agg(w.email order by w.since))[1] as email
    from (
      select 'CALL' as kind, a.starts_at as since, l.email
      from appointments a join users l on l.id = a.landlord_id
      where a.staff_id = ${staffId}::uuid and a.status = 'SCHEDULED' and ${isOfNobodyErased('a.landlord_id')}
        and a.starts_at >= ${now}::timestamptz and a.starts_at < ${until}::timestamptz
      union all
      select r.kind, r.since, null from (${waitingForReview()}) r
      where r."personId" <> ${staffId}::uuid and r."firstDecidedBy" is distinct from ${staffId}::uuid
      union all
      select 'RECOVERY', c.asked_at, null from account_recoveries c
      where c.closed_at is null and c.status = 'ASKED' and c.deadline_at > ${now}::timestamptz
        and c.asked_by <> ${staffId}::uuid and c.user_id <> ${staffId}::uuid
      union all
      select 'MESSAGE_REPORT', m.reported_at, null from message_reports m
      where m.ended_at is null and m.landlord_id <> ${staffId}::uuid and m.tenant_id <> ${staffId}::uuid
        and m.reported_by is distinct from ${staffId}::uuid
      union all
      select 'SECOND_CHANCE', coalesce(lr.ended_at, lr.requested_at), null from listing_requests lr
      where lr.status_type = 'NOT_AVAILABLE' and lr.status_reason = 'LANDLORD_DID_NOT_RESPOND'
        and lr."from" >= ${today}::date and ${isOfNobodyErased('lr.landlord_id', 'lr.tenant_id')}
        and not exists (select from imported_persons p where p.user_id = lr.tenant_id)
      union all
      select 'PERMISSION', p.asked_at, null from permission_requests p
      where p.outcome is null and p.ends_at > ${now}::timestamptz
        and p.asked_by <> ${staffId}::uuid and p.user_id <> ${staffId}::uuid
      union all
      select 'DELETION', d.requested_at + ${withdrawal}, null from deletion_requests d
      where d.withdrawn_at is null and d.done_at is null and d.started_at is null and d.waits_for <> '{}'
    ) w
    where w.kind = any(${kinds}::text[])
    group by w.kind`,
  { oldest: true },
)
