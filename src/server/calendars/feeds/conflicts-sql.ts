import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type {
  BlockSource,
  ConflictSettlement,
  OccupancyKind,
  CalendarPlatform,
} from '../../../domain/catalogue/calendars.ts'
import type { Day, Stay } from '../../../domain/kernel/day.ts'
import type { SameStayChange } from '../../../domain/calendars/feed-settlement.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { json } from '../../kernel/db/parameters.ts'
import { inFullWorld } from '../../kernel/viewer/visible-to.ts'

/** When an imported block stands in conflict with a booking or hold: both take a day, and the block is a stay. */
const inConflict: RawBuilder<SqlBool> = sql`o.listing_id = k.listing_id and o.days && k.days and k.kind = 'STAY'`
const isSettled: RawBuilder<SqlBool> = sql`o.offer_id = any(k.kept_beside)`

/** Whether days that an imported block `k` shares with `o` are still to come, or are today's. */
const isStillShared = (today: Day): RawBuilder<SqlBool> => sql`upper(o.days * k.days) > ${today}::date`

/** Whether an imported block `k` waits for a word on what it shares days with; nobody is asked about what is over. */
export const waitsForWord = (today: Day): RawBuilder<SqlBool> => sql`exists (
  select from occupancies o where ${inConflict} and ${isStillShared(today)} and not ${isSettled})`

