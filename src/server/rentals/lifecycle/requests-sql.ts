import { sql, type SqlBool } from 'kysely'
import type { Viewer } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { isNot } from '../../kernel/db/literal.ts'
import { inWorld, type Side, visibleRequests } from '../../kernel/viewer/visible-to.ts'
import { awaitsSignature, needsSomebody } from './needs-sql.ts'
import { type RequestRow, selectRequests } from './rows.ts'

/** What waits for the landlord, signatures first, then by deadline. */
export async function listNeedsYou(db: Db, viewer: Viewer, limit: number): Promise<RequestRow[]> {
  return selectRequests(db, viewer, 'landlord')
    .where(needsSomebody(viewer))
    .orderBy('lr.sort_group')
    .orderBy('lr.auto_decline_at')
    .orderBy('lr.from')
    .orderBy('lr.id')
    .limit(sql.lit(limit))
    .execute()
}

/** How many contracts wait for the landlord's own signature, of one group or of all. */
export async function countSignatures(db: Db, viewer: Viewer, groupId: string | null): Promise<number> {
  const { count } = await visibleRequests(db, viewer, 'landlord')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(awaitsSignature)
    .$if(groupId !== null, (query) => query.where('lr.group_id', '=', groupId))
    .executeTakeFirstOrThrow()
  return count
}

/** One request that the viewer may see, or undefined: a foreign one looks like a missing one. */
export async function findRequest(
  db: Db,
  viewer: Viewer,
  side: Side,
  id: string,
): Promise<RequestRow | undefined> {
  return selectRequests(db, viewer, side).where('lr.id', '=', id).executeTakeFirst()
}

/** The landlord's requests of those ids. */
export async function listRequestsById(
  db: Db,
  viewer: Viewer,
  ids: readonly string[],
): Promise<RequestRow[]> {
  if (ids.length === 0) return []
  return selectRequests(db, viewer, 'landlord').where('lr.id', 'in', ids).execute()
}

/** The landlord's view of a booking request: the named listing request, or the first of it. */
export async function findFirstRequest(
  db: Db,
  viewer: Viewer,
  bookingRequestId: string,
  id: string | null,
): Promise<RequestRow | undefined> {
  let query = selectRequests(db, viewer, 'landlord').where('lr.booking_request_id', '=', bookingRequestId)
  if (id) query = query.where('lr.id', '=', id)
  return query.orderBy('lr.requested_at').orderBy('lr.id').limit(1).executeTakeFirst()
}

/** The tenant's requests, the newest first. */
export async function listTenantRequests(db: Db, viewer: Viewer): Promise<RequestRow[]> {
  return selectRequests(db, viewer, 'tenant')
    .orderBy('lr.requested_at', 'desc')
    .orderBy('lr.id')
    .limit(200)
    .execute()
}

/** All requests of one booking request of the tenant, in the order they were sent. */
export async function listOfBookingRequest(
  db: Db,
  viewer: Viewer,
  bookingRequestId: string,
): Promise<RequestRow[]> {
  return selectRequests(db, viewer, 'tenant')
    .where('lr.booking_request_id', '=', bookingRequestId)
    .orderBy('lr.requested_at')
    .orderBy('lr.user_friendly_id')
    .execute()
}

/** Other active requests of the landlord's groups, for what overlaps and what is drawn around a stay. */
export async function listActiveOfGroups(
  db: Db,
  viewer: Viewer,
  groupIds: readonly string[],
): Promise<RequestRow[]> {
  if (groupIds.length === 0) return []
  return selectRequests(db, viewer, 'landlord')
    .where(sql<SqlBool>`lr.group_id = any(${groupIds}::uuid[])`)
    .where(isNot('lr.landlord_status', 'OTHER'))
    .orderBy('lr.from')
    .orderBy('lr.id')
    .execute()
}

/** How many stays each tenant has had with this landlord, by tenant id. */
export async function countStays(
  db: Db,
  viewer: Viewer,
  tenantIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('bookings')
    .select(['tenant_id as tenantId', sql<number>`count(*)`.as('stays')])
    .where(inWorld(viewer, 'landlord_id', 'group_id'))
    .where(sql<SqlBool>`tenant_id = any(${tenantIds}::uuid[])`)
    .where('canceled', '=', false)
    .groupBy('tenant_id')
    .execute()
  return new Map(rows.map((row) => [row.tenantId, row.stays]))
}

/** How many groups a booking request asked. */
export async function countOfBookingRequest(db: Db, bookingRequestId: string): Promise<number> {
  const row = await db
    .selectFrom('listing_requests')
    .select(sql<number>`count(*)`.as('total'))
    .where('booking_request_id', '=', bookingRequestId)
    .executeTakeFirstOrThrow()
  return row.total
}
