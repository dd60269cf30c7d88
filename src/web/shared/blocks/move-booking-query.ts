import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../../gen/gql.ts'
import type { UnitsForBookingQuery } from '../../gen/graphql.ts'
import { request } from '../../graphql.ts'

const Units = graphql(`
  query UnitsForBooking($bookingId: ID!) {
    unitsForBooking(bookingId: $bookingId) {
      canMove {
        ...Verdict
      }
      name
      from
      to
      currency
      bookings
      contractUnits {
        listingId
        name
      }
      units {
        listingId
        name
        externalId
        verdict {
          ...Verdict
        }
        taken {
          kind
          from
          to
          name
        }
        otherRent {
          rent
          asked
        }
        declined
        seen
      }
    }
  }
`)

const Move = graphql(`
  mutation MoveBooking($bookingId: ID!, $listingId: ID!, $seen: String, $idempotencyKey: ID!) {
    moveBooking(bookingId: $bookingId, listingId: $listingId, seen: $seen, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
      moved {
        listingId
      }
    }
  }
`)

/** The other units of a booking's group, with what keeps it from them. */
export type PlacesForBooking = NonNullable<UnitsForBookingQuery['unitsForBooking']>

/** One of them. */
export type PlaceForBooking = PlacesForBooking['units'][number]

/** Where a booking could go; nothing is changed. */
export function unitsForBookingQuery(bookingId: string) {
  return queryOptions({
    queryKey: ['unitsForBooking', bookingId],
    queryFn: async () => (await request(Units, { bookingId })).unitsForBooking ?? null,
    // Somebody else may take one of them: the answer is good while it is looked at.
    staleTime: 0,
    gcTime: 0,
  })
}

/** Moves a booking as the list has shown it; throws BookingConflictError where the unit is taken meanwhile. */
export async function sendMove(
  order: { bookingId: string; listingId: string; seen: string },
  idempotencyKey: string,
): Promise<void> {
  await request(Move, { ...order, idempotencyKey })
}
