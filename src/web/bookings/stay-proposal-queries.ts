import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
import type {
  AcceptShorterStayMutationVariables,
  DeclineShorterStayMutationVariables,
  OfferLongerStayMutationVariables,
  OfferShorterStayMutationVariables,
  StayProposalsQuery,
} from '../gen/graphql.ts'
import { request } from '../graphql.ts'

const StayProposals = graphql(`
  query StayProposals($bookingId: ID!, $inGroup: Boolean!) {
    stayProposals(bookingId: $bookingId) {
      _id
      bookingId
      kind
      proposedBy
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
      answerMessage
      unitName
      unitBefore
      monthlyRent
      answerUntil
      endedAt
      canBeTaken {
        ...Verdict
      }
      listingRequestId
      bookingRequestId
    }
    longerStay(bookingId: $bookingId) {
      canOffer {
        ...Verdict
      }
      from
      earliestTo
      latestTo
      rentPerMonth
      currency
    }
    runningMove(bookingId: $bookingId) @include(if: $inGroup) {
      canOffer {
        ...Verdict
      }
    }
    shorterStay(bookingId: $bookingId) {
      canOffer {
        ...Verdict
      }
      lastDays {
        from
        to
      }
    }
  }
`)

const LongerStayUntil = graphql(`
  query LongerStayUntil($bookingId: ID!, $to: Day!) {
    longerStay(bookingId: $bookingId) {
      until(to: $to) {
        verdict {
          ...Verdict
        }
        rent
        duration {
          months
          days
        }
        invoice {
          ...PlannedFee
        }
        declined
      }
    }
  }
`)

const OfferLongerStay = graphql(`
  mutation OfferLongerStay($bookingId: ID!, $to: Day!, $message: String, $idempotencyKey: ID!) {
    offerLongerStay(bookingId: $bookingId, to: $to, message: $message, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

const OfferShorterStay = graphql(`
  mutation OfferShorterStay($bookingId: ID!, $lastDay: Day!, $message: String, $idempotencyKey: ID!) {
    offerShorterStay(
      bookingId: $bookingId
      lastDay: $lastDay
      message: $message
      idempotencyKey: $idempotencyKey
    ) {
      error {
        ...Refusal
      }
    }
  }
`)

const WithdrawStayProposal = graphql(`
  mutation WithdrawStayProposal($proposalId: ID!, $idempotencyKey: ID!) {
    withdrawStayProposal(proposalId: $proposalId, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

const AcceptShorterStay = graphql(`
  mutation AcceptShorterStay($proposalId: ID!, $message: String, $seen: String!, $idempotencyKey: ID!) {
    acceptShorterStay(
      proposalId: $proposalId
      message: $message
      seen: $seen
      idempotencyKey: $idempotencyKey
    ) {
      error {
        ...Refusal
      }
    }
  }
`)

const DeclineShorterStay = graphql(`
  mutation DeclineShorterStay($proposalId: ID!, $message: String, $idempotencyKey: ID!) {
    declineShorterStay(proposalId: $proposalId, message: $message, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

/** What was proposed about a stay, its last day or its unit. */
export type StayProposal = StayProposalsQuery['stayProposals'][number]

/** Whether and until when a tenant can be offered to stay longer. */
export type LongerStay = NonNullable<StayProposalsQuery['longerStay']>

/** What was proposed about a stay, and what can be; in a group another unit, too. */
export function stayProposalsQuery(bookingId: string, inGroup: boolean) {
  return queryOptions({
    queryKey: ['booking', bookingId, 'proposals'],
    queryFn: () => request(StayProposals, { bookingId, inGroup }),
  })
}

/** What an offer to stay until a day would come to; asked anew each time. */
export function longerStayUntilQuery(bookingId: string, to: string) {
  return queryOptions({
    queryKey: ['booking', bookingId, 'longer', to],
    queryFn: async () => (await request(LongerStayUntil, { bookingId, to })).longerStay?.until ?? null,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Offers to stay longer; throws the payload's error. */
export function sendLongerStay(variables: OfferLongerStayMutationVariables) {
  return request(OfferLongerStay, variables)
}

/** Offers to end a stay earlier; throws the payload's error. */
export function sendShorterStay(variables: OfferShorterStayMutationVariables) {
  return request(OfferShorterStay, variables)
}

/** Takes an offer back; throws the payload's error. */
export function withdrawProposal(proposalId: string, idempotencyKey: string) {
  return request(WithdrawStayProposal, { proposalId, idempotencyKey })
}

/** Agrees that the tenant leaves earlier, with what was shown; throws the payload's error. */
export function acceptWish(variables: AcceptShorterStayMutationVariables) {
  return request(AcceptShorterStay, variables)
}

/** Doesn't agree that the tenant leaves earlier; throws the payload's error. */
export function declineWish(variables: DeclineShorterStayMutationVariables) {
  return request(DeclineShorterStay, variables)
}
