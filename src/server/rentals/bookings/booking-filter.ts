import { REQUEST_TYPES } from '../../../domain/catalogue/requests.ts'
import { CONTRACT_NAMES, BOOKING_CANCELLATION_REASONS } from '../../../domain/catalogue/contracts.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import { type Day, parseDay } from '../../../domain/kernel/day.ts'
import { BOOKING_PHASES } from '../../../domain/rentals/booking.ts'
import { ValidationError } from '../../../domain/kernel/errors.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
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
export function filterOfQuery(query: Record<string, unknown>): BookingListFilter {
  const text = (key: string) => {
    const value = query[key]
    return typeof value === 'string' && value !== '' ? value : null
  }
  return {
    phase: checked('phase', text('phase'), isOneOf(BOOKING_PHASES)),
    listingId: checked('listingId', text('listingId'), isUuid),
    groupId: checked('groupId', text('groupId'), isUuid),
    tenantId: checked('tenantId', text('tenantId'), isUuid),
    type: checked('type', text('type'), isOneOf(REQUEST_TYPES)),
    selectedContract: checked('selectedContract', text('selectedContract'), isOneOf(CONTRACT_NAMES)),
    cancellationReason: checked(
      'cancellationReason',
      text('cancellationReason'),
      isOneOf(BOOKING_CANCELLATION_REASONS),
    ),
    from: dayIn('from', text('from')),
    to: dayIn('to', text('to')),
    search: text('search')?.trim().slice(0, longestSearch) || null,
  }
}

function checked<Value extends string>(
  field: string,
  value: string | null,
  fits: (text: string) => text is Value,
): Value | null {
  if (value !== null && !fits(value)) throw new ValidationError({ [field]: 'bookings.filter.invalid' })
  return value
}

function isOneOf<Value extends string>(values: readonly Value[]): (text: string) => text is Value {
  return (text): text is Value => values.some((value) => value === text)
}

function dayIn(field: string, value: string | null): Day | null {
  if (value === null) return null
  try {
    return parseDay(value)
  } catch (cause) {
    throw new ValidationError({ [field]: 'bookings.filter.invalid' }, undefined, cause)
  }
}
