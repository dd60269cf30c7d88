import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { CURRENCIES } from '../../../domain/catalogue/currencies.ts'
import type { InvoiceLiveMode } from '../../../domain/catalogue/invoices.ts'
import type { Day } from '../../../domain/kernel/day.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import { inFullWorld, inWorld } from '../../kernel/viewer/visible-to.ts'

/** What an answer of the palette tells. */
export const ANSWER_KINDS = [
  'FREE',
  'STAY',
  'HOLD',
  'BLOCK',
  'NOBODY',
  'RENT',
  'INVOICE',
  'REQUEST',
  'HOME',
] as const satisfies readonly string[]

/** One answer: a home, a stay, an amount or a request, with the facts that it is one for. */
export interface AnswerRow {
  kind: (typeof ANSWER_KINDS)[number]
  /** Unique among the answers of a question. */
  id: string
  groupId: string
  /** Null where it is of a whole group. */
  listingId: string | null
  partOfGroup: boolean
  homeName: string
  groupName: string
  tenantName: string | null
  bookingId: string | null
  bookingRequestId: string | null
  listingRequestId: string | null
  /** The days of a stay or block; of a free home the days until it is taken again (`to` null: no end is known). */
  from: Day | null
  to: Day | null
  /** In minor units: the monthly price of a home, or what is open. */
  amount: number | null
  currency: string | null
  dueOn: Day | null
  number: string | null
  /** How many answers there are in all. */
  total: number
}

/** A question as the statements take it. */
export interface Asked {
  viewer: Viewer
  /** What names are like, each as a pattern; a row has all of them. */
  patterns: readonly string[]
  /** Whether there is one. */
  isNamed: boolean
  from: Day | null
  to: Day | null
  today: Day
  /** Monthly prices in major units. */
  least: number | null
  most: number | null
  currency: string | null
  mode: InvoiceLiveMode
  first: number
}

/** Homes that are free for all days from `from` to `to`, the cheapest first. */
export async function listFreeHomes(source: Source, asked: Asked): Promise<AnswerRow[]> {
  return freeHomes.list(source, asked)
}

const freeHomes = statement(
  (_, asked: Asked) => sql<AnswerRow>`
    with home as (
      select ${homeColumns}, u.available_to, g.price, g.currency, count(*) over ()::int as total
      from groups g join listings u on u.group_id = g.id
      where ${isHome(asked)} and ${isPriced(asked)}
        and u.available_from <= ${asked.from}::date and coalesce(u.available_to >= ${asked.to}::date, true)
        and u.id not in ${taking(asked, 'occupancies')} and u.id not in ${taking(asked, 'blocks')}
      order by g.currency, g.price, ${homeOrder}
      limit ${asked.first}::int
    )
    select 'FREE' as kind, ${ofHome}, ${noStay}, ${asked.from}::date as "from",
      ${freeUntil(asked)} as "to", home.price as amount, home.currency, ${noDue}, home.total
    from home
    order by home.currency, home.price, ${homeOrderAgain}`,
)

/** Homes by their price and what they are called. */
export async function listHomes(source: Source, asked: Asked): Promise<AnswerRow[]> {
  return homes.list(source, asked)
}

