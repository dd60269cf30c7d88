import { expect, test } from 'vitest'
import {
  BookingConflictError,
  ConditionNotMetError,
  GraphQLResolverError,
} from '../../domain/kernel/errors.ts'
import { ConnectionError } from '../http.ts'
import { failureOf } from './request-failure.ts'

test.each([
  [new ConditionNotMetError('ALREADY_ANSWERED'), { kind: 'OVERTAKEN', reason: 'ALREADY_ANSWERED' }],
  [new ConditionNotMetError('ENDED'), { kind: 'OVERTAKEN', reason: 'ENDED' }],
  [new ConditionNotMetError('NO_FREE_UNIT'), { kind: 'CONDITION', reason: 'NO_FREE_UNIT' }],
  [new ConditionNotMetError('CONSEQUENCES_CHANGED'), { kind: 'CHANGED' }],
  [new BookingConflictError(), { kind: 'CONFLICT' }],
  [new ConnectionError(), { kind: 'CONNECTION' }],
  [new GraphQLResolverError(), { kind: 'OTHER' }],
  ['a text', { kind: 'OTHER' }],
])('%s is told as %j', (error, failure) => {
  expect(failureOf(error)).toEqual(failure)
})
