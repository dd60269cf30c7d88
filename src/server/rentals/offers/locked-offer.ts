import { type OfferSituation, canLandlordSign, canTenantSign } from '../../../domain/rentals/offer.ts'
import { nextOfferStatus, type OfferCommand } from '../../../domain/rentals/offer-transitions.ts'
import { canStillSign } from '../../../domain/rentals/signing-deadline.ts'
import { type SigningParty, canSignByPower, canSignInPerson } from '../../../domain/rentals/signing.ts'
import type { PowerState } from '../../../domain/people/power-of-attorney.ts'
import type { OfferStatus } from '../../../domain/catalogue/contracts.ts'
import { ConditionNotMetError, ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { type Actor, refuse, type Verdict } from '../../../domain/kernel/verdict.ts'
import { type LockedRequest, lockRequestForSystem } from '../lifecycle/command.ts'
import type { Context, Viewer } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { findOffer, findOfferForSystem, type OfferRow } from '../lifecycle/offers-sql.ts'
import { demand } from '../../kernel/viewer/viewer-guard.ts'

/** An offer with its request, both under the locks. */
export interface OfferUnderLock {
  offer: OfferRow
  request: LockedRequest
}

/** An offer of which the viewer is one side, under the locks. */
export interface LockedOffer extends OfferUnderLock {
  role: SigningParty
}

/** Locks an offer that the viewer may see; a foreign one is ResourceNotFoundError like a missing one. */
export async function lockOffer(trx: Db, viewer: Viewer, offerId: string): Promise<LockedOffer> {
  const seen = await findOffer(trx, viewer, offerId)
  if (!seen) throw new ResourceNotFoundError()
  const request = await lockRequestForSystem(trx, seen.listingRequestId)
  const offer = await findOffer(trx, viewer, offerId)
  if (!offer) throw new ResourceNotFoundError()
  return { offer, role: roleIn(offer, viewer), request }
}

/** Locks an offer for the system's own work; undefined when there is none. */
export async function lockOfferForSystem(trx: Db, offerId: string): Promise<OfferUnderLock | undefined> {
  const seen = await findOfferForSystem(trx, offerId)
  if (!seen) return undefined
  const request = await lockRequestForSystem(trx, seen.listingRequestId)
  const offer = await findOfferForSystem(trx, offerId)
  return offer && { offer, request }
}

/** Which side of an offer a person stands on. */
export function roleIn(offer: Pick<OfferRow, 'tenantId'>, viewer: Pick<Viewer, 'id'>): SigningParty {
  return offer.tenantId === viewer.id ? 'TENANT' : 'LANDLORD'
}

/** An offer's facts as the verdicts look at them. */
export function situationOf(offer: OfferRow): OfferSituation {
  const { methodOfBooking, accountFrozen } = offer
  return { methodOfBooking, accountFrozen, latestOffer: offer }
}

/** Refuses what comes after the stay, or after the time to sign, though the job that ends the contract is late. */
export function demandInTime(offer: OfferRow, ctx: Pick<Context, 'today' | 'now'>): void {
  demand(canStillSign(offer, { today: ctx.today(), now: ctx.now() }))
}

/** The status that a command leads to, by the table; ConditionNotMetError where there is no way. */
export function statusAfter(command: OfferCommand, offer: OfferRow, who: Actor): OfferStatus {
  const status = nextOfferStatus(command, offer, who)
  if (!status) throw new ConditionNotMetError('ENDED')
  return status
}

/**
 * Whether the viewer may sign now for that side: in person, or for the landlord with a power of attorney that stands so.
 */
export function canSignAs(
  role: SigningParty,
  viewer: Viewer,
  offer: OfferRow,
  power: PowerState | null = null,
): Verdict {
  const inPerson = canSignInPerson(role, viewer)
  const maySign = inPerson.value || role === 'TENANT' ? inPerson : canSignByPower(viewer, power)
  if (!maySign.value) return maySign
  if (offer.signatureProvider === 'YOUSIGN') return refuse('SIGN_AT_PROVIDER')
  return (role === 'LANDLORD' ? canLandlordSign : canTenantSign)(situationOf(offer))
}
