import type { Day } from '../kernel/day.ts'
import { ALLOWED, refuse, type Verdict } from '../kernel/verdict.ts'
import { isGoingOn, isHolding } from './landlord-status.ts'
import type { RequestFacts } from './request-facts.ts'
import { type HandedIn, issuedOnError, type ProofDemand, proofState } from './tenant-documents.ts'

/** A document of another request of the same tenant. */
export interface EarlierDocument extends HandedIn {
  issuedOn: Day | null
  uploadedAt: Temporal.Instant
}

/**
 * What a tenant can let be used instead of handing it in again: accepted, still fresh by the rule for new documents,
 * and for a proof that nothing satisfies or waits for yet; of each type the newest.
 */
export function reusableDocuments<Document extends EarlierDocument>(
  demands: readonly Pick<ProofDemand, 'anyOf'>[],
  own: readonly HandedIn[],
  earlier: readonly Document[],
  today: Day,
): Document[] {
  const open = demands.filter((demand) => ['MISSING', 'FAILED'].includes(proofState(demand, own)))
  const types = new Set(open.flatMap(({ anyOf }) => anyOf))
  const fresh = earlier
    .filter(({ status }) => status === 'SUCCESSFUL')
    .filter(({ type, issuedOn }) => types.has(type) && issuedOnError(type, issuedOn, today) === null)
    .toSorted((a, b) => Temporal.Instant.compare(b.uploadedAt, a.uploadedAt))
  return fresh.filter(({ type }, index) => fresh.findIndex((other) => other.type === type) === index)
}

/** Whether the tenant can take a consent back: until there is a contract. */
export function canRevokeConsent(facts: RequestFacts): Verdict {
  const open = isGoingOn(facts)
  if (!open.value) return open
  return isHolding(facts.latestOffer) ? refuse('OFFER_EXISTS') : ALLOWED
}
