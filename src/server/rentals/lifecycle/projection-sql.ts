import { sql, type SqlBool } from 'kysely'
import { BLOCKED_LANDLORD_STATUSES, type ClassifiedRequest } from '../../../domain/rentals/classification.ts'
import type { DealColumn } from '../../../domain/catalogue/deals.ts'
import type { LandlordStatus } from '../../../domain/catalogue/requests.ts'
import type { Stay } from '../../../domain/kernel/day.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import { visibleRequests } from '../../kernel/viewer/visible-to.ts'
import type { Db } from '../../kernel/db/database.ts'
import { isNot, isOneOf } from '../../kernel/db/parameters.ts'
import { holds } from './needs-sql.ts'
import type { GroupCounts } from '../../listings/listings/counts-sql.ts'
import type { RequestRow } from './rows.ts'
import { selectRequestsForSystem } from './requests-sql.ts'

/** Days of a group whose taking or freeing matters to everybody who wants some of them. */
export interface ChangedDays extends Stay {
  groupId: string
}

/** What a change can touch: days of groups, and everything of one tenant. */
export interface ChangedWorld {
  days: readonly ChangedDays[]
  tenantId: string
  /** The locked groups: the request's own and those of the tenant's other active requests. */
  groupIds: readonly string[]
}

/** Requests whose projection a change can touch: not ended, and for the same days of the group or of the same tenant. */
export async function listForProjection(db: Db, changed: ChangedWorld): Promise<RequestRow[]> {
  return selectRequestsForSystem(db)
    .where('lr.group_id', 'in', changed.groupIds)
    .where((eb) =>
      eb.or([
        isNot('lr.landlord_status', 'OTHER'),
        eb.and([
          eb('lr.status_type', 'not in', ['NOT_AVAILABLE', 'TENANT_WITHDREW']),
          eb('b.id', 'is', null),
        ]),
        // Its deal is lost with the booking.
        eb.and([eb('b.canceled', '=', true), isNot('lr.deal_column', 'LOST')]),
      ]),
    )
    .where((eb) =>
      eb.or([
        eb('lr.tenant_id', '=', changed.tenantId),
        // Whom an extension would decline depends on days far from its own: all of them are looked at again.
        eb('lr.type', '=', 'EXTENSION'),
        ...changed.days.map((days) =>
          eb.and([
            eb('lr.group_id', '=', days.groupId),
            eb('lr.from', '<=', days.to),
            eb('lr.to', '>=', days.from),
          ]),
        ),
      ]),
    )
    .execute()
}

/** Everything active in groups that have an extension: its rivals may want days that the change did not touch. */
export async function listRivals(db: Db, groupIds: readonly string[]): Promise<RequestRow[]> {
  if (groupIds.length === 0) return []
  return selectRequestsForSystem(db)
    .where('lr.group_id', 'in', groupIds)
    .where(isNot('lr.landlord_status', 'OTHER'))
    .execute()
}

/** Requests by their ids, in their order of time. */
export async function listForSystem(db: Db, ids: readonly string[]): Promise<RequestRow[]> {
  if (ids.length === 0) return []
  return selectRequestsForSystem(db)
    .where('lr.id', 'in', ids)
    .orderBy('lr.requested_at')
    .orderBy('lr.id')
    .execute()
}

/** Everything active in groups that wants some of these days. */
export async function listRivalsFor(db: Db, groupIds: readonly string[], days: Stay): Promise<RequestRow[]> {
  if (groupIds.length === 0) return []
  return selectRequestsForSystem(db)
    .where(sql<SqlBool>`lr.group_id = any(${groupIds}::uuid[])`)
    .where(isNot('lr.landlord_status', 'OTHER'))
    .where('lr.from', '<=', days.to)
    .where('lr.to', '>=', days.from)
    .execute()
}

/** An active request as classification and what waits for the landlord look at it. */
export interface WaitingClassified extends ClassifiedRequest {
  groupId: string
  owesContract: boolean
  tenantAccepted: boolean
  incomeUnconfirmed: boolean
}

/** The active requests of groups as classification looks at them. */
export async function listClassified(db: Db, groupIds: readonly string[]): Promise<WaitingClassified[]> {
  if (groupIds.length === 0) return []
  return selectClassified(
    db.selectFrom('listing_requests as lr').where('lr.group_id', 'in', groupIds),
  ).execute()
}

/** The active requests in single units that a viewer works on, not those of the houses that they work on as a whole. */
export async function listClassifiedInUnits(db: Db, viewer: Viewer): Promise<WaitingClassified[]> {
  return selectClassified(
    visibleRequests(db, viewer, 'landlord').where(
      sql<SqlBool>`lr.group_id <> all(${viewer.groupIds ?? []}::uuid[])`,
    ),
  ).execute()
}

