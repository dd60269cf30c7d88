/** Who verifies identities: the product itself or the external provider (C3). */
export const ID_VERIFICATION_PROVIDERS = ['MEZZO', 'VERIFF'] as const satisfies readonly string[]

/** A provider of identity verification. */
export type IdVerificationProvider = (typeof ID_VERIFICATION_PROVIDERS)[number]

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
