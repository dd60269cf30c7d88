import type { ObjectRef } from '@pothos/core'
import { GraphQLError } from 'graphql'
import {
  ConditionNotMetError,
  DomainError,
  NotAllowedError,
  UnknownErrorResponseError,
  ValidationError,
} from '../../../domain/kernel/errors.ts'
import { asUnavailable } from '../db/unavailable.ts'
import { builder, type GraphQLTypes } from './builder.ts'

/** What a mutation answers: its result, or the error of the catalogue that it ended in. */
export interface Payload<Result> {
  error: PayloadError | null
  result: Result | null
}

/** An error of the catalogue as data: an Error object itself would count as thrown. */
interface PayloadError {
  name: string
  message: string
  reason: string | null
  fields: Record<string, string> | null
}

type Types = PothosSchemaTypes.ExtendDefaultTypes<GraphQLTypes>

/** GraphQL PayloadError. */
export const payloadErrorType = builder.objectRef<PayloadError>('PayloadError').implement({
  policy: 'public',
  fields: (t) => ({
    name: t.exposeString('name'),
    message: t.exposeString('message'),
    reason: t.exposeString('reason', { nullable: true }),
    fields: t.expose('fields', { type: 'JSON', nullable: true }),
  }),
})

/** Defines the type `{ error, [field] }` that a mutation answers with. */
export function payloadType<Result>(name: string, field: string, type: ObjectRef<Types, Result>) {
  return builder.objectRef<Payload<Result>>(name).implement({
    policy: 'public',
    fields: (t) => ({
      error: t.field({ type: payloadErrorType, nullable: true, resolve: (payload) => payload.error }),
      [field]: t.field({ type, nullable: true, resolve: (payload) => payload.result as never }),
    }),
  })
}

/** Runs a mutation's action; errors of the catalogue become the payload's error, others stay thrown. */
export async function payload<Result>(action: () => Promise<Result>): Promise<Payload<Result>> {
  try {
    return { error: null, result: await action() }
  } catch (error) {
    if (error instanceof DomainError) return { error: describe(error), result: null }
    throw error
  }
}

/**
 * The one place that turns what a resolver threw into an entry of `errors`: errors of the catalogue keep
 * name and text, refused access with the status of D6, GraphQL's own complaints about the document too, all others are hidden.
 */
export function formatGraphQLError(error: unknown, report: (unknown: unknown) => void): GraphQLError {
  const original = error instanceof GraphQLError ? (error.originalError ?? error) : error
  const location = error instanceof GraphQLError ? { nodes: error.nodes, path: error.path } : {}
  if (original instanceof DomainError) {
    const { message, ...extensions } = describe(original)
    const status = original instanceof NotAllowedError ? { status: 403 } : {}
    return new GraphQLError(message, { ...location, extensions: { ...extensions, ...status } })
  }
  if (original instanceof GraphQLError) {
    return new GraphQLError(original.message, {
      ...location,
      extensions: { name: 'GraphQLValidationError', ...original.extensions },
    })
  }
  const unavailable = asUnavailable(original)
  if (unavailable) {
    report(unavailable.cause ?? unavailable)
    const { name, message, retryAfter } = unavailable
    return new GraphQLError(message, { ...location, extensions: { name, status: 503, retryAfter } })
  }
  report(original)
  const hidden = new UnknownErrorResponseError()
  return new GraphQLError(hidden.message, { ...location, extensions: { name: hidden.name, status: 500 } })
}

function describe(error: DomainError): PayloadError {
  return {
    name: error.name,
    message: error.message,
    reason: error instanceof ConditionNotMetError ? error.reason : null,
    fields: error instanceof ValidationError ? error.fields : null,
  }
}
