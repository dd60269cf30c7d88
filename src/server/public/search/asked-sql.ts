import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { CURRENCIES } from '../../../domain/catalogue/currencies.ts'
import type { InvoiceLiveMode } from '../../../domain/catalogue/invoices.ts'
import type { Day } from '../../../domain/kernel/day.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import { inFullWorld, isReadableGroup } from '../../kernel/viewer/visible-to.ts'

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
export interface AskedQuestion {
  viewer: Viewer
  /** What names are like, each as a pattern; a row has all of them. */
  patterns: readonly string[]
  /** Whether there is one. */
  isNamed: boolean
  from: Day | null
  to: Day | null
  today: Day
  /** Monthly prices in major units; of what is unpaid the open amounts. */
  least: number | null
  most: number | null
  currency: string | null
  mode: InvoiceLiveMode
  first: number
}

/** What is read of a home, as `home`. */
export const homeColumns = sql`u.id, u.group_id, g.part_of_group, g.name as group_name, u.apartment_name,
  case when g.part_of_group then u.apartment_name else g.name end as name`
/** The order of homes: by group, then by name with numbers as such. */
export const homeOrder = sql`g.name, length(u.apartment_name), u.apartment_name, u.id`
/** The same of what was read. */
export const homeOrderAgain = sql`home.group_name, length(home.apartment_name), home.apartment_name, home.id`
/** The columns of an answer that are the home's. */
export const ofHome = sql`home.id::text as id, home.group_id as "groupId", home.id as "listingId",
  home.part_of_group as "partOfGroup", home.name as "homeName", home.group_name as "groupName"`
/** Those of a stay, where there is none. */
export const noStay = sql`null::text as "tenantName", null::uuid as "bookingId", null::uuid as "bookingRequestId",
  null::uuid as "listingRequestId"`
/** Those of what is due, where nothing is. */
export const noDue = sql`null::date as "dueOn", null::text as number`

/** What a booking `b` is told with. */
export const joinsOfBooking = sql`join listing_requests lr on lr.id = b.listing_request_id
  join booking_requests br on br.id = lr.booking_request_id
  join listings u on u.id = b.listing_id join groups g on g.id = b.group_id`
/** The columns of an answer that are the booking's. */
export const ofBooking = sql`b.group_id as "groupId", b.listing_id as "listingId", g.part_of_group as "partOfGroup",
  case when g.part_of_group then u.apartment_name else g.name end as "homeName", g.name as "groupName",
  br.first_name || ' ' || br.last_name as "tenantName", b.id as "bookingId",
  lr.booking_request_id as "bookingRequestId", lr.id as "listingRequestId"`

/** What a unit is called by. */
export const ownName = sql`u.apartment_name || ' ' || coalesce(u.external_id, '')`
/** What a group is called by. */
export const ofGroup = sql`g.name || ' ' || g.street || ' ' || g.street_number || ' ' || g.city`
/** What a stay is called by. */
export const homeAndTenant = sql`${ownName} || ' ' || ${ofGroup} || ' ' || br.first_name || ' ' || br.last_name`

/** Homes of the viewer that are called as asked, not those put away. */
export function isHome(asked: AskedQuestion): RawBuilder<SqlBool> {
  return sql`${isReadable(asked.viewer)} and g.deleted_at is null and g.archived_at is null
    and u.deleted_at is null and ${inFullWorld(asked.viewer, 'u.landlord_id', 'u.group_id', 'u.id')}
    and ${isCalled(asked, sql`${ownName} || ' ' || ${ofGroup}`)}`
}

function isReadable(viewer: Viewer): RawBuilder<SqlBool> {
  return viewer.access === 'FULL' ? isReadableGroup(viewer, 'g.landlord_id', 'g.id') : sql`false`
}

/** Homes whose days something of a table takes: all of the landlord's at once, which is less than home by home. */
export function taking(asked: AskedQuestion, table: 'occupancies' | 'blocks'): RawBuilder<unknown> {
  return sql`(select t.listing_id from ${sql.table(table)} t
    where t.landlord_id = ${asked.viewer.landlordId}::uuid and ${isIn(asked, 't.days')})`
}

/** Days from and to are both part of the question. */
export function isIn({ from, to }: AskedQuestion, days: string): RawBuilder<SqlBool> {
  const column = sql.ref(days)
  return sql`upper(${column}) > ${from}::date and lower(${column}) <= ${to}::date`
}

/** The last day before a home is taken again or its window ends, or only before somebody moves in; null where that is open. */
export function freeUntil({ from }: AskedQuestion, isForAll = true): RawBuilder<unknown> {
  const next = (table: string, isMeant: RawBuilder<SqlBool>) =>
    sql`(select min(lower(days)) - 1 from ${sql.table(table)} where listing_id = home.id
      and upper(days) > ${from}::date and ${isMeant})`
  return isForAll
    ? sql`least(${next('occupancies', sql`true`)}, ${next('blocks', sql`true`)}, home.available_to)`
    : next('occupancies', sql`kind = 'BOOKING'`)
}

/** Whether a home costs what is asked for, or as much is open. */
export function isPriced(
  { least, most, currency }: AskedQuestion,
  of: { amount: RawBuilder<unknown>; currency: RawBuilder<unknown> } = HOME_PRICE,
): RawBuilder<SqlBool> {
  const minor = sql`case when ${of.currency} = any(${WHOLE_CURRENCIES}::text[]) then 1 else 100 end`
  const limits = [
    ...(least === null ? [] : [sql`${of.amount} >= ${least}::numeric * ${minor}`]),
    ...(most === null ? [] : [sql`${of.amount} <= ${most}::numeric * ${minor}`]),
    ...(currency === null ? [] : [sql`${of.currency} = ${currency}`]),
  ]
  return limits.length === 0 ? sql`true` : sql`(${sql.join(limits, sql` and `)})`
}

/** What a unit `u` of a group `g` costs a month. */
export const HOME_RENT = sql`coalesce(u.price, g.price)`

const HOME_PRICE = { amount: HOME_RENT, currency: sql`g.currency` }

/** Currencies whose amounts have no digits after the mark; the others have two. */
const WHOLE_CURRENCIES = CURRENCIES.filter(({ fractionDigits }) => fractionDigits === 0).map(
  ({ isoCode }) => isoCode,
)

/** Whether a text has all that is asked for; the pattern of a number begins and ends where the number does. */
export function isCalled(
  { patterns, isNamed }: AskedQuestion,
  text: RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  if (!isNamed) return sql`true`
  return sql`${compared(text)} ~ all(${patterns}::text[])`
}

/** How much of what is asked for a text has: of the flats in house 12 the one that is called 12 comes first. */
export function calledBy({ patterns }: AskedQuestion, text: RawBuilder<unknown>): RawBuilder<number> {
  return sql`(select count(*) from unnest(${patterns}::text[]) as pattern where ${compared(text)} ~ pattern)::int`
}

/**
 * As `withoutAccents` of the domain compares words: whatever a letter wears is taken off, before it is made small. Of letters
 * that wear nothing and are still no ASCII, databases in the collation C make none small.
 */
function compared(text: RawBuilder<unknown>): RawBuilder<string> {
  const bare = sql`regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g')`
  return sql`replace(lower(translate(${bare}, 'ÆŒØŁĐÐÞĦŊŦ', 'æœøłđðþħŋŧ')), 'ß', 'ss')`
}
