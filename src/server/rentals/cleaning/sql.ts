import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { addDays, type Day } from '../../../domain/kernel/day.ts'
import type { StayedBooking } from '../../../domain/rentals/stays/unit-stays.ts'
import { CLEANING_DAYS, TURNOVER_DAYS_BEFORE } from '../../../domain/rentals/stays/turnovers.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import { inFullWorld } from '../../kernel/viewer/visible-to.ts'
import type { CleaningScope } from './links-sql.ts'

/** Who looks: the landlord's side, or whoever has a link. */
export type CleaningReader = { viewer: Viewer } | { link: CleaningScope }

/** The days of a booking in a unit, as far as a turnover needs them; who lives there stays on the server. */
export interface CleanedBooking extends StayedBooking {
  landlordId: string
  listingId: string
  unitName: string
  address: string
}

/** The days in a unit that today's turnovers are made of, by unit and first day: who has moved leaves one and comes to another (decision 136). */
export async function listCleanedBookings(
  db: Db,
  reader: CleaningReader,
  today: Day,
): Promise<CleanedBooking[]> {
  const { rows } = await sql<CleanedBooking>`
    select b.landlord_id as "landlordId", o.listing_id as "listingId", b.tenant_id as "tenantId",
      lower(o.days) as "from", upper(o.days) - 1 as "to", false as canceled, null::date as "stayedUntil",
      case when g.part_of_group then u.apartment_name else g.name end as "unitName",
      btrim(g.street || ' ' || g.street_number) || ', ' || btrim(g.zip_code || ' ' || g.city) as address
    from bookings b
    join occupancies o on o.booking_id = b.id
    join listings u on u.id = o.listing_id and u.landlord_id = b.landlord_id and u.deleted_at is null
    join groups g on g.id = u.group_id and g.deleted_at is null
    where ${isReadBy(reader)} and (not b.canceled or b.stayed_until is not null)
      and b."to" >= ${addDays(today, -TURNOVER_DAYS_BEFORE)}::date
      and b."from" <= ${addDays(today, CLEANING_DAYS.ahead)}::date
    order by o.listing_id, o.days, b.id`.execute(db)
  return rows
}

function isReadBy(reader: CleaningReader): RawBuilder<SqlBool> {
  if ('viewer' in reader) return inFullWorld(reader.viewer, 'b.landlord_id', 'b.group_id', 'o.listing_id')
  const { landlordId, groupId, listingId } = reader.link
  return sql`(b.landlord_id = ${landlordId}::uuid
    and (${groupId}::uuid is null or b.group_id = ${groupId}::uuid)
    and (${listingId}::uuid is null or o.listing_id = ${listingId}::uuid))`
}

/** That a turnover was ticked off: when, and by which link. */
export interface CleaningDoneRow {
  listingId: string
  day: Day
  doneAt: Temporal.Instant
  doneBy: string
}

/** What was ticked off of units of one landlord, as far back as turnovers are named. */
export async function listCleaningDone(
  db: Db,
  { landlordId, listingIds, today }: { landlordId: string; listingIds: readonly string[]; today: Day },
): Promise<CleaningDoneRow[]> {
  if (listingIds.length === 0) return []
  return db
    .selectFrom('cleaning_done as d')
    .innerJoin('cleaning_links as l', 'l.id', 'd.link_id')
    .select(['d.listing_id as listingId', 'd.day', 'd.done_at as doneAt', 'l.label as doneBy'])
    .where('d.landlord_id', '=', landlordId)
    .where('d.listing_id', '=', sql<string>`any(${listingIds}::uuid[])`)
    .where('d.day', '>=', addDays(today, -TURNOVER_DAYS_BEFORE))
    .execute()
}

/** Ticks a turnover off; false where it was already. */
export async function insertCleaningDone(
  db: Db,
  done: { landlordId: string; listingId: string; day: Day; linkId: string; at: Temporal.Instant },
): Promise<boolean> {
  const result = await db
    .insertInto('cleaning_done')
    .values({
      landlord_id: done.landlordId,
      listing_id: done.listingId,
      day: done.day,
      link_id: done.linkId,
      done_at: done.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Takes the tick of a turnover back; false where there was none. */
export async function deleteCleaningDone(
  db: Db,
  { landlordId, listingId, day }: { landlordId: string; listingId: string; day: Day },
): Promise<boolean> {
  const result = await db
    .deleteFrom('cleaning_done')
    .where('landlord_id', '=', landlordId)
    .where('listing_id', '=', listingId)
    .where('day', '=', day)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** Forgets ticks from before a day: nothing names their turnovers any more. */
export async function forgetCleaningDone(db: Db, before: Day): Promise<void> {
  await db.deleteFrom('cleaning_done').where('day', '<', before).execute()
}
