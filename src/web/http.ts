import { XSRF_COOKIE, XSRF_HEADER } from '../domain/catalogue/interface.ts'
import {
  AuthenticationRequiredError,
  NotAllowedError,
  ResourceNotFoundError,
  UnknownErrorResponseError,
} from '../domain/kernel/errors.ts'
import type { ShownUserType } from '../domain/people/user-type.ts'
import { type PayloadError, tellableError } from './error-of-name.ts'
import { readCookie } from './i18n/languages.ts'

/** The server could not be reached: no connection, or it is gone. Nothing is known about the effect. */
export class ConnectionError extends Error {
  constructor(cause?: unknown) {
    super('The server could not be reached.', { cause })
    this.name = 'ConnectionError'
  }
}

/** A page's own code could not be loaded: no connection, or a new release has replaced it. */
export class PageUnreachableError extends ConnectionError {}

/** Too many tries in a short time. */
export class TooManyRequestsError extends Error {
  constructor() {
    super('Too many requests')
    this.name = 'TooManyRequestsError'
  }
}

/** Somebody else is logged in by now, in another tab: nothing is done for them that this page's person asked for. */
export class OtherPersonError extends Error {
  constructor() {
    super('Another person')
    this.name = 'OtherPersonError'
  }
}

/** The session works for another landlord by now, switched in another tab: nothing of this page is done there. */
export class OtherWorldError extends Error {
  constructor() {
    super('Another world')
    this.name = 'OtherWorldError'
  }
}

// Whom this page was made for, and the anti-forgery token of the session in which it was made.
let viewerId: string | null = null
let ownToken: string | undefined
let isImpersonating = false
let worldId: string | null = null

/** The access token of the visit's first address, with which some pages open without a login (D2); null without. */
export let accessToken: string | null = null

/** As what the person's events and reports of errors know them (D1, D6); null for nobody. */
export let userType: ShownUserType | null = null

/**
 * Binds everything that is sent from now on to the person whom the page shows, and to the landlord's world in which
 * they work; null is nobody. Calls of staff who
 * act as a landlord carry a marker (D6), those of somebody who came by an access link its token (D7).
 */
export function speakFor(
  id: string | null,
  by: {
    impersonating?: boolean
    accessToken?: string | null
    userType?: ShownUserType | null
    worldId?: string | null
  } = {},
) {
  worldId = by.worldId ?? null
  viewerId = id
  ownToken = readCookie(XSRF_COOKIE)
  isImpersonating = by.impersonating ?? false
  accessToken = by.accessToken ?? null
  userType = by.userType ?? null
}

/** What is sent, and how: after the page has gone too, or not longer than a signal says. */
interface Sent {
  method?: string
  body?: unknown
  keepalive?: boolean
  signal?: AbortSignal
  /** Whether it may arrive twice: what only reads, and what carries a key. */
  repeatable?: boolean
  /** What sends it in place of `fetch`. */
  by?: Sender
}

/** Sends as `fetch` does. */
export type Sender = (url: string, call: RequestInit) => Promise<Response>

/**
 * Sends JSON, or a form with a file, to an own URL with the anti-forgery header (D9, no time limit) and returns the
 * response, whatever its status. Throws ConnectionError when there is no answer.
 */
export async function send(url: string, options: Sent = {}): Promise<Response> {
  if (options.body === undefined) return attempt(url, options)
  // Another token is another session, begun or ended in another tab: the cookies may be somebody else's.
  if (ownToken && readCookie(XSRF_COOKIE) !== ownToken) await confirmPerson()
  const token = readCookie(XSRF_COOKIE)
  const answer = await attempt(url, options)
  if (answer.status !== 403) return answer
  // The session has ended, so that the token belongs to the old one. Nothing was done yet, and any read
  // renews the token; with a new one the call is worth a second try.
  await confirmPerson()
  return readCookie(XSRF_COOKIE) === token ? answer : attempt(url, options)
}

/** Asks who is logged in; throws OtherPersonError unless it is still the same person, or nobody any more. */
async function confirmPerson() {
  const answer = await attempt('/api/users/me', {})
  if (!answer.ok && answer.status !== 401) throw errorOfStatus(answer.status)
  const person = answer.ok ? ((await answer.json()) as { _id: string }) : null
  if (person && person._id !== viewerId) throw new OtherPersonError()
  ownToken = readCookie(XSRF_COOKIE)
}

async function attempt(url: string, options: Sent): Promise<Response> {
  const { body, keepalive, signal } = options
  const method = options.method ?? (body === undefined ? 'GET' : 'POST')
  const ask = () =>
    (options.by ?? fetch)(url, {
      method,
      credentials: 'same-origin',
      ...(keepalive && { keepalive }),
      ...(signal && { signal }),
      headers: {
        Accept: 'application/json',
        [XSRF_HEADER]: readCookie(XSRF_COOKIE) ?? '',
        ...(isImpersonating && { 'X-Impersonation': 'true' }),
        ...(worldId && { 'X-World': worldId }),
        ...(accessToken && { 'Access-Token': accessToken }),
        // The page's own language: what somebody agrees to is worded in it.
        'X-Language': window.location.pathname.split('/')[1] ?? '',
        ...(isJson(body) && { 'Content-Type': 'application/json' }),
      },
      body: body instanceof FormData ? body : isJson(body) ? JSON.stringify(body) : undefined,
    })
  try {
    const answer = await ask()
    if (!isUnanswered(answer.status) || !(options.repeatable ?? method === 'GET')) return answer
    return await (await import('./outage/go-on.tsx')).goOn(answer, ask)
  } catch (error) {
    throw new ConnectionError(error)
  }
}

/** A form with a file names its own content type and boundary. */
function isJson(body: unknown): boolean {
  return body !== undefined && !(body instanceof FormData)
}

/** Calls a REST route and returns its JSON; an error of the catalogue is thrown as its class, others by their status. */
export async function rest<Result>(url: string, options: Sent = {}): Promise<Result> {
  const response = await send(url, options)
  if (!response.ok) throw await errorOfResponse(response)
  return (await response.json()) as Result
}

const CATALOGUE_STATUSES = [409, 422]

/** The error of the catalogue that a REST route has answered with, as its class; others by their status. */
export async function errorOfResponse(response: Response): Promise<Error> {
  if (!CATALOGUE_STATUSES.includes(response.status)) return errorOfStatus(response.status)
  const { error } = (await response.json()) as { error?: PayloadError }
  return error ? tellableError(error) : errorOfStatus(response.status)
}

/** The error class that stands for an HTTP status. */
export function errorOfStatus(status: number): Error {
  if (status === 401) return new AuthenticationRequiredError()
  if (status === 403) return new NotAllowedError()
  if (status === 404) return new ResourceNotFoundError()
  if (status === 412) return new OtherWorldError()
  if (status === 429) return new TooManyRequestsError()
  if (isUnanswered(status)) return new ConnectionError(status)
  return new UnknownErrorResponseError(undefined, { status })
}

/** Whether a status says that there is no answer now: of the server, or of who stands before it. */
export function isUnanswered(status: number): boolean {
  return status > 501 && status < 505
}
