import { queryOptions } from '@tanstack/react-query'
import { ResourceNotFoundError } from '../../domain/kernel/errors.ts'
import { graphql } from '../gen/gql.ts'
import type { ContractOfferQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'
import { rest } from '../http.ts'

const offerQuery = graphql(`
  query ContractOffer($offerId: ID!) {
    bookingOffer(_id: $offerId) {
      _id
      status
      generating
      isOnlineSigning
      ownContract
      methodOfBooking
      contractName
      type
      from
      to
      duration {
        months
        days
      }
      price
      deposit
      totalRent
      calculationMethod
      currency
      unitName
      listing {
        name
        address {
          ...Address
          country
        }
      }
      bookingRequestId
      listingRequestId
      landlordName
      tenantName
      viewerRole
      consentText
      ownPower {
        state
        givenOn
        from
        to
      }
      signers {
        role
        name
        status
        signedAt
        openedAt
        powerId
        power {
          agentName
          givenOn
          documentUrl
        }
      }
      turn
      signingExpiresAt
      signingUrl
      possibleSigners {
        powerId
        name
      }
      procedure {
        provider
        isTest
      }
      cancellationReason
      stopReason
      stopComment
      replacedByOfferId
      reminders {
        role
        sentAt
      }
      contractUrl
      documentSha256
      signedContractUrl
      canSign {
        value
      }
      canRefuse {
        ...Verdict
      }
      canCancel {
        ...Verdict
      }
      canStopOnlineSigning {
        ...Verdict
      }
      canRemind {
        ...Verdict
      }
      canUploadSigned {
        value
      }
      canConfirm {
        value
      }
      canAcceptProposal {
        value
      }
      canRecordOfflineSignatures {
        ...Verdict
      }
      booking {
        _id
        from
        to
      }
      currency
      bookingFee {
        ...PlannedFee
      }
      tenantFee {
        rate
        amount
        vat
      }
    }
  }
`)

/** Notes that the signer has the contract before them. */
export const markOpenedMutation = graphql(`
  mutation ContractMarkOpened($offerId: ID!) {
    markContractOpened(offerId: $offerId) {
      error {
        ...Refusal
      }
    }
  }
`)

/** Signs online. */
export const signMutation = graphql(`
  mutation ContractSign($offerId: ID!, $input: SignContractInput!, $idempotencyKey: ID!) {
    signContract(offerId: $offerId, input: $input, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

/** Offline: the tenant's yes. */
export const acceptMutation = graphql(`
  mutation ContractAccept($offerId: ID!, $idempotencyKey: ID!) {
    acceptProposedContract(offerId: $offerId, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

/** Offline: the landlord says that both have signed on paper. */
export const recordMutation = graphql(`
  mutation ContractRecordSignatures($offerId: ID!, $feeShown: Float!, $idempotencyKey: ID!) {
    recordOfflineSignatures(offerId: $offerId, feeShown: $feeShown, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

/** LBC: the landlord's confirmation makes the booking. */
export const confirmMutation = graphql(`
  mutation ContractConfirmBooking($offerId: ID!, $feeShown: Float!, $idempotencyKey: ID!) {
    confirmBooking(offerId: $offerId, feeShown: $feeShown, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

/** Stops signing online; the answer is the new contract on paper. */
export const stopMutation = graphql(`
  mutation ContractStopOnlineSigning(
    $offerId: ID!
    $reason: StopOnlineSigningReason!
    $comment: String
    $idempotencyKey: ID!
  ) {
    stopOnlineSigning(
      offerId: $offerId
      reason: $reason
      comment: $comment
      idempotencyKey: $idempotencyKey
    ) {
      error {
        ...Refusal
      }
      offer {
        _id
      }
    }
  }
`)

/** Cancels the contract at the external provider and sends it anew for another signer; the answer is the new contract. */
export const changeSignerMutation = graphql(`
  mutation ContractChangeSigner($offerId: ID!, $powerId: ID, $idempotencyKey: ID!) {
    changeExternalSigner(offerId: $offerId, powerId: $powerId, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
      offer {
        _id
      }
    }
  }
`)

/** The tenant refuses the contract. */
export const refuseMutation = graphql(`
  mutation ContractRefuse($offerId: ID!, $idempotencyKey: ID!) {
    refuseContract(offerId: $offerId, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

/** The landlord takes the contract back. */
export const cancelMutation = graphql(`
  mutation ContractCancel($offerId: ID!, $idempotencyKey: ID!) {
    cancelContract(offerId: $offerId, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

/** Has the other side reminded. */
export const remindMutation = graphql(`
  mutation ContractRemind($offerId: ID!, $idempotencyKey: ID!) {
    sendSigningReminder(offerId: $offerId, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

/** Hands in the copy that both have signed on paper, with the fee that its landlord was shown. */
export function uploadSignedCopy(offer: Offer, file: File, idempotencyKey: string): Promise<unknown> {
  const body = new FormData()
  body.set('idempotencyKey', idempotencyKey)
  if (offer.viewerRole === 'LANDLORD') body.set('feeShown', String(offer.bookingFee?.amount ?? 0))
  body.set('file', file)
  return rest(`/api/contracts/${offer._id}/signed-copy`, { method: 'POST', body, repeatable: true })
}

/** An offer with its contract, as the side that looks at it sees it. */
export type Offer = NonNullable<ContractOfferQuery['bookingOffer']>

// A document is made within seconds; nobody should have to reload for it.
const POLL_MILLISECONDS = 2000

/** An offer with its contract; renews itself while a document is being made. */
export function offerOptions(offerId: string, language: string) {
  return queryOptions({
    // The sentence of consent comes in the person's language.
    queryKey: ['contract', offerId, language],
    queryFn: async () => {
      const { bookingOffer } = await request(offerQuery, { offerId })
      if (!bookingOffer) throw new ResourceNotFoundError()
      return bookingOffer
    },
    refetchInterval: ({ state }) => (state.data && isBeingMade(state.data) ? POLL_MILLISECONDS : false),
  })
}

/** Whether the contract, or the signed one with its audit trail, is still being made. */
export function isBeingMade(
  offer: Pick<Offer, 'generating' | 'isOnlineSigning' | 'status' | 'signedContractUrl'>,
): boolean {
  if (offer.generating) return true
  return offer.isOnlineSigning && offer.status === 'ACCEPTED' && !offer.signedContractUrl
}
