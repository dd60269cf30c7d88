import { queryOptions } from '@tanstack/react-query'
import type { Tag } from '../../domain/catalogue/flags.ts'
import { graphql } from '../gen/gql.ts'
import type { StaffListingsQuery, UnpublishListingInput } from '../gen/graphql.ts'
import { request } from '../graphql.ts'

const listingsQuery = graphql(`
  query StaffListings($search: String) {
    staffListings(search: $search, first: 50) {
      groupId
      name
      city
      landlordId
      landlordName
      labels
      units
      publishedUnits
      isHeldBySales
      reason
      explanation
      unpublishedAt
    }
  }
`)

const takeOffMutation = graphql(`
  mutation StaffUnpublishListing($groupId: ID!, $input: UnpublishListingInput!, $idempotencyKey: ID!) {
    unpublishListingForSales(groupId: $groupId, input: $input, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

const allowMutation = graphql(`
  mutation StaffAllowPublishing($groupId: ID!, $idempotencyKey: ID!) {
    allowPublishing(groupId: $groupId, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

const labelsMutation = graphql(`
  mutation StaffSetListingLabels($groupId: ID!, $labels: [Tag!]!, $reason: String!, $idempotencyKey: ID!) {
    setListingLabels(groupId: $groupId, labels: $labels, reason: $reason, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
      listing {
        groupId
        labels
      }
    }
  }
`)

const scamMutation = graphql(`
  mutation StaffTakeOffAsScam($groupId: ID!, $explanation: String!, $idempotencyKey: ID!) {
    takeOffAsScam(groupId: $groupId, explanation: $explanation, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

/** A listing as staff find it. */
export type StaffListing = StaffListingsQuery['staffListings'][number]

/** Listings of all landlords by a text; without one those that were taken out last. */
export function staffListingsOptions(search: string) {
  return queryOptions({
    queryKey: ['staff', 'listings', search],
    queryFn: async () => (await request(listingsQuery, { search })).staffListings,
  })
}

/** Takes a listing off the public pages, also with a reason of sales. */
export function takeOff(groupId: string, input: UnpublishListingInput, idempotencyKey: string) {
  return request(takeOffMutation, { groupId, input, idempotencyKey })
}

/** Takes a listing off the public pages as a scam. */
export function takeOffAsScam(groupId: string, explanation: string, idempotencyKey: string) {
  return request(scamMutation, { groupId, explanation, idempotencyKey })
}

/** Lets its landlord publish it again. */
export function allowPublishing(groupId: string, idempotencyKey: string) {
  return request(allowMutation, { groupId, idempotencyKey })
}

/** Sets the labels that only staff set, with a reason for the log. */
export function setLabels(
  change: { groupId: string; labels: Tag[]; reason: string },
  idempotencyKey: string,
) {
  return request(labelsMutation, { ...change, idempotencyKey })
}
