import { expect, it } from 'vitest'
import type { ReviewKind } from '../catalogue/checks.ts'
import { PERMISSIONS } from '../catalogue/people.ts'
import { REVIEW_CLAIM_MINUTES } from '../kernel/constants.ts'
import {
  canClaimReview,
  claimUntil,
  holdsClaim,
  isRunning,
  REVIEW_PERMISSIONS,
  type Reviewer,
  reviewKindsOf,
} from './review-claim.ts'

const now = Temporal.Instant.from('2026-11-25T09:00:00Z')
const later = Temporal.Instant.from('2026-11-25T09:00:01Z')
const before = Temporal.Instant.from('2026-11-25T08:59:59Z')
const kinds: readonly ReviewKind[] = ['DOCUMENT', 'IDENTITY', 'SOLVENCY']

const sam: Reviewer = { id: 'sam', permissions: ['DOCUMENT_VERIFICATION'], isImpersonating: false }
const waiting = { personId: 'amelie', isWaiting: true, firstDecidedBy: null }
const own = { staffId: 'sam', until: later }
const foreign = { staffId: 'kim', until: later }

it('lasts a quarter of an hour from the last touch on', () => {
  expect(REVIEW_CLAIM_MINUTES).toBe(15)
  expect(claimUntil(now).toString()).toBe('2026-11-25T09:15:00Z')
})

it.each([
  [later, true],
  [now, false],
  [before, false],
])('until %s it still counts at nine: %o', (until, running) => {
  expect(isRunning({ staffId: 'sam', until }, now)).toBe(running)
})

it.each(kinds.flatMap((kind) => PERMISSIONS.map((permission) => [kind, permission] as const)))(
  '%s with %s',
  (kind, permission) => {
    const reviewer = { ...sam, permissions: [permission] }
    const isTheirs = REVIEW_PERMISSIONS[kind] === permission
    expect(reviewKindsOf(reviewer).includes(kind)).toBe(isTheirs)
    expect(canClaimReview(kind, reviewer, { subject: waiting, claim: null }, now).reason).toBe(
      isTheirs ? null : 'NO_PERMISSION',
    )
  },
)

it('is for nobody who acts as a landlord', () => {
  expect(reviewKindsOf({ ...sam, isImpersonating: true })).toEqual([])
})

it.each([
  ['free', sam, waiting, null, null],
  ['one’s own, again', sam, waiting, own, null],
  ['another’s', sam, waiting, foreign, 'CLAIMED_BY_ANOTHER'],
  ['another’s that is over', sam, waiting, { ...foreign, until: now }, null],
  ['one’s own that is over', sam, waiting, { ...own, until: before }, null],
  ['about oneself', sam, { ...waiting, personId: 'sam' }, null, 'OWN_REVIEW'],
  ['decided', sam, { ...waiting, isWaiting: false }, own, 'ALREADY_ANSWERED'],
  ['decided and another’s', sam, { ...waiting, isWaiting: false }, foreign, 'ALREADY_ANSWERED'],
  [
    'objected to, and decided by oneself before',
    sam,
    { ...waiting, firstDecidedBy: 'sam' },
    null,
    'DECIDED_BEFORE',
  ],
  ['objected to, and decided by another before', sam, { ...waiting, firstDecidedBy: 'kim' }, null, null],
  ['without a permission', { ...sam, permissions: [] }, waiting, null, 'NO_PERMISSION'],
  ['while acting as a landlord', { ...sam, isImpersonating: true }, waiting, own, 'NO_PERMISSION'],
] as const)('taking what is %s', (_, reviewer, subject, claim, reason) => {
  for (const kind of kinds)
    expect(canClaimReview(kind, reviewer, { subject, claim }, now)).toEqual({
      value: reason === null,
      reason,
    })
})

it.each([
  ['nobody’s', null, 'CLAIM_NEEDED'],
  ['one’s own', own, null],
  ['one’s own that is over', { ...own, until: now }, 'CLAIM_OVER'],
  ['another’s', foreign, 'CLAIMED_BY_ANOTHER'],
  ['another’s that is over', { ...foreign, until: before }, 'CLAIM_NEEDED'],
] as const)('deciding what is %s', (_, claim, reason) => {
  expect(holdsClaim(sam, claim, now)).toEqual({ value: reason === null, reason })
})
