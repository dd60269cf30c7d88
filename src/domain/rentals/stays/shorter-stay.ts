import { addDays, type Day, type Stay } from '../../kernel/day.ts'
import { ALLOWED, refuse, type Verdict } from '../../kernel/verdict.ts'
import { canBookingBeCanceled, lastDayOf } from '../cancellation.ts'
import { type AnswerableProposal, canAnswerProposal } from './stay-proposal.ts'

/** A booking, as far as it says whether it can end earlier by agreement. */
export interface ShortenableStay extends Stay {
  canceled: boolean
}

/** Whether both sides can agree that a stay ends earlier: once it has begun, and until the day before its last one (decision 127). */
export function canShorten(booking: ShortenableStay, today: Day): Verdict {
  const canEnd = canBookingBeCanceled(booking, today)
  if (!canEnd.value) return canEnd
  return today < booking.from ? refuse('NOBODY_MOVED_IN') : ALLOWED
}

/** Whether either side can propose to end a stay earlier, with nothing else proposed that waits for its answer (decisions 127 and 135). */
export function canOfferShorter(booking: ShortenableStay, hasOpenProposal: boolean, today: Day): Verdict {
  const canEnd = canShorten(booking, today)
  return canEnd.value && hasOpenProposal ? refuse('OFFER_EXISTS') : canEnd
}

/** The last day that an offer to end a stay earlier leaves: the one before the days that are given up. */
export function lastDayLeft(proposal: Pick<Stay, 'from'>): Day {
  return addDays(proposal.from, -1)
}

/** A tenant's proposal to leave earlier that nobody has answered: its last day, and until when it can be. */
export interface OpenWish {
  lastDay: Day
  /** An instant, as text. */
  answerUntil: string
}

/** On which day a tenant asks to leave whom the landlord still has to answer; null where none does. */
export function askedLastDay(wish: OpenWish | null, now: Temporal.Instant): Day | null {
  if (!wish) return null
  return Temporal.Instant.compare(Temporal.Instant.from(wish.answerUntil), now) > 0 ? wish.lastDay : null
}

/** Whether the other side can agree to an earlier end: the stay is booked as it was, and its new last day isn't over. */
export function canTakeShorter(
  proposal: AnswerableProposal & Stay,
  booking: ShortenableStay,
  { now, today }: { now: Temporal.Instant; today: Day },
): Verdict {
  const answerable = canAnswerProposal(proposal, now)
  if (!answerable.value) return answerable
  const canEnd = canShorten(booking, today)
  if (!canEnd.value) return canEnd
  const lastDay = lastDayLeft(proposal)
  if (proposal.to !== booking.to || lastDayOf(booking, today, lastDay) !== lastDay) return refuse('TIME_OVER')
  return ALLOWED
}

/** What an earlier end comes to; amounts in minor units. */
export interface ShorterAmounts {
  /** The rent of the whole stay as it was booked. */
  rentBefore: number
  rent: number
  /** What of the payments through the product goes back. */
  refund: number
}

/** What was shown to whoever proposed an earlier end: the rent that falls away, and to a tenant what goes back. */
export interface ProposedAmounts {
  rent: number
  refund: number | null
}

/** Whether an earlier end still comes to what was shown to whoever proposed it. */
export function isEndAsProposed(proposed: ProposedAmounts, end: ShorterAmounts): boolean {
  if (end.rentBefore - end.rent !== proposed.rent) return false
  return proposed.refund === null || end.refund === proposed.refund
}
