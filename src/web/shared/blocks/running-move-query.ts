import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../../gen/gql.ts'
import type { OfferMoveMutationVariables } from '../../gen/graphql.ts'
import { request } from '../../graphql.ts'

const Running = graphql(`
  query RunningMove($bookingId: ID!) {
    runningMove(bookingId: $bookingId) {
      canOffer {
        ...Verdict
      }
      bookingId
      name
      unitName
      monthlyRent
      currency
      days {
        from
        to
      }
    }
  }
`)

const Places = graphql(`
  query RunningMovePlaces($bookingId: ID!, $day: Day!) {
    runningMove(bookingId: $bookingId) {
      units(day: $day) {
        listingId
        name
        externalId
        verdict {
          ...Verdict
        }
        taken {
          kind
          from
          to
          name
        }
        otherRent {
          rent
          asked
        }
        declined
        seen
      }
    }
  }
`)

const Offer = graphql(`
  mutation OfferMove(
    $bookingId: ID!
    $listingId: ID!
    $day: Day!
    $message: String
    $seen: String!
    $idempotencyKey: ID!
  ) {
    offerMove(
      bookingId: $bookingId
      listingId: $listingId
      day: $day
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

/** Whether and when the tenant of a stay that has begun can be asked to move; nothing is changed. */
export function runningMoveQuery(bookingId: string) {
  return queryOptions({
    queryKey: ['runningMove', bookingId],
    queryFn: async () => (await request(Running, { bookingId })).runningMove ?? null,
    staleTime: 0,
    gcTime: 0,
  })
}

/** Where the stay could go from a day on. */
export function runningMovePlacesQuery(bookingId: string, day: string) {
  return queryOptions({
    queryKey: ['runningMove', bookingId, day],
    queryFn: async () => (await request(Places, { bookingId, day })).runningMove?.units ?? [],
    // Somebody else may take one of them: the answer is good while it is looked at.
    staleTime: 0,
    gcTime: 0,
  })
}

/** Proposes a move as the list has shown it; throws BookingConflictError where the unit is taken meanwhile. */
export function sendMoveOffer(variables: OfferMoveMutationVariables) {
  return request(Offer, variables)
}
