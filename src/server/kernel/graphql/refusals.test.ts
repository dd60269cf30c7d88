import { expect, test } from 'vitest'
import { NotAllowedError, ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { formatGraphQLError } from './payload.ts'

test('refused access carries the status 403, what nobody expected 500, as D6 says', () => {
  const extensionsOf = (error: unknown) => formatGraphQLError(error, () => {}).extensions
  expect(extensionsOf(new NotAllowedError())).toMatchObject({ name: 'NotAllowedError', status: 403 })
  expect(extensionsOf(new Error('no connection'))).toEqual({ name: 'UnknownErrorResponseError', status: 500 })
  expect(extensionsOf(new ResourceNotFoundError())).not.toHaveProperty('status')
})
