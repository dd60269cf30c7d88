import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  cookieAttributes,
  cookieName,
  sessionCookieName,
  signSessionToken,
  SESSION_DAYS,
} from './session-cookie.ts'
import type { Config } from '../config/config.ts'
import { credentialsOf, LINK_COOKIE } from './credentials.ts'
import { renewForgeryToken } from './csrf.ts'

const day = 24 * 60 * 60

/** Gives a new session to the client: in the header `authToken` to those who ask by it, to browsers as a cookie. */
export function answerSession(
  config: Config,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): void {
  const value = signSessionToken(config.secret, token)
  if (credentialsOf(config, request).kind !== 'COOKIE') {
    reply.header('authToken', value)
    return
  }
  setSessionCookie(config, reply, token)
  clearLinkCookie(config, request, reply)
  renewForgeryToken(config, request, reply, token)
}

/** Lets a browser forget its session, once that has ended. */
export function takeSession(config: Config, request: FastifyRequest, reply: FastifyReply): void {
  if (credentialsOf(config, request).kind !== 'COOKIE') return
  reply.clearCookie(sessionCookieName(config), cookieAttributes(config))
  clearLinkCookie(config, request, reply)
  renewForgeryToken(config, request, reply, null)
}

/** Keeps the access link that opened a page for the pages after it, also over a reload, until the browser is closed. */
export function setLinkCookie(config: Config, reply: FastifyReply, token: string): void {
  reply.setCookie(cookieName(config, LINK_COOKIE), token, cookieAttributes(config))
}

/** Forgets the access link: whoever logs in or out has done with it. */
export function clearLinkCookie(config: Config, request: FastifyRequest, reply: FastifyReply): void {
  const name = cookieName(config, LINK_COOKIE)
  if (request.cookies[name] !== undefined) reply.clearCookie(name, cookieAttributes(config))
}

/** Sets the cookie of a session, for as long as the session lives from now on. */
export function setSessionCookie(config: Config, reply: FastifyReply, token: string): void {
  const value = signSessionToken(config.secret, token)
  reply.setCookie(sessionCookieName(config), value, {
    ...cookieAttributes(config),
    maxAge: SESSION_DAYS * day,
  })
}

/** What a browser, or a client without cookies, has to show again at the end of what it begins now. */
export type Keepsake = 'mezzo-login-step' | 'mezzo-sign-up'

/** Gives the client a secret to show again later: as a cookie, or in a header of the cookie's name. */
export function giveKeepsake(
  config: Config,
  request: FastifyRequest,
  reply: FastifyReply,
  name: Keepsake,
  value: string,
  maxAge: number,
): void {
  if (credentialsOf(config, request).kind === 'COOKIE') {
    reply.setCookie(cookieName(config, name), value, { ...cookieAttributes(config), maxAge })
  } else reply.header(name, value)
}

/** The secret that the client was given before; null when it shows none. */
export function keepsakeOf(config: Config, request: FastifyRequest, name: Keepsake): string | null {
  if (credentialsOf(config, request).kind === 'COOKIE') {
    return request.cookies[cookieName(config, name)] ?? null
  }
  const header = request.headers[name]
  return typeof header === 'string' ? header : null
}

/** Takes a secret back whose time is over. */
export function takeKeepsake(config: Config, reply: FastifyReply, name: Keepsake): void {
  reply.clearCookie(cookieName(config, name), cookieAttributes(config))
}
