import type { FastifyInstance } from 'fastify'
import type { Lifecycle, LookAtReadiness } from './readiness.ts'

const open = ['/healthz', '/readyz']

/** /healthz: the process lives. /readyz: it can do its work, or in a few words why not. */
export function addHealthRoutes(app: FastifyInstance, lifecycle: Lifecycle, look: LookAtReadiness): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!lifecycle.restoring || open.includes(request.url)) return
    return reply.status(503).header('retry-after', '5').send({ status: 'not ready' })
  })
  app.get('/healthz', async () => ({ status: 'alive' }))
  app.get('/readyz', async (_, reply) => {
    reply.header('cache-control', 'no-store')
    const failed = (await look()).find(({ ok }) => !ok)
    if (!failed) return { status: 'ready' }
    return reply.status(503).header('retry-after', '5').send({ status: words[failed.name] })
  })
}

/** What everybody may know; the rest is for whoever runs the server. */
const words = {
  process: 'stopping',
  erasures: 'people are erased again who came back with a restored database',
  database: 'the database does not answer',
  migrations: 'migrations are missing',
  disk: 'the disk is full or away',
} as const
