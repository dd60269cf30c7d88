import { describe, expect, it } from 'vitest'
import { bookingPhase } from '../rentals/booking.ts'
import { DECLINE_REASONS, DECLINE_REASON_FLAGS, listDeclineReasons } from '../catalogue/reasons.ts'
import { parseDay } from './day.ts'
import * as errors from './errors.ts'
import { listingIdentifier } from '../listings/identifier.ts'
import { assertListingOrGroup, listingPath } from '../listings/listing-path.ts'
import { localize, safeUrl } from './text.ts'
import { isPersonName } from './person-name.ts'

describe('texts and names', () => {
  it('falls back to English, then nothing', () => {
    expect(localize({ de: 'Hallo', en: 'Hello' }, 'de')).toBe('Hallo')
    expect(localize({ en: 'Hello', fr: '' }, 'fr')).toBe('Hello')
    expect(localize({ de: 'Hallo' }, 'fr')).toBe('')
    expect(localize(null, 'en')).toBe('')
  })

  it('names a listing by its external id first', () => {
    expect(listingIdentifier({ externalId: 'B-1', apartmentName: 'Loft' })).toBe('B-1')
    expect(listingIdentifier({ externalId: null, apartmentName: 'Loft' })).toBe('Loft')
    expect(listingIdentifier({})).toBe('')
  })

  it('builds the path of a listing, or says which id is missing (D8)', () => {
    expect(listingPath('de', { _id: 'a', groupId: 'g', partOfGroup: false })).toBe('/de/l/a')
    expect(listingPath('de', { _id: 'a', groupId: 'g', partOfGroup: true })).toBe('/de/g/g')
    expect(() => listingPath('de', { partOfGroup: false })).toThrow(
      '_id is required when partOfGroup is false',
    )
    expect(() => listingPath('de', { partOfGroup: true })).toThrow(
      'groupId is required when partOfGroup is true',
    )
    expect(() => assertListingOrGroup({})).toThrow(
      'Provide either listingId or groupId in order to fetch a listing!',
    )
    expect(() => assertListingOrGroup({ groupId: 'g' })).not.toThrow()
  })

  it.each(['Jana', "O'Brien", 'Anne-Marie', 'J. R.', 'Łukasz', 'José', 'Нина'])('%s is a name', (name) => {
    expect(isPersonName(name)).toBe(true)
  })

  it.each(['', ' Jana', '-Jana', 'Jana1', 'Jana\nKeller', '<b>', "'x"])('%o is no name', (name) => {
    expect(isPersonName(name)).toBe(false)
  })
})

describe('addresses from outside', () => {
  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\tscript:x',
    '\u0001data:text/html,x',
    'vbscript:x',
  ])('%o becomes a blank page', (url) => expect(safeUrl(url)).toBe('about:blank'))

  it('leaves others alone', () => {
    expect(safeUrl('https://example.org/javascript:')).toBe('https://example.org/javascript:')
  })
})

describe('bookings', () => {
  const booking = { from: parseDay('2026-06-01'), to: parseDay('2026-08-31'), canceled: false }
  it.each([
    ['2026-05-31', 'UPCOMING'],
    ['2026-06-01', 'CURRENT'],
    ['2026-08-31', 'CURRENT'],
    ['2026-09-01', 'PAST'],
  ])('on %s: %s', (day, phase) => {
    expect(bookingPhase(booking, parseDay(day))).toBe(phase)
    expect(bookingPhase({ ...booking, canceled: true }, parseDay(day))).toBe('CANCELLED')
  })
})

describe('decline reasons', () => {
  it('offers what fits the listing and the tenant, never hidden ones (C5)', () => {
    const multi = listDeclineReasons({ pets: false, partOfGroup: true })
    const normal = listDeclineReasons({ pets: true, partOfGroup: false })
    expect(multi).toContain('MULTI_LISTING_OCCUPIED')
    expect(multi).not.toContain('LISTING_OCCUPIED')
    expect(multi).not.toContain('PETS_NOT_ALLOWED')
    expect(normal).toContain('LISTING_OCCUPIED')
    expect(normal).toContain('PETS_NOT_ALLOWED')
    expect(normal).not.toContain('MULTI_LISTING_OCCUPIED')
    for (const reason of [...multi, ...normal]) expect(DECLINE_REASON_FLAGS[reason].hidden).toBe(false)
    expect(DECLINE_REASONS.filter((reason) => DECLINE_REASON_FLAGS[reason].hidden)).toHaveLength(3)
    expect(DECLINE_REASONS.filter((reason) => DECLINE_REASON_FLAGS[reason].needsBlocks)).toHaveLength(2)
    expect(DECLINE_REASONS.filter((reason) => DECLINE_REASON_FLAGS[reason].needsExplanation)).toEqual([
      'NOT_SUITABLE_FOR_TENANT',
      'OTHER',
    ])
  })
})

describe('errors', () => {
  it('carry the texts of the specification (D8)', () => {
    expect(new errors.BookingConflictError().message).toBe(
      "your listing is not available, please check your listing's availability settings",
    )
    expect(new errors.UnknownErrorResponseError().message).toBe(
      'Server responded with an unknown error response.',
    )
    expect(new errors.GraphQLValidationError().message).toBe('GraphQL server responded with multiple errors.')
    expect(new errors.NotAllowedError().message).toContain('Not allowed to access')
    expect(errors.graphErrorText([{ message: 'a' }, { message: 'b' }])).toBe('a\nb\n')
  })

  it('are named as their classes', () => {
    const made = [
      new errors.AuthenticationRequiredError(),
      new errors.ResourceNotFoundError(),
      new errors.ConditionNotMetError('ENDED'),
      new errors.ValidationError({ from: 'request.from.past' }),
      new errors.BookingConflictError(),
      new errors.NotAllowedError(),
      new errors.UnknownErrorResponseError(),
      new errors.GraphQLValidationError(),
      new errors.GraphQLResolverError(),
      new errors.IdempotencyConflictError(),
    ]
    expect(made.map((error) => error.name)).toEqual([...errors.ERROR_NAMES])
    for (const error of made) expect(error.constructor.name).toBe(error.name)
  })
})
