/** Whether a request asks for a new stay or for a longer one (D3). */
export const REQUEST_TYPES = ['STANDARD', 'EXTENSION'] as const satisfies readonly string[]

/** A request type. */
export type RequestType = (typeof REQUEST_TYPES)[number]

/** What the server stores about the state of a listing request (D4, C4). */
export const REQUEST_STATUS_TYPES = [
  'START',
  'AV_CHECK',
  'NO_AV_CHECK',
  'SECOND_CHANCE',
  'AVAILABLE',
  'TENANT_APPROVED',
  'NOT_AVAILABLE',
  'TENANT_WITHDREW',
] as const satisfies readonly string[]

/** A stored request status type. */
export type RequestStatusType = (typeof REQUEST_STATUS_TYPES)[number]

/** Status types that are derived from other requests and never stored (D4). */
export const DERIVED_REQUEST_STATUS_TYPES = [
  'BLOCKED_BY_CURRENT_TENANT',
  'BLOCKED_BY_ANOTHER_TENANT',
] as const satisfies readonly string[]

/** A derived request status type. */
export type DerivedRequestStatusType = (typeof DERIVED_REQUEST_STATUS_TYPES)[number]

/** Status types after which nothing more happens to a request (C4 'declined'). */
export const ENDED_REQUEST_STATUS_TYPES = [
  'NOT_AVAILABLE',
  'TENANT_WITHDREW',
] as const satisfies readonly string[]

/** A status type of an ended request. */
export type EndedRequestStatusType = (typeof ENDED_REQUEST_STATUS_TYPES)[number]

/** Status types in which the landlord still owes an answer. */
export const ANSWERABLE_REQUEST_STATUS_TYPES = [
  'AV_CHECK',
  'NO_AV_CHECK',
  'SECOND_CHANCE',
] as const satisfies readonly string[]

/** A status type in which the landlord still owes an answer. */
export type AnswerableRequestStatusType = (typeof ANSWERABLE_REQUEST_STATUS_TYPES)[number]

/** The status type of a request that the landlord has accepted (C4 'accepted'). */
export const ACCEPTED_REQUEST_STATUS_TYPES = ['AVAILABLE'] as const satisfies readonly string[]

/** A status type of an accepted request. */
export type AcceptedRequestStatusType = (typeof ACCEPTED_REQUEST_STATUS_TYPES)[number]

/** The status type of a request that is open in the narrow sense (C4 'open'); more can be answered. */
export const OPEN_REQUEST_STATUS_TYPES = ['AV_CHECK'] as const satisfies readonly string[]

/** A status type of an open request. */
export type OpenRequestStatusType = (typeof OPEN_REQUEST_STATUS_TYPES)[number]

/** Why a request ended, as the server states it (D4); a landlord's own reasons are decline reasons. */
export const REQUEST_STATUS_REASONS = [
  'DECLINED_BY_LANDLORD',
  'DECLINED_BY_BOOKING_OTHER_REQUEST',
  'DECLINED_BY_CONFLICT',
  'LANDLORD_DID_NOT_RESPOND',
  'SINGLE_REQUEST_NO_RESPONSE',
  'NO_RESPONSE_FROM_TENANT',
  'WITHDRAWN_BY_TENANT',
  'LANDLORD_SUGGESTED_NEW_DATES',
] as const satisfies readonly string[]

/** A reason of an ended request. */
export type RequestStatusReason = (typeof REQUEST_STATUS_REASONS)[number]

/** The subreason that goes with SINGLE_REQUEST_NO_RESPONSE (D4). */
export const REQUEST_STATUS_SUBREASONS = ['NO_RESPONSE_FROM_TENANT'] as const satisfies readonly string[]

/** A subreason of an ended request. */
export type RequestStatusSubReason = (typeof REQUEST_STATUS_SUBREASONS)[number]

/** Why a tenant withdrew, or counts as having withdrawn (C3, D4). */
export const TENANT_WITHDREW_REASONS = [
  'WITHDRAWN_BY_TENANT',
  'NO_RESPONSE_FROM_TENANT',
  'SINGLE_REQUEST_NO_RESPONSE',
] as const satisfies readonly RequestStatusReason[]

