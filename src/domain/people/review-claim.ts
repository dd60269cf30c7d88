import type { ReviewKind } from '../catalogue/checks.ts'
import type { Permission } from '../catalogue/people.ts'
import { REVIEW_CLAIM_MINUTES } from '../kernel/constants.ts'
import { ALLOWED, refuse, type Verdict } from '../kernel/verdict.ts'

/** Who may look at what (C6): all of it is documents of people, by which the permission is named. */
export const REVIEW_PERMISSIONS: Readonly<Record<ReviewKind, Permission>> = {
  DOCUMENT: 'DOCUMENT_VERIFICATION',
  IDENTITY: 'DOCUMENT_VERIFICATION',
  SOLVENCY: 'DOCUMENT_VERIFICATION',
}

/** Who has taken something, and how long it is theirs alone. */
export interface ReviewClaim {
  staffId: string
  until: Temporal.Instant
}

/** Somebody of the staff, as far as it matters for what they may look at. */
export interface Reviewer {
  id: string
  permissions: readonly Permission[]
  isImpersonating: boolean
}

/** What is looked at: whom it is about, and whether it still waits for a decision. */
export interface ReviewSubject {
  personId: string
  isWaiting: boolean
  /** Who decided it before the person objected: somebody else does this time. */
  firstDecidedBy: string | null
}

/** Until when something is one's own that is taken, or touched again, now. */
export function claimUntil(now: Temporal.Instant): Temporal.Instant {
  return now.add({ minutes: REVIEW_CLAIM_MINUTES })
}

/** Whether a claim still counts; at its last instant it doesn't. */
export function isRunning(claim: ReviewClaim, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(claim.until, now) > 0
}

/** The kinds that somebody may look at; none while acting as a landlord. */
export function reviewKindsOf({ permissions, isImpersonating }: Omit<Reviewer, 'id'>): ReviewKind[] {
  if (isImpersonating) return []
  const kinds = Object.keys(REVIEW_PERMISSIONS) as ReviewKind[]
  return kinds.filter((kind) => permissions.includes(REVIEW_PERMISSIONS[kind]))
}

/** Whether somebody may take something to look at it, or go on with what they have taken. */
export function canClaimReview(
  kind: ReviewKind,
  reviewer: Reviewer,
  { subject, claim }: { subject: ReviewSubject; claim: ReviewClaim | null },
  now: Temporal.Instant,
): Verdict {
  if (!reviewKindsOf(reviewer).includes(kind)) return refuse('NO_PERMISSION')
  if (subject.personId === reviewer.id) return refuse('OWN_REVIEW')
  if (!subject.isWaiting) return refuse('ALREADY_ANSWERED')
  if (subject.firstDecidedBy === reviewer.id) return refuse('DECIDED_BEFORE')
  const isTaken = claim !== null && claim.staffId !== reviewer.id && isRunning(claim, now)
  return isTaken ? refuse('CLAIMED_BY_ANOTHER') : ALLOWED
}

/** Whether somebody may open or decide something: only while it is theirs alone. */
export function holdsClaim(
  reviewer: Pick<Reviewer, 'id'>,
  claim: ReviewClaim | null,
  now: Temporal.Instant,
): Verdict {
  if (!claim) return refuse('CLAIM_NEEDED')
  const isOwn = claim.staffId === reviewer.id
  if (isRunning(claim, now)) return isOwn ? ALLOWED : refuse('CLAIMED_BY_ANOTHER')
  return refuse(isOwn ? 'CLAIM_OVER' : 'CLAIM_NEEDED')
}
