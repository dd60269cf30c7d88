/** Why an offer was taken back; the specification says such a list exists (C3), its values are ours. */
export const OFFER_CANCELLATION_REASONS = [
  'ONLINE_SIGNING_STOPPED',
  'TERMS_CHANGED',
  'LANDLORD_CANCELED',
  'TENANT_CANCELED',
  'REQUEST_WITHDRAWN',
  'REQUEST_DECLINED',
  'SIGNING_EXPIRED',
] as const satisfies readonly string[]

/** An offer cancellation reason. */
export type OfferCancellationReason = (typeof OFFER_CANCELLATION_REASONS)[number]

/** Why online signing was stopped (D3, C5). */
export const STOP_ONLINE_SIGNING_REASONS = [
  'CONTRACT_HAD_TO_BE_ADJUSTED',
  'LANDLORD_NOT_COMFORTABLE_WITH_ONLINE_SIGNING',
  'TENANT_NOT_COMFORTABLE_WITH_ONLINE_SIGNING',
  'LANDLORD_USES_EXTERNAL_CONTRACT',
] as const satisfies readonly string[]

/** A reason to stop online signing. */
export type StopOnlineSigningReason = (typeof STOP_ONLINE_SIGNING_REASONS)[number]

/** The stop reasons that allow a comment (C5). */
export const STOP_ONLINE_SIGNING_REASONS_WITH_COMMENT = [
  'CONTRACT_HAD_TO_BE_ADJUSTED',
] as const satisfies readonly string[]

/** A stop reason that allows a comment. */
export type StopOnlineSigningReasonWithComment = (typeof STOP_ONLINE_SIGNING_REASONS_WITH_COMMENT)[number]
