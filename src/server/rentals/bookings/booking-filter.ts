import { isUuid } from '../../../domain/kernel/text.ts'
import { parseDay } from '../../../domain/kernel/day.ts'
import { type BookingPhase, BOOKING_PHASES } from '../../../domain/rentals/booking.ts'
import { ValidationError } from '../../../domain/kernel/errors.ts'
import { builder } from '../../kernel/graphql/builder.ts'
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
    type: t.string({ description: 'STANDARD or EXTENSION.' }),
    selectedContract: t.string(),
    cancellationReason: t.string(),
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
    phase: checked('phase', text('phase'), isPhase),
    listingId: checked('listingId', text('listingId'), isUuid),
    groupId: checked('groupId', text('groupId'), isUuid),
    tenantId: checked('tenantId', text('tenantId'), isUuid),
    type: text('type'),
    selectedContract: text('selectedContract'),
    cancellationReason: text('cancellationReason'),
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

function isPhase(text: string): text is BookingPhase {
  return BOOKING_PHASES.some((phase) => phase === text)
}

function dayIn(field: string, value: string | null): Temporal.PlainDate | null {
  if (value === null) return null
  try {
    return parseDay(value)
  } catch (cause) {
    throw new ValidationError({ [field]: 'bookings.filter.invalid' }, undefined, cause)
  }
}
