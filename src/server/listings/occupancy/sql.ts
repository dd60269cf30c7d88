import { sql, type SqlBool, type RawBuilder } from 'kysely'
import type { BlockSource, OccupancyKind, BlockReason } from '../../../domain/catalogue/calendars.ts'
import type { Day, Stay } from '../../../domain/kernel/day.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { type Instants, statement } from '../../kernel/db/statement.ts'
import { COUNTRY_ZONES } from '../../../domain/catalogue/country-zones.gen.ts'

/** A unit with its availability window; days inclusive, `availableTo` null for open-ended. */
export interface UnitRow {
  id: string
  groupId: string
  landlordId: string
  externalId: string | null
  apartmentName: string
  floor: number | null
  availableFrom: Day
  availableTo: Day | null
  /** What it costs a month for itself; null: what its group does. */
  price: number | null
  published: boolean
  lastPublishedAt: Temporal.Instant | null
  /** When it was taken off the public pages the last time; null while it is public. */
  unpublishedAt: Temporal.Instant | null
  createdAt: Temporal.Instant
}

/** Units of groups that are not deleted, in no particular order. */
export async function listUnits(db: Db, groupIds: readonly string[]): Promise<UnitRow[]> {
  if (groupIds.length === 0) return []
  return db
    .selectFrom('listings')
    .select([
      'id',
      'group_id as groupId',
      'landlord_id as landlordId',
      'external_id as externalId',
      'apartment_name as apartmentName',
      'floor',
      'available_from as availableFrom',
      'available_to as availableTo',
      'price',
      'published',
      'last_published_at as lastPublishedAt',
      'unpublished_at as unpublishedAt',
      'created_at as createdAt',
    ])
    .where(sql<SqlBool>`group_id = any(${groupIds}::uuid[])`)
    .where('deleted_at', 'is', null)
    .execute()
}

const UNIT_INSTANTS: Instants<UnitRow> = {
  lastPublishedAt: true,
  unpublishedAt: true,
  createdAt: true,
}

const unitColumns = sql`
  u.id, u.group_id as "groupId", u.landlord_id as "landlordId", u.external_id as "externalId", u.apartment_name as "apartmentName", u.floor,
  u.available_from as "availableFrom", u.available_to as "availableTo", u.price, u.published,
  u.last_published_at as "lastPublishedAt", u.unpublished_at as "unpublishedAt", u.created_at as "createdAt"`

/** A unit with what takes its days, as JSON gives it: days and instants are texts. */
export interface TakenUnitRow extends UnitRow {
  occupancies: {
    kind: OccupancyKind
    from: Day
    to: Day
    listingRequestId: string
    tenantId: string
    tenantName: string
    bookingId: string | null
    /** The day on which the booking or the hold was made. */
    madeOn: Day
  }[]
  blocks: { id: string; from: Day; to: Day; source: BlockSource; reason: string; note: string }[]
}

/**
 * Units of groups that are not deleted, each with its holds, bookings and blocks that end on `since` or later; without
 * the stays of a former landlord, which are over (decision 115).
 */
export async function listTakenUnits(
  source: Source,
  groupIds: readonly string[],
  since: Day,
): Promise<TakenUnitRow[]> {
  return groupIds.length === 0 ? [] : takenUnitsOf.list(source, { groupIds, since })
}

const takenUnitsOf = statement(
  (_, { groupIds, since }: { groupIds: readonly string[]; since: Day }) => sql<TakenUnitRow>`
    select ${unitColumns},
      coalesce((
        select json_agg(json_build_object('kind', o.kind, 'from', lower(o.days), 'to', upper(o.days) - 1,
          'listingRequestId', bo.listing_request_id, 'bookingId', o.booking_id, 'tenantId', bo.tenant_id,
          'tenantName', t.first_name || ' ' || left(t.last_name, 1) || '.',
          'madeOn', (coalesce(b.created_at, bo.created_at) at time zone 'UTC')::date))
        from occupancies o
        join booking_offers bo on bo.id = o.offer_id
        join users t on t.id = bo.tenant_id
        left join bookings b on b.id = o.booking_id
        where o.listing_id = u.id and o.landlord_id = u.landlord_id and upper(o.days) > ${since}::date
      ), '[]') as occupancies,
      coalesce((
        select json_agg(json_build_object('id', k.id, 'from', lower(k.days), 'to', upper(k.days) - 1, 'source', k.source,
          'reason', k.reason, 'note', k.note))
        from blocks k
        where k.listing_id = u.id and upper(k.days) > ${since}::date
      ), '[]') as blocks
    from listings u
    where u.group_id = any(${groupIds}::uuid[]) and u.deleted_at is null`,
  UNIT_INSTANTS,
)

/** A unit with the days that are taken and by what, as JSON gives it. */
export interface UnitDaysRow extends UnitRow {
  taken: {
    kind: OccupancyKind
    from: Day
    to: Day
    /** The day on which a booking was made that is still to come; null for all else. */
    madeOn: Day | null
  }[]
}

/**
 * Units of groups that are not deleted, each with the days that are taken from `since` on, and not for whom: what the
 * overview shows of fifty groups at once.
 */
export async function listUnitDays(
  source: Source,
  groupIds: readonly string[],
  period: { since: Day; today: Day },
): Promise<UnitDaysRow[]> {
  return groupIds.length === 0 ? [] : unitDaysOf.list(source, { groupIds, ...period })
}

const unitDaysOf = statement(
  (
    _,
    { groupIds, since, today }: { groupIds: readonly string[]; since: Day; today: Day },
  ) => sql<UnitDaysRow>`
    select ${unitColumns},
      coalesce((
        select json_agg(json_build_object('kind', kind, 'from', lower(days), 'to', upper(days) - 1,
          'madeOn', case when lower(days) > ${today}::date then
            (select (b.created_at at time zone 'UTC')::date from bookings b where b.id = booking_id) end))
        from (
          select kind, days, booking_id from occupancies where listing_id = u.id and upper(days) > ${since}::date
          union all
          select 'BLOCK', days, null from blocks where listing_id = u.id and upper(days) > ${since}::date
        ) taken
      ), '[]') as taken
    from listings u
    where u.group_id = any(${groupIds}::uuid[]) and u.deleted_at is null`,
  UNIT_INSTANTS,
  { isWide: true },
)

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

/** Gives the days that an offer holds to the one that goes on from it. */
export async function passHold(trx: Db, fromOfferId: string, toOfferId: string): Promise<void> {
  await trx
    .updateTable('occupancies')
    .set({ offer_id: toOfferId })
    .where('offer_id', '=', fromOfferId)
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
    reason: BlockReason
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

/** A common table `country_zones` with the time zone of each country, read once however many rows are joined to it. */
export const countryZones: RawBuilder<unknown> = sql`country_zones as materialized (
  select key as country, value as zone from jsonb_each_text(${JSON.stringify(COUNTRY_ZONES)}::jsonb))`

/** Joins it to the groups `g`. */
export const joinZones: RawBuilder<unknown> = sql`left join country_zones z on z.country = g.country`

/** The zone in which the days of the groups `g` are meant, as timeZoneOf has it. */
export const zoneOfGroup: RawBuilder<unknown> = sql`coalesce(z.zone, 'UTC')`
