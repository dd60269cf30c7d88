import { sql } from 'kysely'
import type { ExistingUnit, UnitValues } from '../../../domain/listings/unit-changes.ts'
import type { Db } from '../../kernel/db/database.ts'
import { json } from '../../kernel/db/parameters.ts'

/** A unit with all that its landlord gave it; days as YYYY-MM-DD. */
export interface StoredUnit extends ExistingUnit {
  published: boolean
}

/** The units of a group that are not deleted, in no particular order: only for a group that was visible. */
export async function listStoredUnits(db: Db, groupId: string): Promise<StoredUnit[]> {
  const { rows } = await sql<StoredUnit>`
    select id, external_id as "externalId", apartment_name as "apartmentName", floor,
      location_in_building as "locationInBuilding", available_from::text as "availableFrom",
      available_to::text as "availableTo", price, published
    from listings where group_id = ${groupId} and deleted_at is null`.execute(db)
  return rows
}

/** The same of some groups, by group. One statement. */
export async function listStoredUnitsOf(
  db: Db,
  groupIds: readonly string[],
): Promise<Map<string, StoredUnit[]>> {
  if (groupIds.length === 0) return new Map()
  const { rows } = await sql<StoredUnit & { groupId: string }>`
    select group_id as "groupId", id, external_id as "externalId", apartment_name as "apartmentName", floor,
      location_in_building as "locationInBuilding", available_from::text as "availableFrom",
      available_to::text as "availableTo", price, published
    from listings where group_id = any(${groupIds}::uuid[]) and deleted_at is null`.execute(db)
  return Map.groupBy(rows, ({ groupId }) => groupId)
}

/** Stores what units have for themselves, all in one statement. */
export async function saveUnits(
  db: Db,
  units: readonly { id: string | null; values: UnitValues }[],
): Promise<void> {
  if (units.length === 0) return
  await sql`
    update listings set external_id = given."externalId", apartment_name = given."apartmentName", floor = given.floor,
      location_in_building = given."locationInBuilding", available_from = given."availableFrom",
      available_from_known = available_from_known or available_from <> given."availableFrom",
      available_to = given."availableTo", price = given.price
    from jsonb_to_recordset(${json(units.map(({ id, values }) => ({ id, ...values })))}::jsonb) as given (id uuid,
      "externalId" text, "apartmentName" text, floor integer, "locationInBuilding" jsonb, "availableFrom" date,
      "availableTo" date, price bigint)
    where listings.id = given.id`.execute(db)
}

/** Adds unpublished units to a group, in one statement; answers their ids. */
export async function insertNewUnits(
  db: Db,
  group: { groupId: string; landlordId: string },
  units: readonly UnitValues[],
  at: Temporal.Instant,
): Promise<string[]> {
  if (units.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    insert into listings (group_id, landlord_id, external_id, apartment_name, floor, location_in_building,
      available_from, available_to, price, created_at)
    select ${group.groupId}::uuid, ${group.landlordId}::uuid, "externalId", "apartmentName", floor,
      "locationInBuilding", "availableFrom", "availableTo", price, ${at}::timestamptz
    from jsonb_to_recordset(${json(units.map((values, place) => ({ place, ...values })))}::jsonb) as given (
      place integer, "externalId" text, "apartmentName" text, floor integer, "locationInBuilding" jsonb,
      "availableFrom" date, "availableTo" date, price bigint)
    order by place returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Makes a group of a listing. */
export async function savePartOfGroup(db: Db, groupId: string): Promise<void> {
  await db.updateTable('groups').set({ part_of_group: true }).where('id', '=', groupId).execute()
}
