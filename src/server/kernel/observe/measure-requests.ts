import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import { metersOf, secondsSince } from './measured.ts'

/** Counts the requests of a server where somebody wants to know. */
export function measureRequests(app: FastifyInstance, config: Config): void {
  const used = metersOf(config)
  if (!used) return
  app.addHook('onRequest', (request, reply, done) => {
    const start = performance.now()
    used.requestBegun()
    let isSent = false
    reply.raw.once('finish', () => (isSent = true))
    // A response is closed once, whether it was sent or whoever asked has left.
    reply.raw.once('close', () => {
      const status = isSent ? `${Math.floor(reply.statusCode / 100)}xx` : 'aborted'
      const route = request.routeOptions.url ?? 'none'
      used.requestEnded({ method: request.method, route, status }, secondsSince(start))
    })
    done()
  })
}
