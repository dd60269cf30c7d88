import { sql } from 'kysely'
import type { Language } from '../../../domain/catalogue/language.ts'
import type { InvoiceCalculationMethod } from '../../../domain/catalogue/money.ts'
import type {
  LandlordStatus,
  MethodOfBooking,
  RequestStatusType,
  RequestType,
  ReasonForStay,
  RequestStatusReason,
  RequestStatusSubReason,
} from '../../../domain/catalogue/requests.ts'
import type { OfferStatus, ContractName } from '../../../domain/catalogue/contracts.ts'
import type { SkipReason, DeclineReason } from '../../../domain/catalogue/reasons.ts'
import type {
  Employment,
  Gender,
  PaidBy,
  Relationship,
  ChildType,
} from '../../../domain/catalogue/tenants.ts'
import type { Stay } from '../../../domain/kernel/day.ts'
import type { RequestFacts, RequestStatusData } from '../../../domain/rentals/request-facts.ts'
import { mailLanguageOf } from '../../people/accounts/sql.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { type Side, visibleRequests } from '../../kernel/viewer/visible-to.ts'

/** The latest offer of a request as lists and details show it. */
export interface LatestOffer {
  id: string
  status: OfferStatus
  generating: boolean
  isOnlineSigning: boolean
  contractName: ContractName
  listingId: string
  unitName: string
  price: number
  from: string
  to: string
  landlordSignedAt: string | null
  tenantSignedAt: string | null
  tenantAcceptedAt: string | null
  signingExpiresAt: string | null
}

/** A listing request with everything that is one-to-one with it; amounts in minor units. */
export interface RequestRow extends Stay {
  id: string
  userFriendlyId: string
  bookingRequestId: string
  groupId: string
  /** The first listing of the group, which stands for it until a unit is chosen. */
  listingId: string
  landlordId: string
  tenantId: string
  type: RequestType
  extendsBookingId: string | null
  /** The unit that an extension goes on in; null for a standard request. */
  extendsListingId: string | null
  guests: number
  methodOfBooking: MethodOfBooking
  /** What was asked for stays, whatever the listing says later: the monthly rent, and of an extension that of its booking. */
  price: number
  deposit: number
  finalCleaningFee: number
  totalRent: number
  currency: string
  landlordFeePercent: number
  /** As it was for the home when the request was sent. */
  invoiceCalculationMethod: InvoiceCalculationMethod
  statusType: RequestStatusType
  statusReason: RequestStatusReason | null
  statusSubReason: RequestStatusSubReason | null
  suppressingBookingRequestId: string | null
  suppressingListingRequestId: string | null
  declineReason: DeclineReason | null
  declineExplanation: string
  skipReason: SkipReason | null
  /** Other dates that wait for the tenant's answer. */
  suggestedFrom: Temporal.PlainDate | null
  suggestedTo: Temporal.PlainDate | null
  suggestionMessage: string
  suggestedAt: Temporal.Instant | null
  /** An offer in signing blocks it, or has until lately: its deadline is given anew. */
  paused: boolean
  /** Both sides have heard of the pause. */
  pauseTold: boolean
  verificationNeeded: boolean
  verificationDoneAt: Temporal.Instant | null
  requestedAt: Temporal.Instant
  autoDeclineAt: Temporal.Instant | null
  tenantAnswerUntil: Temporal.Instant | null
  /** When the landlord gave the last answer. */
  answeredAt: Temporal.Instant | null
  viewedByLandlordAt: Temporal.Instant | null
  landlordStatus: LandlordStatus
  sortGroup: number
  firstName: string
  lastName: string
  email: string
  phone: string
  gender: Gender | null
  adults: number
  adultsInformation: { relationship: Relationship }[]
  children: number
  childrenInformation: { type: ChildType }[]
  pets: boolean
  petsDescription: string
  reasonForStay: ReasonForStay
  employment: Employment | null
  companyName: string
  jobTitle: string
  paidBy: PaidBy
  optionToExtend: boolean
  notes: string
  tenantSince: Temporal.Instant
  tenantEmail: string
  tenantLanguage: Language
  landlordFirstName: string
  landlordLastName: string
  landlordEmail: string
  landlordLanguage: Language
  groupName: string
  partOfGroup: boolean
  /** Postal code and city: what a tenant is told before there is a contract. */
  groupPlace: string
  offer: LatestOffer | null
  bookingId: string | null
  bookingCanceled: boolean | null
}

