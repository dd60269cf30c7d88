import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ResourceNotFoundError } from '../../domain/errors.ts'
import { graphql } from '../gen/gql.ts'
import type { InboxRequestFragment, InboxRowFragment } from '../gen/graphql.ts'
import { request } from '../graphql.ts'
import type { InboxFilters, InboxScope } from './inbox-filters.ts'

/** A request as the list shows it. */
export type InboxRow = InboxRowFragment

/** A request with everything that its page shows. */
export type InboxRequest = InboxRequestFragment

/** Requests per window of the list. */
export const PAGE_SIZE = 50

graphql(`
  fragment InboxRow on ListingRequest {
    id
    userFriendlyId
    bookingRequestId
    type
    landlordStatus
    badge {
      kind
      tone
    }
    methodOfBooking
    autoDeclineAt
    viewedByLandlord
    from
    to
    currency
    youReceive
    listing {
      _id
      groupId
      partOfGroup
      name
      unitName
    }
    tenantInformation {
      firstName
      lastName
    }
    latestBookingOffer {
      _id
    }
  }
`)

graphql(`
  fragment InboxRequest on ListingRequest {
    ...InboxRow
    mustLandlordSign
    requestedAt
    tenantAnswerUntil
    selectedContract
    tenantInformation {
      email
      phone
      memberSince
      stays
    }
    listing {
      identifier
      address {
        street
        streetNumber
        zipCode
        city
      }
      coverImage {
        urls {
          thumbnail
        }
      }
    }
    work {
      companyName
      jobTitle
    }
    duration {
      months
      days
    }
    adults
    adultsInformation {
      relationship
    }
    children
    childrenInformation {
      type
    }
    optionToExtend
    pets
    petsInformation {
      description
    }
    reasonForStay
    paidBy
    employment
    notes
    tenantPayments {
      totalRent
    }
    price
    landlordFeeCharge
    landlordFeePercent
    isWithinAllowedVacancy
    extendsBookingId
    status {
      type
      data {
        reason
        subReason
        explanation
        suppressingBookingRequestId
        suppressingListingRequestId
      }
      canBeAccepted {
        value
        reason
      }
      canBeRejected {
        value
        reason
      }
    }
    latestBookingOffer {
      status
      isOnlineSigning
      generating
      unitName
      canSign {
        value
        reason
      }
      canConfirm {
        value
        reason
      }
    }
    booking {
      _id
    }
    overlappingListingRequests {
      listingRequestId
      bookingRequestId
      type
      wouldBeDeclined
      firstName
      lastName
      from
      to
      landlordStatus
    }
    checks {
      rule
      value
      limitMonths
      source
      count
    }
    freeUnits
    around {
      from
      to
      units {
        _id
        name
        fits
        bars {
          kind
          from
          to
          label
          listingRequestId
        }
      }
    }
    events {
      id
      at
      action
      by
      data
    }
    declineReasons {
      value
      explanationRequired
      blocksRequired
    }
  }
`)

const inboxPageQuery = graphql(`
  query InboxPage(
    $listingId: ID
    $groupId: ID
    $filter: RequestFilter
    $search: String
    $from: Day
    $to: Day
    $offset: Int
    $limit: Int
  ) {
    landlordListingRequests(
      listingId: $listingId
      groupId: $groupId
      filter: $filter
      search: $search
      from: $from
      to: $to
      offset: $offset
      limit: $limit
    ) {
      totalCount
      filterCounts {
        needsYou
        open
        waiting
        all
      }
      nodes {
        ...InboxRow
      }
    }
  }
`)

const inboxRequestQuery = graphql(`
  query InboxRequest($bookingRequestId: ID!, $listingRequestId: ID) {
    landlordListingRequest(bookingRequestId: $bookingRequestId, listingRequestId: $listingRequestId) {
      ...InboxRequest
    }
  }
`)

const inboxScopeQuery = graphql(`
  query InboxScopeOfGroup($groupId: ID!) {
    landlordListingByGroupId(groupId: $groupId) {
      name
    }
  }
`)

const inboxListingScopeQuery = graphql(`
  query InboxScopeOfListing($listingId: ID!) {
    landlordListingById(_id: $listingId) {
      name
    }
  }
`)

/** The key under which all windows of a list are kept. */
export function inboxListKey(scope: InboxScope, filters: InboxFilters) {
  return ['inbox', 'list', scope, filters] as const
}

/** One window of 50 of the list, sorted by the server (D4). */
export function inboxPageOptions(scope: InboxScope, filters: InboxFilters, page: number) {
  return queryOptions({
    queryKey: [...inboxListKey(scope, filters), page],
    queryFn: async () => {
      const window = { offset: page * PAGE_SIZE, limit: PAGE_SIZE }
      const data = await request(inboxPageQuery, { ...scope, ...filters, ...window })
      return data.landlordListingRequests
    },
    placeholderData: page === 0 ? keepPreviousData : undefined,
  })
}

/** The two ids of a request; without the second the first request of the booking request is meant. */
export interface RequestIds {
  bookingRequestId: string
  listingRequestId: string | null
}

/** One request with all that its page shows; throws ResourceNotFoundError for a missing or foreign one. */
export function inboxRequestOptions(ids: RequestIds) {
  return queryOptions({
    queryKey: ['inbox', 'request', ids.bookingRequestId, ids.listingRequestId],
    queryFn: async () => {
      const data = await request(inboxRequestQuery, { ...ids })
      if (!data.landlordListingRequest) throw new ResourceNotFoundError()
      return data.landlordListingRequest
    },
  })
}

/** The name of the listing or group that the list is about; null for all listings. */
export function inboxScopeOptions(scope: InboxScope) {
  return queryOptions({
    queryKey: ['inbox', 'scope', scope],
    staleTime: 5 * 60_000,
    queryFn: async () => {
      if (scope.groupId) {
        const data = await request(inboxScopeQuery, { groupId: scope.groupId })
        return nameOf(data.landlordListingByGroupId)
      }
      if (!scope.listingId) return null
      const data = await request(inboxListingScopeQuery, { listingId: scope.listingId })
      return nameOf(data.landlordListingById)
    },
  })
}

function nameOf(listing: { name: string } | null | undefined): string {
  if (!listing) throw new ResourceNotFoundError()
  return listing.name
}
