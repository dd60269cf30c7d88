import { type Actor, ALLOWED, refuse, type Verdict } from '../kernel/verdict.ts'
import type { DeclineReason, SkipReason } from '../catalogue/reasons.ts'
import type { RequestStatusReason, RequestStatusType } from '../catalogue/requests.ts'
import { ANSWER_HOURS, TAKE_BACK_HOURS } from '../kernel/constants.ts'
import type { Day } from '../kernel/day.ts'
import {
  awaitsContract,
  blockedStatusOf,
  isAnswerable,
  isBeingVerified,
  isEnded,
  isGoingOn,
  isHolding,
  isOver,
} from './landlord-status.ts'
import type { RequestFacts } from './request-facts.ts'
import {
  isDefinedFor,
  nextStatusTypes,
  type RequestCommand,
  type RequestOrigin,
} from './request-transitions.ts'

/** The status type after a command, or null when it is not allowed; `check` needs the skip reason or null. */
export function nextStatusType(
  command: RequestCommand,
  from: RequestOrigin,
  who: Actor,
  skipReason: SkipReason | null = null,
): RequestStatusType | null {
  const results = nextStatusTypes(command, from, who)
  return (command === 'check' && skipReason ? results[1] : results[0]) ?? null
}

/** What surrounds a request when the landlord answers it. */
export interface AnswerCircumstances {
  hasPermission: boolean
  published: boolean
  /** Units of the group that are free for the whole stay. */
  freeUnits: number
  belowMinimum: boolean
  aboveMaximum: boolean
  /** The last day of the stay has passed. */
  stayOver: boolean
  /** The time to answer has passed, and the job that ends the request has not come yet. */
  timeOver: boolean
}

/** How the day and the time stand to a request. */
export type Timeliness = Pick<AnswerCircumstances, 'stayOver' | 'timeOver'>

/** Whether a stay is over, so that nobody can book it any more. */
export function isStayOver(stay: { to: Day }, today: Day): boolean {
  return stay.to < today
}

function isInTime({ stayOver, timeOver }: Timeliness): Verdict {
  if (stayOver) return refuse('STAY_OVER')
  return timeOver ? refuse('TIME_OVER') : ALLOWED
}

/** Whose silence ends a request of a stay that is over without a contract: the landlord owes an answer or the contract. */
export function silentAboutPast(
  facts: Pick<RequestFacts, 'statusType' | 'type' | 'verification'>,
): Extract<Actor, 'LANDLORD' | 'TENANT'> {
  if (facts.statusType === 'AVAILABLE') return facts.type === 'EXTENSION' ? 'LANDLORD' : 'TENANT'
  return isBeingVerified(facts) ? 'TENANT' : 'LANDLORD'
}

/** Whether the landlord can accept a request now (D3 canBeAccepted). */
export function canBeAccepted(facts: RequestFacts, circumstances: AnswerCircumstances): Verdict {
  const answer = canBeAnswered(facts, circumstances.hasPermission)
  if (!answer.value) return answer
  const inTime = isInTime(circumstances)
  if (!inTime.value) return inTime
  if (facts.accountFrozen) return refuse('ACCOUNT_FROZEN')
  // Accepting an extension makes its contract at once, which a contract in signing elsewhere forbids.
  if (facts.type === 'EXTENSION' && facts.blockedByCurrentTenant) return refuse('BLOCKED')
  if (!circumstances.published) return refuse('LISTING_UNPUBLISHED')
  if (circumstances.freeUnits < 1) return refuse('NO_FREE_UNIT')
  if (circumstances.belowMinimum) return refuse('BELOW_MINIMUM')
  return circumstances.aboveMaximum ? refuse('ABOVE_MAXIMUM') : ALLOWED
}

/** Whether an extension can get its contract now: accepting it makes that at once (D7). */
export function canCreateContractForExtension(
  facts: RequestFacts,
  circumstances: AnswerCircumstances,
): Verdict {
  return facts.type === 'EXTENSION' ? canBeAccepted(facts, circumstances) : refuse('NOT_AN_EXTENSION')
}

/** Whether the landlord can reject a request now (D3 canBeRejected). */
export function canBeRejected(facts: RequestFacts, circumstances: { hasPermission: boolean }): Verdict {
  // Who owes the contract, or waits for documents, may still say no (D4).
  if (circumstances.hasPermission && (awaitsContract(facts) || waitsForDocuments(facts))) return ALLOWED
  return canBeAnswered(facts, circumstances.hasPermission)
}

/** Whether the landlord can take an accept back now: as long as the tenant has not said yes to it. */
export function canTakeAcceptBack(facts: RequestFacts, timeliness: Timeliness): Verdict {
  if (facts.booking || isEnded(facts.statusType)) return refuse('ENDED')
  if (facts.statusType === 'TENANT_APPROVED') return refuse('TENANT_CONFIRMED')
  if (facts.statusType !== 'AVAILABLE') return refuse('NOT_YET_ACCEPTED')
  // Who extends has said yes by asking: the contract is there, or owed.
  if (facts.type === 'EXTENSION') return refuse('TENANT_CONFIRMED')
  return blockedStatusOf(facts) ? refuse('BLOCKED') : isInTime(timeliness)
}

function waitsForDocuments(facts: RequestFacts): boolean {
  return !isOver(facts) && !isHolding(facts.latestOffer) && isBeingVerified(facts)
}

function canBeAnswered(facts: RequestFacts, hasPermission: boolean): Verdict {
  if (!hasPermission) return refuse('NO_PERMISSION')
  if (facts.booking || isEnded(facts.statusType)) return refuse('ENDED')
  if (facts.statusType === 'START') return refuse('NOT_YET_CHECKED')
  if (blockedStatusOf(facts)) return refuse('BLOCKED')
  return isAnswerable(facts.statusType) ? ALLOWED : refuse('ALREADY_ANSWERED')
}

