import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
import type { ProposeShorterStayMutationVariables } from '../gen/graphql.ts'
import { request } from '../graphql.ts'

graphql(`
  fragment OwnStayProposal on StayProposal {
    _id
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
    unitName
    unitBefore
    monthlyRent
    answerMessage
    answerUntil
    endedAt
    canBeTaken {
      ...Verdict
    }
    end {
      ...EndAmounts
    }
  }
`)

graphql(`
  fragment EndAmounts on AgreedEnd {
    rentBefore
    rent
    refund
    endsRequest
  }
`)

const endQuery = graphql(`
  query TenantShorterEnd($bookingId: ID!, $lastDay: Day!) {
    tenantShorterStay(bookingId: $bookingId) {
      end(lastDay: $lastDay) {
        ...EndAmounts
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

const TakeMove = graphql(`
  mutation TakeMove($proposalId: ID!, $idempotencyKey: ID!) {
    takeMove(proposalId: $proposalId, idempotencyKey: $idempotencyKey) {
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

const ProposeShorterStay = graphql(`
  mutation ProposeShorterStay(
    $bookingId: ID!
    $lastDay: Day!
    $rent: Float!
    $refund: Float!
    $message: String
    $idempotencyKey: ID!
  ) {
    proposeShorterStay(
      bookingId: $bookingId
      lastDay: $lastDay
      rent: $rent
      refund: $refund
      message: $message
      idempotencyKey: $idempotencyKey
    ) {
      error {
        ...Refusal
      }
    }
  }
`)

const WithdrawShorterStay = graphql(`
  mutation WithdrawShorterStay($proposalId: ID!, $idempotencyKey: ID!) {
    withdrawShorterStay(proposalId: $proposalId, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

/** Asks to leave earlier, with what was shown that it comes to. */
export function proposeToLeave(variables: ProposeShorterStayMutationVariables) {
  return request(ProposeShorterStay, variables)
}

/** Takes back the tenant's proposal to leave earlier. */
export function withdrawLeaving(proposalId: string, idempotencyKey: string) {
  return request(WithdrawShorterStay, { proposalId, idempotencyKey })
}

/** Takes an offer to stay longer; answers with the extension that it became. */
export async function takeProposal(proposalId: string, idempotencyKey: string) {
  return (await request(TakeStayProposal, { proposalId, idempotencyKey })).takeStayProposal.request ?? null
}

/** Agrees to end a stay earlier, with what was shown to go back. */
export function agreeToShorter(proposalId: string, refund: number, idempotencyKey: string) {
  return request(TakeShorterStay, { proposalId, refund, idempotencyKey })
}

/** Agrees to live in another unit from a day on. */
export function agreeToMove(proposalId: string, idempotencyKey: string) {
  return request(TakeMove, { proposalId, idempotencyKey })
}

/** Declines an offer about the stay. */
export function declineProposal(proposalId: string, idempotencyKey: string) {
  return request(DeclineStayProposal, { proposalId, idempotencyKey })
}

/** What leaving on a day comes to, asked anew each time; null for a day that can't be the last. */
export function shorterEndOptions(bookingId: string, lastDay: string) {
  return queryOptions({
    queryKey: ['tenantBooking', bookingId, 'end', lastDay],
    queryFn: async () => (await request(endQuery, { bookingId, lastDay })).tenantShorterStay?.end ?? null,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
