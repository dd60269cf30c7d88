import { createHmac } from 'node:crypto'
import type { Config } from '../config/config.ts'
import { isSameSecret } from './same-secret.ts'

type NamingConfig = Pick<Config, 'origin' | 'demoVisit'>

/** Whether cookies are sent over https only. */
export function isSecure(config: Pick<Config, 'origin'>): boolean {
  return config.origin.startsWith('https:')
}

/** Name of the session cookie. */
export function sessionCookieName(config: NamingConfig): string {
  return cookieName(config, 'mezzo-session')
}

/**
 * Name of a cookie of ours; `__Host-` binds it to this host where the browser accepts that. The server of a demo has
 * its own beside those of the product, so that whoever comes out of it is still logged in.
 */
export function cookieName(config: NamingConfig, name: string): string {
  const own = config.demoVisit ? `${name}-demo` : name
  return isSecure(config) ? `__Host-${own}` : own
}

/** What cookies that no script may read have in common (S7). */
export function cookieAttributes(config: Pick<Config, 'origin'>) {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure(config) } as const
}

/** The value of the session cookie, and of the header `authToken`: the token, signed by us. */
export function signSessionToken(secret: string, token: string): string {
  return `${token}.${createHmac('sha256', secret).update(token).digest('base64')}`
}

/** The session token in a signed cookie value; null when the signature is not ours. */
export function verifySessionCookie(secret: string, value: string | undefined): string | null {
  if (!value) return null
  const at = value.lastIndexOf('.')
  if (at < 1) return null
  const token = value.slice(0, at)
  const expected = createHmac('sha256', secret).update(token).digest()
  const given = Buffer.from(value.slice(at + 1), 'base64')
  return isSameSecret(given, expected) ? token : null
}

/** A session lives for so many days and is prolonged once the first is over. */
export const SESSION_DAYS = 7

/** A session ends after so many days at the latest, however often somebody comes. */
export const SESSION_MOST_DAYS = 30
