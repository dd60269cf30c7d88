import { type RawBuilder, sql } from 'kysely'
import type { Day } from '../../../domain/kernel/day.ts'
import { countryZones, joinZones, zoneOfGroup } from '../../listings/occupancy/sql.ts'
import { MONTHS_OF_YEAR, NIGHTS_OF_YEAR } from '../../../domain/public/vacancy.ts'

/** The spans that nights are counted in, the second one where there is one, with the last days that are no whole month. */
export interface CountedSpans {
  nowFrom: Day
  nowTo: Day
  beforeFrom: Day | null
  beforeTo: Day | null
  /** The first of the last days that are no whole month; null where all are. */
  restFrom: Day | null
  restBeforeFrom: Day | null
}

/** Which homes are counted. */
export interface CountedHomes {
  /** A condition on landlord_id and group_id of the named table. */
  of: (alias: string) => RawBuilder<unknown>
  /** A condition on the currency in the named column. */
  paidIn: (column: string) => RawBuilder<unknown>
}

/**
 * Common tables that count nights: `units`; `spells`, whose kind says what nights without a stay were; and `cells`, a row
 * for what a unit did in a month, of each kind of nights. A night is on offer while the unit is public, from the first day
 * that can be had or was taken, and not blocked (decision 92). Each span is a row of its own.
 */
export function countedNights(homes: CountedHomes, spans: CountedSpans): RawBuilder<unknown> {
  const before = beforeOf(spans)
  return sql`
    ${countryZones},
    spans (span, days) as (values
      ('NOW', daterange(${spans.nowFrom}::date, ${spans.nowTo}::date, '[]'))
      ${before ? sql`, ('BEFORE', daterange(${before.from}::date, ${before.to}::date, '[]'))` : sql``}),
    units as materialized (
      select u.id, u.group_id, u.landlord_id, u.apartment_name, u.external_id, u.available_from, u.available_to,
        u.deleted_at, coalesce(u.price, g.price) as price, ${zoneOfGroup} as zone, (u.deleted_at at time zone ${zoneOfGroup})::date as deleted_on
      from listings u join groups g on g.id = u.group_id ${joinZones}
      where ${homes.of('u')} and ${homes.paidIn('g.currency')}
    ),
    published as (
      select id, range_agg(daterange(since, until)) as days, min(since) as since
      from (
        select u.id, e.published, (e.at at time zone u.zone)::date as since,
          (least(lead(e.at) over (partition by e.listing_id order by e.at, e.id), u.deleted_at)
            at time zone u.zone)::date as until
        from publish_events e join units u on u.id = e.listing_id and u.group_id = e.group_id
        where ${homes.of('e')}
      ) as events
      -- A unit may have been deleted before its last event.
      where published and since <= coalesce(until, since)
      group by id
    ),
    occupied as (
      select listing_id as id, range_agg(days) as days, min(lower(days)) as since
      from occupancies o where ${homes.of('o')} group by listing_id
    ),
    blocked as (
      select listing_id as id, range_agg(days) as days from blocks k where ${homes.of('k')} group by listing_id
    ),
    calendars as (
      select u.*, p.days as published, coalesce(o.days, '{}') as occupied, coalesce(b.days, '{}') as blocked,
        datemultirange(daterange(greatest(p.since, least(u.available_from, o.since)), u.deleted_on)) as known,
        datemultirange(daterange(least(u.available_from, o.since), u.available_to, '[]')) as to_be_had
      from units u join published p on p.id = u.id left join occupied o on o.id = u.id left join blocked b on b.id = u.id
      where u.deleted_on is null or u.deleted_on >= greatest(p.since, least(u.available_from, o.since))
    ),
    spells as (
      select c.id, c.group_id, c.landlord_id, c.price, s.span, s.days as within, k.kind, k.days
      from calendars c cross join spans s
      cross join lateral (
        select 'VACANT' as kind, unnest(c.published * c.to_be_had * datemultirange(s.days) - c.blocked - c.occupied) as days
        union all
        select 'BLOCKED', unnest(c.published * c.to_be_had * c.blocked * datemultirange(s.days) - c.occupied)
        union all
        select 'UNPUBLISHED',
          unnest(c.known * c.to_be_had * datemultirange(s.days) - c.published - c.blocked - c.occupied)
      ) as k
    ),
    cells as (
      ${stays(homes, spans)}
      union all
      select p.span, p.id, p.group_id, p.landlord_id, m.month::date, p.kind,
        upper(m.part) - lower(m.part), 0::bigint,
        case p.kind when 'VACANT'
          then ${costOfNights(sql`upper(m.part) - lower(p.days)`)} - ${costOfNights(sql`lower(m.part) - lower(p.days)`)}
          else 0 end
      from spells p
      cross join lateral (
        select month, p.days * daterange(month::date, (month + interval '1 month')::date) as part
        from generate_series(date_trunc('month', lower(p.days)::timestamp), upper(p.days)::timestamp - interval '1 day',
          interval '1 month') as month
      ) as m
    )`
}

