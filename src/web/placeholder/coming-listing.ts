import { queryOptions } from '@tanstack/react-query'
import { ResourceNotFoundError } from '../../domain/kernel/errors.ts'
import { graphql } from '../gen/gql.ts'
import type { ComingListingFragment } from '../gen/graphql.ts'
import { request } from '../graphql.ts'
import type { RouteParams } from '../routes.ts'

graphql(`
  fragment ComingListing on Listing {
    _id
    groupId
    partOfGroup
    name
    address {
      ...Address
    }
    coverImage {
      urls {
        small
      }
    }
  }
`)

const listingQuery = graphql(`
  query ComingListingById($id: ID!) {
    landlordListingById(_id: $id) {
      ...ComingListing
    }
  }
`)

const groupQuery = graphql(`
  query ComingListingByGroup($id: ID!) {
    landlordListingByGroupId(groupId: $id) {
      ...ComingListing
    }
  }
`)

/** The listing that a page is about. */
export type ComingListing = ComingListingFragment

/** The listing or group that the path names; null where it names none, ResourceNotFoundError where it is foreign. */
export function comingListingOptions(params: Pick<RouteParams, 'listingId' | 'groupId'>) {
  const { listingId } = params
  return queryOptions({
    queryKey: ['coming', listingId ?? null, params.groupId ?? null],
    queryFn: async (): Promise<ComingListing | null> => {
      if (!listingId && !params.groupId) return null
      const found = listingId
        ? (await request(listingQuery, { id: listingId })).landlordListingById
        : (await request(groupQuery, { id: params.groupId ?? '' })).landlordListingByGroupId
      if (!found) throw new ResourceNotFoundError()
      return found
    },
  })
}
