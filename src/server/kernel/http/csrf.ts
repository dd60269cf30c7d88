import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AuthenticationRequiredError, NotAllowedError } from '../../../domain/kernel/errors.ts'
import { isSameSecret } from './same-secret.ts'
import { isSecure } from './session-cookie.ts'
import type { Config } from '../config/config.ts'
import { credentialsOf, linkTokenOf, sessionTokenOf, speaksByLinkAlone } from './credentials.ts'

/** Names from D9. */
const cookieName = 'XSRF-TOKEN'
const headerName = 'x-xsrf-token'
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses a call that changes something unless it comes from our own page: right origin, JSON (a form where the
 * route takes a file), and the header that repeats the cookie, both signed for this very session (S4). Clients
 * whose cookies are not looked at have nothing that another site could use; they send JSON, too.
 */
export function checkForgery(config: Config, request: FastifyRequest): void {
  if (safeMethods.has(request.method) || request.routeOptions.config.signedCall) return
  if (credentialsOf(config, request).kind !== 'COOKIE' || speaksByLinkAlone(config, request)) {
    if (!isAllowedContent(request)) throw refusal('the content type must be application/json')
    return
  }
  // A program that forgot its token is told so, and not of cookies that it doesn't have.
  if (request.routeOptions.config.needsSomebody && !saysWhoAsks(config, request))
    throw new AuthenticationRequiredError()
  if (!isOwnOrigin(config, request)) throw refusal('the call comes from another site')
  if (!isAllowedContent(request)) throw refusal('the content type must be application/json')
  const cookie = request.cookies[cookieName]
  const header = request.headers[headerName]
  if (!cookie || typeof header !== 'string' || !isSameSecret(cookie, header)) {
    throw refusal('the header X-XSRF-TOKEN must repeat the cookie XSRF-TOKEN')
  }
  if (!isTokenOf(config.secret, cookie, sessionTokenOf(config, request)))
    throw refusal('the token XSRF-TOKEN belongs to another session')
}

/** Gives the browser a token for its session unless the one it has still fits; clients without cookies get none. */
export function renewForgeryToken(
  config: Config,
  request: FastifyRequest,
  reply: FastifyReply,
  sessionToken: string | null,
): void {
  if (credentialsOf(config, request).kind !== 'COOKIE') return
  const current = request.cookies[cookieName]
  if (current && isTokenOf(config.secret, current, sessionToken)) return
  reply.setCookie(cookieName, createToken(config.secret, sessionToken), {
    path: '/',
    sameSite: 'lax',
    secure: isSecure(config),
    // The page's own script has to read it.
    httpOnly: false,
  })
}

function saysWhoAsks(config: Config, request: FastifyRequest): boolean {
  return sessionTokenOf(config, request) !== null || linkTokenOf(config, request) !== null
}

function isOwnOrigin(config: Config, request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  const origin = request.headers.origin
  if (origin === undefined || origin === config.origin) return true
  // While developing, the same server is reached as localhost and as 127.0.0.1.
  return !config.production && URL.canParse(origin) && new URL(origin).host === request.headers.host
}

function isAllowedContent(request: FastifyRequest): boolean {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (type === undefined)
    return request.headers['content-length'] === undefined || request.headers['content-length'] === '0'
  if (type === 'multipart/form-data') return request.routeOptions.config.upload === true
  return type === 'application/json'
}

function createToken(secret: string, sessionToken: string | null): string {
  const random = randomBytes(18).toString('base64url')
  return `${random}.${sign(secret, random, sessionToken)}`
}

function isTokenOf(secret: string, token: string, sessionToken: string | null): boolean {
  const [random, signature] = token.split('.')
  return Boolean(random && signature && isSameSecret(signature, sign(secret, random, sessionToken)))
}

function sign(secret: string, random: string, sessionToken: string | null): string {
  return createHmac('sha256', secret)
    .update(`xsrf ${random} ${sessionToken ?? ''}`)
    .digest('base64url')
}

function refusal(reason: string): NotAllowedError {
  return new NotAllowedError(`Not allowed to access: ${reason}.`)
}