function selectClassified(requests: ReturnType<typeof visibleRequests>) {
  return requests
    .select([
      'lr.group_id as groupId',
      'lr.landlord_status as landlordStatus',
      'lr.method_of_booking as methodOfBooking',
      holds('owesContract').as('owesContract'),
      holds('tenantAccepted').as('tenantAccepted'),
      holds('incomeUnconfirmed').as('incomeUnconfirmed'),
      sql<ClassifiedRequest['latestOfferStatus']>`(select o.status from booking_offers o
        where o.listing_request_id = lr.id order by o.created_at desc, o.id desc limit 1)`.as(
        'latestOfferStatus',
      ),
    ])
    .where(isNot('lr.landlord_status', 'OTHER'))
}

/** What a request's facts make of it: stored beside them. */
export interface Projection {
  id: string
  landlordStatus: LandlordStatus
  sortGroup: number
  dealColumn: DealColumn
  dealSince: Temporal.Instant
  needsUntil: Temporal.Instant | null
}

/** Stores what changed, all in one statement; what becomes blocked is paused until the job has given it new time. */
export async function saveProjections(db: Db, projections: readonly Projection[]): Promise<void> {
  if (projections.length === 0) return
  await sql`
    update listing_requests lr set landlord_status = p.landlord_status, sort_group = p.sort_group,
      deal_column = p.deal_column, deal_since = p.deal_since, needs_until = p.needs_until,
      paused = p.landlord_status <> 'OTHER' and (lr.paused or ${isOneOf('p.landlord_status', BLOCKED_LANDLORD_STATUSES)}),
      pause_notified = p.landlord_status <> 'OTHER' and lr.pause_notified
    from unnest(${projections.map((row) => row.id)}::uuid[], ${projections.map((row) => row.landlordStatus)}::text[],
      ${projections.map((row) => row.sortGroup)}::smallint[], ${projections.map((row) => row.dealColumn)}::text[],
      ${projections.map((row) => row.dealSince)}::timestamptz[], ${projections.map((row) => row.needsUntil)}::timestamptz[])
      as p (id, landlord_status, sort_group, deal_column, deal_since, needs_until)
    where lr.id = p.id`.execute(db)
}

/** Stores the counts of groups, all in one statement. */
export async function saveCounts(
  db: Db,
  counts: readonly (GroupCounts & { groupId: string })[],
): Promise<void> {
  if (counts.length === 0) return
  const column = (pick: (row: GroupCounts) => number) => sql`${counts.map(pick)}::int[]`
  await sql`
    insert into group_counts (group_id, landlord_id, num_open_requests, num_in_progress_requests, num_blocked_requests,
      num_booking_offers_in_landlord_signing, num_booking_offers_in_landlord_signing_lbc,
      num_requests_in_waiting_to_confirm_booking, num_needs_you)
    select c.group_id, g.landlord_id, c.open, c.in_progress, c.blocked, c.signing, c.signing_lbc, c.waiting, c.manual
    from unnest(${counts.map((row) => row.groupId)}::uuid[], ${column((row) => row.numOpenRequests)},
      ${column((row) => row.numInProgressRequests)}, ${column((row) => row.numBlockedRequests)},
      ${column((row) => row.numBookingOffersInLandlordSigning)},
      ${column((row) => row.numBookingOffersInLandlordSigningLBC)},
      ${column((row) => row.numRequestsInWaitingToConfirmBooking)}, ${column((row) => row.numNeedsYou)})
      as c (group_id, open, in_progress, blocked, signing, signing_lbc, waiting, manual)
    join groups g on g.id = c.group_id
    on conflict (group_id) do update set
      num_open_requests = excluded.num_open_requests,
      num_in_progress_requests = excluded.num_in_progress_requests,
      num_blocked_requests = excluded.num_blocked_requests,
      num_booking_offers_in_landlord_signing = excluded.num_booking_offers_in_landlord_signing,
      num_booking_offers_in_landlord_signing_lbc = excluded.num_booking_offers_in_landlord_signing_lbc,
      num_requests_in_waiting_to_confirm_booking = excluded.num_requests_in_waiting_to_confirm_booking,
      num_needs_you = excluded.num_needs_you
    where (
        group_counts.num_open_requests, group_counts.num_in_progress_requests,
        group_counts.num_blocked_requests, group_counts.num_booking_offers_in_landlord_signing,
        group_counts.num_booking_offers_in_landlord_signing_lbc,
        group_counts.num_requests_in_waiting_to_confirm_booking, group_counts.num_needs_you
      ) is distinct from (
        excluded.num_open_requests, excluded.num_in_progress_requests, excluded.num_blocked_requests,
        excluded.num_booking_offers_in_landlord_signing,
        excluded.num_booking_offers_in_landlord_signing_lbc,
        excluded.num_requests_in_waiting_to_confirm_booking, excluded.num_needs_you
      )`.execute(db)
}
