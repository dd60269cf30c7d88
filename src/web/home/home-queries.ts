import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
import type {
  HomeListingsQuery,
  HomeNeedsYouCalendarsQuery,
  HomeNeedsYouQuery,
  HomePayoutObstacleQuery,
  HomeUnitsQuery,
} from '../gen/graphql.ts'
import { request } from '../graphql.ts'
import type { ListingFilter } from './listing-filter.ts'

const NeedsYou = graphql(`
  query HomeNeedsYou {
    needsYou(first: 5) {
      totalCount
      nodes {
        id
        bookingRequestId
        type
        from
        to
        currency
        freeUnits
        nextStep {
          kind
          deadline
          deadlineFor
        }
        tenantInformation {
          firstName
          lastName
        }
        tenantPayments {
          totalRent
          rentPerDay
        }
        listing {
          _id
          groupId
          partOfGroup
          name
        }
        latestBookingOffer {
          _id
        }
        overlappingListingRequests {
          wouldBeDeclined
        }
      }
    }
    needsYouWishes {
      totalCount
      nodes {
        bookingId
        lastDay
        deadline
        rent
        currency
        tenantNames
        unitName
      }
    }
  }
`)

const NeedsYouCalendars = graphql(`
  query HomeNeedsYouCalendars {
    needsYouCalendars(first: 3) {
      totalCount
      nodes {
        kind
        since
        conflicts
        feedId
        source
        label
        listingId
        groupId
        partOfGroup
        unitName
      }
    }
  }
`)

const PayoutObstacle = graphql(`
  query HomePayoutObstacle {
    payoutObstacle {
      reason
      homes
      day
    }
  }
`)

const LandlordFigures = graphql(`
  query HomeFigures {
    landlordFigures {
      apartments
      occupancyNext30Days
      becomeFreeWithin60Days
      earnedThisMonth {
        amount
        currency
      }
      earnedLastMonth {
        amount
        currency
      }
      medianAnswerMinutes
    }
  }
`)

const LandlordListings = graphql(`
  query HomeListings(
    $offset: Int!
    $limit: Int!
    $search: String
    $city: String
    $state: CurrentStateType
    $publication: PublicationHistory
    $archived: Boolean
    $incomplete: Boolean
  ) {
    landlordListings(
      offset: $offset
      limit: $limit
      search: $search
      city: $city
      state: $state
      publication: $publication
      archived: $archived
      incomplete: $incomplete
    ) {
      totalCount
      cities
      nodes {
        _id
        groupId
        partOfGroup
        name
        externalId
        published
        price
        fromPrice
        hasSeveralRents
        currency
        unitCount
        freeFrom
        address {
          ...Address
        }
        coverImage {
          urls {
            small
          }
        }
        currentState {
          ...CurrentState
        }
        next90Days {
          kind
          from
          to
          share
        }
        counts {
          numOpenRequests
          numInProgressRequests
          numBlockedRequests
        }
      }
    }
  }
`)

const LandlordListingUnits = graphql(`
  query HomeUnits($groupId: ID!) {
    landlordListingByGroupId(groupId: $groupId) {
      groupId
      group {
        _id
        externalId
        apartmentName
        floor
        price
        published
        freeFrom
        currentState {
          ...CurrentState
        }
        next90Days {
          kind
          from
          to
          share
        }
      }
    }
  }
`)

/** One entry of the list of what needs the landlord. */
export type NeedsYouItem = HomeNeedsYouQuery['needsYou']['nodes'][number]

/** A tenant's proposal to leave earlier among what needs the landlord. */
export type NeedsYouWish = HomeNeedsYouQuery['needsYouWishes']['nodes'][number]

/** A calendar among what needs the landlord. */
export type NeedyCalendar = HomeNeedsYouCalendarsQuery['needsYouCalendars']['nodes'][number]

/** What keeps the landlord's money from coming. */
export type PayoutObstacleFound = NonNullable<HomePayoutObstacleQuery['payoutObstacle']>

/** A row of the listings overview. */
export type ListingNode = HomeListingsQuery['landlordListings']['nodes'][number]

/** A unit of an unfolded group. */
export type UnitNode = NonNullable<HomeUnitsQuery['landlordListingByGroupId']>['group'][number]

/** Listings per window of the overview. */
const WINDOW = 50

/** What needs the landlord, the most urgent first; few, so that figures and listings stay on the first screen. */
export const needsYouQuery = queryOptions({
  queryKey: ['needsYou'],
  queryFn: () => request(NeedsYou),
  // Others act on the same requests; a minute old is old for a deadline.
  refetchInterval: 60_000,
})

/** The calendars that need the landlord, the most urgent first; the calendar page lists all of them. */
export const needsYouCalendarsQuery = queryOptions({
  queryKey: ['feeds', 'needsYou'],
  queryFn: () => request(NeedsYouCalendars),
  refetchInterval: 60_000,
})

/** What keeps the landlord's money from coming; null for nothing. */
export const payoutObstacleQuery = queryOptions({
  queryKey: ['missing', 'obstacle'],
  queryFn: async () => (await request(PayoutObstacle)).payoutObstacle,
})

/** The landlord's figures. */
export const landlordFiguresQuery = queryOptions({
  queryKey: ['landlordFigures'],
  queryFn: () => request(LandlordFigures),
})

/** The listings that fit the filter, in windows, as the server sorts them (D4). */
export function landlordListingsQuery(filter: ListingFilter) {
  return infiniteQueryOptions({
    queryKey: ['landlordListings', filter],
    queryFn: ({ pageParam }) =>
      request(LandlordListings, {
        offset: pageParam,
        limit: WINDOW,
        search: filter.q,
        city: filter.city,
        state: filter.state,
        publication: filter.publication,
        archived: filter.archived === 'yes',
        incomplete: filter.incomplete === 'yes',
      }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      pages.length * WINDOW < last.landlordListings.totalCount ? pages.length * WINDOW : undefined,
  })
}

/** The units of a group. */
export function landlordListingUnitsQuery(groupId: string) {
  return queryOptions({
    queryKey: ['landlordListingByGroupId', groupId],
    queryFn: () => request(LandlordListingUnits, { groupId }),
  })
}
