import { sql } from 'kysely'
import type { Day } from '../../../domain/kernel/day.ts'
import type { CountedNights } from '../../../domain/public/performance-figures.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import { countedNights, type CountedSpans, costOfNights } from './nights-sql.ts'
import { homesInScope, type PerformanceScope } from './scope-sql.ts'

/** Which of the two spans a row is of. */
export type SpanName = 'NOW' | 'BEFORE'

/** What a month of a span had. */
export interface MonthRow extends CountedNights {
  span: SpanName
  month: Day
}

/** What a home had in the span: a group, or a unit where a group was asked for. */
export interface HomeRow extends CountedNights {
  groupId: string
  listingId: string | null
  name: string
}

/** Nights of a unit that followed each other and were vacant, and what was asked for them. */
export interface SpellRow {
  groupId: string
  listingId: string
  name: string
  from: Day
  to: Day
  nights: number
  cost: number
  price: number
  isClosed: boolean
  declined: number
  unanswered: number
  others: number
  /** What the dearest of the requests that were declined or left would have earned in these nights. */
  lost: number | null
  city: string
  zipCode: string
  country: string
  minBookingDuration: number | null
  minBookingDurationPermitId: string | null
  minBookingDurationExemption: boolean
}

/** The nights of a scope by months, by homes and by vacant spells, of which windows are told. */
export interface NightFigures {
  months: MonthRow[]
  homes: HomeRow[]
  homeCount: number
  spells: SpellRow[]
  spellCount: number
  spellCountBefore: number
}

/** How many homes and spells are told, the dearest first. */
export interface Windows {
  homesOffset: number
  homesLimit: number
  spellsLimit: number
}

/** Counts the nights of a scope, once for all that is said of them. */
export async function findNightFigures(
  source: Source,
  asked: PerformanceScope & CountedSpans & Windows,
): Promise<NightFigures> {
  const row = await nightFiguresIn.find(source, asked)
  if (!row) throw new Error('Figures are never missing.')
  return row
}

/** The sums of `cells` by kind of night. */
export const sumsOfCells = sql`
  coalesce(sum(nights) filter (where kind = 'BOOKED'), 0)::integer as booked,
  coalesce(sum(nights) filter (where kind = 'VACANT'), 0)::integer as vacant,
  coalesce(sum(nights) filter (where kind = 'BLOCKED'), 0)::integer as blocked,
  coalesce(sum(nights) filter (where kind = 'UNPUBLISHED'), 0)::integer as unpublished,
  coalesce(sum(earned), 0)::bigint as earned, coalesce(sum(cost), 0)::bigint as "vacancyCost"`

const nightFiguresIn = statement((_, asked: PerformanceScope & CountedSpans & Windows) => {
  const home = asked.groupId ? sql`c.group_id, c.id` : sql`c.group_id`
  const name = asked.groupId
    ? sql`(select coalesce(u.external_id, u.apartment_name) from listings u where u.id = c.id)`
    : sql`(select g.name from groups g where g.id = c.group_id)`
  return sql<NightFigures>`
    with ${countedNights(homesInScope(asked), asked)},
    homes as (
      select c.group_id as "groupId", ${asked.groupId ? sql`c.id` : sql`null::uuid`} as "listingId", ${name} as name, ${sumsOfCells}
      from cells c where span = 'NOW' group by ${home}
    ),
    vacant as (
      select p.*, upper(days) - lower(days) as nights, ${costOfNights(sql`upper(p.days) - lower(p.days)`)} as cost
      from spells p where kind = 'VACANT'
    ),
    dearest as (
      select * from vacant where span = 'NOW' order by cost desc, lower(days), id limit ${asked.spellsLimit}
    )
    select
      (select coalesce(json_agg(m order by month), '[]') from (
        select span, month, ${sumsOfCells} from cells group by span, month) as m) as months,
      (select coalesce(json_agg(h), '[]') from (
        select * from homes order by "vacancyCost" desc, name, "groupId", "listingId"
        limit ${asked.homesLimit} offset ${asked.homesOffset}) as h) as homes,
      (select count(*)::integer from homes) as "homeCount",
      (select count(*)::integer from vacant where span = 'NOW') as "spellCount",
      (select count(*)::integer from vacant where span = 'BEFORE') as "spellCountBefore",
      (select coalesce(json_agg(s order by cost desc, "from", "listingId"), '[]') from (
        select d.group_id as "groupId", d.id as "listingId", coalesce(u.external_id, u.apartment_name) as name,
          lower(d.days) as "from", upper(d.days) - 1 as "to", d.nights, d.cost, d.price,
          lower(d.days) > lower(d.within) and upper(d.days) < upper(d.within) as "isClosed",
          g.city, g.zip_code as "zipCode", g.country, g.min_booking_duration as "minBookingDuration",
          g.min_booking_duration_permit_id as "minBookingDurationPermitId",
          g.min_booking_duration_exemption as "minBookingDurationExemption", r.*
        from dearest d join units u on u.id = d.id join groups g on g.id = d.group_id
        cross join lateral (
          select count(*) filter (where is_declined)::integer as declined,
            count(*) filter (where is_left)::integer as unanswered,
            count(*) filter (where not is_declined and not is_left)::integer as others,
            max(round(lr.total_rent::numeric * lr.nights_in / (lr."to" - lr."from" + 1)))
              filter (where is_declined or is_left)::bigint as lost
          from (
            select q.*, coalesce(q.status_reason = 'DECLINED_BY_LANDLORD', false) as is_declined,
              coalesce(q.status_reason = 'LANDLORD_DID_NOT_RESPOND', false) as is_left,
              least(q."to" + 1, upper(d.days)) - greatest(q."from", lower(d.days)) as nights_in
            from listing_requests q
            where q.group_id = d.group_id and q."from" < upper(d.days) and q."to" >= lower(d.days)
              and q.status_type in ('NOT_AVAILABLE', 'TENANT_WITHDREW')
          ) as lr
        ) as r
      ) as s) as spells`
})
