import { ScopedViews } from '../shared/scoped-views.tsx'
import { useSearch } from '../shared/use-search.ts'
import { writeView } from './booking-filter.ts'
import type { BookingsPlace } from './use-bookings-place.ts'

const ROUTES = { all: 'bookings', group: 'groupBookings', listing: 'listingBookings' } as const

/** Tab, search and filters of the bookings that somebody has given a name, with the listing that they are about. */
export function BookingViews({ place }: { place: BookingsPlace }) {
  const [search] = useSearch()
  return (
    <ScopedViews
      page="BOOKINGS"
      scope={place.scope}
      filters={writeView(place.phase, search)}
      routes={ROUTES}
    />
  )
}
