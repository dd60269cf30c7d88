import { feeTermsOf } from './fee-terms-sql.ts'
import { sql, type SqlBool } from 'kysely'
import type { Viewer } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { type Instants, statement } from '../../kernel/db/statement.ts'
import { isNot } from '../../kernel/db/parameters.ts'
import {
  foundInWorld,
  type Side,
  visibleRequests,
  visibleRequestsByKey,
} from '../../kernel/viewer/visible-to.ts'
import { awaitsSignature, INCOME_UNCONFIRMED, needsSomebody } from './needs-sql.ts'
import { mailLanguageOf } from '../../people/accounts/sql.ts'
import type { CompetingRequest } from './derived-facts.ts'
import type { LatestOffer, RequestRow } from './rows.ts'

/** What waits for the landlord, what runs out first on top; what has no end of the landlord's own at last. */
export async function listNeedsYou(source: Source, viewer: Viewer, limit: number): Promise<RequestRow[]> {
  return needyOf.list(source, { viewer, written: { limit } })
}

/** How many contracts wait for the landlord's own signature, of one group or of all. */
export async function countSignatures(
  source: Source,
  viewer: Viewer,
  groupId: string | null,
): Promise<number> {
  return (await signaturesOf.find(source, { viewer, groupId }))?.count ?? 0
}

const signaturesOf = statement((db, { viewer, groupId }: { viewer: Viewer; groupId: string | null }) =>
  visibleRequests(db, viewer, 'landlord')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(awaitsSignature)
    .$if(groupId !== null, (query) => query.where('lr.group_id', '=', groupId)),
)

/** How many of those run out until a time. */
export async function countDueSoon(source: Source, viewer: Viewer, until: Temporal.Instant): Promise<number> {
  return (await dueSoonOf.find(source, { viewer, until }))?.count ?? 0
}

const dueSoonOf = statement((db, { viewer, until }: { viewer: Viewer; until: Temporal.Instant }) =>
  visibleRequests(db, viewer, 'landlord')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('lr.needs_until', '<=', until)
    .where(needsSomebody(viewer)),
)

/** One request that the viewer may see, or undefined: a foreign one looks like a missing one. */
export async function findRequest(
  source: Source,
  viewer: Viewer,
  side: Side,
  id: string,
): Promise<RequestRow | undefined> {
  return requestById.find(source, { viewer, id, written: { side } })
}

/** The landlord's requests of those ids. */
export async function listRequestsById(
  source: Source,
  viewer: Viewer,
  ids: readonly string[],
): Promise<RequestRow[]> {
  return ids.length === 0 ? [] : requestsById.list(source, { viewer, ids })
}

/** The landlord's view of a booking request: the named listing request, or the first of it. */
export async function findFirstRequest(
  source: Source,
  viewer: Viewer,
  bookingRequestId: string,
  id: string | null,
): Promise<RequestRow | undefined> {
  return firstRequestOf.find(source, { viewer, bookingRequestId, id })
}