/** Requests that the viewer may see on that side, as RequestRow; add filters and order. */
export function selectRequests(db: Db, viewer: Viewer, side: Side) {
  return selectRows(visibleRequests(db, viewer, side))
}

/** Any requests, for the system's own work: projections, deadlines, conflicts. */
export function selectRequestsForSystem(db: Db) {
  return selectRows(db.selectFrom('listing_requests as lr'))
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

// A request names a listing before it names a unit; a group whose units are all deleted keeps the first it had.
const earliestListing = `coalesce(
  (select u.id from listings u where u.group_id = lr.group_id and u.deleted_at is null order by u.created_at, u.id limit 1),
  (select u.id from listings u where u.group_id = lr.group_id order by u.created_at, u.id limit 1))`

const columns = `
  lr.id, lr.user_friendly_id as "userFriendlyId", lr.booking_request_id as "bookingRequestId", lr.group_id
  as "groupId", lr.landlord_id as "landlordId", lr.tenant_id as "tenantId", lr.type, lr.extends_booking_id
  as "extendsBookingId", extended.listing_id as "extendsListingId", lr."from", lr."to", lr.guests,
  lr.method_of_booking as "methodOfBooking", lr.price, lr.deposit, lr.final_cleaning_fee as "finalCleaningFee", lr.total_rent as "totalRent", lr.currency,
  coalesce(lr.invoice_calculation_method, g.invoice_calculation_method) as "invoiceCalculationMethod",
  lr.landlord_fee_percent as "landlordFeePercent", lr.status_type as "statusType", lr.status_reason as
  "statusReason", lr.status_sub_reason as "statusSubReason", taker.booking_request_id as
  "suppressingBookingRequestId", taker.id as "suppressingListingRequestId", lr.decline_reason as
  "declineReason", lr.decline_explanation as "declineExplanation", lr.skip_reason as "skipReason",
  lr.suggested_from as "suggestedFrom", lr.suggested_to as "suggestedTo", lr.suggestion_message as
  "suggestionMessage", lr.suggested_at as "suggestedAt", lr.paused, lr.pause_told as "pauseTold", lr.verification_needed as
  "verificationNeeded", lr.verification_done_at as "verificationDoneAt", lr.requested_at as "requestedAt",
  lr.auto_decline_at as "autoDeclineAt", lr.tenant_answer_until as "tenantAnswerUntil", lr.answered_at as "answeredAt",
  lr.viewed_by_landlord_at as "viewedByLandlordAt", lr.landlord_status as "landlordStatus", lr.sort_group
  as "sortGroup", br.first_name as "firstName", br.last_name as "lastName", br.email, br.phone, br.gender, br.adults,
  br.adults_information as "adultsInformation", br.children, br.children_information as
  "childrenInformation", br.pets, br.pets_description as "petsDescription", br.reason_for_stay as
  "reasonForStay", br.employment, br.company_name as "companyName", br.job_title as "jobTitle", br.paid_by
  as "paidBy", br.option_to_extend as "optionToExtend", br.notes, t.created_at as "tenantSince", t.email
  as "tenantEmail", ${mailLanguageOf('t')} as "tenantLanguage", l.first_name as "landlordFirstName", l.last_name as
  "landlordLastName", l.email as "landlordEmail", ${mailLanguageOf('l')} as "landlordLanguage", g.name as "groupName", g.part_of_group as "partOfGroup",
  g.zip_code || ' ' || g.city as "groupPlace", ${earliestListing} as "listingId", b.id as "bookingId", b.canceled as "bookingCanceled"`

const latestOffer = sql<LatestOffer | null>`(
  select json_build_object(
    'id', o.id, 'status', o.status, 'generating', o.generating, 'isOnlineSigning', o.is_online_signing,
    'contractName', o.contract_name, 'listingId', o.listing_id, 'unitName', u.apartment_name, 'price', o.price,
    'from', o."from", 'to', o."to", 'landlordSignedAt', o.landlord_signed_at, 'tenantSignedAt', o.tenant_signed_at,
    'tenantAcceptedAt', o.tenant_accepted_at, 'signingExpiresAt', o.signing_expires_at)
  from booking_offers o join listings u on u.id = o.listing_id
  where o.listing_request_id = lr.id order by o.created_at desc, o.id desc limit 1
)`

/** What is stored about why a request is in its status (D3 status.data). */
export function statusDataOf(row: RequestRow): RequestStatusData {
  return {
    reason: row.statusReason ?? (row.statusType === 'NO_AV_CHECK' ? row.skipReason : null),
    subReason: row.statusSubReason,
    declineReason: row.declineReason,
    explanation: row.declineExplanation || null,
    suppressingBookingRequestId: row.suppressingBookingRequestId,
    suppressingListingRequestId: row.suppressingListingRequestId,
  }
}

/** What only other rows tell about a request. */
export type DerivedFacts = Pick<
  RequestFacts,
  | 'blockedByCurrentTenant'
  | 'blockedByAnotherTenant'
  | 'tenantHasOfferInSigningElsewhere'
  | 'wouldDeclineOthers'
>

/** The facts of a request that its projections and verdicts are made of. */
export function factsOf(row: RequestRow, derived: DerivedFacts): RequestFacts {
  return {
    statusType: row.statusType,
    statusData: statusDataOf(row),
    type: row.type,
    methodOfBooking: row.methodOfBooking,
    from: row.from,
    to: row.to,
    latestOffer: row.offer && {
      status: row.offer.status,
      generating: row.offer.generating,
      isOnlineSigning: row.offer.isOnlineSigning,
      landlordSignedAt: instantOf(row.offer.landlordSignedAt),
      tenantSignedAt: instantOf(row.offer.tenantSignedAt),
      tenantAcceptedAt: instantOf(row.offer.tenantAcceptedAt),
    },
    booking: row.bookingId === null ? null : { canceled: row.bookingCanceled === true },
    verification: { needed: row.verificationNeeded, done: row.verificationDoneAt !== null },
    viewedByLandlord: row.viewedByLandlordAt !== null,
    autoDeclineAt: row.autoDeclineAt,
    suggestion:
      row.suggestedFrom && row.suggestedTo ? { from: row.suggestedFrom, to: row.suggestedTo } : null,
    ...derived,
  }
}

/** The derived facts as the stored landlordStatus tells them, for reads that need no recalculation. */
export function storedDerivedFacts(row: RequestRow): DerivedFacts {
  return {
    blockedByCurrentTenant:
      row.landlordStatus === 'BLOCKED_BY_CURRENT_TENANT' ||
      (row.type === 'EXTENSION' && row.landlordStatus === 'TENANT_STARTED_OTHER_BOOKING_PROCESS'),
    blockedByAnotherTenant: row.landlordStatus === 'BLOCKED_BY_ANOTHER_TENANT',
    tenantHasOfferInSigningElsewhere: row.landlordStatus === 'TENANT_STARTED_OTHER_BOOKING_PROCESS',
    wouldDeclineOthers: row.landlordStatus === 'OPEN_WITH_CONSEQUENCES',
  }
}

function instantOf(text: string | null): Temporal.Instant | null {
  return text === null ? null : Temporal.Instant.from(text)
}
