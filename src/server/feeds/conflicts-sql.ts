import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { BlockSource } from '../../domain/catalogue/block-source.ts'
import type { OccupancyKind } from '../../domain/catalogue/occupancy-kind.ts'
import type { Stay } from '../../domain/day.ts'
import type { Viewer } from '../context.ts'
import type { Db } from '../db/database.ts'
import { inFullWorld } from '../visible-to.ts'

/** When an imported block stands in conflict with a booking or hold: both take a day, and the block is a stay. */
const inConflict: RawBuilder<SqlBool> = sql`o.listing_id = k.listing_id and o.days && k.days and k.kind = 'STAY'`
const isSettled: RawBuilder<SqlBool> = sql`o.offer_id = any(k.kept_beside)`

/** Whether an imported block `k` waits for a word on what it shares days with. */
export const waitsForWord: RawBuilder<SqlBool> = sql`exists (
  select from occupancies o where ${inConflict} and not ${isSettled})`

/** Those of imported blocks that stand over a booking or hold, unless somebody has settled or heard of that. */
export async function listNewConflicts(db: Db, blockIds: readonly string[]): Promise<string[]> {
  if (blockIds.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select k.id from blocks k
    where k.id = any(${blockIds}::uuid[]) and k.conflict_told_at is null
      and ${waitsForWord}`.execute(db)
  return rows.map(({ id }) => id)
}

/** How many conflicts of each feed wait for a word; feeds without one are left out. */
export async function countConflicts(
  db: Db,
  feedIds: readonly string[],
  today: Temporal.PlainDate,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ feedId: string; total: number }>`
    select k.feed_id as "feedId", count(*)::int as total from blocks k
    where k.feed_id = any(${feedIds}::uuid[]) and upper(k.days) > ${today}::date
      and ${waitsForWord}
    group by k.feed_id`.execute(db)
  return new Map(rows.map(({ feedId, total }) => [feedId, total]))
}

/** An imported block over a booking or hold of its unit. */
export interface ConflictRow extends Stay {
  id: string
  /** Null where a partner says so. */
  feedId: string | null
  feedLabel: string | null
  platform: string | null
  source: BlockSource
  listingId: string
  unitName: string
  summary: string
  kind: OccupancyKind
  offerId: string
  bookingId: string | null
  listingRequestId: string
  bookingRequestId: string
  stayFrom: Temporal.PlainDate
  stayTo: Temporal.PlainDate
  name: string
  isKept: boolean
}

/** The conflicts in the viewer's world, one for each block, those that wait for a word first. */
export async function listConflicts(
  db: Db,
  viewer: Viewer,
  by: { listingId: string | null; groupId: string | null; today: Temporal.PlainDate },
): Promise<ConflictRow[]> {
  const { rows } = await sql<ConflictRow>`
    select * from (
      select distinct on (k.id) k.id, k.feed_id as "feedId", f.label as "feedLabel", f.platform, k.source,
        k.listing_id as "listingId", u.apartment_name as "unitName", lower(k.days) as "from", upper(k.days) - 1 as "to",
        k.note as summary, o.kind, o.offer_id as "offerId", o.booking_id as "bookingId",
        lr.id as "listingRequestId", lr.booking_request_id as "bookingRequestId", lower(o.days) as "stayFrom",
        upper(o.days) - 1 as "stayTo", t.first_name || ' ' || t.last_name as name, ${isSettled} as "isKept"
      from blocks k
      left join calendar_feeds f on f.id = k.feed_id
      join listings u on u.id = k.listing_id
      join occupancies o on ${inConflict}
      join booking_offers bo on bo.id = o.offer_id
      join listing_requests lr on lr.id = bo.listing_request_id
      join users t on t.id = bo.tenant_id
      where ${inFullWorld(viewer, 'k.landlord_id', 'k.group_id')}
        and (${by.listingId}::uuid is null or k.listing_id = ${by.listingId}::uuid)
        and (${by.groupId}::uuid is null or k.group_id = ${by.groupId}::uuid)
        and upper(k.days) > ${by.today}::date and k.source <> 'own'
      order by k.id, ${isSettled}, o.days
    ) c order by "isKept", "from", id limit 500`.execute(db)
  return rows
}

/** Where an imported block is, and who says it: without a feed it is a partner. */
export interface ImportedBlock {
  feedId: string | null
  listingId: string
  groupId: string
  landlordId: string
}

/** An imported block in the viewer's world. */
export async function findImportedBlock(
  db: Db,
  viewer: Viewer,
  blockId: string,
): Promise<ImportedBlock | undefined> {
  const { rows } = await sql<ImportedBlock>`
    select k.feed_id as "feedId", k.listing_id as "listingId", k.group_id as "groupId",
      k.landlord_id as "landlordId"
    from blocks k
    where k.id = ${blockId}::uuid and k.source <> 'own' and ${inFullWorld(viewer, 'k.landlord_id', 'k.group_id')}`.execute(
    db,
  )
  return rows[0]
}

/** The offers whose days a block shares. */
export async function listOffersUnder(db: Db, blockId: string): Promise<string[]> {
  const { rows } = await sql<{ offerId: string }>`
    select o.offer_id as "offerId" from blocks k join occupancies o on ${inConflict}
    where k.id = ${blockId}::uuid`.execute(db)
  return rows.map(({ offerId }) => offerId)
}

/** Notes that a block stays beside offers. */
export async function saveKept(db: Db, blockId: string, offerIds: readonly string[]): Promise<void> {
  await sql`update blocks set kept_beside = ${offerIds}::uuid[] where id = ${blockId}::uuid`.execute(db)
}
