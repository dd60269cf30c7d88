import { sql } from 'kysely'
import type { LandlordStatus } from '../../domain/catalogue/landlord-status.ts'
import { NEEDS_LANDLORD_STATUSES } from '../../domain/classification.ts'
import type { Stay } from '../../domain/day.ts'
import type { Viewer } from '../context.ts'
import type { Db } from '../db/database.ts'
import type { Side } from '../visible-to.ts'
import { type RequestRow, selectRequests, selectRequestsForSystem } from './rows.ts'

/** Which active requests a list shows. */
export type RequestFilter = 'NEEDS_YOU' | 'OPEN' | 'WAITING' | 'ALL'

const openStatuses = [
  'OPEN',
  'OPEN_V3',
  'OPEN_WITH_CONSEQUENCES',
  'TENANT_STARTED_OTHER_BOOKING_PROCESS',
] as const satisfies readonly LandlordStatus[]

/** What a list of requests is narrowed to. */
export interface RequestListFilter {
  filter: RequestFilter
  groupId: string | null
  search: string | null
  from: Temporal.PlainDate | null
  to: Temporal.PlainDate | null
}

function selectList(db: Db, viewer: Viewer, by: RequestListFilter) {
  let query = selectRequests(db, viewer, 'landlord').where('lr.landlord_status', '<>', 'OTHER')
  if (by.filter === 'OPEN') query = query.where('lr.landlord_status', 'in', openStatuses)
  if (by.filter === 'NEEDS_YOU') query = query.where('lr.landlord_status', 'in', NEEDS_LANDLORD_STATUSES)
  if (by.filter === 'WAITING') query = query.where('lr.landlord_status', 'not in', NEEDS_LANDLORD_STATUSES)
  if (by.groupId) query = query.where('lr.group_id', '=', by.groupId)
  if (by.from) query = query.where('lr.to', '>=', by.from)
  if (by.to) query = query.where('lr.from', '<=', by.to)
  if (by.search) {
    const pattern = `%${by.search.replace(/[\\%_]/g, '\\$&')}%`
    query = query.where((eb) =>
      eb.or([
        eb(sql`br.first_name || ' ' || br.last_name`, 'ilike', pattern),
        eb('lr.user_friendly_id', 'ilike', pattern),
        eb('br.company_name', 'ilike', pattern),
        eb('g.name', 'ilike', pattern),
      ]),
    )
  }
  return query
}

/** A window of the landlord's active requests in the order of D4. */
export async function listRequests(
  db: Db,
  viewer: Viewer,
  by: RequestListFilter,
  window: { offset: number; limit: number },
): Promise<RequestRow[]> {
  return selectList(db, viewer, by)
    .orderBy('lr.sort_group')
    .orderBy('lr.from')
    .orderBy('lr.to', 'desc')
    .orderBy('lr.guests')
    .orderBy('lr.requested_at')
    .orderBy('lr.id')
    .offset(window.offset)
    .limit(window.limit)
    .execute()
}

/** How many requests a narrowed list has. */
export async function countRequests(db: Db, viewer: Viewer, by: RequestListFilter): Promise<number> {
  const row = await selectList(db, viewer, by)
    .clearSelect()
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  return row.total
}

