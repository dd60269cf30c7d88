import { REQUEST_TYPES } from '../../../domain/catalogue/requests.ts'
import { CONTRACT_NAMES, BOOKING_CANCELLATION_REASONS } from '../../../domain/catalogue/contracts.ts'
import { BOOKING_PHASES } from '../../../domain/rentals/booking.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { choiceIn, dayIn, idIn, type Query, givenIn } from '../../kernel/http/query-values.ts'
import { bookingPhaseType } from './booking-parts-type.ts'
import { type BookingListFilter, everyBooking } from './sql.ts'

const longestSearch = 100

/** GraphQL BookingFilter. */
export const filterInput = builder.inputType('BookingFilter', {
  fields: (t) => ({
    phase: t.field({ type: bookingPhaseType }),
    listingId: t.id(),
    groupId: t.id(),
    tenantId: t.id(),
    type: t.field({ type: catalogueEnum('requestType'), description: 'STANDARD or EXTENSION.' }),
    selectedContract: t.field({ type: catalogueEnum('contractName') }),
    cancellationReason: t.field({ type: catalogueEnum('bookingCancellationReason') }),
    from: t.field({ type: 'Day', description: 'Bookings with a day on this one or later.' }),
    to: t.field({ type: 'Day', description: 'Bookings with a day on this one or earlier.' }),
    search: t.string({ description: "In the tenant's, the company's and the listing's names." }),
  }),
})

/** The filter that an input of the API means. */
export function bookingFilterOf(input: typeof filterInput.$inferInput | null | undefined): BookingListFilter {
  const entries = Object.entries(input ?? {}).map(([key, value]) => [key, value ?? null])
  const search = input?.search?.trim().slice(0, longestSearch) || null
  return { ...everyBooking, ...Object.fromEntries(entries), search }
}

/** The filter that the query of a REST call means; ValidationError for what is none. */
export function filterOfQuery(query: Query): BookingListFilter {
  return {
    phase: choiceIn(query, 'phase', BOOKING_PHASES),
    listingId: idIn(query, 'listingId'),
    groupId: idIn(query, 'groupId'),
    tenantId: idIn(query, 'tenantId'),
    type: choiceIn(query, 'type', REQUEST_TYPES),
    selectedContract: choiceIn(query, 'selectedContract', CONTRACT_NAMES),
    cancellationReason: choiceIn(query, 'cancellationReason', BOOKING_CANCELLATION_REASONS),
    from: dayIn(query, 'from'),
    to: dayIn(query, 'to'),
    search: givenIn(query, 'search')?.trim().slice(0, longestSearch) || null,
  }
}
