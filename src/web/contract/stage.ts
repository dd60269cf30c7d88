import type { SigningParty } from '../../domain/rentals/signing.ts'
import type { Offer } from './contract-queries.ts'

/** What the person who looks at a contract can do or waits for. */
export type Stage =
  | 'generating'
  | 'sign'
  | 'signAtProvider'
  | 'acceptOffline'
  | 'recordOffline'
  | 'confirm'
  | 'waitForTenant'
  | 'waitForLandlord'
  | 'waitForOwner'
  | 'waitForConfirmation'
  | 'waitForAcceptance'
  | 'waitForRecord'
  | 'booked'
  | 'ended'

/** What decides the stage of a contract. */
export type StageFacts = Pick<
  Offer,
  'status' | 'generating' | 'isOnlineSigning' | 'methodOfBooking' | 'viewerRole'
> & {
  booking?: unknown
  signingUrl?: string | null
  signers: readonly { role: SigningParty; signedAt?: string | null }[]
} & Record<'canSign' | 'canConfirm' | 'canAcceptProposal' | 'canRecordOfflineSignatures', { value: boolean }>

/** The stage of a contract for the side that looks at it; the server's verdicts come first. */
export function stageOf(offer: StageFacts): Stage {
  if (offer.booking || offer.status === 'ACCEPTED') return 'booked'
  if (offer.status === 'CANCELED' || offer.status === 'REJECTED') return 'ended'
  if (offer.generating) return 'generating'
  if (offer.canSign.value) return 'sign'
  if (offer.signingUrl) return 'signAtProvider'
  if (offer.canConfirm.value) return 'confirm'
  if (offer.canAcceptProposal.value) return 'acceptOffline'
  return offer.isOnlineSigning ? waitingOnline(offer) : waitingOffline(offer)
}

function waitingOnline(offer: StageFacts): Stage {
  if (offer.signers.some((signer) => signer.role === 'TENANT' && signer.signedAt))
    return 'waitForConfirmation'
  if (offer.viewerRole === 'TENANT') return 'waitForLandlord'
  // The landlord's team sees the contract too, but only the landlord signs it.
  return offer.status === 'LANDLORD_SIGNING' ? 'waitForOwner' : 'waitForTenant'
}

function waitingOffline(offer: StageFacts): Stage {
  const needsConfirmation = offer.methodOfBooking === 'AFTER_LANDLORD_CONFIRMED_BOOKING'
  if (offer.viewerRole === 'TENANT') return needsConfirmation ? 'waitForConfirmation' : 'waitForRecord'
  return !needsConfirmation && offer.canRecordOfflineSignatures.value ? 'recordOffline' : 'waitForAcceptance'
}