/** A reason of a withdrawn request. */
export type TenantWithdrewReason = (typeof TENANT_WITHDREW_REASONS)[number]

/** What the landlord sees of a listing request (D4), with CREATING_CONTRACT of the catalogue (C4). */
export const LANDLORD_STATUSES = [
  'OPEN',
  'OPEN_V3',
  'TENANT_VERIFICATION',
  'CONTRACT_CREATED',
  'CONTRACT_WAITING_FOR_TENANT',
  'MANUAL_CONTRACT_CREATED',
  'ACCEPTED',
  'BLOCKED_BY_CURRENT_TENANT',
  'BLOCKED_BY_ANOTHER_TENANT',
  'OPEN_WITH_CONSEQUENCES',
  'TENANT_STARTED_OTHER_BOOKING_PROCESS',
  'WAITING_TO_CONFIRM_BOOKING',
  'CREATING_CONTRACT',
  'OTHER',
] as const satisfies readonly string[]

/** A landlord status. */
export type LandlordStatus = (typeof LANDLORD_STATUSES)[number]

/** What the tenant sees of a listing request (C4); TENANT_VERIFICATION is the twelfth, as decision 35 explains. */
export const TENANT_STATUSES = [
  'CONFIRMING_AVAILABILITY',
  'NOT_AVAILABLE',
  'TENANT_WITHDREW',
  'CONFIRM_TENANT_INTEREST',
  'TENANT_VERIFICATION',
  'CONTRACT_GENERATION',
  'CONTRACT_SIGNING_LANDLORD',
  'CONTRACT_SIGNING_TENANT',
  'CONTRACT_SIGNING_OFFLINE',
  'BOOKED',
  'BLOCKED_BY_CURRENT_TENANT',
  'BLOCKED_BY_ANOTHER_TENANT',
] as const satisfies readonly string[]

/** A tenant-facing status. */
export type TenantStatus = (typeof TENANT_STATUSES)[number]

/** The tenant-facing statuses in which the tenant has something to do (C4 'actionable'). */
export const ACTIONABLE_TENANT_STATUSES = [
  'CONFIRM_TENANT_INTEREST',
  'TENANT_VERIFICATION',
  'CONTRACT_SIGNING_TENANT',
] as const satisfies readonly string[]

/** An actionable tenant-facing status. */
export type ActionableTenantStatus = (typeof ACTIONABLE_TENANT_STATUSES)[number]

/** Why a tenant needs the apartment (C3). */
export const REASONS_FOR_STAY = [
  'APPRENTICESHIP',
  'WORK',
  'INTERNSHIP',
  'STUDYING',
  'INTERIM',
  'TEMPORARY_HOUSING_NEED',
  'OTHER',
  'REFUGEE',
] as const satisfies readonly string[]

/** A reason for a stay. */
export type ReasonForStay = (typeof REASONS_FOR_STAY)[number]

/** The reasons that make the tenant a student (C3). */
export const STUDENT_REASONS_FOR_STAY = [
  'APPRENTICESHIP',
  'INTERNSHIP',
  'STUDYING',
] as const satisfies readonly string[]

/** A student's reason for a stay. */
export type StudentReasonForStay = (typeof STUDENT_REASONS_FOR_STAY)[number]

/** The reasons that make the tenant a refugee (C3). */
export const REFUGEE_REASONS_FOR_STAY = ['REFUGEE'] as const satisfies readonly string[]

/** A refugee's reason for a stay. */
export type RefugeeReasonForStay = (typeof REFUGEE_REASONS_FOR_STAY)[number]

/** What makes a signed offer a booking (C3). */
export const METHODS_OF_BOOKING = [
  'AFTER_TENANT_SIGNED_CONTRACT',
  'AFTER_LANDLORD_CONFIRMED_BOOKING',
] as const satisfies readonly string[]

/** A method of booking; the second is 'LBC'. */
export type MethodOfBooking = (typeof METHODS_OF_BOOKING)[number]
