import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Day } from '../../../domain/kernel/day.ts'
import {
  type HomeWithRent,
  type MadeRentChange,
  rentKey,
  type RentOwner,
} from '../../../domain/listings/rent-change.ts'
import type { Db } from '../../kernel/db/database.ts'
import { json } from '../../kernel/db/parameters.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import { inFullWorld } from '../../kernel/viewer/visible-to.ts'

/** A home with its rent, for the table of all of them. */
export interface RentHomeRow extends HomeWithRent {
  landlordId: string
  name: string
  city: string
  /** Units that cost a rent of their own, which a change of the home's leaves as it is. */
  unitsApart: number
}

const planned = sql`c.in_force_at is null and c.undone_at is null and c.lapsed_at is null`

const plannedRents = (owner: RawBuilder<unknown>) => sql`
  coalesce((select json_agg(json_build_object('from', c.from_day, 'after', c.after) order by c.from_day)
    from rent_changes c where c.group_id = g.id and ${owner} and ${planned}), '[]')`

/** The homes, each before its units that have a rent of their own; `chosen` narrows both. */
const rentRows = (viewer: Viewer, chosen: { homes: RawBuilder<unknown>; units: RawBuilder<unknown> }) => {
  const own = sql`${inFullWorld(viewer, 'g.landlord_id', 'g.id')} and g.deleted_at is null and g.archived_at is null`
  return sql<RentHomeRow>`
    select g.id as "groupId", null::uuid as "listingId", g.landlord_id as "landlordId", g.name, g.city, g.price,
      g.currency, g.area, (select count(*)::int from listings u
        where u.group_id = g.id and u.price is not null and u.deleted_at is null) as "unitsApart",
      ${plannedRents(sql`c.listing_id is null`)} as planned, lower(g.name) as place, '' as unit
    from groups g where ${own} and ${chosen.homes}
    union all
    select g.id, u.id, g.landlord_id, u.apartment_name, g.name, u.price, g.currency, g.area, 0,
      ${plannedRents(sql`c.listing_id = u.id`)}, lower(g.name), lower(u.apartment_name)
    from listings u join groups g on g.id = u.group_id
    where u.price is not null and u.deleted_at is null and ${own} and ${chosen.units}
    order by place, "groupId", unit, "listingId"`
}

/** The rents of the viewer's world that are neither deleted nor archived, by name of the home. */
export async function listRentHomes(db: Db, viewer: Viewer): Promise<RentHomeRow[]> {
  const { rows } = await rentRows(viewer, { homes: sql`true`, units: sql`true` }).execute(db)
  return rows
}

/** Locks the homes of those rents that the viewer may change, by id; answers the rents. */
export async function lockRentHomes(
  trx: Db,
  viewer: Viewer,
  { groupIds, listingIds }: { groupIds: readonly string[]; listingIds: readonly string[] },
): Promise<RentHomeRow[]> {
  await lockHomesOfOrder(trx, viewer, groupIds, listingIds)
  // Read once they are locked: what was planned meanwhile is seen.
  const { rows } = await rentRows(viewer, {
    homes: sql`g.id = any(${groupIds}::uuid[])`,
    units: sql`u.id = any(${listingIds}::uuid[])`,
  }).execute(trx)
  return rows
}

/** Locks those of the homes, and of the units' homes, that the viewer may change, by id. */
export async function lockHomesOfOrder(
  trx: Db,
  viewer: Viewer,
  groupIds: readonly string[],
  listingIds: readonly string[] = [],
): Promise<void> {
  await sql`
    select g.id from groups g
    where (g.id = any(${groupIds}::uuid[])
        or g.id in (select group_id from listings where id = any(${listingIds}::uuid[])))
      and ${inFullWorld(viewer, 'g.landlord_id', 'g.id')}
    order by g.id for no key update`.execute(trx)
}

/** Gives groups their rents, and units those that they have for themselves. */
export async function savePrices(trx: Db, rents: readonly (RentOwner & { price: number })[]): Promise<void> {
  for (const table of ['groups', 'listings'] as const) {
    const of = rents.filter(({ listingId }) => (listingId === null) === (table === 'groups'))
    if (of.length === 0) continue
    await sql`
      update ${sql.table(table)} as t set price = given.price
      from unnest(${of.map((rent) => rentKey(rent))}::uuid[], ${of.map(({ price }) => price)}::bigint[])
        as given (id, price)
      where t.id = given.id`.execute(trx)
  }
}

/** What is kept of the change of one rent. */
export interface NewRentChange extends RentOwner {
  landlordId: string
  before: number
  after: number
  currency: string
}

