import { sql } from 'kysely'
import type { BlockSource } from '../../domain/catalogue/block-source.ts'
import type { OccupancyKind } from '../../domain/catalogue/occupancy-kind.ts'
import type { Stay } from '../../domain/day.ts'
import type { Db } from '../db/database.ts'

/** A unit with its availability window; days inclusive, `availableTo` null for open-ended. */
export interface UnitRow {
  id: string
  groupId: string
  externalId: string | null
  apartmentName: string
  floor: number | null
  availableFrom: Temporal.PlainDate
  availableTo: Temporal.PlainDate | null
  published: boolean
  lastPublishedAt: Temporal.Instant | null
  createdAt: Temporal.Instant
}

/** Days of a unit that a hold or a booking takes, both inclusive. */
export interface OccupancyRow extends Stay {
  listingId: string
  groupId: string
  kind: OccupancyKind
  listingRequestId: string
  tenantId: string
  tenantName: string
  /** When the booking or the hold was made. */
  madeAt: Temporal.Instant
}

/** Days of a unit that a block takes, both inclusive. */
export interface BlockRow extends Stay {
  listingId: string
  groupId: string
  source: BlockSource
  reason: string
  note: string
}

/** Units of groups that are not deleted, in no particular order. */
export async function listUnits(db: Db, groupIds: readonly string[]): Promise<UnitRow[]> {
  if (groupIds.length === 0) return []
  return db
    .selectFrom('listings')
    .select([
      'id',
      'group_id as groupId',
      'external_id as externalId',
      'apartment_name as apartmentName',
      'floor',
      'available_from as availableFrom',
      'available_to as availableTo',
      'published',
      'last_published_at as lastPublishedAt',
      'created_at as createdAt',
    ])
    .where('group_id', 'in', groupIds)
    .where('deleted_at', 'is', null)
    .execute()
}

/** Holds and bookings of the groups' units that end on `since` or later. */
export async function listOccupancies(
  db: Db,
  groupIds: readonly string[],
  since: Temporal.PlainDate,
): Promise<OccupancyRow[]> {
  if (groupIds.length === 0) return []
  return db
    .selectFrom('occupancies as o')
    .innerJoin('booking_offers as bo', 'bo.id', 'o.offer_id')
    .innerJoin('users as t', 't.id', 'bo.tenant_id')
    .leftJoin('bookings as b', 'b.id', 'o.booking_id')
    .select([
      'o.listing_id as listingId',
      'o.group_id as groupId',
      'o.kind',
      'bo.listing_request_id as listingRequestId',
      'bo.tenant_id as tenantId',
      sql<string>`t.first_name || ' ' || left(t.last_name, 1) || '.'`.as('tenantName'),
      'bo.from',
      'bo.to',
      sql<Temporal.Instant>`coalesce(b.created_at, bo.created_at)`.as('madeAt'),
    ])
    .where('o.group_id', 'in', groupIds)
    .where('bo.to', '>=', since)
    .$castTo<OccupancyRow>()
    .execute()
}

/** Blocks of the groups' units that end on `since` or later. */
export async function listBlocks(
  db: Db,
  groupIds: readonly string[],
  since: Temporal.PlainDate,
): Promise<BlockRow[]> {
  if (groupIds.length === 0) return []
  return db
    .selectFrom('blocks')
    .select([
      'listing_id as listingId',
      'group_id as groupId',
      'source',
      'reason',
      'note',
      sql<Temporal.PlainDate>`lower(days)`.as('from'),
      sql<Temporal.PlainDate>`upper(days) - 1`.as('to'),
    ])
    .where('group_id', 'in', groupIds)
    .where(sql<boolean>`upper(days) > ${since}::date`)
    .$castTo<BlockRow>()
    .execute()
}

/** Takes a unit's days for an offer; the database refuses an overlap (inTransaction turns that into BookingConflictError). */
export async function insertHold(
  db: Db,
  hold: { listingId: string; groupId: string; landlordId: string; offerId: string; stay: Stay },
): Promise<void> {
  await db
    .insertInto('occupancies')
    .values({
      listing_id: hold.listingId,
      group_id: hold.groupId,
      landlord_id: hold.landlordId,
      kind: 'HOLD',
      days: daterange(hold.stay),
      offer_id: hold.offerId,
    })
    .execute()
}

/** The hold of an offer becomes its booking's occupancy. */
export async function turnHoldIntoBooking(db: Db, offerId: string, bookingId: string): Promise<void> {
  await db
    .updateTable('occupancies')
    .set({ kind: 'BOOKING', booking_id: bookingId })
    .where('offer_id', '=', offerId)
    .execute()
}

/** Frees the days that offers hold. */
export async function deleteHolds(db: Db, offerIds: readonly string[]): Promise<void> {
  if (offerIds.length === 0) return
  await db.deleteFrom('occupancies').where('offer_id', 'in', offerIds).where('kind', '=', 'HOLD').execute()
}

/** Blocks days of units. */
export async function insertBlocks(
  db: Db,
  blocks: readonly {
    listingId: string
    groupId: string
    landlordId: string
    stay: Stay
    source: BlockSource
    reason: string
    note: string
  }[],
): Promise<void> {
  if (blocks.length === 0) return
  await db
    .insertInto('blocks')
    .values(
      blocks.map((block) => ({
        listing_id: block.listingId,
        group_id: block.groupId,
        landlord_id: block.landlordId,
        days: daterange(block.stay),
        source: block.source,
        reason: block.reason,
        note: block.note,
      })),
    )
    .execute()
}

function daterange(stay: Stay) {
  return sql<string>`daterange(${stay.from}::date, ${stay.to}::date, '[]')`
}
