import { sql } from 'kysely'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import {
  type AnswerRow,
  type AskedQuestion,
  HOME_RENT,
  homeColumns,
  homeOrder,
  homeOrderAgain,
  ofHome,
  noStay,
  noDue,
  ownName,
  isHome,
  isPriced,
  taking,
  isIn,
  freeUntil,
  calledBy,
} from './asked-sql.ts'

/** Homes that are free for all days from `from` to `to`, the cheapest first. */
export async function listFreeHomes(source: Source, asked: AskedQuestion): Promise<AnswerRow[]> {
  return freeHomes.list(source, asked)
}

const freeHomes = statement(
  (_, asked: AskedQuestion) => sql<AnswerRow>`
    with home as (
      select ${homeColumns}, u.available_to, ${HOME_RENT} as price, g.currency, count(*) over ()::int as total
      from groups g join listings u on u.group_id = g.id
      where ${isHome(asked)} and ${isPriced(asked)}
        and u.available_from <= ${asked.from}::date and coalesce(u.available_to >= ${asked.to}::date, true)
        and u.id not in ${taking(asked, 'occupancies')} and u.id not in ${taking(asked, 'blocks')}
      order by g.currency, ${HOME_RENT}, ${homeOrder}
      limit ${asked.first}::int
    )
    select 'FREE' as kind, ${ofHome}, ${noStay}, ${asked.from}::date as "from",
      ${freeUntil(asked)} as "to", home.price as amount, home.currency, ${noDue}, home.total
    from home
    order by home.currency, home.price, ${homeOrderAgain}`,
)

/** Homes by their price and what they are called. */
export async function listHomes(source: Source, asked: AskedQuestion): Promise<AnswerRow[]> {
  return homes.list(source, asked)
}

const homes = statement(
  (_, asked: AskedQuestion) => sql<AnswerRow>`
    with home as (
      select ${homeColumns}, ${HOME_RENT} as price, g.currency, count(*) over ()::int as total
      from groups g join listings u on u.group_id = g.id
      where ${isHome(asked)} and ${isPriced(asked)}
      order by g.currency, ${HOME_RENT}, ${homeOrder}
      limit ${asked.first}::int
    )
    select 'HOME' as kind, ${ofHome}, ${noStay}, null::date as "from", null::date as "to",
      home.price as amount, home.currency, ${noDue}, home.total
    from home
    order by home.currency, home.price, ${homeOrderAgain}`,
)

/** So many stays of one home are told; a year has no more of them that last a month. */
const STAYS_OF_A_HOME = 12

/**
 * Who lives in the homes that are called so; `isState`: also what else takes the days. A home that nothing takes is told as
 * well, until when: who lives in 23 may be nobody.
 */
export async function listStaysInHomes(
  source: Source,
  asked: AskedQuestion & { isState: boolean },
): Promise<AnswerRow[]> {
  return staysInHomes.list(source, asked)
}

const staysInHomes = statement((_, asked: AskedQuestion & { isState: boolean }) => {
  const others = asked.isState
    ? sql`union all select 'BLOCK', k.days, null, null, k.id from blocks k
        where k.listing_id = home.id and ${isIn(asked, 'k.days')}`
    : sql``
  // Outside of its window a home is not free, though nobody lives there.
  const untaken = asked.isState
    ? sql`case when home.available_from <= ${asked.from}::date and coalesce(home.available_to >= ${asked.to}::date, true)
        then 'FREE' else 'NOBODY' end`
    : sql`'NOBODY'`
  const kinds = asked.isState ? sql`true` : sql`o.kind = 'BOOKING'`
  return sql<AnswerRow>`
    with home as (
      select ${homeColumns}, u.available_from, u.available_to, u.landlord_id, ${calledBy(asked, ownName)} as called_by, count(*) over ()::int as total
      from groups g join listings u on u.group_id = g.id
      where ${isHome(asked)}
      order by called_by desc, ${homeOrder}
      limit ${asked.first}::int
    ), taken as (
      select home.id as listing_id, t.* from home cross join lateral (
        select o.kind, o.days, o.offer_id, o.booking_id, o.id as taken_id from occupancies o
        where o.listing_id = home.id and o.landlord_id = home.landlord_id and ${isIn(asked, 'o.days')} and ${kinds}
        ${others}
        order by 2
        limit ${STAYS_OF_A_HOME}::int
      ) t
    )
    select case when t.kind = 'BOOKING' then 'STAY' else coalesce(t.kind, ${untaken}) end as kind,
      coalesce(t.taken_id, home.id)::text as id, home.group_id as "groupId", home.id as "listingId",
      home.part_of_group as "partOfGroup", home.name as "homeName", home.group_name as "groupName",
      br.first_name || ' ' || br.last_name as "tenantName", t.booking_id as "bookingId",
      lr.booking_request_id as "bookingRequestId", lr.id as "listingRequestId",
      coalesce(lower(t.days), ${asked.from}::date) as "from",
      case when t.days is null then ${freeUntil(asked, asked.isState)} else upper(t.days) - 1 end as "to",
      null::bigint as amount, null::text as currency, ${noDue}, home.total
    from home
    left join taken t on t.listing_id = home.id
    left join booking_offers bo on bo.id = t.offer_id
    left join listing_requests lr on lr.id = bo.listing_request_id
    left join booking_requests br on br.id = lr.booking_request_id
    order by home.called_by desc, ${homeOrderAgain}, t.days`
})
