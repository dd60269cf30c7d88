import type { IdDocument, IdPictureSide, IdVerificationProvider } from '../catalogue/checks.ts'
import { addMonths, type Day } from '../kernel/day.ts'
import { ALLOWED, refuse, type Verdict } from '../kernel/verdict.ts'
import { type IdentityStage, isFinal, isPersonsTurn, stageAfter } from './identity-life.ts'

/** Days for a first picture, and then for handing in, before a verification ends by itself (ours, as at the provider). */
export const IDENTITY_DAYS_OPEN = 7

/** Days for showing a document again before the verification ends by itself (ours). */
export const IDENTITY_DAYS_TO_RESUBMIT = 14

/** Hours between the end of a verification and the end of its pictures: the day after (ours). */
export const IDENTITY_PICTURE_HOURS = 24

/** Most verifications that somebody may begin in a month (ours): pictures are looked at by people. */
export const IDENTITY_TRIES_A_MONTH = 5

/** What is known of a person before a verification begins. */
export interface IdentityFacts {
  /** The feature ID_VERIFICATION is on for them. */
  isAsked: boolean
  /** Of the latest verification; null without one. */
  stage: IdentityStage | null
  verified: { expiresOn: Day | null } | null
  /** Verifications begun in the last 30 days. */
  tries: number
}

/** Whether a verification can begin, or go on where one is open. */
export function canStartVerification(facts: IdentityFacts, today: Day): Verdict {
  if (!facts.isAsked) return refuse('IDENTITY_NOT_ASKED')
  if (facts.stage === 'SUBMITTED') return refuse('IDENTITY_BEING_CHECKED')
  if (facts.stage !== null && isPersonsTurn(facts.stage)) return ALLOWED
  if (facts.verified && !endsSoon(facts.verified, today)) return refuse('IDENTITY_VERIFIED')
  return facts.tries >= IDENTITY_TRIES_A_MONTH ? refuse('TOO_MANY_VERIFICATIONS') : ALLOWED
}

// So that nobody is without an identity between two documents.
function endsSoon({ expiresOn }: { expiresOn: Day | null }, today: Day): boolean {
  return expiresOn !== null && expiresOn < addMonths(today, 1)
}

/** Whether pictures can be added or taken away: it is the person's turn, and the product itself looks at them. */
export function canAddPicture(verification: {
  provider: IdVerificationProvider
  stage: IdentityStage
}): Verdict {
  if (verification.provider !== 'MEZZO') return refuse('VERIFY_AT_PROVIDER')
  if (verification.stage === 'SUBMITTED') return refuse('IDENTITY_BEING_CHECKED')
  return isPersonsTurn(verification.stage) ? ALLOWED : refuse('ENDED')
}

/** The pictures that a document needs: a passport and a visa have one page that counts, all others two sides. */
export function sidesOf(document: IdDocument): readonly IdPictureSide[] {
  switch (document) {
    case 'PASSPORT':
    case 'VISA':
      return ['FRONT', 'SELFIE']
    case 'ID_CARD':
    case 'DRIVERS_LICENSE':
    case 'RESIDENCE_PERMIT':
    case 'OTHER':
      return ['FRONT', 'BACK', 'SELFIE']
  }
}

/** The pictures that are still missing. */
export function missingSides(document: IdDocument, given: readonly IdPictureSide[]): IdPictureSide[] {
  return sidesOf(document).filter((side) => !given.includes(side))
}

/** Whether a verification can be handed in. */
export function canSubmit(verification: {
  provider: IdVerificationProvider
  stage: IdentityStage
  document: IdDocument
  sides: readonly IdPictureSide[]
}): Verdict {
  const verdict = canAddPicture(verification)
  if (!verdict.value) return verdict
  return missingSides(verification.document, verification.sides).length > 0
    ? refuse('PICTURES_MISSING')
    : ALLOWED
}

/** Whether staff can decide: pictures were handed in, and nobody decides about themselves. */
export function canDecide(
  verification: { provider: IdVerificationProvider; stage: IdentityStage; userId: string },
  reviewerId: string,
): Verdict {
  if (verification.userId === reviewerId) return refuse('OWN_IDENTITY')
  if (verification.provider !== 'MEZZO') return refuse('DECIDED_BY_PROVIDER')
  return stageAfter(verification.stage, 'approve') ? ALLOWED : refuse('ALREADY_ANSWERED')
}

/** Whether staff can correct what is kept: of an approved identity that isn't their own. */
export function canCorrect(
  verification: { stage: IdentityStage; userId: string },
  editorId: string,
): Verdict {
  if (verification.userId === editorId) return refuse('OWN_IDENTITY')
  return verification.stage === 'APPROVED' ? ALLOWED : refuse('IDENTITY_NOT_VERIFIED')
}

/** When the pictures of a verification go; null while it hasn't come to its end. A former end counts, so no clock begins anew. */
export function eraseAfter(
  stage: IdentityStage,
  before: Temporal.Instant | null,
  now: Temporal.Instant,
): Temporal.Instant | null {
  return isFinal(stage) ? (before ?? now.add({ hours: IDENTITY_PICTURE_HOURS })) : null
}

/** How a verification ends by itself that the person has left: never begun it is EXPIRED, else ABANDONED; null: not yet. */
export function endedByItself(
  verification: { stage: IdentityStage; hasPictures: boolean; since: Temporal.Instant },
  now: Temporal.Instant,
): 'EXPIRED' | 'ABANDONED' | null {
  const { stage, hasPictures, since } = verification
  if (!isPersonsTurn(stage) || Temporal.Instant.compare(deadlineOf(stage, since), now) > 0) return null
  return stage === 'STARTED' && !hasPictures ? 'EXPIRED' : 'ABANDONED'
}

/** Until when a verification waits for its person. */
export function deadlineOf(stage: IdentityStage, since: Temporal.Instant): Temporal.Instant {
  return since.add({ hours: 24 * (stage === 'STARTED' ? IDENTITY_DAYS_OPEN : IDENTITY_DAYS_TO_RESUBMIT) })
}
