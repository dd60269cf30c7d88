/** Who verifies identities: the product itself or the external provider (C3). */
export const ID_VERIFICATION_PROVIDERS = ['MEZZO', 'VERIFF'] as const satisfies readonly string[]

/** A provider of identity verification. */
export type IdVerificationProvider = (typeof ID_VERIFICATION_PROVIDERS)[number]

/** What staff look at and decide, in one queue; ours. */
export const REVIEW_KINDS = ['DOCUMENT', 'IDENTITY', 'SOLVENCY'] as const satisfies readonly string[]

/** A kind of what staff decide. */
export type ReviewKind = (typeof REVIEW_KINDS)[number]

/** What a person has done about a verification (C4). */
export const ID_VERIFICATION_ACTIONS = ['STARTED', 'SUBMITTED'] as const satisfies readonly string[]

/** An action of an identity verification. */
export type IdVerificationAction = (typeof ID_VERIFICATION_ACTIONS)[number]

/** The states of an identity verification on the server (C4). */
export const ID_VERIFICATION_STATUSES = [
  'ABANDONED',
  'APPROVED',
  'DECLINED',
  'EXPIRED',
  'RESUBMISSION_REQUESTED',
] as const satisfies readonly string[]

/** A state of an identity verification on the server. */
export type IdVerificationStatus = (typeof ID_VERIFICATION_STATUSES)[number]

/** The documents that prove who somebody is (C3). */
export const ID_DOCUMENTS = [
  'PASSPORT',
  'ID_CARD',
  'DRIVERS_LICENSE',
  'RESIDENCE_PERMIT',
  'VISA',
  'OTHER',
] as const satisfies readonly string[]

/** An identity document. */
export type IdDocument = (typeof ID_DOCUMENTS)[number]

/** The pictures of an identity verification with the product itself (ours). */
export const ID_PICTURE_SIDES = ['FRONT', 'BACK', 'SELFIE'] as const satisfies readonly string[]

/** A picture of an identity verification. */
export type IdPictureSide = (typeof ID_PICTURE_SIDES)[number]

/** How an identity was verified (ours): by staff who compared document and selfie, or by the external provider. */
export const ID_VERIFICATION_METHODS = [
  'STAFF_REVIEW',
  'EXTERNAL_PROVIDER',
] as const satisfies readonly string[]

/** How an identity was verified. */
export type IdVerificationMethod = (typeof ID_VERIFICATION_METHODS)[number]

/** Why an identity was not approved, or has to be shown again (ours). */
export const ID_VERIFICATION_FAILURE_REASONS = [
  'UNREADABLE',
  'NO_DOCUMENT',
  'SIDE_MISSING',
  'FACE_DIFFERS',
  'NAME_DIFFERS',
  'DOCUMENT_EXPIRED',
  'DOCUMENT_UNSUPPORTED',
  'NOT_GENUINE',
  'OTHER',
] as const satisfies readonly string[]

/** A reason why an identity was not approved. */
export type IdVerificationFailureReason = (typeof ID_VERIFICATION_FAILURE_REASONS)[number]

/** The states of an identity verification on the dashboard (D4, C4). */
export const DASHBOARD_VERIFICATION_STATUSES = [
  'unverified',
  'started',
  'succeeded',
  'failed',
  'pending',
] as const satisfies readonly string[]

/** A state of an identity verification on the dashboard. */
export type DashboardVerificationStatus = (typeof DASHBOARD_VERIFICATION_STATUSES)[number]

const SHOWN = {
  STARTED: 'started',
  SUBMITTED: 'pending',
  RESUBMISSION_REQUESTED: 'pending',
  APPROVED: 'succeeded',
  DECLINED: 'failed',
  EXPIRED: 'failed',
  ABANDONED: 'failed',
} as const satisfies Record<IdVerificationAction | IdVerificationStatus, DashboardVerificationStatus>

/** What the dashboard shows of a verification: its status, else the last action; without both it is unverified. */
export function dashboardVerificationStatus(
  latest: IdVerificationAction | IdVerificationStatus | null,
): DashboardVerificationStatus {
  return latest === null ? 'unverified' : SHOWN[latest]
}

/** The states of a solvency check (C4). */
export const SOLVENCY_CHECK_STATUSES = [
  'NOT_STARTED',
  'IN_PROGRESS',
  'SUCCESSFUL',
  'FAILED',
] as const satisfies readonly string[]

/** A state of a solvency check. */
export type SolvencyCheckStatus = (typeof SOLVENCY_CHECK_STATUSES)[number]

/** Who checks solvency: the product itself or the external provider (C3). */
export const SOLVENCY_CHECK_PROVIDERS = ['MEZZO', 'KLIPPA'] as const satisfies readonly string[]

/** A provider of solvency checks. */
export type SolvencyCheckProvider = (typeof SOLVENCY_CHECK_PROVIDERS)[number]

/** What can go wrong in a solvency check (C8). */
export const SOLVENCY_CHECK_ERROR_TYPES = [
  'KLIPPA_ERROR',
  'INCOMPLETE_DATA',
  'NAME_MISMATCH',
  'VERIFF_MISSING',
  'DOCUMENT_TOO_OLD',
  'CURRENCY_NOT_EURO',
] as const satisfies readonly string[]

/** An error of a solvency check. */
export type SolvencyCheckErrorType = (typeof SOLVENCY_CHECK_ERROR_TYPES)[number]

/** The errors that somebody who checks by hand may state (C8). */
export const MANUAL_SOLVENCY_CHECK_ERROR_TYPES = [
  'INCOMPLETE_DATA',
  'NAME_MISMATCH',
  'DOCUMENT_TOO_OLD',
] as const satisfies readonly string[]

/** An error of a check by hand. */
export type ManualSolvencyCheckErrorType = (typeof MANUAL_SOLVENCY_CHECK_ERROR_TYPES)[number]

/** The errors after which a person checks instead of the provider (C8). */
export const FALLBACK_SOLVENCY_CHECK_ERROR_TYPES = [
  'KLIPPA_ERROR',
  'CURRENCY_NOT_EURO',
] as const satisfies readonly string[]

/** An error after which a person checks. */
export type FallbackSolvencyCheckErrorType = (typeof FALLBACK_SOLVENCY_CHECK_ERROR_TYPES)[number]
