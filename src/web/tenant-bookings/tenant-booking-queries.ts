import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ResourceNotFoundError } from '../../domain/kernel/errors.ts'
import { graphql } from '../gen/gql.ts'
import type { GiveRefundAccountMutationVariables, TenantBookingDetailQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'

graphql(`
  fragment TransferAccountParts on TransferAccount {
    accountHolder
    iban
    bic
    bankName
  }
`)

graphql(`
  fragment OwnStayProposal on StayProposal {
    _id
    kind
    state
    from
    to
    duration {
      months
      days
    }
    rent
    currency
    message
    answerUntil
    canBeTaken {
      ...Verdict
    }
    end {
      rentBefore
      rent
      refund
      endsRequest
    }
  }
`)

const bookingQuery = graphql(`
  query TenantBookingDetail($bookingId: ID!) {
    tenantBooking(bookingId: $bookingId) {
      _id
      phase
      canceled
      canceledAt
      cancellationReason
      landlordCancellationNote
      stayedUntil
      isEndAgreed
      from
      to
      actualStay {
        from
        to
      }
      duration {
        months
        days
      }
      type
      price
      totalCost
      calculationMethod
      actualCost
      deposit
      depositRecord {
        ...DepositFacts
      }
      currency
      selectedContract
      listing {
        name
        title
        unitName
        address {
          ...Address
          country
        }
        coverImage {
          urls {
            medium
          }
        }
      }
      locationInBuilding
      keysProvided {
        keylessAccess
        buildingEntrance
        apartmentEntrance
        basement
        mailbox
        generalKey
        otherKeys
      }
      landlord {
        firstName
        lastName
        email
        phone
      }
      signedContractUrl
      contractUnit {
        name
      }
      offerId
      listingRequestId
      bookingRequestId
      chain {
        _id
        from
        to
        type
        canceled
        stayedUntil
      }
      createdAt
    }
    extensionOptions(bookingId: $bookingId) {
      canRequest {
        ...Verdict
      }
      from
      earliestTo
      latestTo
      freeUntil
      rentPerMonth
      calculationMethod
      currency
    }
    tenantDues(bookingId: $bookingId) {
      _id
      purpose
      amount
      currency
      dueOn
      paidAt
      payment {
        state
      }
      canBePaid {
        ...Verdict
      }
    }
    transferTargets(bookingId: $bookingId) {
      reference
      rent {
        ...TransferAccountParts
      }
      deposit {
        ...TransferAccountParts
      }
    }
    tenantRefunds(bookingId: $bookingId) {
      ...RefundFacts
    }
    tenantStayProposals(bookingId: $bookingId) {
      ...OwnStayProposal
    }
    tenantRequests {
      id
      bookingRequestId
      extendsBookingId
      tenantStatus
      from
      to
    }
  }
`)

const untilQuery = graphql(`
  query TenantExtensionUntil($bookingId: ID!, $to: Day!) {
    extensionOptions(bookingId: $bookingId) {
      until(to: $to) {
        verdict {
          ...Verdict
        }
        totalRent
        duration {
          months
          days
        }
        checks {
          ...StayRule
        }
      }
    }
  }
`)

/** Asks to stay longer; answers with the request that it became. */
export const requestExtensionMutation = graphql(`
  mutation TenantRequestExtension($bookingId: ID!, $to: Day!, $message: String, $idempotencyKey: ID!) {
    requestExtension(bookingId: $bookingId, to: $to, message: $message, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
      request {
        id
        bookingRequestId
      }
    }
  }
`)

const TakeStayProposal = graphql(`
  mutation TakeStayProposal($proposalId: ID!, $idempotencyKey: ID!) {
    takeStayProposal(proposalId: $proposalId, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
      request {
        id
        bookingRequestId
      }
    }
  }
`)

const TakeShorterStay = graphql(`
  mutation TakeShorterStay($proposalId: ID!, $refund: Float!, $idempotencyKey: ID!) {
    takeShorterStay(proposalId: $proposalId, refund: $refund, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

const DeclineStayProposal = graphql(`
  mutation DeclineStayProposal($proposalId: ID!, $idempotencyKey: ID!) {
    declineStayProposal(proposalId: $proposalId, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

const StartTenantPayment = graphql(`
  mutation StartTenantPayment($dueId: ID!, $amount: Float!) {
    createTenantPaymentIntent(dueId: $dueId, amount: $amount) {
      error {
        ...Refusal
      }
      clientSecret
    }
  }
`)

const CheckTenantPayment = graphql(`
  mutation CheckTenantPayment($dueId: ID!) {
    checkTenantPayment(dueId: $dueId) {
      error {
        ...Refusal
      }
      payment {
        state
        failure
        surplus
      }
    }
  }
`)

const accountMutation = graphql(`
  mutation GiveRefundAccount($refundId: ID!, $input: RefundAccountInput!, $idempotencyKey: ID!) {
    giveRefundAccount(refundId: $refundId, input: $input, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

/** A stay of the tenant with everything of its page. */
export type TenantBooking = NonNullable<TenantBookingDetailQuery['tenantBooking']>

/** What the landlord proposes about the last day. */
export type OwnStayProposal = TenantBookingDetailQuery['tenantStayProposals'][number]

/** Something that the tenant pays through the product. */
export type Due = TenantBookingDetailQuery['tenantDues'][number]

/** To which accounts the tenant transfers the rest. */
export type TransferTargets = NonNullable<TenantBookingDetailQuery['transferTargets']>

/** Money that goes back to the tenant. */
export type MoneyBack = TenantBookingDetailQuery['tenantRefunds'][number]

/** Whether and until when a stay can become longer. */
export type ExtensionOptions = NonNullable<TenantBookingDetailQuery['extensionOptions']>

/** A request of the tenant, as far as it may extend a stay. */
export type MaybeExtension = TenantBookingDetailQuery['tenantRequests'][number]

/** A stay of the tenant, how it can be extended, and the requests that may do so; a foreign one is a ResourceNotFoundError. */
export function tenantBookingOptions(bookingId: string) {
  return queryOptions({
    queryKey: ['tenantBooking', bookingId],
    queryFn: async () => {
      const answer = await request(bookingQuery, { bookingId })
      const { tenantBooking, tenantDues, transferTargets, tenantRefunds, extensionOptions, tenantRequests } =
        answer
      if (!tenantBooking) throw new ResourceNotFoundError()
      return {
        booking: tenantBooking,
        dues: tenantDues,
        transfers: transferTargets,
        refunds: tenantRefunds,
        extension: extensionOptions,
        requests: tenantRequests,
        proposals: answer.tenantStayProposals,
      }
    },
  })
}

/** What staying until a day means: the rent, and what each rule says. */
export function extensionUntilOptions(bookingId: string, to: string) {
  return queryOptions({
    queryKey: ['tenantExtensionUntil', bookingId, to],
    queryFn: async () => (await request(untilQuery, { bookingId, to })).extensionOptions?.until ?? null,
    placeholderData: keepPreviousData,
  })
}

/** Takes an offer to stay longer; answers with the extension that it became. */
export async function takeProposal(proposalId: string, idempotencyKey: string) {
  return (await request(TakeStayProposal, { proposalId, idempotencyKey })).takeStayProposal.request ?? null
}

/** Agrees to end a stay earlier, with what was shown to go back. */
export function agreeToShorter(proposalId: string, refund: number, idempotencyKey: string) {
  return request(TakeShorterStay, { proposalId, refund, idempotencyKey })
}

/** Declines an offer about the last day. */
export function declineProposal(proposalId: string, idempotencyKey: string) {
  return request(DeclineStayProposal, { proposalId, idempotencyKey })
}

/** Starts to pay what was shown; answers the secret by which the browser goes on. */
export async function startTenantPayment(dueId: string, amount: number): Promise<string> {
  const { createTenantPaymentIntent: started } = await request(StartTenantPayment, { dueId, amount })
  return started.clientSecret ?? ''
}

/** What became of a payment, as the server has it from the provider. */
export async function checkTenantPayment(dueId: string) {
  return (await request(CheckTenantPayment, { dueId })).checkTenantPayment.payment ?? null
}

/** Says to which account a refund is transferred. */
export function giveRefundAccount(
  order: Omit<GiveRefundAccountMutationVariables, 'idempotencyKey'>,
  idempotencyKey: string,
) {
  return request(accountMutation, { ...order, idempotencyKey })
}
