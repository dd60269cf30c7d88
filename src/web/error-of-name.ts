import {
  AuthenticationRequiredError,
  BookingConflictError,
  ConditionNotMetError,
  GraphQLResolverError,
  IdempotencyConflictError,
  NotAllowedError,
  ResourceNotFoundError,
  ValidationError,
} from '../domain/kernel/errors.ts'
import { graphql } from './gen/gql.ts'

// What every mutation selects of its payload's error.
graphql(`
  fragment Refusal on PayloadError {
    name
    message
    reason
    fields
  }
`)

/** The `error` part of a mutation's payload. */
export interface PayloadError {
  name: string
  message?: string | null
  reason?: string | null
  fields?: unknown
}

/** The error class of a name that came over the API; an unknown name becomes a GraphQLResolverError. */
export function errorOfName(error: PayloadError): Error {
  const message = error.message ?? undefined
  switch (error.name) {
    case 'AuthenticationRequiredError':
      return new AuthenticationRequiredError(message)
    case 'ResourceNotFoundError':
      return new ResourceNotFoundError(message)
    case 'ConditionNotMetError':
      return new ConditionNotMetError(error.reason ?? '', message)
    case 'ValidationError':
      return new ValidationError(fieldsOf(error.fields), message)
    case 'BookingConflictError':
      return new BookingConflictError(message)
    case 'NotAllowedError':
      return new NotAllowedError(message)
    case 'IdempotencyConflictError':
      return new IdempotencyConflictError(message)
    default:
      return new GraphQLResolverError(message)
  }
}

let bringWords: () => Promise<unknown> = async () => {}

/** Says how the sentences for what is refused are loaded: pages come without them, since few are ever said. */
export function bringRefusalWords(bring: typeof bringWords): void {
  bringWords = bring
}

/** The same as `errorOfName`, once there are words for it. */
export async function tellableError(payload: PayloadError): Promise<Error> {
  // Without them it is told like any other error, which is better than not at all.
  if (payload.name === 'ConditionNotMetError') await bringWords().catch(() => {})
  return errorOfName(payload)
}

function fieldsOf(fields: unknown): Record<string, string> {
  const pairs = Object.entries((fields ?? {}) as Record<string, unknown>)
  return Object.fromEntries(pairs.map(([field, key]) => [field, String(key)]))
}
