/** The names of the errors that cross the API (D8). */
export const ERROR_NAMES = [
  'AuthenticationRequiredError',
  'ResourceNotFoundError',
  'ConditionNotMetError',
  'ValidationError',
  'BookingConflictError',
  'NotAllowedError',
  'UnknownErrorResponseError',
  'GraphQLValidationError',
  'GraphQLResolverError',
  'IdempotencyConflictError',
] as const satisfies readonly string[]

/** The name of an error that crosses the API. */
export type ErrorName = (typeof ERROR_NAMES)[number]

/** Base of the errors that a person is told about; `data` is for the log and the client's own use. */
export class DomainError extends Error {
  readonly data: unknown

  constructor(name: ErrorName, message: string, data?: unknown) {
    super(message)
    this.name = name
    this.data = data
  }
}

/** Nobody is logged in, or the session has ended (D8). */
export class AuthenticationRequiredError extends DomainError {
  constructor(message = 'Authentication required', data?: unknown) {
    super('AuthenticationRequiredError', message, data)
  }
}

/** There is no such thing, or it belongs to somebody else: both answer alike. */
export class ResourceNotFoundError extends DomainError {
  constructor(message = 'Resource not found', data?: unknown) {
    super('ResourceNotFoundError', message, data)
  }
}

/** A rule forbids it now; `reason` is the verdict's reason (D8). */
export class ConditionNotMetError extends DomainError {
  readonly reason: string

  constructor(reason: string, message = `Condition not met: ${reason}`, data?: unknown) {
    super('ConditionNotMetError', message, data)
    this.reason = reason
  }
}

/** The input is wrong; `fields` maps a field's path to the text key of its message. */
export class ValidationError extends DomainError {
  readonly fields: Record<string, string>

  constructor(fields: Record<string, string>, message = 'Validation failed', data?: unknown) {
    super('ValidationError', message, data)
    this.fields = fields
  }
}

/** The unit is taken for those days (D8, text verbatim). */
export class BookingConflictError extends DomainError {
  constructor(
    message = "your listing is not available, please check your listing's availability settings",
    data?: unknown,
  ) {
    super('BookingConflictError', message, data)
  }
}

/** The person may not do this (D6: recognised by its text). */
export class NotAllowedError extends DomainError {
  constructor(message = 'Not allowed to access', data?: unknown) {
    super('NotAllowedError', message, data)
  }
}

/** The server answered with something that is not in the catalogue (D8, text verbatim). */
export class UnknownErrorResponseError extends DomainError {
  constructor(message = 'Server responded with an unknown error response.', data?: unknown) {
    super('UnknownErrorResponseError', message, data)
  }
}

/** The server refused the document itself (D8, text verbatim). */
export class GraphQLValidationError extends DomainError {
  constructor(message = 'GraphQL server responded with multiple errors.', data?: unknown) {
    super('GraphQLValidationError', message, data)
  }
}

/** Data was null or resolvers threw (D8). */
export class GraphQLResolverError extends DomainError {
  constructor(message = 'GraphQL resolvers failed', data?: unknown) {
    super('GraphQLResolverError', message, data)
  }
}

/** The same idempotency key came with another body. */
export class IdempotencyConflictError extends DomainError {
  constructor(message = 'This idempotency key was used for something else', data?: unknown) {
    super('IdempotencyConflictError', message, data)
  }
}

/** What can't be done now and may be done in a moment; an answer 503, and no error of the catalogue. */
export class ServiceUnavailableError extends Error {
  override name = 'ServiceUnavailableError'
  /** Seconds after which to ask again. */
  readonly retryAfter: number

  constructor(options: { message?: string; retryAfter?: number; cause?: unknown } = {}) {
    super(options.message ?? 'This is not possible right now. Please try again in a moment.', {
      cause: options.cause,
    })
    this.retryAfter = options.retryAfter ?? 2
  }
}

/** The text for any error without one of its own (D8, verbatim). */
export const ANY_OTHER_ERROR_TEXT = 'please try again or reload the page.'

/** The text of a graph response with errors: each message followed by a newline (D8). */
export function graphErrorText(errors: readonly { message: string }[]): string {
  return errors.map((error) => `${error.message}\n`).join('')
}

/** As what an error is reported (D7); null for a ValidationError, which is a person's business and never reported (D8). */
export function reportedAs(error: Error): 'API_ERROR' | 'GRAPHQL_ERROR' | null {
  if (error.name === 'ValidationError') return null
  return error.name.startsWith('GraphQL') ? 'GRAPHQL_ERROR' : 'API_ERROR'
}

/** The first text key of each wrong field, by its path such as 'adultsInformation.0.relationship'. */
export function fieldErrors(
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
): Record<string, string> {
  const fields = new Map<string, string>()
  for (const { path, message } of issues) {
    const field = path.map(String).join('.')
    if (!fields.has(field)) fields.set(field, message)
  }
  return Object.fromEntries(fields)
}
