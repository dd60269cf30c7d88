import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { AppointmentStatus } from '../../../domain/catalogue/people.ts'
import type { Day } from '../../../domain/kernel/day.ts'
import { likeContaining } from '../../kernel/db/parameters.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import type { ListWindow } from '../../kernel/graphql/list-window.ts'

/** What the staff's list of calls is narrowed to; null: by nothing. */
export interface StaffCallFilter {
  /** As it is true today. */
  status: AppointmentStatus | null
  /** Days of UTC on which a call begins. */
  from: Day | null
  to: Day | null
  /** Who looks after the landlord, or with whom the call is. */
  staffId: string | null
  /** A part of the landlord's name or address. */
  search: string | null
}

/** A landlord who is looked after, or was, and the call with them. */
export interface StaffCallRow {
  landlordId: string
  landlordName: string
  landlordEmail: string
  /** As it was noted; what is true today is `shownStatus`. */
  status: AppointmentStatus
  startsAt: Temporal.Instant | null
  changedAt: Temporal.Instant | null
  /** With whom it is or was; null where nothing was arranged, or that person is gone. */
  staffName: string | null
  /** Who looks after the landlord now; null where nobody of the sales staff does. */
  managerName: string | null
  hasCalendar: boolean
}

/** The calls of all landlords: what is to come first, the next before the others, then cancelled ones, then landlords without one. */
export async function listStaffCalls(
  source: Source,
  filter: StaffCallFilter,
  now: Temporal.Instant,
  { offset, limit }: ListWindow,
): Promise<StaffCallRow[]> {
  return rowsOf.list(source, { ...asked(filter, now), offset: offset || null, written: { limit } })
}

/** How many there are. */
export async function countStaffCalls(
  source: Source,
  filter: StaffCallFilter,
  now: Temporal.Instant,
): Promise<number> {
  return (await countOf.find(source, asked(filter, now)))?.count ?? 0
}

/** A filter as it is asked for. */
interface AskedCalls extends Omit<StaffCallFilter, 'search'> {
  pattern: string | null
  now: string
}

function asked({ search, ...filter }: StaffCallFilter, now: Temporal.Instant): AskedCalls {
  const text = search?.trim()
  return { ...filter, pattern: text ? likeContaining(text) : null, now: now.toString() }
}

// As shownStatus: of a call that is over nothing is scheduled any more.
const shown = (now: string) => sql`case when a.status = 'SCHEDULED' and a.starts_at < ${now}::timestamptz
  then 'NOT_SCHEDULED' else coalesce(a.status, 'NOT_SCHEDULED') end`

const from = sql`from users l
  left join users m on m.id = l.account_manager_id and 'sales' = any(m.permissions)
  left join scheduling_links s on s.staff_id = m.id
  left join appointments a on a.landlord_id = l.id
  left join users w on w.id = a.staff_id`

const rowsOf = statement(
  (_, by: AskedCalls & { offset: number | null; written: { limit: number } }) => {
    const skipped = by.offset === null ? sql`` : sql`offset ${by.offset}`
    return sql<StaffCallRow>`
      select l.id as "landlordId", l.name as "landlordName", l.email as "landlordEmail",
        coalesce(a.status, 'NOT_SCHEDULED') as status, a.starts_at as "startsAt", a.changed_at as "changedAt",
        w.name as "staffName", m.name as "managerName", s.link is not null as "hasCalendar"
      ${from} where ${narrowed(by)}
      order by case ${shown(by.now)} when 'SCHEDULED' then 1 when 'CANCELED' then 2 else 3 end,
        case when ${shown(by.now)} = 'SCHEDULED' then a.starts_at end nulls last, a.changed_at desc nulls last, l.name, l.id
      limit ${sql.lit(by.written.limit)} ${skipped}`
  },
  { startsAt: true, changedAt: true },
)

const countOf = statement(
  (_, by: AskedCalls) => sql<{ count: number }>`select count(*)::int as count ${from} where ${narrowed(by)}`,
)

function narrowed(by: AskedCalls): RawBuilder<SqlBool> {
  const conditions: RawBuilder<unknown>[] = [
    sql`l.landlord and l.erased_at is null and l.id in (
      select x.id from users x where x.account_manager_id is not null union select x.landlord_id from appointments x)`,
    // Nobody of the sales staff looks after them any more, and there was never a call: nothing to say.
    sql`(m.id is not null or a.landlord_id is not null)`,
  ]
  if (by.status !== null) conditions.push(sql`${shown(by.now)} = ${by.status}`)
  if (by.from) conditions.push(sql`a.starts_at >= (${by.from}::date)::timestamp at time zone 'UTC'`)
  if (by.to) conditions.push(sql`a.starts_at < (${by.to}::date + 1)::timestamp at time zone 'UTC'`)
  if (by.staffId) conditions.push(sql`(m.id = ${by.staffId}::uuid or a.staff_id = ${by.staffId}::uuid)`)
  if (by.pattern) conditions.push(sql`(l.name ilike ${by.pattern} or l.email ilike ${by.pattern})`)
  return sql`${sql.join(conditions, sql` and `)}`
}
