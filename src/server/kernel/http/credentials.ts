import type { FastifyRequest } from 'fastify'
import { cookieName, sessionCookieName, verifySessionCookie } from './session-cookie.ts'
import type { Config } from '../config/config.ts'
import { isLogin } from './api-path.ts'

/** Holds the token of the access link that a browser came by, until it is closed or somebody logs in. */
export const LINK_COOKIE = 'mezzo-access-link'

/**
 * What a request says about who is asking. Whoever sends one of the two headers has no use for cookies: they are
 * not looked at, so that a browser can't be made to lend them, and no token against forgery is needed (D7, S4).
 */
export type Credentials =
  | { kind: 'COOKIE'; sessionToken: string | null }
  | { kind: 'AUTH_TOKEN'; sessionToken: string | null }
  | { kind: 'PERSONAL_ACCESS_TOKEN'; secret: string }

const found = new WeakMap<FastifyRequest, Credentials>()

/** What a request says about who is asking; nothing of it is compared with the database yet. */
export function credentialsOf(config: Config, request: FastifyRequest): Credentials {
  const known = found.get(request)
  if (known) return known
  const credentials = findCredentials(config, request)
  found.set(request, credentials)
  return credentials
}

function findCredentials(config: Config, request: FastifyRequest): Credentials {
  const bearer = /^Bearer\s+(\S+)\s*$/i.exec(request.headers.authorization ?? '')?.[1]
  if (bearer !== undefined) return { kind: 'PERSONAL_ACCESS_TOKEN', secret: bearer }
  const authToken = request.headers.authtoken
  if (typeof authToken === 'string') {
    return { kind: 'AUTH_TOKEN', sessionToken: verifySessionCookie(config.secret, authToken) }
  }
  const cookie = request.cookies[sessionCookieName(config)]
  return { kind: 'COOKIE', sessionToken: verifySessionCookie(config.secret, cookie) }
}

/**
 * The access link that a request came by: the header Access-Token (D7), or what the page that the link opened left in
 * a cookie for the pages after it.
 */
export function linkTokenOf(config: Config, request: FastifyRequest): string | null {
  const header = request.headers['access-token']
  return typeof header === 'string' ? header : (request.cookies[cookieName(config, LINK_COOKIE)] ?? null)
}

/** Whether a request shows the header Access-Token and no session: no cookie of a browser says who is asking. */
export function speaksByLinkAlone(config: Config, request: FastifyRequest): boolean {
  const credentials = credentialsOf(config, request)
  if (credentials.kind !== 'COOKIE' || credentials.sessionToken !== null) return false
  return typeof request.headers['access-token'] === 'string' && !isLogin(request)
}

/** The session token of a request; null where it names none. */
export function sessionTokenOf(config: Config, request: FastifyRequest): string | null {
  const credentials = credentialsOf(config, request)
  return credentials.kind === 'PERSONAL_ACCESS_TOKEN' ? null : credentials.sessionToken
}
