import {
  DISPUTE_STATES,
  type DisputeAnswer,
  type DisputeReason,
  type DisputeState,
} from '../catalogue/payments.ts'
import { ALLOWED, refuse, type Verdict } from '../kernel/verdict.ts'

/**
 * Where a dispute goes from where it is. A bank that only asks (WARNING_…) may contest afterwards; what is decided
 * stays so.
 */
export const DISPUTE_TRANSITIONS = {
  WARNING_NEEDS_RESPONSE: [
    'WARNING_UNDER_REVIEW',
    'WARNING_CLOSED',
    'NEEDS_RESPONSE',
    'UNDER_REVIEW',
    'WON',
    'LOST',
  ],
  WARNING_UNDER_REVIEW: [
    'WARNING_NEEDS_RESPONSE',
    'WARNING_CLOSED',
    'NEEDS_RESPONSE',
    'UNDER_REVIEW',
    'WON',
    'LOST',
  ],
  WARNING_CLOSED: ['NEEDS_RESPONSE', 'UNDER_REVIEW', 'WON', 'LOST'],
  NEEDS_RESPONSE: ['UNDER_REVIEW', 'WON', 'LOST'],
  UNDER_REVIEW: ['NEEDS_RESPONSE', 'WON', 'LOST'],
  WON: [],
  LOST: [],
} as const satisfies Record<DisputeState, readonly DisputeState[]>

/** Whether a dispute may come from one state into another. */
export function canMoveDispute(from: DisputeState, to: DisputeState): boolean {
  const next: readonly DisputeState[] = DISPUTE_TRANSITIONS[from]
  return next.includes(to)
}

/** The provider's words for where a dispute is, in ours. */
const STATES: Readonly<Record<string, DisputeState>> = {
  warning_needs_response: 'WARNING_NEEDS_RESPONSE',
  warning_under_review: 'WARNING_UNDER_REVIEW',
  warning_closed: 'WARNING_CLOSED',
  // The bank took it back before it began: nothing was taken.
  prevented: 'WARNING_CLOSED',
  needs_response: 'NEEDS_RESPONSE',
  under_review: 'UNDER_REVIEW',
  won: 'WON',
  lost: 'LOST',
}

/** Our state for the provider's word; null for one that is new to us, of which nothing is done. */
export function disputeStateOf(word: string): DisputeState | null {
  return STATES[word] ?? null
}

const REASONS: Readonly<Record<string, DisputeReason>> = {
  fraudulent: 'FRAUDULENT',
  unrecognized: 'UNRECOGNIZED',
  duplicate: 'DUPLICATE',
  product_not_received: 'NOT_RECEIVED',
  product_unacceptable: 'NOT_AS_DESCRIBED',
  credit_not_processed: 'CREDIT_NOT_PROCESSED',
}

/** Why a payment is contested, in our words. */
export function disputeReasonOf(word: string): DisputeReason {
  return REASONS[word] ?? 'OTHER'
}

/** What the books say of a dispute: nothing was taken, it is held, it came back, it is lost. */
export type DisputedMoney = 'NONE' | 'HELD' | 'BACK' | 'LOST'

/** What becomes of money in a state. */
const MONEY_OF_DISPUTE = {
  WARNING_NEEDS_RESPONSE: 'NONE',
  WARNING_UNDER_REVIEW: 'NONE',
  WARNING_CLOSED: 'NONE',
  NEEDS_RESPONSE: 'HELD',
  UNDER_REVIEW: 'HELD',
  WON: 'BACK',
  LOST: 'LOST',
} as const satisfies Record<DisputeState, DisputedMoney>

/** The states in which a bank holds the money until it has decided. */
export const HELD_DISPUTE_STATES = DISPUTE_STATES.filter((state) => MONEY_OF_DISPUTE[state] === 'HELD')

/** What has become of the money of a dispute; of one of what had gone back whole nothing is taken, however it ends. */
export function moneyOfDispute({ state, amount }: { state: DisputeState; amount: number }): DisputedMoney {
  return amount === 0 ? 'NONE' : MONEY_OF_DISPUTE[state]
}

/** What of a dispute is not ours for now or for good, in minor units. */
export function disputedAmount(dispute: { state: DisputeState; amount: number }): number {
  const money = moneyOfDispute(dispute)
  return money === 'HELD' || money === 'LOST' ? dispute.amount : 0
}

/** Whether nothing comes of it any more. */
export function isDisputeOver(state: DisputeState): boolean {
  return state === 'WON' || state === 'LOST' || state === 'WARNING_CLOSED'
}

/** The states of which something may still come. */
export const OPEN_DISPUTE_STATES = DISPUTE_STATES.filter((state) => !isDisputeOver(state))

/** The states in which the bank waits for an answer. */
export const UNANSWERED_DISPUTE_STATES = [
  'NEEDS_RESPONSE',
  'WARNING_NEEDS_RESPONSE',
] as const satisfies readonly DisputeState[]

/** What is known of a dispute that staff want to answer. */
export interface AnswerableDispute {
  state: DisputeState
  answerUntil: Temporal.Instant | null
  /** What was answered, and whether the provider has it. */
  answer: DisputeAnswer | null
}

/** Whether a dispute can be answered or accepted now: once, and in time. */
export function canAnswerDispute(dispute: AnswerableDispute, now: Temporal.Instant): Verdict {
  if (isDisputeOver(dispute.state)) return refuse('DISPUTE_OVER')
  if (dispute.answer !== null) return refuse('DISPUTE_ANSWERED')
  if (!UNANSWERED_DISPUTE_STATES.some((state) => state === dispute.state)) return refuse('DISPUTE_ANSWERED')
  const { answerUntil } = dispute
  if (answerUntil && Temporal.Instant.compare(answerUntil, now) <= 0) return refuse('DISPUTE_TOO_LATE')
  return ALLOWED
}
