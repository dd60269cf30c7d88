import { type RawBuilder, sql } from 'kysely'
import type { EventType } from '../../../domain/catalogue/metrics.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import { inFullWorld } from '../../kernel/viewer/visible-to.ts'
import type { SpanName } from './figures-sql.ts'
import { countryZones, joinZones, zoneOfGroup } from '../../listings/occupancy/sql.ts'
import type { CountedSpans } from './nights-sql.ts'
import { homesInScope, type PerformanceScope } from './scope-sql.ts'

/** How often something was done with the homes of a scope in a span. */
export interface VisitFigures {
  span: SpanName
  type: EventType
  count: number
}

/** What visitors did in both spans, by the days of the homes; whatever the currency of their prices. */
export async function listVisitFigures(
  source: Source,
  asked: PerformanceScope & CountedSpans,
): Promise<VisitFigures[]> {
  return visitFiguresIn.list(source, asked)
}

const visitFiguresIn = statement((_, asked: PerformanceScope & CountedSpans) => {
  const { viewer, groupId } = asked
  // Who sees some groups only has no sums of a landlord.
  const isWhole = groupId === null && !viewer.groupIds
  const days = isWhole
    ? sql`select d.type, d.day, d.count from landlord_event_days d
        where ${viewer.access === 'FULL' ? sql`d.landlord_id = ${viewer.landlordId}` : sql`false`}`
    : sql`select d.type, d.day, d.count from listing_event_days d where ${homesInScope(asked).of('d')}`
  return sql<VisitFigures>`
    with ${countryZones}, summed as (
      select coalesce(max(summed_until), '2000-01-01T00:00:00Z') as until from event_sums where name = 'listing_event_days'
    ), happened as (
      select type, day, count from (${days}) as kept
      union all
      select e.type, (e.at at time zone ${zoneOfGroup})::date, 1
      from listing_events e join groups g on g.id = e.group_id ${joinZones} cross join summed
      where ${inFullWorld(viewer, 'e.landlord_id', 'e.group_id')} ${ofGroup(groupId)}
        and e.day >= (summed.until at time zone 'UTC')::date and e.at >= summed.until
    )
    select s.span, h.type, sum(h.count)::integer as count
    from happened h join (values ('NOW', ${asked.nowFrom}::date, ${asked.nowTo}::date),
      ('BEFORE', ${asked.beforeFrom}::date, ${asked.beforeTo}::date)) as s (span, first, last)
      on h.day between s.first and s.last
    group by s.span, h.type`
})

function ofGroup(groupId: string | null): RawBuilder<unknown> {
  return groupId ? sql`and e.group_id = ${groupId}` : sql``
}
