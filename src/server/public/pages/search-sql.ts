import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { PUBLIC_CATEGORIES, type PublicCategory } from '../../../domain/catalogue/pictures.ts'
import { SEARCH_MAX } from '../../../domain/public/public-search.ts'
import type { MapWindow } from '../../../domain/public/map-window.ts'
import type { CurrencyCount } from '../../../domain/public/search-currency.ts'
import type { SearchedStay } from '../../../domain/public/searched-stay.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inCategory } from './category-sql.ts'
import { isUnderRule } from './region-sql.ts'

/** What listings are looked for; null where it doesn't matter. Prices in minor units. */
export interface GroupFilter {
  /** The cities that the place names; none where nothing is let there. */
  cities: string[] | null
  category: PublicCategory | null
  stay: SearchedStay | null
  guests: number | null
  /** In the first currency. */
  maxPrice: number | null
  /** Those of the cities' listings in their order; the first is that of the search. */
  currencies: readonly string[]
  minArea: number | null
  pets: boolean
  /** The part of the map that is looked at. */
  window: MapWindow | null
}

/**
 * Published groups that fit, in the order of compareByPrice: how many up to SEARCH_MAX, and the ids of a window. One
 * statement; listings in other currencies are read where those of the search's own leave room.
 */
export async function findPublicGroups(
  db: Db,
  filter: GroupFilter,
  window: { offset: number; limit: number },
): Promise<{ total: number; ids: string[] }> {
  const fits = sql.join(conditions(filter), sql` and `)
  // Amounts of other currencies are no part of a comparison, so that a highest price leaves them out.
  const isMixed = filter.currencies.length > 1 && filter.maxPrice === null
  const place = placeOf(filter.currencies)
  const others = sql`(
    select g.id, ${place} as place, g.currency, g.from_price as price from groups g
    where g.deleted_at is null and g.currency <> ${filter.currencies[0] ?? ''} and ${fits}
    order by ${place}, g.currency, g.from_price, g.id
    limit greatest(0, ${SEARCH_MAX} - (select count(*) from own)))`
  const { rows } = await sql<{ total: number; ids: string[] }>`
    with own as materialized (
      select g.id, 0 as place, g.currency, g.from_price as price from groups g
      where g.deleted_at is null and g.currency = ${filter.currencies[0] ?? ''} and ${fits}
      order by g.from_price, g.id limit ${SEARCH_MAX}
    ), found as materialized (select * from own ${isMixed ? sql`union all ${others}` : sql``})
    select (select count(*) from found)::integer as total,
      array(select id from found order by place, currency, price, id
        offset ${window.offset} limit ${window.limit})::text[] as ids
  `.execute(db)
  return rows[0] ?? { total: 0, ids: [] }
}

/** Where a listing's currency stands in the order of all. */
function placeOf(currencies: readonly string[]): RawBuilder<number> {
  return sql`coalesce(array_position(${currencies}::text[], g.currency), ${currencies.length + 1})`
}

/** What a group `g` has to be to fit; for the list and for the map. */
export function conditions(filter: GroupFilter): RawBuilder<SqlBool>[] {
  const { cities, category, currencies, guests, maxPrice, minArea, pets, stay, window } = filter
  return [
    ...(cities ? [isIn(cities)] : []),
    ...(category ? [sql<SqlBool>`(${inCategory[category]})`] : []),
    ...(guests === null ? [] : [sql<SqlBool>`g.accommodates >= ${guests}`]),
    ...(maxPrice === null
      ? []
      : [sql<SqlBool>`(g.currency = ${currencies[0] ?? ''} and g.from_price <= ${maxPrice})`]),
    ...(minArea === null ? [] : [sql<SqlBool>`g.area >= ${minArea}`]),
    ...(pets ? [sql<SqlBool>`g.pet_rule <> 'NOT_ALLOWED'`] : []),
    ...(window ? [isWithin(window)] : []),
    ...(stay ? [freeFor(stay)] : window ? [] : [published]),
  ]
}

/** Of one city alone an index has the listings in the order of their prices. */
function isIn(cities: string[]): RawBuilder<SqlBool> {
  const [only, ...more] = cities
  return more.length === 0 && only !== undefined ? sql`g.city = ${only}` : sql`g.city = any(${cities})`
}

function isWithin({ fromX, toX, fromY, toY }: MapWindow): RawBuilder<SqlBool> {
  const columns =
    fromX <= toX ? sql`g.map_x between ${fromX} and ${toX}` : sql`(g.map_x >= ${fromX} or g.map_x <= ${toX})`
  // What the index of the map holds, in its words.
  return sql`(g.is_public and g.map_x is not null and ${columns} and g.map_y between ${fromY} and ${toY})`
}

