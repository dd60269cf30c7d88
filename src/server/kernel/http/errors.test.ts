import { GraphQLError } from 'graphql'
import { expect, test, vi } from 'vitest'
import { UnknownErrorResponseError } from '../../../domain/kernel/errors.ts'
import { formatGraphQLError } from '../graphql/payload.ts'
import { translateError } from './errors.ts'

// What a library or the database throws may name tables, values and paths.
const inside = new Error('duplicate key in /srv/mezzo: jana@mezzo.example')
const { name, message } = new UnknownErrorResponseError()

test('an error of the inside is answered by REST with one sentence', () => {
  expect(translateError(inside)).toEqual({ status: 500, body: { error: { name, message } } })
})

test('and by the graph with the same one, while the log is told all', () => {
  const report = vi.fn<(error: unknown) => void>()
  const formatted = formatGraphQLError(new GraphQLError('wrapped', { originalError: inside }), report)
  expect(formatted.toJSON()).toEqual({ message, extensions: { name, status: 500 } })
  expect(report.mock.calls).toEqual([[inside]])
})
