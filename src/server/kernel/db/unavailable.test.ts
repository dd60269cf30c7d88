import { expect, test } from 'vitest'
import { asUnavailable, endsConnection, unavailableCause, UnknownCommitError } from './unavailable.ts'

const coded = (code: string, message = 'of the database') => Object.assign(new Error(message), { code })

test.each([
  ['a server that is not there', coded('ECONNREFUSED'), 'AWAY', true],
  ['one that ends', coded('57P01'), 'AWAY', true],
  ['one that starts', coded('57P03'), 'AWAY', true],
  ['a proxy that has lost it', coded('08P01', 'server conn crashed?'), 'AWAY', true],
  ['a connection that ended', new Error('Connection terminated unexpectedly'), 'AWAY', true],
  [
    'one that was lost before',
    new Error('Client has encountered a connection error and is not queryable'),
    'AWAY',
    true,
  ],
  ['no connection in time', new Error('timeout exceeded when trying to connect'), 'AWAY', true],
  ['a leader of before', coded('25006'), 'READ_ONLY', true],
  ['a full disk', coded('53100'), 'FULL', false],
  ['too many connections', coded('53300'), 'FULL', true],
  ['a lock that others hold', coded('55P03'), 'TIME', false],
  ['a statement that took too long', coded('57014'), 'TIME', false],
  ['a transaction that stood still', coded('25P03'), 'TIME', true],
  ['no answer', new Error('Query read timeout'), 'TIME', true],
  ['a commit without an answer', new UnknownCommitError(coded('ECONNRESET')), 'UNKNOWN', true],
  ['several addresses of which none answers', new AggregateError([coded('ECONNREFUSED')]), 'AWAY', true],
  ['what something else wraps', new Error('outer', { cause: coded('57P01') }), 'AWAY', true],
  ['a value that is taken', coded('23505'), null, false],
  ['a statement of ours that is wrong', coded('42601'), null, false],
  ['a fault of ours', new TypeError('undefined is not a function'), null, false],
])('%s', (_, error, cause, ends) => {
  expect(unavailableCause(error)).toBe(cause)
  expect(endsConnection(error)).toBe(ends)
  expect(asUnavailable(error)?.retryAfter ?? null).toBe(cause === null ? null : 2)
})
