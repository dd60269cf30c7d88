import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { assertListingOrGroup } from '../../domain/listings/listing-path.ts'
import { graphql } from '../gen/gql.ts'
import type { ListingCardFragment, PublicListingQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'

const publicListingQuery = graphql(`
  query PublicListing($listingId: ID, $groupId: ID) {
    publicListing(listingId: $listingId, groupId: $groupId) {
      ...ListingCard
      description
      country
      highestPrice
      deposit
      furnitureStandard
      amenities
      isForUkrainians
      petRule
      smokingRule
      houseRules
      maxMonths
      availableFrom
      placeArea {
        lon
        lat
        radius
      }
      registrationNumber
      additionalInformation
      amenitiesAvailability {
        amenity
        availability
      }
      petRules {
        conditions
      }
      smokingRules {
        conditions
      }
      floorPlan {
        downloadUrl
        isImage
        size
      }
      finalCleaningFee
      stayDiscounts {
        months
        percent
      }
      seasons {
        from
        to
        percent
      }
      apartmentState
      roomsInformation {
        roomType
        singleBedsCount
        doubleBedsCount
        guestBedsCount
        couchBedsCount
        othersCount
      }
      services {
        isServiced
        garage
        cleaningV2
        parkingV2
        fitnessV2
        conciergeV2
        cityRegistrationDocuments
        tenantCanChangeThePostBoxName
        internetConnectionSpeedMbps
        broadcastingFeeIncludedInRent
      }
      energyCertificate {
        availability
        mainEnergySource
        heatingMethod
        yearOfConstruction
        isYearOfConstructionUnknown
        energyConsumption
        electricityConsumption
        heatingConsumption
        efficiencyClass
        certificateType
        issueDate
      }
    }
  }
`)

const publicListingsQuery = graphql(`
  query PublicListings($city: String, $offset: Int, $limit: Int) {
    publicListings(city: $city, offset: $offset, limit: $limit) {
      totalCount
      cities
      nodes {
        ...ListingCard
      }
    }
  }

  fragment ListingCard on PublicListing {
    _id
    groupId
    partOfGroup
    title
    name
    city
    zipCode
    price
    hasSeveralRents
    currency
    area
    accommodates
    homeType
    images {
      placeholder
      urls {
        thumbnail
        small
        medium
        large
      }
    }
    unitCount
    minMonths
    unavailable {
      from
      to
    }
  }
`)

/** A listing or group as anybody may see it. */
export type PublicListing = NonNullable<PublicListingQuery['publicListing']>

/** A listing of the start page. */
export type ListingCardData = ListingCardFragment

/** The public page of a listing or of a group; null when it is not offered. */
export function publicListingOptions(ids: { listingId?: string; groupId?: string }) {
  return queryOptions({
    queryKey: ['publicListing', ids.listingId ?? null, ids.groupId ?? null],
    queryFn: async () => {
      assertListingOrGroup(ids)
      return (await request(publicListingQuery, ids)).publicListing ?? null
    },
  })
}

// The server answers with at most 48 at a time.
const PAGE_SIZE = 24

/** Listings that can be asked for, of one city or of all, by pages. */
export function publicListingsOptions(city: string | undefined) {
  return infiniteQueryOptions({
    queryKey: ['publicListings', city ?? null],
    queryFn: async ({ pageParam }) =>
      (await request(publicListingsQuery, { city, offset: pageParam, limit: PAGE_SIZE })).publicListings,
    initialPageParam: 0,
    getNextPageParam: (last, all) => {
      const count = all.reduce((sum, page) => sum + page.nodes.length, 0)
      return last.nodes.length > 0 && count < last.totalCount ? count : undefined
    },
  })
}
