import type { DeclineReason, SkipReason } from '../../../domain/catalogue/reasons.ts'
import type {
  RequestStatusReason,
  RequestStatusSubReason,
  RequestStatusType,
} from '../../../domain/catalogue/requests.ts'
import type { Stay } from '../../../domain/kernel/day.ts'
import { isEnded } from '../../../domain/rentals/landlord-status.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { isNot } from '../../kernel/db/parameters.ts'
import { requestsInWorld } from '../../kernel/viewer/visible-to.ts'
import type { RequestRow } from './rows.ts'
import { selectRequestsForSystem } from './requests-sql.ts'

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
    .where(requestsInWorld(viewer, 'landlord_id', 'group_id', 'id'))
    .where('viewed_by_landlord_at', 'is', null)
    .returning('landlord_id as landlordId')
    .executeTakeFirst()
  return seen?.landlordId ?? null
}

/** The stored facts that a command changes; what is left out stays. */
export interface StatusChange {
  statusType: RequestStatusType
  at: Temporal.Instant
  skipReason?: SkipReason | null
  statusReason?: RequestStatusReason | null
  statusSubReason?: RequestStatusSubReason | null
  suppressingBookingRequestId?: string | null
  suppressingListingRequestId?: string | null
  suppressingBookingId?: string | null
  declineReason?: DeclineReason | null
  /** What the landlord says to this status, for the tenant to read. */
  declineExplanation?: string
  autoDeclineAt?: Temporal.Instant | null
  tenantAnswerUntil?: Temporal.Instant | null
  answeredAt?: Temporal.Instant | null
  secondChanceAt?: Temporal.Instant
}

/** Writes the new facts of requests; a suggestion that waited, and what was said to the former status, are over with any. */
export async function saveStatus(db: Db, ids: readonly string[], change: StatusChange): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('listing_requests')
    .set({
      status_type: change.statusType,
      skip_reason: change.skipReason,
      status_reason: change.statusReason,
      status_sub_reason: change.statusSubReason,
      suppressing_booking_request_id: change.suppressingBookingRequestId,
      suppressing_listing_request_id: change.suppressingListingRequestId,
      suppressing_booking_id: change.suppressingBookingId,
      decline_reason: change.declineReason,
      decline_explanation: change.declineExplanation ?? '',
      auto_decline_at: change.autoDeclineAt,
      tenant_answer_until: change.tenantAnswerUntil,
      answered_at: change.answeredAt,
      second_chance_at: change.secondChanceAt,
      suggested_from: null,
      suggested_to: null,
      suggested_at: null,
      suggestion_message: '',
      // Whoever could act on it has: there is no pause left to speak of.
      paused: false,
      ended_at: isEnded(change.statusType) ? change.at : null,
    })
    .where('id', 'in', ids)
    .execute()
}
