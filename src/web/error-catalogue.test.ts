import { createTranslator, type AbstractIntlMessages } from 'use-intl'
import { describe, expect, it } from 'vitest'
import { CALENDAR_SYNC_ERROR_TEXTS, CALENDAR_SYNC_ERRORS } from '../domain/catalogue/calendars.ts'
import { VERDICT_REASONS } from '../domain/catalogue/reasons.ts'
import { addDays, parseDay } from '../domain/kernel/day.ts'
import * as errors from '../domain/kernel/errors.ts'
import { sortListings } from '../domain/listings/listing-order.ts'
import { assertListingOrGroup, listingPath } from '../domain/listings/listing-path.ts'
import { formatMoney, toMajorUnits, toMinorUnits } from '../domain/kernel/money.ts'
import { checkSuggestedDates } from '../domain/rentals/suggested-dates.ts'
import { errorOfName } from './error-of-name.ts'
import { redirectOf } from './guard.ts'
import { allTexts } from './i18n/all-texts.test-data.ts'
import { createQueryClient } from './query-client.ts'
import { path } from './routes.ts'
import { errorMessage } from './shared/error-message.ts'

const OTHER = ['errors.other']
const original = { from: parseDay('2027-01-01'), to: parseDay('2027-06-30') }
const later = (days: number) => ({ ...original, to: addDays(original.to, days) })
const fine = { belowMinimum: false, aboveMaximum: false, available: true, extends: false }
const reasonOf = (suggested: typeof original, circumstances: Partial<typeof fine> = {}) =>
  checkSuggestedDates(original, suggested, { ...fine, ...circumstances }).reason
const messageOf = (run: () => unknown): string => {
  try {
    run()
    return 'nothing was thrown'
  } catch (error) {
    return (error as Error).message
  }
}

