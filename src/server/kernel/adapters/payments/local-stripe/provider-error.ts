/** What a call is refused with, in the provider's shape. */
export interface ErrorBody {
  type: 'card_error' | 'invalid_request_error' | 'idempotency_error' | 'api_error'
  message: string
  code?: string
  decline_code?: string
  param?: string
  charge?: string
  payment_intent?: object
  doc_url?: string
}

/** A refusal: thrown, nothing has happened; given back as the answer, what happened until then is kept. */
export class ProviderError extends Error {
  override name = 'ProviderError'
  readonly status: number
  readonly body: ErrorBody

  constructor(status: number, body: ErrorBody) {
    super(body.message)
    this.status = status
    this.body = body.code ? { ...body, doc_url: `https://stripe.com/docs/error-codes/${body.code}` } : body
  }

  static invalid(message: string, more: { param?: string; code?: string } = {}): ProviderError {
    return new ProviderError(400, { type: 'invalid_request_error', message, ...more })
  }

  static missing(kind: string, id: string): ProviderError {
    return new ProviderError(404, {
      type: 'invalid_request_error',
      message: `No such ${kind}: '${id}'`,
      code: 'resource_missing',
      param: 'id',
    })
  }

  static unauthorized(): ProviderError {
    return new ProviderError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' })
  }

  static forbidden(account: string): ProviderError {
    return new ProviderError(403, {
      type: 'invalid_request_error',
      message: `The provided key does not have access to account '${account}' (or that account does not exist).`,
      code: 'account_invalid',
    })
  }

  static otherBody(key: string): ProviderError {
    return new ProviderError(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    })
  }

  static keyInUse(key: string): ProviderError {
    return new ProviderError(409, {
      type: 'idempotency_error',
      message: `There is currently another in-progress request using this Idempotency-Key: ${key}.`,
      code: 'idempotency_key_in_use',
    })
  }

  /** An answer that a test asked for. */
  static ofStatus(status: number): ProviderError {
    if (status === 429)
      return new ProviderError(429, {
        type: 'invalid_request_error',
        message: 'Too many requests hit the API too quickly.',
        code: 'rate_limit',
      })
    return new ProviderError(status, { type: 'api_error', message: 'An unknown error occurred.' })
  }
}
