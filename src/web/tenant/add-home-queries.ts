import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
import { request } from '../graphql.ts'

const homesQuery = graphql(`
  query TenantOtherHomes($groupId: ID!) {
    otherHomes(groupId: $groupId) {
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

/** Asks one more home with a booking request that was sent before. */
export const addHomeMutation = graphql(`
  mutation TenantAddHome($bookingRequestId: ID!, $groupId: ID!, $idempotencyKey: ID!) {
    addGroupToBookingRequest(
      bookingRequestId: $bookingRequestId
      groupId: $groupId
      idempotencyKey: $idempotencyKey
    ) {
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

/** Homes of the same city as a home that was asked. */
export function homesBesideOptions(groupId: string) {
  return queryOptions({
    queryKey: ['tenantOtherHomes', groupId],
    queryFn: async () => (await request(homesQuery, { groupId })).otherHomes,
  })
}
