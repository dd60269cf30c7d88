import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { LIMITED_NOTIFICATION_KINDS } from '../../../domain/notifications/notification.ts'
import type { Viewer } from './context.ts'
import type { Db } from '../db/database.ts'

/** The two sides of a stay; the same person may stand on either. */
export type Side = 'landlord' | 'tenant'

/**
 * Rows of the world that the viewer works in, by their landlord's, their group's and, of what belongs to one unit, their
 * unit's column. Whoever works on single units of a house sees what names one of them, and nothing that names none
 * (decision 111).
 */
export function inWorld(
  viewer: Viewer,
  landlordColumn: string,
  groupColumn: string,
  unitColumn?: string,
): RawBuilder<SqlBool> {
  if (!viewer.landlordId) return sql`false`
  const own = sql<SqlBool>`${sql.ref(landlordColumn)} = ${viewer.landlordId}`
  if (!viewer.groupIds) return own
  const ofGroups = sql<SqlBool>`${sql.ref(groupColumn)} = any(${viewer.groupIds}::uuid[])`
  if (!viewer.listingIds || !unitColumn) return sql`(${own} and ${ofGroups})`
  return sql`(${own} and (${ofGroups} or ${sql.ref(unitColumn)} = any(${viewer.listingIds}::uuid[])))`
}

/**
 * The same for rows that are looked for by another key: whose they are is a condition on what was found. A plan for all
 * landlords takes everything that one has for little, and would rather read that.
 */
export function foundInWorld(
  viewer: Viewer,
  landlordColumn: string,
  groupColumn: string,
  unitColumn?: string,
): RawBuilder<SqlBool> {
  return sql`(${inWorld(viewer, landlordColumn, groupColumn, unitColumn)}) is true`
}

/** Rows of that world that only full access shows: money, contracts, bookings (D6). */
export function inFullWorld(
  viewer: Viewer,
  landlordColumn: string,
  groupColumn: string,
  unitColumn?: string,
): RawBuilder<SqlBool> {
  return viewer.access === 'FULL' ? inWorld(viewer, landlordColumn, groupColumn, unitColumn) : sql`false`
}

/**
 * Requests of that world: a request asks for a house, and belongs to a unit once a contract holds its days or a booking
 * has them, and where it goes on in one. Whoever works on single units sees those alone.
 */
export function requestsInWorld(
  viewer: Viewer,
  landlordColumn: string,
  groupColumn: string,
  idColumn: string,
): RawBuilder<SqlBool> {
  const ofGroups = inWorld(viewer, landlordColumn, groupColumn)
  if (!viewer.landlordId || !viewer.listingIds) return ofGroups
  return sql`(${ofGroups} or ${sql.ref(landlordColumn)} = ${viewer.landlordId}
    and ${sql.ref(idColumn)} in (${requestsOfUnits(viewer.listingIds)}))`
}

function requestsOfUnits(listingIds: readonly string[]) {
  const units = sql`any(${listingIds}::uuid[])`
  return sql`
    select held.listing_request_id from occupancies o join booking_offers held on held.id = o.offer_id
    where o.listing_id = ${units}
    union all select booked.listing_request_id from bookings booked where booked.listing_id = ${units}
    union all select longer.id from listing_requests longer
      join bookings extended on extended.id = longer.extends_booking_id where extended.listing_id = ${units}`
}

/** Requests that the viewer may see on that side; every read of a request starts here. */
export function visibleRequests(db: Db, viewer: Viewer, side: Side) {
  const requests = db.selectFrom('listing_requests as lr')
  return side === 'landlord'
    ? requests.where(requestsInWorld(viewer, 'lr.landlord_id', 'lr.group_id', 'lr.id'))
    : requests.where('lr.tenant_id', '=', viewer.id)
}

/** The landlord's requests that are looked for by another key. */
export function visibleRequestsByKey(db: Db, viewer: Viewer) {
  return db
    .selectFrom('listing_requests as lr')
    .where(sql<SqlBool>`(${requestsInWorld(viewer, 'lr.landlord_id', 'lr.group_id', 'lr.id')}) is true`)
}

/** Offers that the viewer may see, as the landlord or as the tenant who signs them. */
export function visibleOffers(db: Db, viewer: Viewer) {
  const ofLandlord =
    viewer.access === 'FULL'
      ? requestsInWorld(viewer, 'bo.landlord_id', 'bo.group_id', 'bo.listing_request_id')
      : sql<SqlBool>`false`
  return db
    .selectFrom('booking_offers as bo')
    .where((eb) => eb.or([ofLandlord, eb('bo.tenant_id', '=', viewer.id)]))
}

/** Bookings of the landlord's listings, or on the other side those of the tenant. */
export function visibleBookings(db: Db, viewer: Viewer, side: Side = 'landlord') {
  const bookings = db.selectFrom('bookings as b')
  return side === 'landlord'
    ? bookings.where(bookingsInWorld(viewer))
    : bookings.where('b.tenant_id', '=', viewer.id)
}

