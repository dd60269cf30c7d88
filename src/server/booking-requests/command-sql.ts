import { sql } from 'kysely'
import { OPEN_LANDLORD_STATUSES } from '../../domain/classification.ts'
import type { Stay } from '../../domain/day.ts'
import type { Viewer } from '../context.ts'
import type { Db } from '../db/database.ts'
import { isNot, isOneOf } from '../db/literal.ts'
import { inWorld } from '../visible-to.ts'
import { type RequestRow, selectRequestsForSystem } from './rows.ts'

/** Requests of a group that have not ended and want some of the same days, the request itself left out. */
export async function listOverlapping(
  db: Db,
  request: Stay & { id: string; groupId: string },
): Promise<RequestRow[]> {
  return selectRequestsForSystem(db)
    .where('lr.group_id', '=', request.groupId)
    .where('lr.id', '<>', request.id)
    .where(isNot('lr.landlord_status', 'OTHER'))
    .where('lr.from', '<=', request.to)
    .where('lr.to', '>=', request.from)
    .execute()
}

/** The tenant's requests that have not ended. */
export async function listActiveOfTenant(db: Db, tenantId: string): Promise<RequestRow[]> {
  return selectRequestsForSystem(db)
    .where('lr.tenant_id', '=', tenantId)
    .where(isNot('lr.landlord_status', 'OTHER'))
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

/** Notes that the landlord has seen the request; answers whose it is when it was the first time, else null. */
export async function saveViewed(
  db: Db,
  viewer: Viewer,
  id: string,
  at: Temporal.Instant,
): Promise<string | null> {
  const seen = await db
    .updateTable('listing_requests')
    .set({ viewed_by_landlord_at: at })
    .where('id', '=', id)
    .where(inWorld(viewer, 'landlord_id', 'group_id'))
    .where('viewed_by_landlord_at', 'is', null)
    .returning('landlord_id as landlordId')
    .executeTakeFirst()
  return seen?.landlordId ?? null
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
    gender: string | null
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
      gender: request.gender,
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
          .where(isOneOf('status_type', ['AV_CHECK', 'NO_AV_CHECK', 'SECOND_CHANCE']))
          .where('auto_decline_at', '<=', now)
          .where(isOneOf('landlord_status', OPEN_LANDLORD_STATUSES))
          .orderBy('auto_decline_at')
          .execute()
      : await query
          .where(isOneOf('status_type', ['AVAILABLE']))
          .where('tenant_answer_until', '<=', now)
          .where('landlord_status', '=', 'ACCEPTED')
          .orderBy('tenant_answer_until')
          .execute()
  return rows.map((row) => row.id)
}
