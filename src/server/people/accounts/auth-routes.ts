import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SECOND_STEP_MINUTES } from '../../../domain/people/login-rules.ts'
import type { Accounts } from './accounts.ts'
import { sessionCookieName, signSessionToken, verifySessionCookie } from '../../kernel/http/session-cookie.ts'
import type { Config } from '../../kernel/config/config.ts'
import { checkActing } from '../../kernel/graphql/acting.ts'
import { credentialsOf, sessionTokenOf } from '../../kernel/http/credentials.ts'
import { answerSession, clearLinkCookie, giveKeepsake, takeSession } from '../../kernel/http/login-answer.ts'
import type { Context, ContextOf } from '../../kernel/viewer/context.ts'
import { requestPasswordReset, type ResetRefusal, resetPassword } from './password-reset-actions.ts'

/** The calls of passwords: the login, the logout and a new password by mail; hooks of ours have checked them before. */
export function addAuthRoutes(
  app: FastifyInstance,
  config: Config,
  accounts: Accounts,
  contextOf: ContextOf,
): void {
  // Whoever acts as a landlord leaves logins and passwords alone until that has ended (S10).
  const contextOfPerson = async (request: FastifyRequest): Promise<Context> => {
    const ctx = await contextOf(request)
    checkActing('PERSON', ctx.viewer)
    return ctx
  }
  app.post('/api/auth/sign-in/email', async (request, reply) => {
    await contextOfPerson(request)
    return await signIn(config, accounts, request, reply)
  })
  app.post('/api/auth/sign-out', async (request, reply) => await signOut(config, accounts, request, reply))
  app.post('/api/auth/request-password-reset', async (request, reply) => {
    const refusal = await requestPasswordReset(await contextOfPerson(request), request.body ?? {})
    const message = 'If this email exists in our system, check your email for the reset link'
    return answerReset(config, request, reply, refusal ?? { status: true, message })
  })
  app.post('/api/auth/reset-password', async (request, reply) => {
    const refusal = await resetPassword(await contextOfPerson(request), request.body ?? {})
    return answerReset(config, request, reply, refusal ?? { status: true })
  })
}

/** Hands the login over to the login library. */
async function signIn(
  config: Config,
  accounts: Accounts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const response = await accounts.handle(toRequest(config, request))
  const token = tokenOf(config, response)
  reply.status(response.status)
  if (!token) {
    clearLinkOfNobody(config, request, reply)
    return reply.header('content-type', 'application/json').send(await response.text())
  }
  const step = await accounts.askForSecondStep(token)
  if (step) {
    giveKeepsake(config, request, reply, 'mezzo-login-step', step.secret, SECOND_STEP_MINUTES * 60)
    const recoveryReadyAt = step.recoveryReadyAt?.toString()
    return reply.send({ secondStep: true, ...(recoveryReadyAt && { recoveryReadyAt }) })
  }
  // A login ends the session that this browser had before, so that its token is worth nothing (S7).
  const before = sessionTokenOf(config, request)
  if (before) await accounts.endSession(before)
  answerSession(config, request, reply, token)
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

/** The session that the library has begun; null where it has refused to. */
function tokenOf(config: Config, response: Response): string | null {
  const name = sessionCookieName(config)
  const set = response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`))
  const value = set && decodeURIComponent(set.slice(name.length + 1).split(';')[0] ?? '')
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

function answerReset(
  config: Config,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: ResetRefusal | { status: true; message?: string },
): FastifyReply {
  clearLinkOfNobody(config, request, reply)
  return reply.status('code' in answer ? 400 : 200).send(answer)
}

/** Who has no session and turns to the login has done with the access link, whatever comes of it. */
function clearLinkOfNobody(config: Config, request: FastifyRequest, reply: FastifyReply): void {
  const { kind } = credentialsOf(config, request)
  if (kind === 'COOKIE' && !sessionTokenOf(config, request)) clearLinkCookie(config, request, reply)
}
