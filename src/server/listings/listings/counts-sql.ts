import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { SortingCounts } from '../../../domain/listings/listing-order.ts'
import type { RequestCounts } from '../../../domain/listings/request-counts.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import { inWorld, isReadableGroup } from '../../kernel/viewer/visible-to.ts'

/** The six counts of the specification and our own of what waits for the landlord. */
export interface GroupCounts extends RequestCounts {
  numNeedsYou: number
}

/** What the order and the filters of the overview need of a group. */
export interface GroupKey {
  groupId: string
  partOfGroup: boolean
  name: string
  city: string
  /** Street, number and zip code, for searching. */
  address: string
  externalId: string | null
  /** Null where they are missing, though each group is made with them. */
  counts: SortingCounts | null
}

/** A group with what the filters look at beside that. */
export interface FilterKey extends GroupKey {
  /** Whether any unit is public. */
  published: boolean
  /** Whether any unit has ever been. */
  everPublished: boolean
}

type PackedKey = [
  groupId: string,
  partOfGroup: boolean,
  name: string,
  city: string,
  address: string,
  externalId: string | null,
  open: number | null,
  inProgress: number | null,
  blocked: number | null,
]
type PackedFilterKey = [...PackedKey, published: boolean, everPublished: boolean]

/**
 * Every group of the landlord with what sorts and filters it, or every one that is archived; of 1000 of them one packed
 * text, which is read at once.
 */
export async function listGroupKeys(source: Source, viewer: Viewer, archived: boolean): Promise<FilterKey[]> {
  const row = await keysOf.find(source, { viewer, archived })
  return (row?.keys ?? []).map(unpackFilterKey)
}

const keysOf = statement(
  (_, { viewer, archived }: { viewer: Viewer; archived: boolean }) => sql<{ keys: PackedFilterKey[] | null }>`
    select json_agg(json_build_array(g.id, g.part_of_group, g.name, g.city,
      g.street || ' ' || g.street_number || ' ' || g.zip_code, u.external_id,
      ${kept(viewer, 'c.num_open_requests')}, ${kept(viewer, 'c.num_in_progress_requests')},
      ${kept(viewer, 'c.num_blocked_requests')},
      coalesce(u.published, false), coalesce(u.ever_published, false))) as keys
    from groups g
    left join (
      select * from group_counts where ${inWorld(viewer, 'landlord_id', 'group_id')}
    ) c on c.group_id = g.id
    left join (
      select group_id, min(external_id) as external_id, bool_or(published) as published,
        bool_or(published or last_published_at is not null) as ever_published
      from listings
      where ${inWorld(viewer, 'landlord_id', 'group_id', 'id')} and deleted_at is null group by group_id
    ) u on u.group_id = g.id
    where ${isReadableGroup(viewer, 'g.landlord_id', 'g.id')} and g.deleted_at is null
      and (g.archived_at is not null) = ${archived}`,
)

/** What is kept of a house counts for whoever works on all of it; for others it is as if nobody asked for the house. */
function kept(viewer: Viewer, column: string): RawBuilder<number> {
  return viewer.listingIds ? sql`coalesce(${sql.ref(column)}, 0)` : sql`${sql.ref(column)}`
}

/** The start of the overview: how long it is, its cities in no order, and at least the first groups. */
export interface OverviewStart {
  total: number
  cities: string[]
  keys: GroupKey[]
}

/**
 * The groups with most to do, which are few of a thousand: so many as are asked for, and all that have as much to do as
 * the last of them, since names decide among those.
 */
export async function findOverviewStart(
  source: Source,
  viewer: Viewer,
  limit: number,
): Promise<OverviewStart> {
  const row = await startOf.find(source, { viewer, limit })
  return { total: row?.total ?? 0, cities: row?.cities ?? [], keys: (row?.keys ?? []).map(unpack) }
}

interface PackedStart {
  total: number
  cities: string[] | null
  keys: PackedKey[] | null
}

const startOf = statement(
  (_, { viewer, limit }: { viewer: Viewer; limit: number }) => sql<PackedStart>`
    with mine as materialized (
      select id, city from groups
      where ${isReadableGroup(viewer, 'landlord_id', 'id')} and deleted_at is null and archived_at is null
    ), first as materialized (
      select mine.id, ${kept(viewer, 'c.num_open_requests')} as open,
        ${kept(viewer, 'c.num_in_progress_requests')} as progress, ${kept(viewer, 'c.num_blocked_requests')} as blocked
      from mine
      left join (
        select * from group_counts where ${inWorld(viewer, 'landlord_id', 'group_id')}
      ) c on c.group_id = mine.id
      order by open desc, progress desc, blocked desc
      fetch first (${limit}::int) rows with ties
    )
    select (select count(*) from mine) as total,
      (select json_agg(distinct city) from mine) as cities,
      (select json_agg(json_build_array(g.id, g.part_of_group, g.name, g.city,
          g.street || ' ' || g.street_number || ' ' || g.zip_code,
          (select min(u.external_id) from listings u where u.group_id = g.id and u.deleted_at is null),
          first.open, first.progress, first.blocked))
        from first join groups g on g.id = first.id) as keys`,
)

