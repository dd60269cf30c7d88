import type { FastifyRequest } from 'fastify'
import { sessionCookieName, verifySessionCookie } from '../accounts/session-cookie.ts'
import type { Config } from '../config.ts'

/**
 * What a request says about who is asking. Whoever sends one of the two headers has no use for cookies: they are
 * not looked at, so that a browser can't be made to lend them, and no token against forgery is needed (D7, S4).
 */
export type Credentials =
  | { kind: 'COOKIE'; sessionToken: string | null }
  | { kind: 'AUTH_TOKEN'; sessionToken: string | null }
  | { kind: 'PERSONAL_ACCESS_TOKEN'; secret: string }

/** Finds what a request says about who is asking; nothing of it is compared with the database yet. */
export function credentialsOf(config: Config, request: FastifyRequest): Credentials {
  const bearer = /^Bearer\s+(\S+)\s*$/i.exec(request.headers.authorization ?? '')?.[1]
  if (bearer !== undefined) return { kind: 'PERSONAL_ACCESS_TOKEN', secret: bearer }
  const authToken = request.headers.authtoken
  if (typeof authToken === 'string') {
    return { kind: 'AUTH_TOKEN', sessionToken: verifySessionCookie(config.secret, authToken) }
  }
  const cookie = request.cookies[sessionCookieName(config)]
  return { kind: 'COOKIE', sessionToken: verifySessionCookie(config.secret, cookie) }
}

/** The session token of a request; null where it names none. */
export function sessionTokenOf(config: Config, request: FastifyRequest): string | null {
  const credentials = credentialsOf(config, request)
  return credentials.kind === 'PERSONAL_ACCESS_TOKEN' ? null : credentials.sessionToken
}
