import { useQuery } from '@tanstack/react-query'
import type { BookingFilter, BookingPhase } from '../gen/graphql.ts'
import type { PathParams, RouteName } from '../routes.ts'
import { useRouteParams, useSearch } from '../shared/use-search.ts'
import { NARROWINGS, readFilter, readPhase } from './booking-filter.ts'
import { bookingQuery, type BookingScope } from './booking-queries.ts'

/** Where on the bookings pages somebody is, all of it read from the URL. */
export interface BookingsPlace {
  scope: BookingScope
  phase: BookingPhase
  filter: BookingFilter
  /** Whether a search or filter narrows the list. */
  narrowed: boolean
  bookingId: string | undefined
  /** The link to a booking of this place, or without one to its list, with changes of the query. */
  linkTo(
    bookingId: string | undefined,
    changes?: PathParams,
  ): { page: RouteName; params: PathParams; search: PathParams }
}

/** Reads the place from the URL; a deep link to a booking opens the tab that it stands in. */
export function useBookingsPlace(): BookingsPlace {
  const { listingId, groupId, bookingId } = useRouteParams('bookings', 'listingBookings', 'groupBookings')
  const [query] = useSearch()
  const chosen = readPhase(query.phase)
  const booking = useQuery({
    ...bookingQuery(bookingId ?? '', { listingId, groupId }),
    enabled: Boolean(bookingId) && !chosen,
  })
  const page = listingId ? 'listingBookings' : groupId ? 'groupBookings' : 'bookings'
  const scope = { listingId, groupId }
  const phase = chosen ?? (bookingId ? booking.data?.phase : undefined) ?? 'UPCOMING'
  const kept = Object.fromEntries(['q', ...NARROWINGS].map((name) => [name, query[name]]))
  return {
    scope,
    phase,
    filter: readFilter(scope, phase, query),
    narrowed: Object.values(kept).some(Boolean),
    bookingId,
    linkTo: (id, changes) => ({
      page,
      params: { listingId, groupId, bookingId: id },
      search: { phase: query.phase, ...kept, ...changes },
    }),
  }
}
