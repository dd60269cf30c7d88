import { queryOptions } from '@tanstack/react-query'
import { ResourceNotFoundError } from '../../domain/kernel/errors.ts'
import { graphql } from '../gen/gql.ts'
import type { InboxRequestFragment } from '../gen/graphql.ts'
import { request } from '../graphql.ts'

/** A request with everything that its page shows. */
export type InboxRequest = InboxRequestFragment

graphql(`
  fragment InboxRequest on ListingRequest {
    ...InboxRow
    requestedAt
    selectedContract
    tenantInformation {
      email
      phone
      memberSince
      stays
    }
    listing {
      address {
        ...Address
        country
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
    listPrice
    unitOfOtherRent {
      unitName
      rent
      asked
    }
    landlordFeeCharge
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
    bookingFee {
      ...PlannedFee
    }
    isWithinAllowedVacancy
    vacancyBefore {
      from
      days
      maxVacancy
      maxVacancyUnit
    }
    extendsBookingId
    status {
      type
      data {
        reason
        explanation
        suppressingBookingRequestId
        suppressingListingRequestId
      }
      canBeAccepted {
        ...Verdict
      }
      canBeRejected {
        ...Verdict
      }
      canTakeAcceptBack {
        ...Verdict
      }
    }
    nextStep {
      canChangeTerms
      verdict {
        ...Verdict
      }
    }
    latestBookingOffer {
      status
      unitName
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
    canSuggestDates {
      ...Verdict
    }
    suggestion {
      message
    }
    skipReason
    deal {
      status
      stage
    }
    firstMonthRent
    firstMonthRentPayment {
      status
      amount
      dueDate
    }
    tenantServiceFee {
      status
      amount
    }
    verification {
      asked
      handedIn
      accepted
      failed
      done
      doneAt
      open {
        part
        turn
      }
      rentCover {
        status
        times
      }
    }
    checks {
      ...StayRule
      verdict {
        ...Verdict
      }
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
      isMine
      actorName
      data
    }
    declineReasons {
      ...OfferedReason
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

/** The two ids of a request; without the second the first request of the booking request is meant. */
export interface RequestIds {
  bookingRequestId: string
  listingRequestId: string | null
}

/** One request with all that its page shows; throws ResourceNotFoundError for a missing or foreign one. */
export function inboxRequestOptions(ids: RequestIds) {
  return queryOptions({
    queryKey: keyOf(ids),
    queryFn: async ({ client }) => {
      const { landlordListingRequest: found } = await request(inboxRequestQuery, { ...ids })
      if (!found) throw new ResourceNotFoundError()
      // Its dialogs ask for it by both ids and shall not wait for what is on the screen already.
      if (!ids.listingRequestId) client.setQueryData(keyOf({ ...ids, listingRequestId: found.id }), found)
      return found
    },
  })
}

function keyOf(ids: RequestIds) {
  return ['inbox', 'request', ids.bookingRequestId, ids.listingRequestId]
}