/** A booking is of the unit that its stay ends in; whoever works on one that it moves out of sees it, too (decision 136). */
function bookingsInWorld(viewer: Viewer): RawBuilder<SqlBool> {
  const ofEnd = inFullWorld(viewer, 'b.landlord_id', 'b.group_id', 'b.listing_id')
  if (viewer.access !== 'FULL' || !viewer.landlordId || !viewer.listingIds) return ofEnd
  return sql`(${ofEnd} or b.landlord_id = ${viewer.landlordId} and b.id in (
    select lived.booking_id from occupancies lived where lived.listing_id = any(${viewer.listingIds}::uuid[])))`
}

/** Groups of the landlord that are not deleted and that the viewer works on as a whole: what changes them starts here. */
export function visibleGroups(db: Db, viewer: Viewer) {
  return db
    .selectFrom('groups as g')
    .where(inWorld(viewer, 'g.landlord_id', 'g.id'))
    .where('g.deleted_at', 'is', null)
}

/** The same, and the houses of which the viewer sees single units alone: for reading what a house says of itself. */
export function readableGroups(db: Db, viewer: Viewer) {
  const groups = db.selectFrom('groups as g').where('g.deleted_at', 'is', null)
  return groups.where(isReadableGroup(viewer, 'g.landlord_id', 'g.id'))
}

/** The condition of readableGroups, by the columns of a group. */
export function isReadableGroup(
  viewer: Viewer,
  landlordColumn: string,
  idColumn: string,
): RawBuilder<SqlBool> {
  const whole = inWorld(viewer, landlordColumn, idColumn)
  if (!viewer.landlordId || !viewer.listingIds) return whole
  return sql`(${whole} or ${sql.ref(landlordColumn)} = ${viewer.landlordId} and ${sql.ref(idColumn)} in (
    select part.group_id from listings part
    where part.id = any(${viewer.listingIds}::uuid[]) and part.deleted_at is null))`
}

/** Whose group something belongs to. */
interface OwnedGroup {
  groupId: string
  landlordId: string
}

/** The units among those of a visible group that the viewer sees: all, unless they work on single units of it. */
export function ownUnits<Unit extends { id: string }>(
  viewer: Viewer | null,
  group: OwnedGroup,
  units: Unit[] | null,
): Unit[] {
  if (!units || worksOnWhole(viewer, group)) return units ?? []
  const own = new Set(viewer?.listingIds)
  return units.filter(({ id }) => own.has(id))
}

/** Whether whoever sees something of the group sees all of it: not the member who works on single units. */
export function worksOnWhole(viewer: Viewer | null, { groupId, landlordId }: OwnedGroup): boolean {
  if (!viewer?.listingIds || viewer.landlordId !== landlordId) return true
  return viewer.groupIds === null || viewer.groupIds.includes(groupId)
}

/** Groups that anybody may see: at least one unit is published. */
export function publicGroups(db: Db) {
  return db
    .selectFrom('groups as g')
    .where('g.deleted_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('listings as u')
          .select('u.id')
          .whereRef('u.group_id', '=', 'g.id')
          .where('u.published', '=', true)
          .where('u.deleted_at', 'is', null),
      ),
    )
}

/**
 * The person's own notifications: of what they may see today in the world that they work in, since teams and their
 * listings change, and of their own stays. An access link shows nobody's own stays. `elsewhere`: the same person in
 * other worlds, for what is told of all of them.
 */
export function visibleNotifications(db: Db, viewer: Viewer, elsewhere: readonly Viewer[] = []) {
  return db
    .selectFrom('notifications as n')
    .where('n.user_id', '=', viewer.id)
    .where((eb) => {
      const ofWorlds = [viewer, ...elsewhere].map((one) => {
        const ofWorld = [eb('n.for_tenant', '=', false), notificationsInWorld(one)]
        if (one.access !== 'FULL') ofWorld.push(eb('n.kind', 'in', LIMITED_NOTIFICATION_KINDS))
        return eb.and(ofWorld)
      })
      return viewer.role === 'LINK' ? eb.or(ofWorlds) : eb.or([...ofWorlds, eb('n.for_tenant', '=', true)])
    })
}

function notificationsInWorld(viewer: Viewer): RawBuilder<SqlBool> {
  const ofGroups = inWorld(viewer, 'n.landlord_id', 'n.group_id', 'n.listing_id')
  if (!viewer.landlordId || !viewer.listingIds) return ofGroups
  return sql`(${ofGroups} or n.landlord_id = ${viewer.landlordId}
    and (n.listing_request_id in (${requestsOfUnits(viewer.listingIds)})
      or n.feed_id in (select fed.id from calendar_feeds fed where fed.listing_id = any(${viewer.listingIds}::uuid[]))))`
}

/** Whether the viewer may change this group. */
export async function isVisibleGroup(db: Db, viewer: Viewer, groupId: string): Promise<boolean> {
  const row = await visibleGroups(db, viewer).select('g.id').where('g.id', '=', groupId).executeTakeFirst()
  return row !== undefined
}
