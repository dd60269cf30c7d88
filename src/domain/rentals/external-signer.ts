import type { SignatureProvider } from '../catalogue/signatures.ts'
import { dayOf, type Day } from '../kernel/day.ts'
import { refuse, type Verdict } from '../kernel/verdict.ts'
import { type PowerFacts, type PowerState, powerFor, powerState } from '../people/power-of-attorney.ts'
import { canLandlordSign, type OfferSituation } from './offer.ts'

/** A power of attorney with when it was ended before its last day. */
export interface EndedPower extends PowerFacts {
  endedAt: Temporal.Instant | null
}

/**
 * The power of attorney with which somebody signs for the landlord at the external provider: the one that was meant,
 * where it holds and covers the listing on the day on which the contract goes out. Null: the landlord signs.
 */
export function powerToSendWith<Power extends PowerFacts>(
  meant: Power | null,
  groupId: string,
  today: Day,
): Power | null {
  const counting = meant && powerFor([meant], groupId, today)
  return counting && powerState(counting, today) === 'VALID' ? counting : null
}

/** Of all powers of attorney of a landlord, the last given first, those that can sign about a listing now: one a person. */
export function powersToChooseFrom<Power extends PowerFacts & { agentId: string }>(
  powers: readonly Power[],
  groupId: string,
  today: Day,
): Power[] {
  const ofEach = Map.groupBy(powers, ({ agentId }) => agentId)
  return [...ofEach.values()].flatMap((own) => {
    const power = powerFor(own, groupId, today)
    return power && powerState(power, today) === 'VALID' ? [power] : []
  })
}

/**
 * Where a power of attorney stood when somebody signed with it at the provider, who tells whole seconds: a withdrawal
 * in the same second comes first.
 */
export function powerStateWhenSigned(power: EndedPower, signedAt: Temporal.Instant): PowerState {
  const { endCause, endedAt } = power
  const wasWithdrawnLater =
    endCause === 'WITHDRAWN' &&
    endedAt !== null &&
    Temporal.Instant.compare(signedAt.add({ seconds: 1 }), endedAt) <= 0
  return powerState(wasWithdrawnLater ? { ...power, endCause: null } : power, dayOf(signedAt))
}

/** Whether somebody else may become the signer of the landlord's side at the external provider now. */
export function canChangeSigner(situation: OfferSituation, provider: SignatureProvider | null): Verdict {
  const verdict = canLandlordSign(situation)
  return verdict.value && provider !== 'YOUSIGN' ? refuse('NO_PERMISSION') : verdict
}
