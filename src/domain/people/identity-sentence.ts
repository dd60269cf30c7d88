import {
  dashboardVerificationStatus,
  type IdVerificationAction,
  type IdVerificationStatus,
} from '../catalogue/checks.ts'

/** What is said of somebody's verification: the five states of the dashboard, and apart where it is to be gone on with. */
export const IDENTITY_SENTENCES = [
  'unverified',
  'lapsed',
  'started',
  'pending',
  'again',
  'succeeded',
  'failed',
  'ended',
] as const satisfies readonly string[]

/** One of them. */
export type IdentitySentence = (typeof IDENTITY_SENTENCES)[number]

/** What is said of the latest verification; whoever is verified by an older one stays so. */
export function identitySentence({
  latest,
  isVerified,
}: {
  latest: { action: IdVerificationAction; status: IdVerificationStatus | null } | null
  isVerified: boolean
}): IdentitySentence {
  if (isVerified) return 'succeeded'
  if (!latest) return 'unverified'
  // An approval whose document has expired proves nothing any more.
  if (latest.status === 'APPROVED') return 'lapsed'
  if (latest.status === 'RESUBMISSION_REQUESTED') return 'again'
  if (latest.status === 'EXPIRED' || latest.status === 'ABANDONED') return 'ended'
  return dashboardVerificationStatus(latest.status ?? latest.action)
}