/** Those of imported blocks that stand over a booking or hold, unless somebody has settled it or was notified. */
export async function listNewConflicts(db: Db, blockIds: readonly string[], today: Day): Promise<string[]> {
  if (blockIds.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select k.id from blocks k
    where k.id = any(${blockIds}::uuid[]) and k.conflict_notified_at is null
      and ${waitsForWord(today)}`.execute(db)
  return rows.map(({ id }) => id)
}

/** How many conflicts of each feed wait for a word; feeds without one are left out. */
export async function countConflicts(
  db: Db,
  feedIds: readonly string[],
  today: Day,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ feedId: string; total: number }>`
    select k.feed_id as "feedId", count(*)::int as total from blocks k
    where k.feed_id = any(${feedIds}::uuid[]) and ${waitsForWord(today)}
    group by k.feed_id`.execute(db)
  return new Map(rows.map(({ feedId, total }) => [feedId, total]))
}

/** An imported block over a booking or hold of its unit. */
export interface ConflictRow extends Stay {
  id: string
  /** Null where a partner says so. */
  feedId: string | null
  feedLabel: string | null
  platform: CalendarPlatform | null
  source: BlockSource
  listingId: string
  unitName: string
  summary: string
  kind: OccupancyKind
  offerId: string
  bookingId: string | null
  listingRequestId: string
  bookingRequestId: string
  stayFrom: Day
  stayTo: Day
  name: string
  settlement: ConflictSettlement | null
}

const daysOf = (days: RawBuilder<unknown>) => sql`lower(${days}) as "from", upper(${days}) - 1 as "to"`

/** What a conflict shows of the unit `u`, the calendar `f`, if any, and the stay: days `o`, request `lr`, tenant `t`. */
const aboutConflict = sql`f.label as "feedLabel", f.platform, u.id as "listingId", u.apartment_name as "unitName",
  o.kind, o.offer_id as "offerId", o.booking_id as "bookingId", lr.id as "listingRequestId",
  lr.booking_request_id as "bookingRequestId", lower(o.days) as "stayFrom", upper(o.days) - 1 as "stayTo",
  t.first_name || ' ' || t.last_name as name`

/** The conflicts in the viewer's world, one for each block and settled entry, those that wait for a word first. */
export async function listConflicts(
  db: Db,
  viewer: Viewer,
  by: { listingId: string | null; groupId: string | null; today: Day },
): Promise<ConflictRow[]> {
  const { rows } = await sql<ConflictRow>`
    with blocking as (
      select distinct on (k.id) k.id, f.id as "feedId", k.source, k.note as summary,
        case when ${isSettled} then 'KEEP' end as settlement, ${daysOf(sql`k.days`)}, ${aboutConflict}
      from blocks k
      left join calendar_feeds f on f.id = k.feed_id
      join listings u on u.id = k.listing_id
      join occupancies o on ${inConflict}
      join booking_offers bo on bo.id = o.offer_id
      join listing_requests lr on lr.id = bo.listing_request_id
      join users t on t.id = bo.tenant_id
      where ${inFullWorld(viewer, 'k.landlord_id', 'k.group_id', 'k.listing_id')}
        and (${by.listingId}::uuid is null or k.listing_id = ${by.listingId}::uuid)
        and (${by.groupId}::uuid is null or k.group_id = ${by.groupId}::uuid)
        and ${isStillShared(by.today)} and k.source <> 'own'
      order by k.id, ${isSettled}, o.days
    ), same as (
      select distinct on (e.id) e.id, f.id as "feedId", 'ics' as source, coalesce(e.summary, '') as summary,
        'SAME_STAY' as settlement, ${daysOf(sql`e.days`)}, ${aboutConflict}
      from calendar_feeds f
      join listings u on u.id = f.listing_id and u.deleted_at is null
      cross join lateral (
        select (one ->> 'id')::uuid as id, one ->> 'summary' as summary, one -> 'sameAs' as offers,
          daterange((one -> 'days' ->> 'from')::date, (one -> 'days' ->> 'to')::date, '[]') as days
        from jsonb_array_elements(f.events) one
        where one ->> 'kind' = 'SAME_STAY'
      ) e
      join occupancies o on o.listing_id = f.listing_id and o.days && e.days
        and e.offers @> to_jsonb(o.offer_id::text)
      join booking_offers bo on bo.id = o.offer_id
      join listing_requests lr on lr.id = bo.listing_request_id
      join users t on t.id = bo.tenant_id
      where ${inFullWorld(viewer, 'f.landlord_id', 'f.group_id', 'f.listing_id')} and f.removed_at is null
        and f.events @> '[{"kind": "SAME_STAY"}]'
        and (${by.listingId}::uuid is null or f.listing_id = ${by.listingId}::uuid)
        and (${by.groupId}::uuid is null or f.group_id = ${by.groupId}::uuid)
        and upper(e.days) > ${by.today}::date
      order by e.id, o.days
    )
    select * from (
      select * from blocking b
      where b.settlement is null or not exists (select from same s where s.id = b.id)
      union all select * from same
    ) c
    order by settlement is not null, "from", id limit 500`.execute(db)
  return rows
}

/** Where an imported block is, and who says it: without a feed it is a partner. */
export interface ImportedBlock {
  feedId: string | null
  source: BlockSource
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
    select k.feed_id as "feedId", k.source, k.listing_id as "listingId", k.group_id as "groupId",
      k.landlord_id as "landlordId"
    from blocks k
    where k.id = ${blockId}::uuid and k.source <> 'own' and ${inFullWorld(viewer, 'k.landlord_id', 'k.group_id', 'k.listing_id')}`.execute(
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

/** The feed in the viewer's world that has an entry which somebody took for the same stay as ours. */
export async function findFeedOfSameStay(
  db: Db,
  viewer: Viewer,
  eventId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select f.id from calendar_feeds f
    where f.removed_at is null and ${inFullWorld(viewer, 'f.landlord_id', 'f.group_id', 'f.listing_id')}
      and f.events @> ${json([{ id: eventId, kind: 'SAME_STAY' }])}::jsonb`.execute(db)
  return rows[0]?.id
}

/**
 * The feeds that have entries which somebody took for the same stay as ours: those of a unit, or those that say nothing
 * by themselves, being files or out of reach.
 */
export async function listSettledFeeds(db: Db, of: { listingId: string } | 'SILENT'): Promise<string[]> {
  const which =
    of === 'SILENT' ? sql`(f.kind = 'FILE' or f.failures > 0)` : sql`f.listing_id = ${of.listingId}::uuid`
  const { rows } = await sql<{ id: string }>`
    select f.id from calendar_feeds f
    where f.removed_at is null and ${which} and f.events @> '[{"kind": "SAME_STAY"}]'
    order by f.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** The offers whose days a block shares, and beside which somebody has kept it. */
export async function listKeptOffers(db: Db, blockId: string): Promise<string[]> {
  const { rows } = await sql<{ offerId: string }>`
    select o.offer_id as "offerId" from blocks k join occupancies o on ${inConflict} and ${isSettled}
    where k.id = ${blockId}::uuid`.execute(db)
  return rows.map(({ offerId }) => offerId)
}

/** Notes that what an entry has beyond its stay may reach around that, and is no conflict with it. */
export async function saveSameStays(db: Db, changes: readonly SameStayChange[]): Promise<void> {
  for (const { blockId, offerIds, isSame } of changes) {
    await sql`
      update blocks set kept_beside = array(
        select o from unnest(kept_beside) o where o <> all(${offerIds}::uuid[])
        union all select o from unnest(${isSame ? offerIds : []}::uuid[]) o)
      where id = ${blockId}::uuid`.execute(db)
  }
}

/** Notes that a block stays beside offers. */
export async function saveKept(db: Db, blockId: string, offerIds: readonly string[]): Promise<void> {
  await sql`update blocks set kept_beside = ${offerIds}::uuid[] where id = ${blockId}::uuid`.execute(db)
}

/** Lets what was settled about an offer hold for the one that took its place, on the same days. */
export async function replaceSettledOffer(db: Db, before: string, after: string): Promise<void> {
  await sql`
    update blocks set kept_beside = array_replace(kept_beside, ${before}::uuid, ${after}::uuid)
    where listing_id = (select listing_id from booking_offers where id = ${after}::uuid)
      and kept_beside @> array[${before}::uuid]`.execute(db)
  await sql`
    update calendar_feeds f set events = (
      select jsonb_agg(case when e -> 'sameAs' ? ${before}::text
        then jsonb_set(e, '{sameAs}', (e -> 'sameAs') - ${before}::text || to_jsonb(${after}::text)) else e end order by place)
      from jsonb_array_elements(f.events) with ordinality as all_events (e, place))
    where f.listing_id = (select listing_id from booking_offers where id = ${after}::uuid) and f.removed_at is null
      and f.events @> ${json([{ sameAs: [before] }])}::jsonb`.execute(db)
}