/** The tenant's requests, the newest first. */
export async function listTenantRequests(source: Source, viewer: Viewer): Promise<RequestRow[]> {
  return tenantRequestsOf.list(source, { viewer })
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

/** All requests that a tenant sent with one of those booking requests, the first asked first. */
export async function listRequestsSentWith(
  db: Db,
  viewer: Viewer,
  bookingRequestIds: readonly string[],
): Promise<RequestRow[]> {
  return selectRequests(db, viewer, 'tenant')
    .where(sql<SqlBool>`lr.booking_request_id = any(${bookingRequestIds}::uuid[])`)
    .orderBy('lr.requested_at')
    .orderBy('lr.id')
    .execute()
}

/** Other active requests of the landlord's groups, for what overlaps and what is drawn around a stay. */
export async function listActiveOfGroups(
  source: Source,
  viewer: Viewer,
  groupIds: readonly string[],
): Promise<RequestRow[]> {
  return groupIds.length === 0 ? [] : activeOfGroups.list(source, { viewer, groupIds })
}

/** The same as far as it matters to others for the same days. */
export async function listCompetitors(
  source: Source,
  viewer: Viewer,
  groupIds: readonly string[],
): Promise<CompetingRequest[]> {
  return groupIds.length === 0 ? [] : competitorsIn.list(source, { viewer, groupIds })
}

/** How many stays each tenant has had with this landlord, by tenant id. */
export async function countStays(
  source: Source,
  viewer: Viewer,
  tenantIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await staysOf.list(source, { viewer, tenantIds })
  return new Map(rows.map((row) => [row.tenantId, row.stays]))
}

const staysOf = statement((db, { viewer, tenantIds }: { viewer: Viewer; tenantIds: readonly string[] }) =>
  db
    .selectFrom('bookings')
    .select(['tenant_id as tenantId', sql<number>`count(*)`.as('stays')])
    .where(foundInWorld(viewer, 'landlord_id', 'group_id', 'listing_id'))
    .where(sql<SqlBool>`tenant_id = any(${tenantIds}::uuid[])`)
    .where('canceled', '=', false)
    .groupBy('tenant_id'),
)

/** How many groups a booking request asked. */
export async function countOfBookingRequest(db: Db, bookingRequestId: string): Promise<number> {
  const row = await db
    .selectFrom('listing_requests')
    .select(sql<number>`count(*)`.as('total'))
    .where('booking_request_id', '=', bookingRequestId)
    .executeTakeFirstOrThrow()
  return row.total
}

/** Requests that the viewer may see on that side, as RequestRow; add filters and order. */
export function selectRequests(db: Db, viewer: Viewer, side: Side) {
  return selectRows(visibleRequests(db, viewer, side))
}

/** The same of the landlord's side, found by their ids: whose they are is a condition on what was found. */
export function selectRequestsByKey(db: Db, viewer: Viewer) {
  return selectRows(visibleRequestsByKey(db, viewer))
}

/** Any requests, for the system's own work: projections, deadlines, conflicts. */
export function selectRequestsForSystem(db: Db) {
  return selectRows(db.selectFrom('listing_requests as lr'))
}

/** Requests of offers that came out of visible rows, which one of their two sides looks at. */
export async function listRequestsForSystem(source: Source, ids: readonly string[]): Promise<RequestRow[]> {
  return requestsForSystem.list(source, { ids })
}

/** One request for the system's own work; it has to be there. */
export async function loadRequestForSystem(db: Db, id: string): Promise<RequestRow> {
  return selectRequestsForSystem(db).where('lr.id', '=', id).executeTakeFirstOrThrow()
}

function selectRows(requests: ReturnType<typeof visibleRequests>) {
  return (
    requests
      .innerJoin('booking_requests as br', 'br.id', 'lr.booking_request_id')
      .innerJoin('users as t', 't.id', 'lr.tenant_id')
      .innerJoin('users as l', 'l.id', 'lr.landlord_id')
      .innerJoin('groups as g', 'g.id', 'lr.group_id')
      .leftJoin('bookings as b', 'b.listing_request_id', 'lr.id')
      .leftJoin('bookings as extended', 'extended.id', 'lr.extends_booking_id')
      .leftJoin('message_threads as mt', 'mt.listing_request_id', 'lr.id')
      // What took the days is told only where it is the same landlord's own.
      .leftJoin('listing_requests as taker', (join) =>
        join
          .onRef('taker.id', '=', 'lr.suppressing_listing_request_id')
          .onRef('taker.landlord_id', '=', 'lr.landlord_id'),
      )
      // One text instead of sixty columns: putting those together anew for each page takes longer than reading them.
      .select(sql`${sql.raw(columns)}, ${latestOffer}`.as('offer'))
      // So the compiler sees one column where the statement has all that RequestRow names.
      .$castTo<RequestRow>()
  )
}

// A request names a listing before it names a unit, if it doesn't go on in one; a group whose units are all deleted keeps the first it had.
const earliestListing = `coalesce(
  (select u.id from listings u where u.group_id = lr.group_id and u.deleted_at is null order by u.created_at, u.id limit 1),
  (select u.id from listings u where u.group_id = lr.group_id order by u.created_at, u.id limit 1))`

const columns = `
  lr.id, lr.user_friendly_id as "userFriendlyId", lr.booking_request_id as "bookingRequestId", lr.group_id
  as "groupId", lr.landlord_id as "landlordId", lr.tenant_id as "tenantId", lr.type, lr.extends_booking_id
  as "extendsBookingId", extended.listing_id as "extendsListingId", lr."from", lr."to", lr.guests,
  lr.method_of_booking as "methodOfBooking", lr.price, lr.list_price as "listPrice", lr.deposit, lr.final_cleaning_fee as "finalCleaningFee", lr.total_rent as "totalRent", lr.currency,
  coalesce(lr.invoice_calculation_method, g.invoice_calculation_method) as "invoiceCalculationMethod",
  coalesce(b.landlord_fee_rate, lr.landlord_fee_rate) as "landlordFeeRate",
  lr.tenant_fee_rate as "tenantFeeRate", coalesce(b.term_origins, lr.term_origins) as "termOrigins",
  case when b.id is null then ${feeTermsOf('lr.landlord_id', 'lr.group_id')} else '[]' end as "feeTerms", lr.status_type as "statusType", lr.status_reason as
  "statusReason", lr.status_sub_reason as "statusSubReason", taker.booking_request_id as
  "suppressingBookingRequestId", taker.id as "suppressingListingRequestId", lr.decline_reason as
  "declineReason", lr.decline_explanation as "declineExplanation", lr.skip_reason as "skipReason",
  lr.suggested_from as "suggestedFrom", lr.suggested_to as "suggestedTo", lr.suggestion_message as
  "suggestionMessage", lr.suggested_at as "suggestedAt", lr.paused, lr.pause_notified as "pauseNotified", lr.verification_needed as
  "verificationNeeded", lr.identity_needed as "identityNeeded", lr.solvency_needed as "solvencyNeeded", ${INCOME_UNCONFIRMED} as "incomeUnconfirmed",
  t.frozen_at is not null or l.frozen_at is not null as "accountFrozen", lr.verification_done_at as "verificationDoneAt", lr.requested_at as "requestedAt",
  lr.auto_decline_at as "autoDeclineAt", lr.tenant_answer_until as "tenantAnswerUntil", lr.needs_until as "needsUntil", lr.answered_at as "answeredAt",
  lr.viewed_by_landlord_at as "viewedByLandlordAt", lr.ended_at as "endedAt", lr.documents_asked_at as "documentsAskedAt",
  lr.second_chance_at as "secondChanceAt", lr.landlord_status as "landlordStatus", lr.sort_group as "sortGroup",
  lr.deal_column as "dealColumn", lr.deal_since as "dealSince", br.first_name as "firstName", br.last_name as "lastName", br.email, br.phone, br.gender, br.adults,
  br.adults_information as "adultsInformation", br.children, br.children_information as
  "childrenInformation", br.pets, br.pets_description as "petsDescription", br.reason_for_stay as
  "reasonForStay", br.employment, br.company_name as "companyName", br.job_title as "jobTitle", br.paid_by
  as "paidBy", br.option_to_extend as "optionToExtend", br.notes, t.created_at as "tenantSince", t.email
  as "tenantEmail", ${mailLanguageOf('t')} as "tenantLanguage", l.first_name as "landlordFirstName", l.last_name as
  "landlordLastName", l.email as "landlordEmail", ${mailLanguageOf('l')} as "landlordLanguage", g.name as "groupName", g.part_of_group as "partOfGroup",
  g.zip_code || ' ' || g.city as "groupPlace", coalesce(extended.listing_id, ${earliestListing}) as "listingId", b.id as "bookingId", b.canceled as "bookingCanceled",
  b.created_at as "bookedAt", b.canceled_at as "canceledAt", coalesce(mt.landlord_unread, 0) as "landlordUnread",
  coalesce(mt.tenant_unread, 0) as "tenantUnread"`

const latestOffer = sql<LatestOffer | null>`(
  select json_build_object(
    'id', o.id, 'status', o.status, 'generating', o.generating, 'isOnlineSigning', o.is_online_signing,
    'contractName', o.contract_name, 'listingId', o.listing_id, 'unitName', u.apartment_name, 'price', o.price,
    'from', o."from", 'to', o."to", 'landlordSignedAt', o.landlord_signed_at, 'tenantSignedAt', o.tenant_signed_at,
    'tenantAcceptedAt', o.tenant_accepted_at, 'signingExpiresAt', o.signing_expires_at,
    'createdAt', o.created_at, 'endedAt', o.ended_at)
  from booking_offers o join listings u on u.id = o.listing_id
  where o.listing_request_id = lr.id order by o.created_at desc, o.id desc limit 1
)`

/** The instants of a request's row, for statements. */
export const REQUEST_INSTANTS: Instants<RequestRow> = {
  suggestedAt: true,
  verificationDoneAt: true,
  requestedAt: true,
  autoDeclineAt: true,
  tenantAnswerUntil: true,
  needsUntil: true,
  answeredAt: true,
  viewedByLandlordAt: true,
  tenantSince: true,
  endedAt: true,
  documentsAskedAt: true,
  secondChanceAt: true,
  dealSince: true,
  bookedAt: true,
  canceledAt: true,
}

const needyOf = statement(
  (db, { viewer, written }: { viewer: Viewer; written: { limit: number } }) =>
    selectRequests(db, viewer, 'landlord')
      .where(needsSomebody(viewer))
      .orderBy('lr.needs_until')
      .orderBy('lr.sort_group')
      .orderBy('lr.from')
      .orderBy('lr.id')
      .limit(sql.lit(written.limit)),
  REQUEST_INSTANTS,
)

const requestById = statement(
  (db, { viewer, id, written }: { viewer: Viewer; id: string; written: { side: Side } }) =>
    selectRequests(db, viewer, written.side).where('lr.id', '=', id),
  REQUEST_INSTANTS,
)

const requestsById = statement(
  (db, { viewer, ids }: { viewer: Viewer; ids: readonly string[] }) =>
    selectRequestsByKey(db, viewer).where(sql<SqlBool>`lr.id = any(${ids}::uuid[])`),
  REQUEST_INSTANTS,
)

const firstRequestOf = statement(
  (db, { viewer, bookingRequestId, id }: { viewer: Viewer; bookingRequestId: string; id: string | null }) => {
    let query = selectRequests(db, viewer, 'landlord').where('lr.booking_request_id', '=', bookingRequestId)
    if (id) query = query.where('lr.id', '=', id)
    return query.orderBy('lr.requested_at').orderBy('lr.id').limit(sql.lit(1))
  },
  REQUEST_INSTANTS,
)

const requestsForSystem = statement(
  (db, { ids }: { ids: readonly string[] }) =>
    selectRequestsForSystem(db).where(sql<SqlBool>`lr.id = any(${ids}::uuid[])`),
  REQUEST_INSTANTS,
)

const tenantRequestsOf = statement(
  (db, { viewer }: { viewer: Viewer }) =>
    selectRequests(db, viewer, 'tenant')
      .orderBy('lr.requested_at', 'desc')
      .orderBy('lr.id')
      .limit(sql.lit(200)),
  REQUEST_INSTANTS,
)

const activeOfGroups = statement(
  (db, { viewer, groupIds }: { viewer: Viewer; groupIds: readonly string[] }) =>
    selectRows(visibleRequestsByKey(db, viewer))
      .where(sql<SqlBool>`lr.group_id = any(${groupIds}::uuid[])`)
      .where(isNot('lr.landlord_status', 'OTHER'))
      .orderBy('lr.from')
      .orderBy('lr.id'),
  REQUEST_INSTANTS,
)

const competitorsIn = statement(
  (db, { viewer, groupIds }: { viewer: Viewer; groupIds: readonly string[] }) =>
    visibleRequestsByKey(db, viewer)
      .innerJoin('booking_requests as br', 'br.id', 'lr.booking_request_id')
      .leftJoin('bookings as b', 'b.listing_request_id', 'lr.id')
      .leftJoin('bookings as extended', 'extended.id', 'lr.extends_booking_id')
      .select([
        'lr.id',
        'lr.booking_request_id as bookingRequestId',
        'lr.group_id as groupId',
        'lr.type',
        'lr.from',
        'lr.to',
        'lr.status_type as statusType',
        'lr.landlord_status as landlordStatus',
        'lr.answered_at as answeredAt',
        'extended.listing_id as extendsListingId',
        'br.first_name as firstName',
        'br.last_name as lastName',
        'b.id as bookingId',
        'b.canceled as bookingCanceled',
        sql<CompetingRequest['offer']>`(select json_build_object('status', o.status) from booking_offers o
          where o.listing_request_id = lr.id order by o.created_at desc, o.id desc limit 1)`.as('offer'),
      ])
      .where(sql<SqlBool>`lr.group_id = any(${groupIds}::uuid[])`)
      .where(isNot('lr.landlord_status', 'OTHER'))
      .orderBy('lr.from')
      .orderBy('lr.id'),
  { answeredAt: true },
)