function unpackFilterKey(key: PackedFilterKey): FilterKey {
  const [groupId, partOfGroup, name, city, address, externalId, open, inProgress, blocked, ...publication] =
    key
  const [published, everPublished] = publication
  const packed: PackedKey = [groupId, partOfGroup, name, city, address, externalId, open, inProgress, blocked]
  return { ...unpack(packed), published, everPublished }
}

function unpack(key: PackedKey): GroupKey {
  const [groupId, partOfGroup, name, city, address, externalId, open, inProgress, blocked] = key
  const counts =
    open === null || inProgress === null || blocked === null
      ? null
      : { numOpenRequests: open, numInProgressRequests: inProgress, numBlockedRequests: blocked }
  return { groupId, partOfGroup, name, city, address, externalId, counts }
}

/** The groups of the viewer's world with a unit whose name or number has a text in small letters in it. One statement. */
export async function listGroupsOfUnits(db: Db, viewer: Viewer, text: string): Promise<string[]> {
  const rows = await db
    .selectFrom('listings')
    .select('group_id as groupId')
    .distinct()
    .where(inWorld(viewer, 'landlord_id', 'group_id', 'id'))
    .where('deleted_at', 'is', null)
    .where(
      sql<SqlBool>`(position(${text} in lower(apartment_name)) > 0 or position(${text} in lower(external_id)) > 0)`,
    )
    .execute()
  return rows.map(({ groupId }) => groupId)
}

/** The landlord's counts over all groups, or over one. */
export async function sumCounts(
  source: Source,
  viewer: Viewer,
  groupId: string | null,
): Promise<GroupCounts> {
  const row = await sumsOf.find(source, { viewer, groupId })
  if (!row) throw new Error('Sums are never missing.')
  return row
}

const sumsOf = statement((db, { viewer, groupId }: { viewer: Viewer; groupId: string | null }) => {
  let query = db.selectFrom('group_counts').where(inWorld(viewer, 'landlord_id', 'group_id'))
  if (groupId) query = query.where('group_id', '=', groupId)
  return query.select([
    sql<number>`coalesce(sum(num_open_requests), 0)::int`.as('numOpenRequests'),
    sql<number>`coalesce(sum(num_in_progress_requests), 0)::int`.as('numInProgressRequests'),
    sql<number>`coalesce(sum(num_blocked_requests), 0)::int`.as('numBlockedRequests'),
    sql<number>`coalesce(sum(num_booking_offers_in_landlord_signing), 0)::int`.as(
      'numBookingOffersInLandlordSigning',
    ),
    sql<number>`coalesce(sum(num_booking_offers_in_landlord_signing_lbc), 0)::int`.as(
      'numBookingOffersInLandlordSigningLBC',
    ),
    sql<number>`coalesce(sum(num_requests_in_waiting_to_confirm_booking), 0)::int`.as(
      'numRequestsInWaitingToConfirmBooking',
    ),
    sql<number>`coalesce(sum(num_needs_you), 0)::int`.as('numNeedsYou'),
  ])
})

/** The stored counts of groups. */
export async function listCounts(
  source: Source,
  groupIds: readonly string[],
): Promise<(GroupCounts & { groupId: string })[]> {
  return groupIds.length === 0 ? [] : countsOf.list(source, { groupIds })
}

const countsOf = statement((db, { groupIds }: { groupIds: readonly string[] }) =>
  db
    .selectFrom('group_counts')
    .select([
      'group_id as groupId',
      'num_open_requests as numOpenRequests',
      'num_in_progress_requests as numInProgressRequests',
      'num_blocked_requests as numBlockedRequests',
      'num_booking_offers_in_landlord_signing as numBookingOffersInLandlordSigning',
      'num_booking_offers_in_landlord_signing_lbc as numBookingOffersInLandlordSigningLBC',
      'num_requests_in_waiting_to_confirm_booking as numRequestsInWaitingToConfirmBooking',
      'num_needs_you as numNeedsYou',
    ])
    .where(sql<SqlBool>`group_id = any(${groupIds}::uuid[])`),
)
