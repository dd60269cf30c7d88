import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
import { request } from '../graphql.ts'

const otherListingsQuery = graphql(`
  query TenantOtherListings($groupId: ID!) {
    otherListings(groupId: $groupId) {
      groupId
      name
      title
      zipCode
      price
      currency
      accommodates
      unavailable {
        from
        to
      }
    }
  }
`)

/** Asks one more listing with a booking request that was sent before. */
export const addListingMutation = graphql(`
  mutation TenantAddListing($bookingRequestId: ID!, $groupId: ID!, $idempotencyKey: ID!) {
    addGroupToBookingRequest(
      bookingRequestId: $bookingRequestId
      groupId: $groupId
      idempotencyKey: $idempotencyKey
    ) {
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

/** Listings of the same city as a listing that was asked. */
export function listingsBesideOptions(groupId: string) {
  return queryOptions({
    queryKey: ['tenantOtherListings', groupId],
    queryFn: async () => (await request(otherListingsQuery, { groupId })).otherListings,
  })
}
