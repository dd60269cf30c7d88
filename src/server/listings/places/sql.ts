import { sql } from 'kysely'
import { publicPointOf } from '../../../domain/listings/map-point.ts'
import type { LocatedPoint, PointSource } from '../../../domain/listings/point-source.ts'
import type { Db } from '../../kernel/db/database.ts'

/** The address and the point of a group, by which its place is looked for. */
export interface PlaceRow {
  groupId: string
  landlordId: string
  street: string
  streetNumber: string
  zipCode: string
  city: string
  country: string
  lon: number | null
  lat: number | null
  pointSource: PointSource | null
  /** How often its geocoder has failed. */
  tries: number
}

const placeColumns = [
  'g.id as groupId',
  'g.landlord_id as landlordId',
  'g.street',
  'g.street_number as streetNumber',
  'g.zip_code as zipCode',
  'g.city',
  'g.country',
  'g.lon',
  'g.lat',
  'g.point_source as pointSource',
  'g.locate_tries as tries',
] as const

/** Where a group is by what is known, or undefined: only for ids that came out of a visible row. */
export async function findPlace(db: Db, groupId: string): Promise<PlaceRow | undefined> {
  return db
    .selectFrom('groups as g')
    .select(placeColumns)
    .where('g.id', '=', groupId)
    .where('g.deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Locks a group whose place is still to be looked for; undefined where that is done, or it is gone. */
export async function lockToLocate(trx: Db, groupId: string): Promise<PlaceRow | undefined> {
  return trx
    .selectFrom('groups as g')
    .select(placeColumns)
    .where('g.id', '=', groupId)
    .where('g.deleted_at', 'is', null)
    .where('g.located_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** A window of the groups whose place is still to be looked for, by id; those that wait for a geocoder not before it is time. */
export async function listToLocate(
  db: Db,
  { after, now, limit }: { after: string | null; now: Temporal.Instant; limit: number },
): Promise<PlaceRow[]> {
  return db
    .selectFrom('groups as g')
    .select(placeColumns)
    .where('g.located_at', 'is', null)
    .where('g.deleted_at', 'is', null)
    .where((eb) => eb.or([eb('g.locate_after', 'is', null), eb('g.locate_after', '<=', now)]))
    .$if(after !== null, (query) => query.where('g.id', '>', after))
    .orderBy('g.id')
    .limit(limit)
    .execute()
}

/** Notes that a geocoder has failed for a group, and when it is asked again. */
export async function saveTry(db: Db, groupId: string, after: Temporal.Instant): Promise<void> {
  await db
    .updateTable('groups')
    .set((eb) => ({ locate_tries: eb('locate_tries', '+', 1), locate_after: after }))
    .where('id', '=', groupId)
    .execute()
}

/** Stores where a group is, with the point that anybody may know; null: nowhere is known. Without `at` it is looked for again. */
export async function savePoint(
  db: Db,
  groupId: string,
  point: LocatedPoint | null,
  at: Temporal.Instant | null,
): Promise<void> {
  const shown = point && publicPointOf(point)
  await db
    .updateTable('groups')
    .set({
      lon: point?.lon ?? null,
      lat: point?.lat ?? null,
      point_source: point?.source ?? null,
      map_x: shown?.x ?? null,
      map_y: shown?.y ?? null,
      located_at: at,
    })
    .where('id', '=', groupId)
    .execute()
}

/** Forgets where a group is, so that it is looked for again. */
export async function forgetPoint(db: Db, groupId: string): Promise<void> {
  await db
    .updateTable('groups')
    .set({
      lon: null,
      lat: null,
      point_source: null,
      map_x: null,
      map_y: null,
      located_at: null,
      locate_tries: 0,
      locate_after: null,
    })
    .where('id', '=', groupId)
    .execute()
}

/** The same for many groups of one postal code that have one point; those whose address was changed meanwhile are left out. */
export async function savePoints(
  db: Db,
  groupIds: readonly string[],
  { country, zipCode, city }: Pick<PlaceRow, 'country' | 'zipCode' | 'city'>,
  point: LocatedPoint | null,
  at: Temporal.Instant,
): Promise<void> {
  const shown = point && publicPointOf(point)
  await sql`
    update groups g set lon = ${point?.lon ?? null}, lat = ${point?.lat ?? null},
      point_source = ${point?.source ?? null}, map_x = ${shown?.x ?? null}, map_y = ${shown?.y ?? null},
      located_at = ${at}::timestamptz
    where g.id = any(${groupIds}::uuid[]) and g.located_at is null and g.point_source is distinct from 'SET'
      and g.country = ${country} and g.zip_code = ${zipCode} and g.city = ${city}`.execute(db)
}
