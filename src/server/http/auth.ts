import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Accounts } from '../accounts/accounts.ts'
import { sessionCookieName, verifySessionCookie } from '../accounts/session-cookie.ts'
import type { Config } from '../config.ts'
import { renewForgeryToken } from './csrf.ts'

const minute = 60_000

/** Hands /api/auth over to the login library; our own hooks have checked the call before. */
export function addAuthRoutes(app: FastifyInstance, config: Config, accounts: Accounts): void {
  app.route({
    method: ['GET', 'POST'],
    url: '/api/auth/*',
    config: { rateLimit: { max: loginLimit(config), timeWindow: minute } },
    handler: async (request, reply) => {
      const before = accounts.sessionToken(request.cookies)
      const response = await accounts.handle(toRequest(config, request))
      const after = tokenAfter(config, response, before)
      // A login ends the session that this browser had before, so that its token is worth nothing (S7).
      if (before && after && before !== after) await accounts.endSession(before)
      return await answer(config, request, reply, response, after)
    },
  })
}

/** Logins cost much more than reading: a part of what else is allowed. */
function loginLimit(config: Config): number {
  return config.rateLimit === 0 ? Number.MAX_SAFE_INTEGER : Math.ceil(config.rateLimit / 25)
}

function toRequest(config: Config, request: FastifyRequest): Request {
  const headers = new Headers()
  for (const name of ['cookie', 'user-agent', 'accept-language'] as const) {
    const value = request.headers[name]
    if (value) headers.set(name, value)
  }
  headers.set('origin', config.origin)
  headers.set('x-mezzo-client', request.ip)
  const hasBody = request.method === 'POST'
  if (hasBody) headers.set('content-type', 'application/json')
  return new Request(`${config.origin}${request.url}`, {
    method: request.method,
    headers,
    ...(hasBody && { body: JSON.stringify(request.body ?? {}) }),
  })
}

/** The session of the browser once it has taken the answer's cookies. */
function tokenAfter(config: Config, response: Response, before: string | null): string | null {
  const name = sessionCookieName(config)
  const set = response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`))
  if (!set) return before
  const value = decodeURIComponent(set.slice(name.length + 1).split(';')[0] ?? '')
  return verifySessionCookie(config.secret, value)
}

async function answer(
  config: Config,
  request: FastifyRequest,
  reply: FastifyReply,
  response: Response,
  token: string | null,
): Promise<FastifyReply> {
  reply.status(response.status)
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie' && name !== 'content-length') reply.header(name, value)
  })
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
  reply.header('cache-control', 'no-store')
  renewForgeryToken(config, request, reply, token)
  return reply.send(await response.text())
}
