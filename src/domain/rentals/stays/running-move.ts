import { addDays, type Day, laterDay, type Stay } from '../../kernel/day.ts'
import { ALLOWED, refuse, type Verdict } from '../../kernel/verdict.ts'
import { canBookingBeCanceled } from '../cancellation.ts'
import { type AnswerableProposal, canAnswerProposal } from './stay-proposal.ts'

/** A booking, as far as it says whether its tenant can move while they live there. */
export interface RunningStay extends Stay {
  canceled: boolean
}

/** What else decides about proposing a move. */
export interface AroundMove {
  today: Day
  /** Anything else that is proposed about the stay waits for its answer. */
  hasOpenProposal: boolean
  /** A contract for staying longer is being signed: it names the unit. */
  isExtensionInSigning: boolean
}

/** Between which days somebody who lives there can move: tomorrow or later, and before the last day; null where none is. */
export function possibleMoveDays(booking: RunningStay, today: Day): Stay | null {
  const days = { from: addDays(today, 1), to: addDays(booking.to, -1) }
  return days.from <= days.to ? days : null
}

/** Whether landlord and tenant can agree on another unit of the group: once the stay has begun; before, the landlord moves it alone (decisions 50 and 136). */
export function canMoveWhileRunning(booking: RunningStay, today: Day): Verdict {
  const isLiving = canBookingBeCanceled(booking, today)
  if (!isLiving.value) return isLiving
  if (today < booking.from) return refuse('NOBODY_MOVED_IN')
  return possibleMoveDays(booking, today) ? ALLOWED : refuse('TIME_OVER')
}

/** Whether a landlord can propose a move of a running stay now. */
export function canProposeMove(booking: RunningStay, around: AroundMove): Verdict {
  const { today, hasOpenProposal, isExtensionInSigning } = around
  const canMove = canMoveWhileRunning(booking, today)
  if (!canMove.value) return canMove
  return hasOpenProposal || isExtensionInSigning ? refuse('OFFER_EXISTS') : ALLOWED
}

/** The days of each living booking of a chain that go to the other unit with a move on `day`. */
export function movedDays<Booking extends RunningStay>(
  chain: readonly Booking[],
  day: Day,
): { booking: Booking; days: Stay }[] {
  return chain
    .filter((booking) => !booking.canceled && booking.to >= day)
    .map((booking) => ({ booking, days: { from: laterDay(booking.from, day), to: booking.to } }))
}

/** A proposed move as it was shown: from which day until which last one. */
export type ProposedMove = AnswerableProposal & Stay

/** Whether the tenant can agree to a move: its day is to come, and the stay ends when it did as it was proposed. */
export function canTakeMove(
  proposal: ProposedMove,
  stay: { booking: RunningStay; lastDay: Day | null },
  around: { now: Temporal.Instant } & Pick<AroundMove, 'today' | 'isExtensionInSigning'>,
): Verdict {
  const { now, today, isExtensionInSigning } = around
  const answerable = canAnswerProposal(proposal, now)
  if (!answerable.value) return answerable
  const canMove = canMoveWhileRunning(stay.booking, today)
  if (!canMove.value) return canMove
  const days = possibleMoveDays(stay.booking, today)
  if (!days || proposal.from < days.from || proposal.from > days.to) return refuse('TIME_OVER')
  if (stay.lastDay !== proposal.to) return refuse('CONSEQUENCES_CHANGED')
  return isExtensionInSigning ? refuse('OFFER_EXISTS') : ALLOWED
}

/** Whether nobody would be declined whom the landlord wasn't shown when proposing; that somebody no longer waits is no change. */
export function declinesOnlyShown(shown: readonly string[], declined: readonly string[]): boolean {
  return declined.every((id) => shown.includes(id))
}

/** A unit with the days of a stay that are lived there. */
export interface UnitOfStay extends Stay {
  id: string
  name: string
}

/** A booking, as far as it says in which unit its stay is. */
export interface BookingInUnits {
  /** The unit that the stay ends in. */
  listingId: string
  apartmentName: string
  /** By days where the stay moves from one to another; null in one. */
  units: readonly UnitOfStay[] | null
}

/** In which unit a stay is on a day: before its first day the first one, after its last the last. */
export function unitOfBooking(booking: BookingInUnits, day: Day): { id: string; name: string } {
  const unit = booking.units?.find(({ to }) => day <= to)
  return unit ?? { id: booking.listingId, name: booking.apartmentName }
}
