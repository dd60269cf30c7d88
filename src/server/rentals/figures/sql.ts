import { type RawBuilder, sql } from 'kysely'
import { VACANT_SOON_DAYS } from '../../../domain/kernel/constants.ts'
import { type Day, addDays } from '../../../domain/kernel/day.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import { inFullWorld, inWorld, isReadableGroup, requestsInWorld } from '../../kernel/viewer/visible-to.ts'
import type { Db } from '../../kernel/db/database.ts'

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
  /** How many days from today on the share of occupied days is about; at most a year. */
  comingDays: number
  /** The first day of each month. */
  thisMonth: Day
  lastMonth: Day
  answersSince: Temporal.Instant
}

/**
 * The landlord's figures over all units, in one statement that reads what is kept for them (decision 67): a row for a
 * unit's year, one for a booking's month, an index with the answers. A unit becomes free soon as currentStateOf says it:
 * it is booked without a gap from today on, that ends soon, and nothing takes the day after (D3).
 * Units and their years come together by grouping and not by joining: one plan serves all landlords, and the one that
 * suits a few units compares each of a thousand with each year.
 */
export async function findFigures(source: Source, viewer: Viewer, period: FigurePeriod): Promise<FigureRow> {
  const ahead = addDays(period.today, Math.max(period.comingDays, VACANT_SOON_DAYS + 2))
  const row = await figuresIn.find(source, { viewer, ahead, ...period })
  if (!row) throw new Error('Figures are never missing.')
  return row
}

const figuresIn = statement((_, asked: FigurePeriod & { viewer: Viewer; ahead: Day }) => {
  const { viewer, today, ahead, comingDays, thisMonth, lastMonth, answersSince } = asked
  // Moved by so many days the first bit is today's; those of the next year move to the right.
  const passed = sql`(${today}::date - first_day)`
  return sql<FigureRow>`
    with facts as (
      select id, available_from, available_to, null::bit(366) as booked, null::bit(366) as held,
        null::bit(366) as blocked
      from listings
      where ${inWorld(viewer, 'landlord_id', 'group_id', 'id')} and deleted_at is null
        and group_id not in (select id from groups where ${isReadableGroup(viewer, 'landlord_id', 'id')} and archived_at is not null)
      union all
      select listing_id, null, null, booked << ${passed}, held << ${passed}, blocked << ${passed}
      from unit_years
      where ${inWorld(viewer, 'landlord_id', 'group_id', 'listing_id')}
        and first_day in (${firstDayOfYear(today)}, ${firstDayOfYear(ahead)})
    ), units as (
      select max(available_from) as available_from, max(available_to) as available_to,
        bit_or(booked) as booked, bit_or(booked) | bit_or(held) as occupied, bit_or(blocked) as blocked
      from facts group by id
      -- Years alone are of a unit that is deleted or put away.
      having max(available_from) is not null
    ), figures as (
      select available_from, available_to, occupied | blocked as taken,
        bit_count(substring(occupied from 1 for ${comingDays}::int)) as occupied,
        position(B'0' in substring(booked from 1 for ${VACANT_SOON_DAYS + 2}::int)) - 1 as booked_days
      from units
    )
    select count(*) as apartments, coalesce(sum(occupied), 0)::int as "occupiedDays",
      count(*) filter (where booked_days > 0 and substring(taken from booked_days + 1 for 1) = B'0'
        and available_from <= ${today}::date and coalesce(available_to >= ${today}::date, true)) as "becomeFreeSoon",
      coalesce((
        select json_agg(json_build_object('currency', currency, 'thisMonth', this_month, 'lastMonth', last_month)
          order by currency)
        from (
          select currency, sum(amount) filter (where month = ${thisMonth}::date)::bigint as this_month,
            sum(amount) filter (where month = ${lastMonth}::date)::bigint as last_month
          from booking_months
          where ${inFullWorld(viewer, 'landlord_id', 'group_id', 'listing_id')} and month in (${thisMonth}::date, ${lastMonth}::date)
          group by currency
        ) earned
      ), '[]') as earnings,
      (select (percentile_cont(0.5) within group (order by date_part('epoch', answered_at - requested_at)) / 60)::int
        from listing_requests
        where ${requestsInWorld(viewer, 'landlord_id', 'group_id', 'id')} and answered_at is not null
          and requested_at >= ${answersSince}::timestamptz) as "medianAnswerMinutes"
    from figures`
})

function firstDayOfYear(day: Day): RawBuilder<unknown> {
  return sql`date_trunc('year', ${day}::date::timestamp)::date`
}

/**
 * Counts anew what is kept for the figures of a landlord, without one of all; answers which units' years and bookings
 * were not as stored, each in words. The database keeps all of it itself (decision 67), so there should be none.
 */
export async function recountFigures(db: Db, landlordId: string | null): Promise<string[]> {
  const { rows } = await sql<{ wrong: string }>`
    select recount_figures(${landlordId}::uuid) as wrong`.execute(db)
  return rows.map(({ wrong }) => wrong).toSorted()
}
