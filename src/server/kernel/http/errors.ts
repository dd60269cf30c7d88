import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  AuthenticationRequiredError,
  BookingConflictError,
  ConditionNotMetError,
  DomainError,
  IdempotencyConflictError,
  NotAllowedError,
  ResourceNotFoundError,
  type ServiceUnavailableError,
  UnknownErrorResponseError,
  ValidationError,
} from '../../../domain/kernel/errors.ts'
import type { Log } from '../config/log.ts'
import { asUnavailable } from '../db/unavailable.ts'
import { isApi } from './api-path.ts'
import { busyPage } from './busy-page.ts'
import { unavailablePage } from './unavailable-page.ts'

interface ErrorBody {
  error: { name: string; message: string; reason?: string; fields?: Record<string, string> }
}

const statuses = new Map<unknown, number>([
  [AuthenticationRequiredError, 401],
  [NotAllowedError, 403],
  [ResourceNotFoundError, 404],
  [ConditionNotMetError, 409],
  [BookingConflictError, 409],
  [IdempotencyConflictError, 409],
  [ValidationError, 422],
])

const namesOfStatus: Partial<Record<number, string>> = {
  412: 'OtherWorldError',
  429: 'TooManyRequestsError',
}

/** The place that turns what a REST handler threw into a status and `{ error }` (D6, D8); a page too many is a page. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply, log: Log): void {
  const unavailable = asUnavailable(error)
  if (unavailable) return answerUnavailable(unavailable, request, reply, log)
  const { status, body } = translateError(error)
  if (status >= 500)
    log.error({ err: error, requestId: request.id, url: request.routeOptions.url }, 'request failed')
  reply.status(status)
  if (status === 429 && !isApi(request)) {
    void reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(busyPage(request))
    return
  }
  void reply.send(body)
}

/** Says that it can't be done now, and when to ask again; a page asks by itself. */
export function answerUnavailable(
  error: ServiceUnavailableError,
  request: FastifyRequest,
  reply: FastifyReply,
  log: Log,
): void {
  log.warn(
    { err: error.cause ?? error, requestId: request.id, url: request.routeOptions.url },
    'not possible now',
  )
  const { name, message, retryAfter } = error
  reply.status(503).header('retry-after', retryAfter).header('cache-control', 'no-store')
  if (isApi(request)) void reply.send({ error: { name, message } })
  else void reply.header('content-type', 'text/html; charset=utf-8').send(unavailablePage(request))
}

/** Status and body for an error: ours by class, the HTTP library's own complaints by their status, others hidden. */
export function translateError(error: unknown): { status: number; body: ErrorBody } {
  if (error instanceof DomainError) {
    return { status: statuses.get(error.constructor) ?? 500, body: { error: describe(error) } }
  }
  const status = clientStatus(error)
  if (status !== null && error instanceof Error) {
    const name = namesOfStatus[status] ?? 'ValidationError'
    return { status, body: { error: { name, message: error.message } } }
  }
  const hidden = new UnknownErrorResponseError()
  return { status: 500, body: { error: { name: hidden.name, message: hidden.message } } }
}

function describe(error: DomainError): ErrorBody['error'] {
  return {
    name: error.name,
    message: error.message,
    ...(error instanceof ConditionNotMetError && { reason: error.reason }),
    ...(error instanceof ValidationError && { fields: error.fields }),
  }
}

function clientStatus(error: unknown): number | null {
  if (!(error instanceof Error) || !('statusCode' in error)) return null
  const status = Number(error.statusCode)
  return status >= 400 && status < 500 ? status : null
}
