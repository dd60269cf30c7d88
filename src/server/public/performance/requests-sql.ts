import { type RawBuilder, sql } from 'kysely'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import type { SpanName } from './figures-sql.ts'
import { countryZones, joinZones, zoneOfGroup } from '../../listings/occupancy/sql.ts'
import type { CountedSpans } from './nights-sql.ts'
import { homesInScope, type PerformanceScope } from './scope-sql.ts'

/** What became of the requests that came in a span, by the days of their home. */
export interface RequestFigures {
  span: SpanName
  asked: number
  accepted: number
  declined: number
  unanswered: number
  /** Of these requests those that became a stay which was not cancelled. */
  booked: number
  /** The mean; null where nobody answered. */
  answerMinutes: number | null
}

/** The requests of both spans. */
export async function listRequestFigures(
  source: Source,
  asked: PerformanceScope & CountedSpans,
): Promise<RequestFigures[]> {
  return requestFiguresIn.list(source, asked)
}

const requestFiguresIn = statement((_, asked: PerformanceScope & CountedSpans) => {
  const { of, paidIn } = homesInScope(asked)
  const cameIn = (span: RawBuilder<unknown>, from: RawBuilder<unknown>, to: RawBuilder<unknown>) => sql`
    select ${span} as span, lr.* from listing_requests lr
    join groups g on g.id = lr.group_id and ${paidIn('g.currency')} ${joinZones}
    where ${of('lr')}
      -- The index has instants: a day more on either side, whatever the zone.
      and lr.requested_at >= (${from}::date - 1)::timestamp at time zone 'UTC'
      and lr.requested_at < (${to}::date + 2)::timestamp at time zone 'UTC'
      and (lr.requested_at at time zone ${zoneOfGroup})::date between ${from}::date and ${to}::date`
  return sql<RequestFigures>`
    with ${countryZones}, came as (
      ${cameIn(sql`'NOW'`, sql`${asked.nowFrom}`, sql`${asked.nowTo}`)}
      union all
      ${cameIn(sql`'BEFORE'`, sql`${asked.beforeFrom}`, sql`${asked.beforeTo}`)}
    )
    select c.span, count(*)::integer as asked,
      count(*) filter (where c.answered_at is not null and ${isNotDeclined})::integer as accepted,
      count(*) filter (where c.status_reason = 'DECLINED_BY_LANDLORD')::integer as declined,
      count(*) filter (where c.status_reason = 'LANDLORD_DID_NOT_RESPOND')::integer as unanswered,
      count(b.id)::integer as booked,
      avg(extract(epoch from c.answered_at - c.requested_at) / 60)::integer as "answerMinutes"
    from came c left join bookings b on b.listing_request_id = c.id and not b.canceled
    group by c.span`
})

/** An answer that was no refusal; one that was taken back and then declined is a refusal. */
const isNotDeclined = sql`c.status_reason is distinct from 'DECLINED_BY_LANDLORD'`

/** The stays that began in a span, and those that were cancelled. */
export interface StayFigures {
  span: SpanName
  stays: number
  /** The mean length; null where no stay began. */
  averageNights: number | null
  /** The mean of days from the booking to its first day. */
  averageLeadDays: number | null
  cancelled: number
  /** What cancelled stays would have brought beyond what was lived, in minor units. */
  cancelledRent: number
}

/** The stays of both spans, by their first day; cancelled ones are counted apart. */
export async function listStayFigures(
  source: Source,
  asked: PerformanceScope & CountedSpans,
): Promise<StayFigures[]> {
  return stayFiguresIn.list(source, asked)
}

const stayFiguresIn = statement((_, asked: PerformanceScope & CountedSpans) => {
  const { of, paidIn } = homesInScope(asked)
  const began = (span: RawBuilder<unknown>, from: RawBuilder<unknown>, to: RawBuilder<unknown>) => sql`
    select ${span} as span, b.*, b."from" - (b.created_at at time zone ${zoneOfGroup})::date as lead_days
    from bookings b join groups g on g.id = b.group_id ${joinZones}
    where ${of('b')} and ${paidIn('b.currency')} and b."from" between ${from}::date and ${to}::date`
  return sql<StayFigures>`
    with ${countryZones}, began as (
      ${began(sql`'NOW'`, sql`${asked.nowFrom}`, sql`${asked.nowTo}`)}
      union all
      ${began(sql`'BEFORE'`, sql`${asked.beforeFrom}`, sql`${asked.beforeTo}`)}
    )
    select span, count(*) filter (where not canceled)::integer as stays,
      (avg("to" - "from" + 1) filter (where not canceled))::float8 as "averageNights",
      (avg(greatest(lead_days, 0)) filter (where not canceled))::float8 as "averageLeadDays",
      count(*) filter (where canceled)::integer as cancelled,
      coalesce(sum(total_cost - coalesce(actual_cost, 0)) filter (where canceled), 0)::bigint as "cancelledRent"
    from began group by span`
})
