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