/** The rows of D8: the case, what the code makes of it, what that must be, and the keys of what people read. */
const rows: [row: string, found: unknown, wanted: unknown, texts: string[]][] = [
  [
    'AuthenticationRequiredError in a REST response',
    [
      errorOfName({ name: 'AuthenticationRequiredError' }).name,
      redirectOf(
        { access: 'viewer' },
        { language: 'fr', viewer: null, href: '/fr/x?a=1', accessToken: null },
      ),
    ],
    ['AuthenticationRequiredError', '/fr/login?redirect=%2Ffr%2Fx%3Fa%3D1'],
    ['errors.AuthenticationRequiredError'],
  ],
  [
    'UnknownErrorResponseError',
    new errors.UnknownErrorResponseError().message,
    'Server responded with an unknown error response.',
    ['errors.UnknownErrorResponseError'],
  ],
  [
    'GraphQLValidationError',
    new errors.GraphQLValidationError().message,
    'GraphQL server responded with multiple errors.',
    ['errors.GraphQLValidationError'],
  ],
  [
    'GraphQLResolverError',
    errorOfName({ name: 'anything else' }).name,
    'GraphQLResolverError',
    ['errors.GraphQLResolverError'],
  ],
  [
    'ResourceNotFoundError, ConditionNotMetError',
    [
      errorOfName({ name: 'ResourceNotFoundError' }).name,
      errorOfName({ name: 'ConditionNotMetError', reason: 'ENDED' }),
    ],
    ['ResourceNotFoundError', expect.objectContaining({ name: 'ConditionNotMetError', reason: 'ENDED' })],
    ['errors.ResourceNotFoundError', ...VERDICT_REASONS.map((reason) => `errors.conditions.${reason}`)],
  ],
  [
    'ValidationError',
    [new errors.ValidationError({}), new Error('other'), new errors.GraphQLResolverError()].map(
      errors.reportedAs,
    ),
    [null, 'API_ERROR', 'GRAPHQL_ERROR'],
    ['errors.ValidationError'],
  ],
  [
    'BookingConflictError',
    new errors.BookingConflictError().message,
    "your listing is not available, please check your listing's availability settings",
    ['errors.BookingConflictError'],
  ],
  [
    'unmet condition: below minimum',
    reasonOf(later(1), { belowMinimum: true }),
    'BELOW_MINIMUM',
    ['errors.conditions.BELOW_MINIMUM', 'reasons.BELOW_MINIMUM'],
  ],
  [
    'unmet condition: above maximum',
    reasonOf(later(1), { aboveMaximum: true }),
    'ABOVE_MAXIMUM',
    ['errors.conditions.ABOVE_MAXIMUM', 'reasons.ABOVE_MAXIMUM'],
  ],
  [
    'unmet condition: unchanged',
    reasonOf(original),
    'UNCHANGED',
    ['errors.conditions.UNCHANGED', 'reasons.UNCHANGED'],
  ],
  [
    'unmet condition: over 30 days',
    [reasonOf(later(30)), reasonOf(later(31))],
    [null, 'OVER_30_DAYS'],
    ['errors.conditions.OVER_30_DAYS', 'reasons.OVER_30_DAYS'],
  ],
  [
    'unmet condition: unavailable',
    reasonOf(later(1), { available: false }),
    'UNAVAILABLE',
    ['errors.conditions.UNAVAILABLE', 'reasons.UNAVAILABLE'],
  ],
  ['any other error', errors.ANY_OTHER_ERROR_TEXT, 'please try again or reload the page.', OTHER],
  [
    'calendar sync',
    Object.values(CALENDAR_SYNC_ERROR_TEXTS),
    [
      'ical file has invalid date format',
      'ical file has no events',
      'invalid ics link',
      'synchronization failed',
      'must be a valid url',
      'unknown error occurred',
    ],
    CALENDAR_SYNC_ERRORS.map((error) => `catalogue.calendarSyncError.${error}`),
  ],
  [
    'graph response with errors',
    errors.graphErrorText([{ message: 'first' }, { message: 'second' }]),
    'first\nsecond\n',
    OTHER,
  ],
  [
    'listing fetch without ids',
    messageOf(() => assertListingOrGroup({})),
    'Provide either listingId or groupId in order to fetch a listing!',
    OTHER,
  ],
  [
    'cache set without key or data',
    [
      messageOf(() => createQueryClient().setQueryData([], 1)),
      messageOf(() => createQueryClient().setQueryData(['key'], undefined)),
    ],
    ['setQueryData: key is required', 'setQueryData: data is required'],
    OTHER,
  ],
  [
    'listing path without id',
    [true, false].map((partOfGroup) => messageOf(() => listingPath('en', { partOfGroup }))),
    ['groupId is required when partOfGroup is true', '_id is required when partOfGroup is false'],
    OTHER,
  ],
  ['unknown route', messageOf(() => path('nowhere')), 'Route not found: nowhere', OTHER],
  [
    'unsupported currency',
    [
      formatMoney(100, 'XXX', { language: 'en' }),
      messageOf(() => toMajorUnits(100, 'XXX')),
      messageOf(() => toMinorUnits(1, 'XXX')),
    ],
    ['ERROR', 'Unsupported currency: XXX', 'Unsupported currency: XXX'],
    OTHER,
  ],
  [
    'listing sort without count data',
    [null, { numOpenRequests: 1, numInProgressRequests: 1 }].map((counts) =>
      messageOf(() => sortListings([{ groupId: 'g', counts }], 'en')),
    ),
    ['Request counts are missing for group g', 'Request counts are missing for group g'],
    OTHER,
  ],
]

const languages = Object.entries(allTexts)

function isText(messages: AbstractIntlMessages, key: string): boolean {
  let found: unknown = messages
  for (const part of key.split('.')) found = (found as Record<string, unknown> | undefined)?.[part]
  return typeof found === 'string' && found.trim() !== ''
}

describe('the error catalogue (D8)', () => {
  it('has 21 rows', () => expect(rows).toHaveLength(21))

  it.each(rows)('%s', (_, found, wanted) => expect(found).toEqual(wanted))

  it.each(languages)('has a text for every row in %s', (_, messages) => {
    const missing = rows.flatMap(([row, , , texts]) =>
      texts.filter((key) => !isText(messages, key)).map((key) => `${row}: ${key}`),
    )
    expect(missing).toEqual([])
  })

  it('says its own words where it has some', () => {
    const messages: AbstractIntlMessages = allTexts.en
    const t = createTranslator({ locale: 'en', messages, namespace: 'errors' })
    const sentence = (error: Error) => errorMessage(t, error).toLowerCase().replaceAll('’', "'")
    expect(sentence(new Error('anything'))).toBe('please try again or reload the page.')
    expect(sentence(new errors.BookingConflictError())).toBe(`${new errors.BookingConflictError().message}.`)
    expect(sentence(new errors.ConditionNotMetError('UNAVAILABLE'))).toContain(
      "apartment isn't available for the suggested dates",
    )
  })
})
