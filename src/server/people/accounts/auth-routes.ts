import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SECOND_STEP_MINUTES } from '../../../domain/people/login-rules.ts'
import type { Accounts } from './accounts.ts'
import { sessionCookieName, signSessionToken, verifySessionCookie } from '../../kernel/http/session-cookie.ts'
import type { Config } from '../../kernel/config/config.ts'
import { checkActing } from '../../kernel/graphql/acting.ts'
import { credentialsOf, sessionTokenOf } from '../../kernel/http/credentials.ts'
import { renewForgeryToken } from '../../kernel/http/csrf.ts'
import { answerSession, clearLinkCookie, giveKeepsake, takeSession } from '../../kernel/http/login-answer.ts'
import type { ContextOf } from '../../kernel/viewer/context.ts'

/** What of the login library can be reached; everything else of the login is a route of ours. */
const libraryPaths = ['sign-in/email', 'request-password-reset', 'reset-password'] as const

/** The logout, and what the login library does; our own hooks have checked the calls before. */
export function addAuthRoutes(
  app: FastifyInstance,
  config: Config,
  accounts: Accounts,
  contextOf: ContextOf,
): void {
  for (const path of libraryPaths) {
    app.post(`/api/auth/${path}`, async (request, reply) => {
      // Whoever acts as a landlord leaves logins and passwords alone until that has ended (S10).
      checkActing('PERSON', (await contextOf(request)).viewer)
      return await callLibrary(config, accounts, request, reply)
    })
  }
  app.post('/api/auth/sign-out', async (request, reply) => await signOut(config, accounts, request, reply))
}

async function callLibrary(
  config: Config,
  accounts: Accounts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const before = sessionTokenOf(config, request)
  const response = await accounts.handle(toRequest(config, request))
  const after = tokenAfter(config, response, before)
  reply.status(response.status).header('cache-control', 'no-store')
  if (!after || after === before) {
    if (!after && credentialsOf(config, request).kind === 'COOKIE') clearLinkCookie(config, request, reply)
    renewForgeryToken(config, request, reply, after)
    return reply.header('content-type', 'application/json').send(await response.text())
  }
  const step = await accounts.askForSecondStep(after)
  if (step) {
    giveKeepsake(config, request, reply, 'mezzo-login-step', step.secret, SECOND_STEP_MINUTES * 60)
    const recoveryReadyAt = step.recoveryReadyAt?.toString()
    return reply.send({ secondStep: true, ...(recoveryReadyAt && { recoveryReadyAt }) })
  }
  // A login ends the session that this browser had before, so that its token is worth nothing (S7).
  if (before) await accounts.endSession(before)
  answerSession(config, request, reply, after)
  // The library's answer repeats the token, which no script needs to know.
  const { user } = (await response.json()) as { user: unknown }
  return reply.send({ user })
}

function toRequest(config: Config, request: FastifyRequest): Request {
  const headers = new Headers({ 'content-type': 'application/json' })
  for (const name of ['user-agent', 'accept-language'] as const) {
    const value = request.headers[name]
    if (value) headers.set(name, value)
  }
  const token = sessionTokenOf(config, request)
  if (token) {
    const value = encodeURIComponent(signSessionToken(config.secret, token))
    headers.set('cookie', `${sessionCookieName(config)}=${value}`)
  }
  headers.set('origin', config.origin)
  headers.set('x-mezzo-client', request.ip)
  const body = JSON.stringify(request.body ?? {})
  return new Request(`${config.origin}${request.url}`, { method: 'POST', headers, body })
}

/** The session of the client once it has taken the answer. */
function tokenAfter(config: Config, response: Response, before: string | null): string | null {
  const name = sessionCookieName(config)
  const set = response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`))
  if (!set) return before
  const value = decodeURIComponent(set.slice(name.length + 1).split(';')[0] ?? '')
  return verifySessionCookie(config.secret, value)
}

async function signOut(
  config: Config,
  accounts: Accounts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const token = sessionTokenOf(config, request)
  // Before anything is said: while this fails, the browser has to know what it can end later (S7).
  if (token) await accounts.endSession(token)
  takeSession(config, request, reply)
  return reply.send({ success: true })
}
