import { sql } from 'kysely'
import type { FurnitureStandard } from '../../../domain/catalogue/listings.ts'
import { addDays, type Day, midnightOf, type Stay } from '../../../domain/kernel/day.ts'
import { COMPARED_AREAS } from '../../../domain/listings/expected-rent.ts'
import { AREA_CLASSES, type SimilarMonth } from '../../../domain/public/performance-figures.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import { countedNights } from './nights-sql.ts'

/** Which homes are similar: those of others in the same place, of the same class of area where one is known. */
export interface Similar {
  landlordId: string
  country: string
  city: string
  area: number | null
  currency: string
}

/** What similar homes did in the whole months from one day to another, the days included; with the homes behind each. */
export async function listSimilarMonths(
  source: Source,
  asked: Similar & { from: Day; to: Day },
): Promise<SimilarMonth[]> {
  return similarMonthsIn.list(source, asked)
}

const classOf = (area: unknown) => sql`width_bucket(${area}::integer, ${[...AREA_CLASSES]}::integer[])`

const similarMonthsIn = statement(
  (_, asked: Similar & { from: Day; to: Day }) => sql<SimilarMonth>`
    select sum(units)::integer as units, count(distinct landlord_id)::integer as landlords, sum(booked)::integer as booked,
      sum(vacant)::integer as vacant, sum(earned)::bigint as earned, sum(answers)::integer as answers,
      sum(answer_minutes)::bigint as "answerMinutes"
    from home_months
    where country = ${asked.country} and city = ${asked.city} and currency = ${asked.currency}
      and landlord_id <> ${asked.landlordId} and units > 0
      ${asked.area === null ? sql`` : sql`and area_class = ${classOf(asked.area)}`}
      and month >= ${asked.from}::date and (month + interval '1 month')::date - 1 <= ${asked.to}::date
    group by month order by month`,
)

/** What similar homes of others ask for, per month and in minor units. */
export interface SimilarPrices {
  units: number
  landlords: number
  lower: number | null
  median: number | null
  upper: number | null
}

/** What public homes of others ask for in the same place, of like area and furnished alike, brought to the same area. */
export async function findSimilarPrices(
  source: Source,
  asked: Similar & { area: number; standard: FurnitureStandard },
): Promise<SimilarPrices> {
  const row = await similarPricesIn.find(source, asked)
  if (!row) throw new Error('A count has a row.')
  return row
}

const similarPricesIn = statement(
  (_, asked: Similar & { area: number; standard: FurnitureStandard }) => sql<SimilarPrices>`
    select count(*)::integer as units, count(distinct landlord_id)::integer as landlords,
      ${quartile(0.25)} as lower, ${quartile(0.5)} as median, ${quartile(0.75)} as upper
    from (
      select g.landlord_id, g.price::float8 * ${asked.area}::integer / g.area as price
      from groups g
      where g.country = ${asked.country} and g.city = ${asked.city} and g.currency = ${asked.currency}
        and g.furniture_standard = ${asked.standard} and g.landlord_id <> ${asked.landlordId}
        and g.deleted_at is null and g.archived_at is null and g.price > 0 and g.area > 0
        and g.area between ${asked.area}::integer * ${COMPARED_AREAS.from}::float8
          and ${asked.area}::integer * ${COMPARED_AREAS.to}::float8
        and exists (select from listings u where u.group_id = g.id and u.published and u.deleted_at is null)
    ) as compared`,
)

function quartile(share: number) {
  return sql`round(percentile_cont(${share}::float8) within group (order by price))::bigint`
}

/** Counts a month that is over anew, for the homes of all landlords; what was counted of it before is replaced. */
export async function recountHomeMonth(trx: Db, month: Stay): Promise<void> {
  const everybody = { of: () => sql`true`, paidIn: () => sql`true` }
  const spans = {
    nowFrom: month.from,
    nowTo: month.to,
    beforeFrom: null,
    beforeTo: null,
    restFrom: null,
    restBeforeFrom: null,
  }
  await sql`delete from home_months where month = ${month.from}::date`.execute(trx)
  await sql`
    with ${countedNights(everybody, spans)},
    nights as (
      select group_id, count(distinct id) as units, coalesce(sum(nights) filter (where kind = 'BOOKED'), 0) as booked,
        coalesce(sum(nights) filter (where kind = 'VACANT'), 0) as vacant, coalesce(sum(earned), 0) as earned
      from cells where kind in ('BOOKED', 'VACANT') group by group_id
    ),
    answers as (
      select lr.group_id, count(*) as answers, sum(extract(epoch from lr.answered_at - lr.requested_at) / 60) as minutes
      from listing_requests lr
      where lr.answered_at is not null and lr.requested_at >= ${midnightOf(month.from)}
        and lr.requested_at < ${midnightOf(addDays(month.to, 1))}
      group by lr.group_id
    )
    insert into home_months (country, city, area_class, currency, month, landlord_id, units, booked, vacant, earned,
      answers, answer_minutes)
    select g.country, g.city, ${classOf(sql`g.area`)}, g.currency, ${month.from}::date, g.landlord_id, sum(n.units),
      sum(n.booked), sum(n.vacant), sum(n.earned), coalesce(sum(a.answers), 0), coalesce(sum(a.minutes), 0)::bigint
    from nights n join groups g on g.id = n.group_id left join answers a on a.group_id = n.group_id
    group by g.country, g.city, 3, g.currency, g.landlord_id`.execute(trx)
}

/** Forgets what homes did before a month. */
export async function deleteHomeMonths(trx: Db, before: Day): Promise<void> {
  await trx.deleteFrom('home_months').where('month', '<', before).execute()
}
