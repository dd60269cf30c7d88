import { PROPOSAL_ANSWER_DAYS } from '../../kernel/constants.ts'
import { type Day, addDays } from '../../kernel/day.ts'
import { ALLOWED, refuse, type Verdict } from '../../kernel/verdict.ts'
import { canExtendTo, extensionOptions, type ExtensionSituation } from '../extension.ts'

/** What a proposal does to a stay. */
export const STAY_PROPOSAL_KINDS = ['LONGER', 'SHORTER', 'MOVE'] as const satisfies readonly string[]

/** What a proposal does to a stay. */
export type StayProposalKind = (typeof STAY_PROPOSAL_KINDS)[number]

/** Whose proposal it is; the other side answers it, and whoever made it may withdraw it. */
export const STAY_PROPOSAL_SIDES = ['LANDLORD', 'TENANT'] as const satisfies readonly string[]

/** Whose proposal it is. */
export type StayProposalSide = (typeof STAY_PROPOSAL_SIDES)[number]

/** How far a proposal is; EXPIRED ones are stored as OPEN until somebody proposes anew. */
export const STAY_PROPOSAL_STATES = [
  'OPEN',
  'TAKEN',
  'DECLINED',
  'WITHDRAWN',
  'EXPIRED',
] as const satisfies readonly string[]

/** How far a proposal is. */
export type StayProposalState = (typeof STAY_PROPOSAL_STATES)[number]

/** A proposal, as far as it says whether it can still be answered. */
export interface AnswerableProposal {
  state: StayProposalState
  answerUntil: Temporal.Instant
}

/** How far a proposal is now: what nobody has answered in time is over without anybody's doing. */
export function proposalStateAt(proposal: AnswerableProposal, now: Temporal.Instant): StayProposalState {
  const isOver = Temporal.Instant.compare(proposal.answerUntil, now) <= 0
  return proposal.state === 'OPEN' && isOver ? 'EXPIRED' : proposal.state
}

/** Whether a proposal can be taken, declined or withdrawn now (decision 121). */
export function canAnswerProposal(proposal: AnswerableProposal, now: Temporal.Instant): Verdict {
  const state = proposalStateAt(proposal, now)
  if (state === 'OPEN') return ALLOWED
  if (state === 'EXPIRED') return refuse('TIME_OVER')
  return refuse(state === 'TAKEN' ? 'ALREADY_ANSWERED' : 'ENDED')
}

/** Until when a proposal can be answered: for a week, and not once the stay is over. */
export function proposalAnswerUntil(now: Temporal.Instant, lastDay: Day): Temporal.Instant {
  const week = now.add({ hours: 24 * PROPOSAL_ANSWER_DAYS })
  const end = Temporal.Instant.from(`${addDays(lastDay, 1)}T00:00:00Z`)
  return Temporal.Instant.compare(week, end) < 0 ? week : end
}

/** Whether a landlord can offer to stay longer at all, with no other offer waiting for its answer. */
export function canOfferLonger(situation: ExtensionSituation, hasOpenProposal: boolean): Verdict {
  return hasOpenProposal ? refuse('OFFER_EXISTS') : extensionOptions(situation).canRequest
}

/** Whether a landlord can offer that last day. */
export function canOfferUntil(situation: ExtensionSituation, hasOpenProposal: boolean, to: Day): Verdict {
  return hasOpenProposal ? refuse('OFFER_EXISTS') : canExtendTo(situation, to)
}

/** Whether the tenant can take an offer: the stay ends where it did, and the days are free as they were. */
export function canTakeLonger(
  proposal: AnswerableProposal & { from: Day; to: Day },
  situation: ExtensionSituation,
  now: Temporal.Instant,
): Verdict {
  const answerable = canAnswerProposal(proposal, now)
  if (!answerable.value) return answerable
  if (proposal.from !== addDays(situation.booked.to, 1)) return refuse('ENDED')
  return canExtendTo(situation, proposal.to)
}
