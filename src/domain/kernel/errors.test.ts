import { expect, it } from 'vitest'
import {
  ANY_OTHER_ERROR_TEXT,
  AuthenticationRequiredError,
  ConditionNotMetError,
  graphErrorText,
  reportedAs,
  ResourceNotFoundError,
  ValidationError,
} from './errors.ts'
import { trackedPageOf, TRACKED_PAGES } from '../public/tracked-page.ts'

it.each([
  ['ValidationError', null],
  ['GraphQLResolverError', 'GRAPHQL_ERROR'],
  ['GraphQLValidationError', 'GRAPHQL_ERROR'],
  ['NotAllowedError', 'API_ERROR'],
  ['ResolverOfGraphQL', 'API_ERROR'],
])('an error of the name %s is reported as %s', (name, as) => {
  expect(reportedAs(Object.assign(new Error('x'), { name }))).toBe(as)
})

it('errors say what they are about', () => {
  expect(new AuthenticationRequiredError().message).toBe('Authentication required')
  expect(new ResourceNotFoundError().message).toBe('Resource not found')
  expect(new ConditionNotMetError('BOOKED').message).toBe('Condition not met: BOOKED')
  expect(new ValidationError({ name: 'x' }).message).toBe('Validation failed')
  expect(ANY_OTHER_ERROR_TEXT).toBe('please try again or reload the page.')
  expect(graphErrorText([{ message: 'a' }, { message: 'b' }])).toBe('a\nb\n')
})

it('views are counted by the name of their page, all others together', () => {
  for (const page of TRACKED_PAGES) expect(trackedPageOf(page)).toBe(page)
  for (const name of ['bookings', '', null, 7, 'START']) expect(trackedPageOf(name)).toBe('other')
})
