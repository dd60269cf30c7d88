import { sql } from 'kysely'
import { VACANT_SOON_DAYS } from '../../../domain/kernel/constants.ts'
import { type Day, type Stay, addDays } from '../../../domain/kernel/day.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inFullWorld, inWorld } from '../../kernel/viewer/visible-to.ts'

/** What the landlord's figures are made of; amounts in minor units. */
export interface FigureRow {
  apartments: number
  /** Unit days that bookings and holds take in the coming days. */
  occupiedDays: number
  becomeFreeSoon: number
  /** By currency; null for a month without a booking. */
  earnings: { currency: string; thisMonth: number | null; lastMonth: number | null }[]
  /** Median minutes from a request to the landlord's own answer; null when there was none. */
  medianAnswerMinutes: number | null
}

/** The days and the instant that figures are about. */
export interface FigurePeriod {
  today: Day
  /** From today on, for the share of occupied days. */
  coming: Stay
  thisMonth: Stay
  lastMonth: Stay
  answersSince: Temporal.Instant
}

/**
 * The landlord's figures over all units in one statement that reads no calendar but what lies ahead. A unit becomes
 * free soon as currentStateOf says it: its bookings without a gap from today on end soon, and nothing takes the day
 * after (D3); figures.test.ts compares both.
 * Units and what takes their days come together by grouping and not by joining: one plan serves all landlords, and the
 * one that suits a few units compares each of a thousand with each stay.
 */
export async function findFigures(db: Db, viewer: Viewer, period: FigurePeriod): Promise<FigureRow> {
  const { today, coming, thisMonth, lastMonth, answersSince } = period
  const { rows } = await sql<FigureRow>`
    with facts as (
      select id, available_from, available_to, true as is_unit, null as kind, null::daterange as days from listings
      where ${inWorld(viewer, 'landlord_id', 'group_id')} and deleted_at is null
        and group_id not in (select id from groups where ${inWorld(viewer, 'landlord_id', 'id')} and archived_at is not null)
      union all
      select listing_id, null, null, false, kind, days from occupancies
      where ${inWorld(viewer, 'landlord_id', 'group_id')} and upper(days) > ${today}::date
    ), units as (
      select id, max(available_from) as available_from, max(available_to) as available_to,
        range_agg(days) filter (where kind = 'BOOKING') as booked, range_agg(days) as held,
        sum(least(upper(days), ${addDays(coming.to, 1)}::date) - greatest(lower(days), ${coming.from}::date))
          filter (where days && daterange(${coming.from}::date, ${coming.to}::date, '[]')) as occupied
      from facts group by id having bool_or(is_unit)
    ), chains as (
      select *, (select upper(stay) from unnest(booked) stay where stay @> ${today}::date) as free_from from units
    )
    select
      (select count(*) from units) as apartments,
      (select coalesce(sum(occupied), 0) from units)::int as "occupiedDays",
      (select count(*) from chains u
        where free_from <= ${addDays(today, VACANT_SOON_DAYS + 1)}::date and not held @> free_from
          and available_from <= ${today}::date and coalesce(available_to >= ${today}::date, true)
          and not exists (select from blocks b where b.listing_id = u.id and b.days @> free_from)) as "becomeFreeSoon",
      coalesce((
        select json_agg(json_build_object('currency', currency, 'thisMonth', this_month, 'lastMonth', last_month)
          order by currency)
        from (
          select b.currency, ${shareOf(thisMonth)} as this_month, ${shareOf(lastMonth)} as last_month
          from bookings b
          where ${inFullWorld(viewer, 'b.landlord_id', 'b.group_id')}
            and (not b.canceled or b.stayed_until is not null)
            and b."from" <= ${thisMonth.to}::date and b."to" >= ${lastMonth.from}::date
          group by b.currency
        ) earned
      ), '[]') as earnings,
      (select (extract(epoch from percentile_cont(0.5) within group (order by answered_at - requested_at)) / 60)::int
        from listing_requests
        where ${inWorld(viewer, 'landlord_id', 'group_id')} and answered_at is not null
          and requested_at >= ${answersSince}::timestamptz) as "medianAnswerMinutes"`.execute(db)
  const [row] = rows
  if (!row) throw new Error('Figures are never missing.')
  return row
}

/** The rents that fall into a month: each booking's rent spread over its days, of a cancelled one over those that were lived. */
function shareOf(month: Stay) {
  const last = sql`coalesce(b.stayed_until, b."to")`
  return sql`round(sum(coalesce(b.actual_cost, b.total_cost)::numeric
    * (least(${last}, ${month.to}::date) - greatest(b."from", ${month.from}::date) + 1) / (${last} - b."from" + 1))
    filter (where b."from" <= ${month.to}::date and ${last} >= ${month.from}::date))::bigint`
}
