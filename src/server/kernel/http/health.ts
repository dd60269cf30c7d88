import type { FastifyInstance } from 'fastify'
import type { Services } from '../viewer/context.ts'
import { askDatabase } from '../db/database.ts'
import { isMigrated } from '../db/migrate.ts'

const timeLimit = 2_000

/** Whether the process still takes new work; the composition root switches it off before it stops. */
export interface Lifecycle {
  stopping: boolean
  /** Whether nobody is answered yet, since people are erased again who came back with a restored database. */
  restoring?: boolean
}

/** /healthz: the process lives. /readyz: it can do its work: database answers, migrations applied, not stopping. */
export function addHealthRoutes(app: FastifyInstance, services: Services, lifecycle: Lifecycle): void {
  let migrated = false
  app.addHook('onRequest', async (request, reply) => {
    if (!lifecycle.restoring || ['/healthz', '/readyz'].includes(request.url)) return
    return reply.status(503).header('retry-after', '5').send({ status: 'not ready' })
  })
  app.get('/healthz', async () => ({ status: 'alive' }))
  app.get('/readyz', async (_, reply) => {
    reply.header('cache-control', 'no-store')
    if (lifecycle.restoring)
      return reply
        .status(503)
        .send({ status: 'people are erased again who came back with a restored database' })
    if (lifecycle.stopping) return reply.status(503).send({ status: 'stopping' })
    try {
      await within(timeLimit, async () => {
        await askDatabase(services.database)
        migrated ||= await isMigrated(services.database)
      })
    } catch (error) {
      services.log.warn({ err: error }, 'not ready')
      return reply.status(503).send({ status: 'the database does not answer' })
    }
    return migrated ? { status: 'ready' } : reply.status(503).send({ status: 'migrations are missing' })
  })
}

async function within(limit: number, work: () => Promise<void>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(() => reject(new Error(`no answer within ${limit} ms`)), limit)
  try {
    await Promise.race([work(), promise])
  } finally {
    clearTimeout(timer)
  }
}
