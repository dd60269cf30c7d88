import type { FastifyInstance } from 'fastify'
import type { Log } from '../config/log.ts'
import { isApi, isLogin } from './api-path.ts'

const refused = new Set([401, 403, 429])

/** Notes every login call with its outcome, and every call that was refused: who tried what is found again (S12). */
export function addSecurityLog(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode: status } = reply
    const isRefused = refused.has(status)
    if (!isApi(request) || (!isLogin(request) && !isRefused)) return
    const { url: route } = request.routeOptions
    const entry = { route, method: request.method, status, ip: request.ip, requestId: request.id }
    if (isLogin(request)) log.info({ event: 'login', ...entry }, isRefused ? 'login refused' : 'login call')
    else log.warn({ event: 'refused', ...entry }, 'call refused')
  })
}
