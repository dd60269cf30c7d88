import { queryOptions } from '@tanstack/react-query'
import type { Stay } from '../../domain/kernel/day.ts'
import { graphql } from '../gen/gql.ts'
import type { RequestFormListingQuery, RequestFormOtherListingsQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'

const requestFormListingQuery = graphql(`
  query RequestFormListing($listingId: ID, $groupId: ID) {
    publicListing(listingId: $listingId, groupId: $groupId) {
      _id
      groupId
      partOfGroup
      name
      title
      city
      zipCode
      price
      hasSeveralRents
      stayDiscounts {
        months
        percent
      }
      seasons {
        from
        to
        percent
      }
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

const otherListingsQuery = graphql(`
  query RequestFormOtherListings($groupId: ID!) {
    otherListings(groupId: $groupId) {
      groupId
      name
      title
      zipCode
      price
      hasSeveralRents
      stayDiscounts {
        months
        percent
      }
      seasons {
        from
        to
        percent
      }
      currency
      accommodates
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
        ...Refusal
      }
      request {
        id
        bookingRequestId
      }
    }
  }
`)

/** The listing that is asked for. */
export type RequestedListing = NonNullable<RequestFormListingQuery['publicListing']>

/** Another listing that the same request can ask. */
export type OtherListing = RequestFormOtherListingsQuery['otherListings'][number]

const stayTermsQuery = graphql(`
  query RequestFormTerms($groupIds: [ID!]!) {
    stayTerms(groupIds: $groupIds) {
      groupId
      calculationMethod
      tenantFeeRate
      tenantFeeVatRate
    }
  }
`)

/** How the rent of stays in those listings is calculated, and what tenants pay beside it. */
export function stayTermsOptions(groupIds: readonly string[]) {
  return queryOptions({
    queryKey: ['requestFormTerms', groupIds],
    queryFn: async () => (await request(stayTermsQuery, { groupIds: [...groupIds] })).stayTerms,
  })
}

const stayRentQuery = graphql(`
  query RequestFormRent($groupId: ID!, $from: Day!, $to: Day!) {
    publicListing(groupId: $groupId) {
      groupId
      priceFor(from: $from, to: $to)
    }
  }
`)

/** What a month costs on days, in the cheapest unit of a listing that is free for them. */
export function stayRentOptions(groupId: string, stay: Stay | null) {
  return queryOptions({
    queryKey: ['requestFormRent', groupId, stay],
    queryFn: async () => stay && (await request(stayRentQuery, { groupId, ...stay })).publicListing,
    enabled: stay !== null,
  })
}

/** Listings of the same city, for the same request. */
export function otherListingsOptions(groupId: string) {
  return queryOptions({
    queryKey: ['requestFormOtherListings', groupId],
    queryFn: async () => (await request(otherListingsQuery, { groupId })).otherListings,
  })
}

/** The listing, null when it is not offered. */
export function requestedListingOptions(ids: { listingId?: string; groupId?: string }) {
  return queryOptions({
    queryKey: ['requestFormListing', ids.listingId ?? null, ids.groupId ?? null],
    queryFn: () => request(requestFormListingQuery, ids),
  })
}
