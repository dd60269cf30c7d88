import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
import type { RequestFormListingQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'

const requestFormListingQuery = graphql(`
  query RequestFormListing($listingId: ID, $groupId: ID) {
    me {
      firstName
      lastName
      phone
    }
    publicListing(listingId: $listingId, groupId: $groupId) {
      _id
      groupId
      partOfGroup
      name
      title
      city
      zipCode
      price
      currency
      deposit
      accommodates
      petRule
      images {
        urls {
          small
        }
      }
      availableFrom
      unavailable {
        from
        to
      }
      minMonths
      maxMonths
    }
  }
`)

/** Sends a request to the landlord; answers with the ids of the request it became. */
export const sendBookingRequestMutation = graphql(`
  mutation SendBookingRequest($input: SendBookingRequestInput!, $idempotencyKey: ID!) {
    sendBookingRequest(input: $input, idempotencyKey: $idempotencyKey) {
      error {
        name
        message
        reason
        fields
      }
      request {
        id
        bookingRequestId
      }
    }
  }
`)

/** The home that is asked for. */
export type RequestedListing = NonNullable<RequestFormListingQuery['publicListing']>

/** What the account knows of the person who asks. */
export type Account = NonNullable<RequestFormListingQuery['me']>

/** The home, null when it is not offered, and what is known of the person. */
export function requestedListingOptions(ids: { listingId?: string; groupId?: string }) {
  return queryOptions({
    queryKey: ['requestFormListing', ids.listingId ?? null, ids.groupId ?? null],
    queryFn: () => request(requestFormListingQuery, ids),
  })
}
