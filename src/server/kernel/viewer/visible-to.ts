import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { LIMITED_NOTIFICATION_KINDS } from '../../../domain/notifications/notification.ts'
import type { Viewer } from './context.ts'
import type { Db } from '../db/database.ts'

/** The two sides of a stay; the same person may stand on either. */
export type Side = 'landlord' | 'tenant'

/** Rows of the world that the viewer works in, by their landlord's and their group's column. */
export function inWorld(viewer: Viewer, landlordColumn: string, groupColumn: string): RawBuilder<SqlBool> {
  if (!viewer.landlordId) return sql`false`
  const own = sql<SqlBool>`${sql.ref(landlordColumn)} = ${viewer.landlordId}`
  if (!viewer.groupIds) return own
  return sql`(${own} and ${sql.ref(groupColumn)} = any(${viewer.groupIds}::uuid[]))`
}

/**
 * The same for rows that are looked for by another key: whose they are is a condition on what was found. A plan for all
 * landlords takes everything that one has for little, and would rather read that.
 */
export function foundInWorld(
  viewer: Viewer,
  landlordColumn: string,
  groupColumn: string,
): RawBuilder<SqlBool> {
  return sql`(${inWorld(viewer, landlordColumn, groupColumn)}) is true`
}

/** Rows of that world that only full access shows: money, contracts, bookings (D6). */
export function inFullWorld(
  viewer: Viewer,
  landlordColumn: string,
  groupColumn: string,
): RawBuilder<SqlBool> {
  return viewer.access === 'FULL' ? inWorld(viewer, landlordColumn, groupColumn) : sql`false`
}

/** Requests that the viewer may see on that side; every read of a request starts here. */
export function visibleRequests(db: Db, viewer: Viewer, side: Side) {
  const requests = db.selectFrom('listing_requests as lr')
  return side === 'landlord'
    ? requests.where(inWorld(viewer, 'lr.landlord_id', 'lr.group_id'))
    : requests.where('lr.tenant_id', '=', viewer.id)
}

/** The landlord's requests that are looked for by another key. */
export function visibleRequestsByKey(db: Db, viewer: Viewer) {
  return db.selectFrom('listing_requests as lr').where(foundInWorld(viewer, 'lr.landlord_id', 'lr.group_id'))
}

/** Offers that the viewer may see, as the landlord or as the tenant who signs them. */
export function visibleOffers(db: Db, viewer: Viewer) {
  return db
    .selectFrom('booking_offers as bo')
    .where((eb) =>
      eb.or([inFullWorld(viewer, 'bo.landlord_id', 'bo.group_id'), eb('bo.tenant_id', '=', viewer.id)]),
    )
}

/** Bookings of the landlord's listings, or on the other side those of the tenant. */
export function visibleBookings(db: Db, viewer: Viewer, side: Side = 'landlord') {
  const bookings = db.selectFrom('bookings as b')
  return side === 'landlord'
    ? bookings.where(inFullWorld(viewer, 'b.landlord_id', 'b.group_id'))
    : bookings.where('b.tenant_id', '=', viewer.id)
}

/** Groups of the landlord that are not deleted. */
export function visibleGroups(db: Db, viewer: Viewer) {
  return db
    .selectFrom('groups as g')
    .where(inWorld(viewer, 'g.landlord_id', 'g.id'))
    .where('g.deleted_at', 'is', null)
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
        const ofWorld = [eb('n.for_tenant', '=', false), inWorld(one, 'n.landlord_id', 'n.group_id')]
        if (one.access !== 'FULL') ofWorld.push(eb('n.kind', 'in', LIMITED_NOTIFICATION_KINDS))
        return eb.and(ofWorld)
      })
      return viewer.role === 'LINK' ? eb.or(ofWorlds) : eb.or([...ofWorlds, eb('n.for_tenant', '=', true)])
    })
}

/** Whether the viewer may change this group. */
export async function isVisibleGroup(db: Db, viewer: Viewer, groupId: string): Promise<boolean> {
  const row = await visibleGroups(db, viewer).select('g.id').where('g.id', '=', groupId).executeTakeFirst()
  return row !== undefined
}
