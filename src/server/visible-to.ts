import type { Viewer } from './context.ts'
import type { Db } from './db/database.ts'

/** The two sides of a stay; the same person may stand on either. */
export type Side = 'landlord' | 'tenant'

/** Requests that the viewer may see on that side; every read of a request starts here. */
export function visibleRequests(db: Db, viewer: Viewer, side: Side) {
  const requests = db.selectFrom('listing_requests as lr')
  return side === 'landlord'
    ? requests.where('lr.landlord_id', '=', viewer.id)
    : requests.where('lr.tenant_id', '=', viewer.id)
}

/** Offers that the viewer may see, as the landlord or as the tenant who signs them. */
export function visibleOffers(db: Db, viewer: Viewer) {
  return db
    .selectFrom('booking_offers as bo')
    .where((eb) => eb.or([eb('bo.landlord_id', '=', viewer.id), eb('bo.tenant_id', '=', viewer.id)]))
}

/** Bookings of the landlord's listings. */
export function visibleBookings(db: Db, viewer: Viewer) {
  return db.selectFrom('bookings as b').where('b.landlord_id', '=', viewer.id)
}

/** Groups of the landlord that are not deleted. */
export function visibleGroups(db: Db, viewer: Viewer) {
  return db.selectFrom('groups as g').where('g.landlord_id', '=', viewer.id).where('g.deleted_at', 'is', null)
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
