import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ResourceNotFoundError } from '../../domain/kernel/errors.ts'
import { graphql } from '../gen/gql.ts'
import type { BookingDetailQuery, BookingFilter, BookingListQuery } from '../gen/graphql.ts'
import { isUnder } from '../shared/path-scope.ts'
import { request } from '../graphql.ts'

const BookingList = graphql(`
  query BookingList($filter: BookingFilter!, $offset: Int!, $limit: Int!) {
    bookings(filter: $filter, offset: $offset, limit: $limit) {
      totalCount
      counts {
        upcoming
        current
        past
        cancelled
      }
      nodes {
        _id
        phase
        type
        from
        to
        stayedUntil
        asksToLeaveOn
        tenantNames
        listing {
          _id
          partOfGroup
          name
          apartmentName
        }
      }
    }
  }
`)

const FilterChoices = graphql(`
  query BookingFilterChoices {
    bookingFilterChoices {
      groups {
        groupId
        name
      }
      contracts
    }
  }
`)

const BookingDetail = graphql(`
  query BookingDetail($id: ID!) {
    landlordBooking(_id: $id) {
      _id
      phase
      selectedContract
      cost {
        totalCost
      }
      canceled
      canceledAt
      cancellationReason
      landlordCancellationNote
      canBeCanceled {
        ...Verdict
      }
      from
      to
      stayedUntil
      isEndAgreed
      actualStay {
        from
        to
      }
      actualCost
      actualFee
      type
      price
      deposit
      depositRecord {
        ...DepositFacts
      }
      currency
      landlordFee
      landlordFeeRate
      landlordFeeOrigin {
        source
        since
      }
      calculationMethod
      calculationOrigin {
        source
        since
      }
      tenant {
        _id
        firstName
        lastName
        companyName
        jobTitle
        email
        phone
      }
      duration {
        months
        days
      }
      tenantNames
      listingRequest {
        id
        bookingRequestId
        userFriendlyId
        adults
        children
        pets
      }
      listing {
        _id
        groupId
        partOfGroup
        name
        apartmentName
        externalId
        address {
          ...Address
          country
        }
        coverImage {
          urls {
            medium
          }
        }
      }
      reasonForStay
      units {
        listingId
        name
        from
        to
      }
      signedContractUrl
      contractUnit {
        name
      }
      createdAt
      feeVat
      landlordInvoice {
        number
      }
      invoices {
        _id
        number
        documentType
        amount
        currency
        dueDate
        isPaid
        creditsNumber
        creditedBy
        isCredited
        documentUrl
      }
      rents {
        _id
        from
        to
        amount
        currency
        dueOn
        throughProduct
        state
        receivedOn
        canBeMarked {
          ...Verdict
        }
        canBeUnmarked {
          ...Verdict
        }
      }
      skipInvoiceGeneration
      chain {
        _id
        type
        from
        to
        canceled
        stayedUntil
      }
    }
  }
`)

const BookingsOfListing = graphql(`
  query BookingsOfListing($listingId: ID!) {
    landlordListingById(_id: $listingId) {
      name
    }
  }
`)

const BookingsOfGroup = graphql(`
  query BookingsOfGroup($groupId: ID!) {
    landlordListingByGroupId(groupId: $groupId) {
      name
    }
  }
`)

/** A booking in the list. */
export type BookingListNode = BookingListQuery['bookings']['nodes'][number]

/** A booking with all its fields (D3). */
export type BookingNode = NonNullable<BookingDetailQuery['landlordBooking']>

/** Whose bookings: of one listing, of one group, or without either of all. */
export interface BookingScope {
  listingId?: string
  groupId?: string
}

/** Bookings per window of the list. */
const WINDOW = 50

/** A signed contract's link lives for 15 minutes; the detail fetches a new one before. */
const LINK_RENEWAL_MILLISECONDS = 10 * 60_000

/** The bookings that fit a filter, in windows. */
export function bookingListQuery(filter: BookingFilter) {
  return infiniteQueryOptions({
    queryKey: ['bookings', filter],
    queryFn: ({ pageParam }) => request(BookingList, { filter, offset: pageParam, limit: WINDOW }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      pages.length * WINDOW < last.bookings.totalCount ? pages.length * WINDOW : undefined,
  })
}

/** The listings and contracts that the bookings can be narrowed to. */
export function filterChoicesQuery() {
  return queryOptions({
    queryKey: ['bookings', 'choices'],
    queryFn: async () => (await request(FilterChoices)).bookingFilterChoices,
  })
}

/** One booking; null where there is none that the landlord may see, or it is of another listing than the page. */
export function bookingQuery(id: string, scope: BookingScope) {
  return queryOptions({
    queryKey: ['booking', id],
    queryFn: async () => (await request(BookingDetail, { id })).landlordBooking ?? null,
    select: (booking) => (booking && isUnder(scope, booking.listing) ? booking : null),
    refetchInterval: LINK_RENEWAL_MILLISECONDS,
  })
}

/** The name of the listing or group whose bookings are shown, null for all; throws for one that the landlord may not see. */
export function scopeNameQuery(scope: BookingScope) {
  return queryOptions({
    queryKey: ['bookings', 'scopeName', scope],
    queryFn: async () => {
      const { listingId, groupId } = scope
      if (!listingId && !groupId) return null
      const listing = listingId
        ? (await request(BookingsOfListing, { listingId })).landlordListingById
        : (await request(BookingsOfGroup, { groupId: groupId ?? '' })).landlordListingByGroupId
      if (!listing) throw new ResourceNotFoundError()
      return listing.name
    },
  })
}
