import type { ReminderCancellationReason } from '../catalogue/contracts.ts'
import { REMIND_AGAIN_HOURS, SIGNING_DAYS, SIGNING_REMINDER_HOURS } from '../kernel/constants.ts'
import { type Day, addDays, midnightOf } from '../kernel/day.ts'
import { isHolding, isWaitingToConfirm } from './landlord-status.ts'
import type { OfferSituation } from './offer.ts'
import type { SigningParty } from './signing.ts'
import { ALLOWED, refuse, type Verdict } from '../kernel/verdict.ts'

/**
 * For whom a contract waits: to sign it online, to say yes to it on paper, to record the signatures or to confirm
 * the booking; null when it waits for nobody.
 */
export function turnOf(situation: OfferSituation): SigningParty | null {
  const offer = situation.latestOffer
  if (!isHolding(offer) || offer.generating) return null
  if (isWaitingToConfirm(situation)) return 'LANDLORD'
  if (offer.isOnlineSigning) return offer.status === 'LANDLORD_SIGNING' ? 'LANDLORD' : 'TENANT'
  return offer.tenantAcceptedAt || offer.tenantSignedAt ? 'LANDLORD' : 'TENANT'
}

/**
 * Until when the side whose turn begins now has time: the days of the constant, not beyond the first day of the stay,
 * and always a day.
 */
export function signingExpiresAt(turnBegins: Temporal.Instant, from: Day): Temporal.Instant {
  const full = turnBegins.add({ hours: SIGNING_DAYS * 24 })
  const afterFirstDay = midnightOf(addDays(from, 1))
  const least = turnBegins.add({ hours: 24 })
  const earlier = Temporal.Instant.compare(full, afterFirstDay) < 0 ? full : afterFirstDay
  return Temporal.Instant.compare(earlier, least) < 0 ? least : earlier
}

/** Whether a contract has ended by the time that passed. */
export function isSigningExpired(
  situation: OfferSituation,
  expiresAt: Temporal.Instant | null,
  now: Temporal.Instant,
): boolean {
  if (!expiresAt || turnOf(situation) === null) return false
  return Temporal.Instant.compare(expiresAt, now) <= 0
}

/** Whether a contract can still be signed, said yes to or confirmed, by the days of its stay and by its time. */
export function canStillSign(
  offer: { to: Day; signingExpiresAt: Temporal.Instant | null },
  at: { today: Day; now: Temporal.Instant },
): Verdict {
  if (offer.to < at.today) return refuse('STAY_OVER')
  const { signingExpiresAt } = offer
  if (!signingExpiresAt) return ALLOWED
  return Temporal.Instant.compare(signingExpiresAt, at.now) <= 0 ? refuse('TIME_OVER') : ALLOWED
}

/** When the side whose turn begins now is reminded. */
export function reminderDueAt(turnBegins: Temporal.Instant): Temporal.Instant {
  return turnBegins.add({ hours: SIGNING_REMINDER_HOURS })
}

/** Whether a side can have the other one reminded now. */
export function canRemind(
  situation: OfferSituation,
  side: SigningParty,
  reminded: { lastAt: Temporal.Instant | null; now: Temporal.Instant },
): Verdict {
  const offer = situation.latestOffer
  if (!offer) return refuse('NO_OFFER')
  if (!isHolding(offer)) return refuse('ENDED')
  const turn = turnOf(situation)
  if (turn === null) return refuse('CREATING_CONTRACT')
  if (turn === side) return refuse('YOUR_TURN')
  const again = reminded.lastAt?.add({ hours: REMIND_AGAIN_HOURS })
  return again && Temporal.Instant.compare(again, reminded.now) > 0 ? refuse('REMINDED_RECENTLY') : ALLOWED
}

/** What decides whether a reminder that is due is still wanted. */
export interface ReminderFacts {
  situation: OfferSituation
  booking: { canceled: boolean } | null
  requestEnded: boolean
  /** Whether somebody of the reminded side still wants such mails. */
  wanted: boolean
}

/** Why a reminder that is due isn't sent any more; null: send it (C3). */
export function reminderCancellationOf(
  role: SigningParty,
  facts: ReminderFacts,
): ReminderCancellationReason | null {
  const { situation, booking } = facts
  const offer = situation.latestOffer
  if (booking) return booking.canceled ? 'BOOKING_CANCELED' : 'CONTRACT_SIGNED'
  if (facts.requestEnded) return 'REQUEST_ENDED'
  // The contract was taken back or replaced; its follower has reminders of its own.
  if (!isHolding(offer)) return 'OTHER'
  if (turnOf(situation) !== role) {
    const hasSigned = role === 'LANDLORD' ? offer.landlordSignedAt : offer.tenantSignedAt
    return hasSigned ? 'CONTRACT_SIGNED' : 'REQUEST_ANSWERED'
  }
  return facts.wanted ? null : 'RECIPIENT_UNSUBSCRIBED'
}
