import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ResourceNotFoundError } from '../../domain/kernel/errors.ts'
import { graphql } from '../gen/gql.ts'
import type { InboxRowFragment } from '../gen/graphql.ts'
import { request } from '../graphql.ts'
import type { InboxFilters, InboxScope } from './inbox-filters.ts'

/** A request as the list shows it. */
export type InboxRow = InboxRowFragment

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
    nextStep {
      kind
      deadline
      deadlineFor
    }
    methodOfBooking
    autoDeclineAt
    viewedByLandlord
    unreadMessages
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
    suggestion {
      from
      to
    }
  }
`)

const inboxPageQuery = graphql(`
  query InboxPage(
    $listingId: ID
    $groupId: ID
    $filter: RequestFilter
    $order: RequestOrder
    $type: RequestType
    $statuses: [LandlordStatus!]
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
      order: $order
      type: $type
      statuses: $statuses
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

const inboxListingsQuery = graphql(`
  query InboxListings {
    landlordListings(limit: 100) {
      nodes {
        _id
        groupId
        partOfGroup
        name
      }
    }
  }
`)

const inboxScopeQuery = graphql(`
  query InboxScopeOfGroup($groupId: ID!) {
    landlordListingByGroupId(groupId: $groupId) {
      name
      groupId
    }
  }
`)

const inboxListingScopeQuery = graphql(`
  query InboxScopeOfListing($listingId: ID!) {
    landlordListingById(_id: $listingId) {
      name
      groupId
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

/** The listings that the list can be narrowed to: the first hundred, those with most to do before others. */
export function inboxListingsOptions() {
  return queryOptions({
    queryKey: ['inbox', 'listings'],
    staleTime: 5 * 60_000,
    queryFn: async () => (await request(inboxListingsQuery)).landlordListings.nodes,
  })
}

/** The name of the listing or group that the list is about, and its group; null for all listings. */
export function inboxScopeOptions(scope: InboxScope) {
  return queryOptions({
    queryKey: ['inbox', 'scope', scope],
    staleTime: 5 * 60_000,
    queryFn: async () => {
      if (scope.groupId) {
        const data = await request(inboxScopeQuery, { groupId: scope.groupId })
        return found(data.landlordListingByGroupId)
      }
      if (!scope.listingId) return null
      const data = await request(inboxListingScopeQuery, { listingId: scope.listingId })
      return found(data.landlordListingById)
    },
  })
}

function found(listing: { name: string; groupId: string } | null | undefined) {
  if (!listing) throw new ResourceNotFoundError()
  return listing
}