/** Keeps changes that were made at once, those in force with since when; answers the id by which they are undone. */
export async function insertRentChanges(
  trx: Db,
  changes: readonly NewRentChange[],
  made: {
    madeBy: string | null
    at: Temporal.Instant
    from: Day
    inForceAt: Temporal.Instant | null
  },
): Promise<string> {
  const batchId = randomUUID()
  const rows = changes.map((change, at) => ({ ...change, id: at === 0 ? batchId : randomUUID() }))
  await sql`
    insert into rent_changes (id, landlord_id, group_id, listing_id, batch_id, made_by, made_at, from_day,
      before, after, currency, in_force_at)
    select id, "landlordId", "groupId", "listingId", ${batchId}::uuid, ${made.madeBy}::uuid, ${made.at}::timestamptz,
      ${made.from}::date, before, after, currency, ${made.inForceAt}::timestamptz
    from jsonb_to_recordset(${json(rows)}::jsonb) as given (id uuid, "landlordId" uuid,
      "groupId" uuid, "listingId" uuid, before bigint, after bigint, currency text)`.execute(trx)
  return batchId
}

/** A change of the rents of some homes, as it is undone. */
export interface StoredRentChange extends NewRentChange, MadeRentChange {
  id: string
  isUndone: boolean
}

/** Of a change `c` of the group `g`: what is paid today where it was made; null where there is no such rent any more. */
const rentNow = sql`(case when c.listing_id is null then g.price
  else (select l.price from listings l where l.id = c.listing_id and l.deleted_at is null) end)`

/**
 * Of a change `c` of the group `g`: nothing has changed the rent since, and there was one before that it can go back to.
 * A later change may have led to the same amount. Of several that one run of the job began the later day is the later one.
 * A unit that has gone back to its home's rent has no rent of its own that could be another.
 */
export const isUntouchedRent = sql<boolean>`(c.lapsed_at is null and c.undone_at is null
  and (c.in_force_at is null or (coalesce(${rentNow} = c.after, false) and g.currency = c.currency and c.before > 0
    and not exists (select from rent_changes n
      where n.group_id = c.group_id and n.listing_id is not distinct from c.listing_id and n.undone_at is null
      and (n.in_force_at, n.from_day, n.made_at) > (c.in_force_at, c.from_day, c.made_at)))))`

const changeColumns = sql`c.id, c.landlord_id as "landlordId", c.group_id as "groupId", c.listing_id as "listingId",
  c.before, c.after, c.currency, g.area,
  c.in_force_at is not null as "isInForce", c.undone_at is not null as "isUndone",
  ${isUntouchedRent} as "isUntouched"`

/** The changes that the viewer made or may undo with one order, whose homes are locked first; none for a foreign one. */
export async function lockRentBatch(trx: Db, viewer: Viewer, batchId: string): Promise<StoredRentChange[]> {
  await sql`
    select g.id from groups g
    where g.id in (select c.group_id from rent_changes c where c.batch_id = ${batchId}::uuid)
      and ${inFullWorld(viewer, 'g.landlord_id', 'g.id')}
    order by g.id for no key update`.execute(trx)
  const { rows } = await sql<StoredRentChange>`
    select ${changeColumns} from rent_changes c join groups g on g.id = c.group_id
    where c.batch_id = ${batchId}::uuid and ${inFullWorld(viewer, 'c.landlord_id', 'c.group_id')}
      and g.deleted_at is null
    order by c.id`.execute(trx)
  return rows
}

/** Says of changes that they were taken back. */
export async function saveRentsUndone(trx: Db, ids: readonly string[], at: Temporal.Instant): Promise<void> {
  await sql`update rent_changes set undone_at = ${at} where id = any(${ids}::uuid[])`.execute(trx)
}

/** A planned change whose day has come. */
export interface DueRentChange extends NewRentChange {
  id: string
  price: number
  area: number
  /** The home is gone or costs in another currency now, the unit is gone or has no rent of its own any more. */
  isIdle: boolean
}

/** Locks the homes of planned changes whose day has come; answers the changes, the earliest first. */
export async function lockDueRents(trx: Db, today: Day, limit: number): Promise<DueRentChange[]> {
  const due = sql`${planned} and c.from_day <= ${today}::date`
  await sql`
    select g.id from groups g
    where g.id in (select c.group_id from rent_changes c where ${due} order by c.from_day, c.group_id limit ${limit})
    order by g.id for no key update`.execute(trx)
  const { rows } = await sql<DueRentChange>`
    select c.id, c.landlord_id as "landlordId", c.group_id as "groupId", c.listing_id as "listingId", c.before, c.after,
      c.currency, coalesce(${rentNow}, 0) as price, g.area,
      g.deleted_at is not null or g.currency <> c.currency or ${rentNow} is null as "isIdle"
    from rent_changes c join groups g on g.id = c.group_id
    where ${due} order by c.from_day, c.group_id limit ${limit}`.execute(trx)
  return rows
}

/** Says that a planned change is in force, with the rent that it followed, or that it could not be. */
export async function saveRentDue(
  trx: Db,
  change: { id: string; before: number },
  outcome: { inForceAt: Temporal.Instant } | { lapsedAt: Temporal.Instant },
): Promise<void> {
  await trx
    .updateTable('rent_changes')
    .set(
      'inForceAt' in outcome
        ? { in_force_at: outcome.inForceAt, before: change.before }
        : { lapsed_at: outcome.lapsedAt },
    )
    .where('id', '=', change.id)
    .execute()
}
