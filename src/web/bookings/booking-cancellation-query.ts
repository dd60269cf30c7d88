import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
import type { BookingConsequencesQuery, CancelBookingMutationVariables } from '../gen/graphql.ts'
import { request } from '../graphql.ts'

const BookingConsequences = graphql(`
  query BookingConsequences($bookingId: ID!, $lastDay: Day) {
    cancellationConsequences(bookingId: $bookingId, lastDay: $lastDay) {
      canBeCanceled {
        ...Verdict
      }
      possibleLastDays {
        from
        to
      }
      tenantName
      fingerprint
      ends {
        _id
        type
        from
        to
        lastDay
        freed {
          from
          to
        }
        currency
        rentBefore
        rent
        feeBefore
        fee
        creditNotes {
          creditsNumber
          net
          vat
          amount
        }
        invoice {
          ...PlannedFee
          isPaid
        }
        givenBack
        refunds {
          purpose
          kept
          amount
        }
      }
      endedRequests {
        listingRequestId
        firstName
        lastName
        from
        to
      }
      reopenedRequests {
        listingRequestId
        bookingRequestId
        firstName
        lastName
        from
        to
      }
      notified {
        name
        isLandlord
        inApp
        byEmail
      }
    }
  }
`)

const CancelBooking = graphql(`
  mutation CancelBooking(
    $bookingId: ID!
    $cancellationReason: BookingCancellationReason!
    $note: String
    $lastDay: Day
    $refund: Float
    $seen: String
    $idempotencyKey: ID!
  ) {
    cancelBookingAsLandlord(
      bookingId: $bookingId
      cancellationReason: $cancellationReason
      note: $note
      lastDay: $lastDay
      refund: $refund
      seen: $seen
      idempotencyKey: $idempotencyKey
    ) {
      error {
        ...Refusal
      }
      canceled
      canceledAt
    }
  }
`)

/** What a cancellation would do. */
export type Consequences = NonNullable<BookingConsequencesQuery['cancellationConsequences']>

/** What cancelling a booking would do, with the last day where somebody lives there; asked anew each time. */
export function consequencesQuery(bookingId: string, lastDay: string | null) {
  return queryOptions({
    queryKey: ['booking', bookingId, 'consequences', lastDay],
    queryFn: async () =>
      (await request(BookingConsequences, { bookingId, lastDay })).cancellationConsequences ?? null,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Cancels a booking; throws the payload's error. */
export function sendCancellation(variables: CancelBookingMutationVariables) {
  return request(CancelBooking, variables)
}