/** What so many nights cost at the price of a spell's home, as the domain's vacancyCost says it. */
export function costOfNights(nights: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`round((${nights}) * p.price * ${MONTHS_OF_YEAR}::numeric / ${NIGHTS_OF_YEAR})::bigint`
}

/** Booked nights and their rent: of whole months as they are kept, of the last days from the bookings (decision 67). */
function stays(homes: CountedHomes, spans: CountedSpans): RawBuilder<unknown> {
  const whole = (span: string, from: Day, to: RawBuilder<unknown>) => sql`
    select ${span} as span, m.listing_id as id, m.group_id, m.landlord_id, m.month, 'BOOKED' as kind,
      m.nights::integer as nights, m.amount as earned, 0::bigint as cost
    from booking_months m
    where ${homes.of('m')} and ${homes.paidIn('m.currency')} and m.month >= ${from}::date and m.month <= ${to}`
  const rest = (span: string, from: Day, to: Day) => sql`
    union all
    select ${span}, listing_id, group_id, landlord_id, date_trunc('month', ${from}::date::timestamp)::date, 'BOOKED',
      last - first + 1, (round(rent * (last - "from" + 1) / nights) - round(rent * (first - "from") / nights))::bigint, 0
    from (
      select coalesce(o.listing_id, b.listing_id) as listing_id, b.group_id, b.landlord_id, b."from",
        coalesce(b.actual_cost, b.total_cost)::numeric as rent, coalesce(b.stayed_until, b."to") - b."from" + 1 as nights,
        greatest(b."from", lower(o.days), ${from}::date) as first,
        least(coalesce(b.stayed_until, b."to"), upper(o.days) - 1, ${to}::date) as last
      -- Whoever has moved was in each unit for its days (decision 136).
      from bookings b left join occupancies o on o.booking_id = b.id
      where ${homes.of('b')} and ${homes.paidIn('b.currency')} and (not b.canceled or b.stayed_until is not null)
        and b."from" <= ${to}::date and b."to" >= ${from}::date
    ) as lived
    where last >= first`
  const { nowFrom, nowTo, restFrom, restBeforeFrom } = spans
  const before = beforeOf(spans)
  const lastWhole = (first: Day | null, to: Day) => (first ? sql`${first}::date - 1` : sql`${to}::date`)
  return sql`
    ${whole('NOW', nowFrom, lastWhole(restFrom, nowTo))}
    ${restFrom ? rest('NOW', restFrom, nowTo) : sql``}
    ${before ? sql`union all ${whole('BEFORE', before.from, lastWhole(restBeforeFrom, before.to))}` : sql``}
    ${before && restBeforeFrom ? rest('BEFORE', restBeforeFrom, before.to) : sql``}`
}

function beforeOf({ beforeFrom, beforeTo }: CountedSpans): { from: Day; to: Day } | null {
  return beforeFrom !== null && beforeTo !== null ? { from: beforeFrom, to: beforeTo } : null
}
