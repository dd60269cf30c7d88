import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import { answeredPath, isLogin } from './api-path.ts'

const minute = 60_000

/** Logging out is never refused. */
const uncounted = '/api/auth/sign-out'

/**
 * Counts all calls of the login of one address together, whichever they are: logins cost much more than reading, so an
 * address gets a part of what else is allowed. IPv6 counts by its /64, which one customer has whole.
 */
export function addLoginLimit(app: FastifyInstance, config: Config): void {
  // One checker has one counter; a limit said by each route would be a counter of each route.
  const check = app.createRateLimit({ max: Math.ceil(config.rateLimit / 25), timeWindow: minute })
  app.addHook('onRequest', async (request, reply) => {
    if (!isLogin(request) || answeredPath(request) === uncounted) return
    const counted = await check(request)
    if (counted.isAllowed || !counted.isExceeded) return
    reply.header('retry-after', counted.ttlInSeconds)
    throw new TooManyLogins()
  })
}

class TooManyLogins extends Error {
  readonly statusCode = 429
  override readonly message = 'Too many login calls from this address. Wait a minute.'
}