/** What waits for the landlord, signatures first, then by deadline. */
export async function listNeedsYou(db: Db, viewer: Viewer, limit: number): Promise<RequestRow[]> {
  return selectRequests(db, viewer, 'landlord')
    .where('lr.landlord_status', 'in', NEEDS_LANDLORD_STATUSES)
    .orderBy('lr.sort_group')
    .orderBy('lr.auto_decline_at')
    .orderBy('lr.from')
    .orderBy('lr.id')
    .limit(limit)
    .execute()
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

/** Other active requests of the landlord's groups, for what overlaps and what is drawn around a stay. */
export async function listActiveOfGroups(
  db: Db,
  viewer: Viewer,
  groupIds: readonly string[],
): Promise<RequestRow[]> {
  if (groupIds.length === 0) return []
  return selectRequests(db, viewer, 'landlord')
    .where('lr.group_id', 'in', groupIds)
    .where('lr.landlord_status', '<>', 'OTHER')
    .orderBy('lr.from')
    .orderBy('lr.id')
    .execute()
}

/** Requests of a group that have not ended and want some of the same days, the request itself left out. */
export async function listOverlapping(
  db: Db,
  request: Stay & { id: string; groupId: string },
): Promise<RequestRow[]> {
  return selectRequestsForSystem(db)
    .where('lr.group_id', '=', request.groupId)
    .where('lr.id', '<>', request.id)
    .where('lr.landlord_status', '<>', 'OTHER')
    .where('lr.from', '<=', request.to)
    .where('lr.to', '>=', request.from)
    .execute()
}

/** The tenant's requests that have not ended. */
export async function listActiveOfTenant(db: Db, tenantId: string): Promise<RequestRow[]> {
  return selectRequestsForSystem(db)
    .where('lr.tenant_id', '=', tenantId)
    .where('lr.landlord_status', '<>', 'OTHER')
    .execute()
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

/** How many stays each tenant has had with this landlord, by tenant id. */
export async function countStays(
  db: Db,
  viewer: Viewer,
  tenantIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('bookings')
    .select(['tenant_id as tenantId', sql<number>`count(*)`.as('stays')])
    .where('landlord_id', '=', viewer.id)
    .where('tenant_id', 'in', tenantIds)
    .where('canceled', '=', false)
    .groupBy('tenant_id')
    .execute()
  return new Map(rows.map((row) => [row.tenantId, row.stays]))
}

/** Something that happened to a request, as the audit log has it. */
export interface EventRow {
  id: number
  requestId: string
  at: Temporal.Instant
  action: string
  actorId: string | null
  data: unknown
}

/** What happened to requests, oldest first. */
export async function listEvents(db: Db, requestIds: readonly string[]): Promise<EventRow[]> {
  if (requestIds.length === 0) return []
  return db
    .selectFrom('audit_log')
    .select(['id', 'entity_id as requestId', 'at', 'action', 'actor_id as actorId', 'data'])
    .where('entity_type', '=', 'listing_request')
    .where('entity_id', 'in', requestIds)
    .orderBy('id')
    .execute()
}

/** Notes that the landlord has seen the request; true when it was the first time. */
export async function saveViewed(db: Db, viewer: Viewer, id: string, at: Temporal.Instant): Promise<boolean> {
  const result = await db
    .updateTable('listing_requests')
    .set({ viewed_by_landlord_at: at })
    .where('id', '=', id)
    .where('landlord_id', '=', viewer.id)
    .where('viewed_by_landlord_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Stores who, when and why; returns the booking request's id. */
export async function insertBookingRequest(
  db: Db,
  request: {
    tenantId: string
    firstName: string
    lastName: string
    email: string
    phone: string
    stay: Stay
    adults: number
    adultsInformation: unknown
    children: number
    childrenInformation: unknown
    pets: boolean
    petsDescription: string
    reasonForStay: string
    employment: string | null
    companyName: string
    jobTitle: string
    paidBy: string
    optionToExtend: boolean
    notes: string
    at: Temporal.Instant
  },
): Promise<string> {
  const row = await db
    .insertInto('booking_requests')
    .values({
      tenant_id: request.tenantId,
      first_name: request.firstName,
      last_name: request.lastName,
      email: request.email,
      phone: request.phone,
      from: request.stay.from,
      to: request.stay.to,
      adults: request.adults,
      adults_information: sql`${JSON.stringify(request.adultsInformation)}::jsonb`,
      children: request.children,
      children_information: sql`${JSON.stringify(request.childrenInformation)}::jsonb`,
      pets: request.pets,
      pets_description: request.petsDescription,
      reason_for_stay: request.reasonForStay,
      employment: request.employment,
      company_name: request.companyName,
      job_title: request.jobTitle,
      paid_by: request.paidBy,
      option_to_extend: request.optionToExtend,
      notes: request.notes,
      created_at: request.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Stores one asked group of a booking request in status START; returns its id. */
export async function insertListingRequest(
  db: Db,
  request: {
    bookingRequestId: string
    groupId: string
    landlordId: string
    tenantId: string
    stay: Stay
    guests: number
    methodOfBooking: string
    totalRent: number
    currency: string
    landlordFeePercent: number
    verificationNeeded: boolean
    at: Temporal.Instant
  },
): Promise<string> {
  const row = await db
    .insertInto('listing_requests')
    .values({
      booking_request_id: request.bookingRequestId,
      group_id: request.groupId,
      landlord_id: request.landlordId,
      tenant_id: request.tenantId,
      from: request.stay.from,
      to: request.stay.to,
      guests: request.guests,
      method_of_booking: request.methodOfBooking,
      total_rent: request.totalRent,
      currency: request.currency,
      landlord_fee_percent: request.landlordFeePercent,
      verification_needed: request.verificationNeeded,
      status_type: 'START',
      landlord_status: 'OTHER',
      sort_group: 5,
      requested_at: request.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** The stored facts that a command changes; what is left out stays. */
export interface StatusChange {
  statusType: string
  statusReason?: string | null
  statusSubReason?: string | null
  suppressingBookingRequestId?: string | null
  suppressingListingRequestId?: string | null
  suppressingBookingId?: string | null
  declineReason?: string | null
  declineExplanation?: string
  autoDeclineAt?: Temporal.Instant | null
  tenantAnswerUntil?: Temporal.Instant | null
  answeredAt?: Temporal.Instant | null
}

/** Writes the new facts of requests. */
export async function saveStatus(db: Db, ids: readonly string[], change: StatusChange): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('listing_requests')
    .set({
      status_type: change.statusType,
      status_reason: change.statusReason,
      status_sub_reason: change.statusSubReason,
      suppressing_booking_request_id: change.suppressingBookingRequestId,
      suppressing_listing_request_id: change.suppressingListingRequestId,
      suppressing_booking_id: change.suppressingBookingId,
      decline_reason: change.declineReason,
      decline_explanation: change.declineExplanation,
      auto_decline_at: change.autoDeclineAt,
      tenant_answer_until: change.tenantAnswerUntil,
      answered_at: change.answeredAt,
    })
    .where('id', 'in', ids)
    .execute()
}

/** Ids of requests whose deadline has passed; a paused one waits (domain rule), and must not fill the batch. */
export async function listOverdue(
  db: Db,
  kind: 'auto-decline' | 'tenant-silence',
  now: Temporal.Instant,
  limit: number,
): Promise<string[]> {
  const query = db.selectFrom('listing_requests').select('id').limit(limit)
  const rows =
    kind === 'auto-decline'
      ? await query
          .where('status_type', 'in', ['AV_CHECK', 'NO_AV_CHECK', 'SECOND_CHANCE'])
          .where('auto_decline_at', '<=', now)
          .where('landlord_status', 'in', openStatuses)
          .orderBy('auto_decline_at')
          .execute()
      : await query
          .where('status_type', '=', 'AVAILABLE')
          .where('tenant_answer_until', '<=', now)
          .where('landlord_status', '=', 'ACCEPTED')
          .orderBy('tenant_answer_until')
          .execute()
  return rows.map((row) => row.id)
}

/** Median minutes from a request to the landlord's own answer since an instant, or null when there was none. */
export async function findMedianAnswerMinutes(
  db: Db,
  viewer: Viewer,
  since: Temporal.Instant,
): Promise<number | null> {
  const row = await db
    .selectFrom('listing_requests')
    .select(
      sql<number | null>`(percentile_cont(0.5) within group
        (order by extract(epoch from answered_at - requested_at)) / 60)::int`.as('minutes'),
    )
    .where('landlord_id', '=', viewer.id)
    .where('answered_at', 'is not', null)
    .where('requested_at', '>=', since)
    .executeTakeFirstOrThrow()
  return row.minutes
}
