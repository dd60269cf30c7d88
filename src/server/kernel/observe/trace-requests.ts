import type { FastifyInstance } from 'fastify'
import { tracing } from './spans.ts'

/** Traces the requests of a server where somebody wants to know, in the trace that they say they belong to. */
export function traceRequests(app: FastifyInstance): void {
  const used = tracing()
  if (!used) return
  app.addHook('onRequest', (request, reply, done) => {
    const { method, routeOptions } = request
    const route = routeOptions.url ?? 'none'
    const span = used.begin(
      {
        name: `${method} ${route}`,
        kind: 'server',
        attributes: { 'http.request.method': method, 'http.route': route, 'mezzo.request_id': request.id },
      },
      request.headers,
    )
    reply.raw.once('close', () => {
      const { statusCode } = reply.raw
      span.set({ 'http.response.status_code': statusCode })
      span.end(statusCode >= 500 ? statusCode : undefined)
    })
    span.run(done)
  })
}
