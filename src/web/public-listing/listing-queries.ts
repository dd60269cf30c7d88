import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
import type { PublicListingQuery, PublicListingsQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'

const publicListingQuery = graphql(`
  query PublicListing($listingId: ID, $groupId: ID) {
    publicListing(listingId: $listingId, groupId: $groupId) {
      _id
      groupId
      partOfGroup
      name
      title
      description
      city
      zipCode
      country
      price
      currency
      deposit
      area
      accommodates
      homeType
      furnitureStandard
      amenities
      petRule
      smokingRule
      houseRules
      images {
        name
        contentHash
        urls {
          thumbnail
          small
          medium
          large
        }
      }
      unitCount
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

const publicListingsQuery = graphql(`
  query PublicListings($city: String, $offset: Int, $limit: Int) {
    publicListings(city: $city, offset: $offset, limit: $limit) {
      totalCount
      cities
      nodes {
        _id
        groupId
        partOfGroup
        title
        name
        city
        zipCode
        price
        currency
        area
        accommodates
        homeType
        images {
          contentHash
          urls {
            small
            medium
            large
          }
        }
        unitCount
        availableFrom
        unavailable {
          from
          to
        }
      }
    }
  }
`)

/** A listing or group as anybody may see it. */
export type PublicListing = NonNullable<PublicListingQuery['publicListing']>

/** A listing of the start page. */
export type ListingCardData = PublicListingsQuery['publicListings']['nodes'][number]

/** The public page of a listing or of a group; null when it is not offered. */
export function publicListingOptions(ids: { listingId?: string; groupId?: string }) {
  return queryOptions({
    queryKey: ['publicListing', ids.listingId ?? null, ids.groupId ?? null],
    queryFn: async () => (await request(publicListingQuery, ids)).publicListing ?? null,
  })
}

/** Listings that can be asked for, of one city or of all; `limit` grows as more are wanted. */
export function publicListingsOptions(wanted: { city?: string; limit: number }) {
  return queryOptions({
    queryKey: ['publicListings', wanted.city ?? null, wanted.limit],
    queryFn: async () =>
      (await request(publicListingsQuery, { city: wanted.city, offset: 0, limit: wanted.limit }))
        .publicListings,
  })
}