/** Whether the landlord can suggest other dates now; the dates themselves are checked by checkSuggestedDates. */
export function canSuggestDates(
  facts: RequestFacts,
  circumstances: Pick<AnswerCircumstances, 'hasPermission' | 'published'>,
): Verdict {
  const answer = canBeAnswered(facts, circumstances.hasPermission)
  if (!answer.value) return answer
  if (facts.accountFrozen) return refuse('ACCOUNT_FROZEN')
  if (!circumstances.published) return refuse('LISTING_UNPUBLISHED')
  if (isDefinedFor('suggestDates', facts.statusType)) return ALLOWED
  // A second chance is for a yes or a no to what was asked.
  return refuse(facts.statusType === 'SECOND_CHANCE' ? 'SECOND_CHANCE' : 'ALREADY_ANSWERED')
}

/** Whether the tenant can take or refuse suggested dates now. */
export function canAnswerSuggestion(facts: RequestFacts): Verdict {
  const goingOn = isGoingOn(facts)
  if (!goingOn.value) return goingOn
  if (!isDefinedFor('takeSuggestion', facts.statusType)) return refuse('ALREADY_ANSWERED')
  return facts.suggestion ? ALLOWED : refuse('NO_SUGGESTION')
}

/** Whether the tenant can take suggested dates now; the circumstances are those of these dates. */
export function canTakeSuggestion(facts: RequestFacts, circumstances: AnswerCircumstances): Verdict {
  const answer = canAnswerSuggestion(facts)
  return answer.value ? canBeAccepted(facts, circumstances) : answer
}

/** Whether the tenant can confirm interest now. */
export function canConfirmInterest(facts: RequestFacts, timeliness: Timeliness): Verdict {
  const goingOn = isGoingOn(facts)
  if (!goingOn.value) return goingOn
  if (facts.statusType === 'TENANT_APPROVED') return refuse('ALREADY_ANSWERED')
  if (facts.statusType !== 'AVAILABLE') return refuse('NOT_YET_ACCEPTED')
  // Who extends has asked already; what comes next is the landlord's contract.
  if (facts.type === 'EXTENSION') return refuse('ALREADY_ANSWERED')
  if (facts.accountFrozen) return refuse('ACCOUNT_FROZEN')
  return blockedStatusOf(facts) ? refuse('BLOCKED') : isInTime(timeliness)
}

/** Whether the tenant can withdraw now: at any time before the request ends or becomes a booking. */
export function canWithdraw(facts: RequestFacts): Verdict {
  return isGoingOn(facts)
}

/** Whether staff can give a second chance: only to a request declined because the landlord kept silent. */
export function canGiveSecondChance(
  facts: RequestFacts,
  circumstances: { available: boolean; requestedAgain: boolean },
): Verdict {
  if (facts.booking) return refuse(facts.booking.canceled ? 'NOT_DECLINED_BY_SILENCE' : 'BOOKED')
  if (!isDefinedFor('secondChance', facts.statusType)) return refuse('NOT_DECLINED_BY_SILENCE')
  if (facts.statusData?.reason !== 'LANDLORD_DID_NOT_RESPOND') return refuse('NOT_DECLINED_BY_SILENCE')
  if (circumstances.requestedAgain) return refuse('ALREADY_REQUESTED')
  return circumstances.available ? ALLOWED : refuse('UNAVAILABLE')
}

/** Why a request ends whose time is over: the landlord kept silent, or the tenant about the suggested dates. */
export function lapseOf(facts: Pick<RequestFacts, 'suggestion'>): {
  reason: RequestStatusReason
  declineReason: DeclineReason
} {
  return facts.suggestion
    ? {
        reason: 'LANDLORD_SUGGESTED_NEW_DATES',
        declineReason: 'LANDLORD_DECLINED_AFTER_TENANT_NON_RESPONSIVE',
      }
    : { reason: 'LANDLORD_DID_NOT_RESPOND', declineReason: 'LANDLORD_DID_NOT_RESPOND' }
}

/** Whether the system declines a request because the landlord kept silent; a paused request waits. */
export function isAutoDeclineDue(facts: RequestFacts, now: Temporal.Instant): boolean {
  if (facts.booking || !(isAnswerable(facts.statusType) || awaitsContract(facts))) return false
  if (!facts.autoDeclineAt || blockedStatusOf(facts)) return false
  return Temporal.Instant.compare(facts.autoDeclineAt, now) <= 0
}

/** Whether the system withdraws a request because the tenant kept silent; not once there is a contract. */
export function isTenantSilenceDue(
  facts: RequestFacts,
  answerUntil: Temporal.Instant | null,
  now: Temporal.Instant,
): boolean {
  if (facts.booking || facts.statusType !== 'AVAILABLE' || isHolding(facts.latestOffer)) return false
  if (!answerUntil || blockedStatusOf(facts)) return false
  return Temporal.Instant.compare(answerUntil, now) <= 0
}

/** The end of the time somebody has to answer from now on. */
export function answerDeadline(now: Temporal.Instant): Temporal.Instant {
  return now.add({ hours: ANSWER_HOURS })
}

/** The end of the time that a landlord has to answer again who has taken an accept back. */
export function takeBackDeadline(now: Temporal.Instant): Temporal.Instant {
  return now.add({ hours: TAKE_BACK_HOURS })
}

/** Whether a checked request gets a deadline: AV_CHECK does, and an extension goes on as AV_CHECK does. */
export function hasDeadlineAfterCheck(skipReason: SkipReason | null): boolean {
  return skipReason === null || skipReason === 'EXTENSION'
}
