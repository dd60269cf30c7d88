import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Day } from '../../../domain/kernel/day.ts'
import type { HomeWithRent, MadeRentChange } from '../../../domain/listings/rent-change.ts'
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

const homeColumns = sql`g.id as "groupId", g.landlord_id as "landlordId", g.name, g.city, g.price, g.currency, g.area,
  (select count(*)::int from listings u where u.group_id = g.id and u.price is not null and u.deleted_at is null) as "unitsApart",
  coalesce((select json_agg(json_build_object('from', c.from_day, 'after', c.after) order by c.from_day)
    from rent_changes c where c.group_id = g.id and ${planned}), '[]') as planned`

/** The homes of the viewer's world that are neither deleted nor archived, by name. */
export async function listRentHomes(db: Db, viewer: Viewer): Promise<RentHomeRow[]> {
  const { rows } = await sql<RentHomeRow>`
    select ${homeColumns} from groups g
    where ${inFullWorld(viewer, 'g.landlord_id', 'g.id')} and g.deleted_at is null and g.archived_at is null
    order by lower(g.name), g.id`.execute(db)
  return rows
}

/** Locks those of the homes that the viewer may change, by id; answers them. */
export async function lockRentHomes(
  trx: Db,
  viewer: Viewer,
  groupIds: readonly string[],
): Promise<RentHomeRow[]> {
  await lockHomesOfOrder(trx, viewer, groupIds)
  // Read once they are locked: what was planned meanwhile is seen.
  const { rows } = await sql<RentHomeRow>`
    select ${homeColumns} from groups g
    where g.id = any(${groupIds}::uuid[]) and ${inFullWorld(viewer, 'g.landlord_id', 'g.id')}
      and g.deleted_at is null and g.archived_at is null
    order by g.id`.execute(trx)
  return rows
}

/** Locks those of the homes that the viewer may change, by id. */
export async function lockHomesOfOrder(trx: Db, viewer: Viewer, groupIds: readonly string[]): Promise<void> {
  await sql`
    select g.id from groups g
    where g.id = any(${groupIds}::uuid[]) and ${inFullWorld(viewer, 'g.landlord_id', 'g.id')}
    order by g.id for no key update`.execute(trx)
}

/** Gives groups their rents. */
export async function saveHomeRents(
  trx: Db,
  rents: readonly { groupId: string; price: number }[],
): Promise<void> {
  if (rents.length === 0) return
  await sql`
    update groups g set price = given.price
    from unnest(${rents.map(({ groupId }) => groupId)}::uuid[], ${rents.map(({ price }) => price)}::bigint[])
      as given (id, price)
    where g.id = given.id`.execute(trx)
}

/** What is kept of the change of one rent. */
export interface NewRentChange {
  landlordId: string
  groupId: string
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
    insert into rent_changes (id, landlord_id, group_id, batch_id, made_by, made_at, from_day, before, after, currency,
      in_force_at)
    select id, "landlordId", "groupId", ${batchId}::uuid, ${made.madeBy}::uuid, ${made.at}::timestamptz,
      ${made.from}::date, before, after, currency, ${made.inForceAt}::timestamptz
    from jsonb_to_recordset(${json(rows)}::jsonb) as given (id uuid, "landlordId" uuid,
      "groupId" uuid, before bigint, after bigint, currency text)`.execute(trx)
  return batchId
}

/** A change of the rents of some homes, as it is undone. */
export interface StoredRentChange extends NewRentChange, MadeRentChange {
  id: string
  isUndone: boolean
}

/**
 * Of a change `c` of the group `g`: nothing has changed the rent since, and there was one before that it can go back to.
 * A later change may have led to the same amount. Of several that one run of the job began the later day is the later one.
 */
export const isUntouchedRent = sql<boolean>`(c.lapsed_at is null and c.undone_at is null
  and (c.in_force_at is null or (g.price = c.after and g.currency = c.currency and c.before > 0
    and not exists (select from rent_changes n where n.group_id = c.group_id and n.undone_at is null
      and (n.in_force_at, n.from_day, n.made_at) > (c.in_force_at, c.from_day, c.made_at)))))`

const changeColumns = sql`c.id, c.landlord_id as "landlordId", c.group_id as "groupId", c.before, c.after, c.currency, g.area,
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
  /** The home is gone, or costs in another currency now. */
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
    select c.id, c.landlord_id as "landlordId", c.group_id as "groupId", c.before, c.after, c.currency, g.price, g.area,
      g.deleted_at is not null or g.currency <> c.currency as "isIdle"
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