const homes = statement(
  (_, asked: Asked) => sql<AnswerRow>`
    with home as (
      select ${homeColumns}, g.price, g.currency, count(*) over ()::int as total
      from groups g join listings u on u.group_id = g.id
      where ${isHome(asked)} and ${isPriced(asked)}
      order by g.currency, g.price, ${homeOrder}
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
  asked: Asked & { isState: boolean },
): Promise<AnswerRow[]> {
  return staysInHomes.list(source, asked)
}

const staysInHomes = statement((_, asked: Asked & { isState: boolean }) => {
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
      select ${homeColumns}, u.available_from, u.available_to, ${calledBy(asked, ownName)} as called_by, count(*) over ()::int as total
      from groups g join listings u on u.group_id = g.id
      where ${isHome(asked)}
      order by called_by desc, ${homeOrder}
      limit ${asked.first}::int
    ), taken as (
      select home.id as listing_id, t.* from home cross join lateral (
        select o.kind, o.days, o.offer_id, o.booking_id, o.id as taken_id from occupancies o
        where o.listing_id = home.id and ${isIn(asked, 'o.days')} and ${kinds}
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

/** Bookings by what of them lies in the days: all that do, or their first or their last day. */
export async function listStays(
  source: Source,
  asked: Asked & { written: { by: 'DAYS' | 'FROM' | 'TO' } },
): Promise<AnswerRow[]> {
  return stays.list(source, asked)
}

const stays = statement((_, asked: Asked & { written: { by: 'DAYS' | 'FROM' | 'TO' } }) => {
  const { from, to } = asked
  const { by } = asked.written
  const day = by === 'TO' ? sql`b."to"` : sql`b."from"`
  const isMeant =
    by === 'DAYS'
      ? sql`b."from" <= ${to}::date and b."to" >= ${from}::date`
      : sql`${day} between ${from}::date and ${to}::date`
  // Without a name the first are found among the bookings alone.
  const named = asked.isNamed ? joinsOfBooking : sql``
  return sql<AnswerRow>`
    with found as (
      select b.id, count(*) over ()::int as total from bookings b ${named}
      where ${inFullWorld(asked.viewer, 'b.landlord_id', 'b.group_id')} and not b.canceled and ${isMeant}
        and ${isCalled(asked, homeAndTenant)}
      order by ${day}, b.id
      limit ${asked.first}::int
    )
    select 'STAY' as kind, b.id::text as id, ${ofBooking}, b."from", b."to", null::bigint as amount,
      null::text as currency, ${noDue}, found.total
    from found join bookings b on b.id = found.id ${joinsOfBooking}
    order by ${day}, b.id`
})

/**
 * What is owed: rents that were due by today, and open invoices, as the money page has them; of some days those that were
 * due in them. The oldest first.
 */
export async function listUnpaid(source: Source, asked: Asked): Promise<AnswerRow[]> {
  return unpaid.list(source, asked)
}

const unpaid = statement((_, asked: Asked) => {
  const { viewer, from, to, mode } = asked
  const inSight = sql`${inFullWorld(viewer, 'b.landlord_id', 'b.group_id')} and ${isCalled(asked, homeAndTenant)}`
  const isMeant = (day: RawBuilder<unknown>) =>
    from === null ? sql`true` : sql`${day} between ${from}::date and ${to}::date`
  return sql<AnswerRow>`
    select owed.*, count(*) over ()::int as total from (
      select 'RENT' as kind, r.id::text as id, ${ofBooking}, r."from", r."to", r.amount - r.received_amount as amount,
        r.currency, r.due_on as "dueOn", null::text as number
      from rents r join bookings b on b.id = r.booking_id and b.landlord_id = r.landlord_id ${joinsOfBooking}
      where r.landlord_id = ${viewer.landlordId}::uuid and r.received_amount < r.amount
        and r.due_on <= ${asked.today}::date and ${isMeant(sql`r.due_on`)} and ${inSight}
      union all
      select 'INVOICE', i.id::text, ${ofBooking}, b."from", b."to", i.amount - i.paid_amount, i.currency, i.due_date,
        i.number
      from invoices i join bookings b on b.id = i.booking_id and b.landlord_id = i.landlord_id ${joinsOfBooking}
      where i.landlord_id = ${viewer.landlordId}::uuid and i.live_mode = ${mode} and i.document_type = 'INVOICE'
        and i.number is not null and not i.is_paid and i.written_off_at is null
        and not exists (select from invoices note where note.credits_invoice_id = i.id and note.number is not null)
        and ${isMeant(sql`i.due_date`)} and ${inSight}
    ) owed
    order by owed."dueOn", owed.kind, owed.id
    limit ${asked.first}::int`
})

/**
 * Requests that are not in the archive and became no booking, the newest first; of some days those that ask for one of them. A name
 * is that of a home: tenants are found by the search.
 */
export async function listOpenRequests(source: Source, asked: Asked): Promise<AnswerRow[]> {
  return openRequests.list(source, asked)
}

const openRequests = statement((_, asked: Asked) => {
  const { from, to, viewer } = asked
  const isMeant = from === null ? sql`true` : sql`lr."from" <= ${to}::date and lr."to" >= ${from}::date`
  const isOpen = sql`lr.ended_at is null and lr.landlord_status <> 'OTHER' and ${isMeant}
    and not exists (select from bookings b where b.listing_request_id = lr.id)`
  const inSight = inWorld(viewer, 'lr.landlord_id', 'lr.group_id')
  const most = sql`${MOST_COUNTED + 1}::int`
  // The requests of named homes are read home by home: of a landlord with thousands of requests that are few.
  const open = asked.isNamed
    ? sql`home as materialized (
        select g.id from groups g where ${inWorld(viewer, 'g.landlord_id', 'g.id')} and ${isCalled(asked, ofGroup)}
      ), open as materialized (
        select o.* from home cross join lateral (
          select lr.id, lr.requested_at from listing_requests lr
          where lr.group_id = home.id and ${inSight} is true and ${isOpen} order by lr.requested_at desc limit ${most}
        ) o
      )`
    : sql`open as materialized (
        select lr.id, lr.requested_at from listing_requests lr where ${inSight} and ${isOpen}
        order by lr.requested_at desc, lr.id limit ${most}
      )`
  return sql<AnswerRow>`
    with ${open}, found as (
      select id, (select count(*)::int from open) as total from open order by requested_at desc, id
      limit ${asked.first}::int
    )
    select 'REQUEST' as kind, lr.id::text as id, lr.group_id as "groupId", null::uuid as "listingId",
      g.part_of_group as "partOfGroup", g.name as "homeName", g.name as "groupName",
      br.first_name || ' ' || br.last_name as "tenantName", null::uuid as "bookingId",
      lr.booking_request_id as "bookingRequestId", lr.id as "listingRequestId", lr."from", lr."to",
      null::bigint as amount, null::text as currency, ${noDue}, least(found.total, ${most}) as total
    from found
    join listing_requests lr on lr.id = found.id
    join booking_requests br on br.id = lr.booking_request_id
    join groups g on g.id = lr.group_id
    order by lr.requested_at desc, lr.id`
})

/** So many requests are counted; of more nobody wants to know how many. */
export const MOST_COUNTED = 100

const homeColumns = sql`u.id, u.group_id, g.part_of_group, g.name as group_name, u.apartment_name,
  case when g.part_of_group then u.apartment_name else g.name end as name`
const homeOrder = sql`g.name, length(u.apartment_name), u.apartment_name, u.id`
const homeOrderAgain = sql`home.group_name, length(home.apartment_name), home.apartment_name, home.id`
const ofHome = sql`home.id::text as id, home.group_id as "groupId", home.id as "listingId",
  home.part_of_group as "partOfGroup", home.name as "homeName", home.group_name as "groupName"`
const noStay = sql`null::text as "tenantName", null::uuid as "bookingId", null::uuid as "bookingRequestId",
  null::uuid as "listingRequestId"`
const noDue = sql`null::date as "dueOn", null::text as number`

const joinsOfBooking = sql`join listing_requests lr on lr.id = b.listing_request_id
  join booking_requests br on br.id = lr.booking_request_id
  join listings u on u.id = b.listing_id join groups g on g.id = b.group_id`
const ofBooking = sql`b.group_id as "groupId", b.listing_id as "listingId", g.part_of_group as "partOfGroup",
  case when g.part_of_group then u.apartment_name else g.name end as "homeName", g.name as "groupName",
  br.first_name || ' ' || br.last_name as "tenantName", b.id as "bookingId",
  lr.booking_request_id as "bookingRequestId", lr.id as "listingRequestId"`

const ownName = sql`u.apartment_name || ' ' || coalesce(u.external_id, '')`
const ofGroup = sql`g.name || ' ' || g.street || ' ' || g.street_number || ' ' || g.city`
const homeAndTenant = sql`${ownName} || ' ' || ${ofGroup} || ' ' || br.first_name || ' ' || br.last_name`

function isHome(asked: Asked): RawBuilder<SqlBool> {
  return sql`${inFullWorld(asked.viewer, 'g.landlord_id', 'g.id')} and g.deleted_at is null and g.archived_at is null
    and u.deleted_at is null and ${inFullWorld(asked.viewer, 'u.landlord_id', 'u.group_id')}
    and ${isCalled(asked, sql`${ownName} || ' ' || ${ofGroup}`)}`
}

/** Homes whose days something of a table takes: all of the landlord's at once, which is less than home by home. */
function taking(asked: Asked, table: 'occupancies' | 'blocks'): RawBuilder<unknown> {
  return sql`(select t.listing_id from ${sql.table(table)} t
    where t.landlord_id = ${asked.viewer.landlordId}::uuid and ${isIn(asked, 't.days')})`
}

/** Days from and to are both part of the question. */
function isIn({ from, to }: Asked, days: string): RawBuilder<SqlBool> {
  const column = sql.ref(days)
  return sql`upper(${column}) > ${from}::date and lower(${column}) <= ${to}::date`
}

/** The last day before a home is taken again or its window ends, or only before somebody moves in; null where that is open. */
function freeUntil({ from }: Asked, isForAll = true): RawBuilder<unknown> {
  const next = (table: string, isMeant: RawBuilder<SqlBool>) =>
    sql`(select min(lower(days)) - 1 from ${sql.table(table)} where listing_id = home.id
      and upper(days) > ${from}::date and ${isMeant})`
  return isForAll
    ? sql`least(${next('occupancies', sql`true`)}, ${next('blocks', sql`true`)}, home.available_to)`
    : next('occupancies', sql`kind = 'BOOKING'`)
}

function isPriced({ least, most, currency }: Asked): RawBuilder<SqlBool> {
  const minor = sql`case when g.currency = any(${WHOLE_CURRENCIES}::text[]) then 1 else 100 end`
  const limits = [
    ...(least === null ? [] : [sql`g.price >= ${least}::numeric * ${minor}`]),
    ...(most === null ? [] : [sql`g.price <= ${most}::numeric * ${minor}`]),
    ...(currency === null ? [] : [sql`g.currency = ${currency}`]),
  ]
  return limits.length === 0 ? sql`true` : sql`(${sql.join(limits, sql` and `)})`
}

/** Currencies whose amounts have no digits after the mark; the others have two. */
const WHOLE_CURRENCIES = CURRENCIES.filter(({ fractionDigits }) => fractionDigits === 0).map(
  ({ isoCode }) => isoCode,
)

/** Whether a text has all that is asked for; the pattern of a number begins and ends where the number does. */
function isCalled({ patterns, isNamed }: Asked, text: RawBuilder<unknown>): RawBuilder<SqlBool> {
  if (!isNamed) return sql`true`
  return sql`${compared(text)} ~ all(${patterns}::text[])`
}

/** How much of what is asked for a text has: of the flats in house 12 the one that is called 12 comes first. */
function calledBy({ patterns }: Asked, text: RawBuilder<unknown>): RawBuilder<number> {
  return sql`(select count(*) from unnest(${patterns}::text[]) as pattern where ${compared(text)} ~ pattern)::int`
}

/** As names are compared in the domain: in small letters, without accents, with ss for ß. */
function compared(text: RawBuilder<unknown>): RawBuilder<string> {
  return sql`replace(translate(lower(${text}), 'äáàâãåçéèêëíìîïñöóòôõúùûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), 'ß', 'ss')`
}