const published = sql<SqlBool>`exists (
  select 1 from listings u where u.group_id = g.id and u.published and u.deleted_at is null)`

/** A unit can be had for all of these days, and their number suits the landlord and the law of the city. */
function freeFor({ from, to, wholeMonths, begunMonths, broken }: SearchedStay): RawBuilder<SqlBool> {
  // By bounds, and by the group beside: the planner would take the index of overlaps, three times as slow.
  const taken = (table: string) => sql`exists (select 1 from ${sql.table(table)} taken
    where taken.listing_id = u.id and taken.group_id = g.id and upper(taken.days) > ${from}::date and lower(taken.days) <= ${to}::date)`
  const kept = broken.map((rule) => sql`and not ${isUnderRule(rule)}`)
  return sql<SqlBool>`
    coalesce(g.min_booking_duration, 0) <= ${wholeMonths}
    and (g.max_booking_duration is null or g.max_booking_duration >= ${begunMonths})
    ${kept.length > 0 ? sql.join(kept, sql` `) : sql``}
    and exists (
      select 1 from listings u where u.group_id = g.id and u.published and u.deleted_at is null
        and u.available_from <= ${from}::date
        and (u.available_to is null or u.available_to >= ${to}::date)
        and not ${taken('occupancies')} and not ${taken('blocks')})`
}

/**
 * Published groups of the same city, those nearest in price first, and where they are too few those in other
 * currencies, the cheapest of each first; none for a group that isn't published. One statement.
 */
export async function listSimilarIds(db: Db, groupId: string, limit: number): Promise<string[]> {
  const side = (which: RawBuilder<SqlBool>, order: RawBuilder<unknown>) => sql`(
    select g.id, abs(g.from_price - asked.price) as far from groups g
    where g.city = asked.city and g.currency = asked.currency and g.id <> asked.id and g.deleted_at is null and ${which} and ${published}
    order by ${order} limit ${limit})`
  const { rows } = await sql<{ id: string }>`
    with asked as (select g.id, g.city, g.from_price as price, g.currency from groups g
      where g.id = ${groupId}::uuid and g.deleted_at is null and ${published}),
    near as materialized (
      select near.id, near.far from asked cross join lateral (
        ${side(sql`g.from_price >= asked.price`, sql`g.from_price, g.id`)}
        union all ${side(sql`g.from_price < asked.price`, sql`g.from_price desc, g.id`)}
      ) near order by near.far, near.id limit ${limit}),
    others as (
      select g.id, row_number() over (order by g.currency, g.from_price, g.id) as place from groups g join asked on true
      where g.city = asked.city and g.currency <> asked.currency and g.deleted_at is null and ${published}
      order by g.currency, g.from_price, g.id limit greatest(0, ${limit} - (select count(*) from near)))
    select id from (
      select id, 0 as place, far from near union all select id, place, 0 from others) as listed
    order by place, far, id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Those of the groups that are published, in the order of the ids. */
export async function listPublishedIds(db: Db, groupIds: readonly string[]): Promise<string[]> {
  if (groupIds.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select g.id from unnest(${groupIds}::uuid[]) with ordinality as asked (id, place)
      join groups g on g.id = asked.id and g.deleted_at is null
    where ${published} order by asked.place`.execute(db)
  return rows.map(({ id }) => id)
}

/** A city with what is let there: how many listings in which currency, and the cheapest of those in the one that most have. */
export interface PublicPlace {
  city: string
  total: number
  priceFrom: number
  currency: string
  currencies: CurrencyCount[]
}

/** The cities with published listings, those with most first. */
export async function listPublicPlaces(db: Db): Promise<PublicPlace[]> {
  const { rows } = await sql<PublicPlace>`
    select city, sum(number)::integer as total,
      (array_agg(cheapest order by number desc, currency))[1]::integer as "priceFrom",
      (array_agg(currency order by number desc, currency))[1] as currency,
      jsonb_agg(jsonb_build_object('currency', currency, 'total', number) order by number desc, currency) as currencies
    from (
      select g.city, g.currency, count(*) as number, min(g.from_price) as cheapest
      from groups g where g.deleted_at is null and ${published} group by g.city, g.currency) as each
    group by city order by total desc, city`.execute(db)
  return rows
}

/** Which kinds of listings are let in which cities. One statement. */
export async function listPublicKinds(db: Db): Promise<{ category: PublicCategory; city: string }[]> {
  const kinds = PUBLIC_CATEGORIES.map(
    (category) => sql`
      select distinct ${category}::text as category, g.city from groups g
      where g.deleted_at is null and ${inCategory[category]} and ${published}`,
  )
  const { rows } = await sql<{ category: PublicCategory; city: string }>`
    ${sql.join(kinds, sql` union all `)} order by category, city`.execute(db)
  return rows
}
